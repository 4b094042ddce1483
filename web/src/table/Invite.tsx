import { useEffect, useRef, useState } from "react";
import { addressOf } from "../nav/address";
import { getAddresses } from "../net/api";
import { SERVER } from "../net/server";
import { useText } from "../text";

/** Modules of a code that a camera reads only if it is drawn larger. */
const LARGE = 57;
const LOCAL = /^(localhost|127\.|\[::1\])/;

/** Where others find these pages: on a server's machine itself the page's own address would not do. */
function useBase(): string {
  const [base, setBase] = useState(location.origin + location.pathname);
  useEffect(() => {
    if (!LOCAL.test(location.host) || SERVER === null) return;
    getAddresses().then(
      ([first]) => {
        if (first) setBase(first);
      },
      () => undefined,
    );
  }, []);
  return base;
}

/** The link to a table, or to a seat of it. */
export function Invite({
  table,
  seatKey,
  label,
}: {
  table: string;
  seatKey: string | null;
  label: string;
}) {
  return <ShareLink path={seatKey ? `/t/${table}?key=${seatKey}` : `/t/${table}`} label={label} />;
}

/** A link to hand on: as a QR code, to copy, or through the device's own sharing. */
export function ShareLink({
  path,
  label,
  fold,
}: {
  path: string;
  label: string;
  /** The words under which the QR code is folded up; none where it would be too fine to read. */
  fold?: string | null;
}) {
  const t = useText();
  const link = useBase() + addressOf(path);
  const [code, setCode] = useState<{ size: number; path: string } | null>(null);
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let current = true;
    if (fold === null) return undefined;
    void import("./qr").then(({ qrPath }) => {
      if (current) setCode(qrPath(link));
    });
    return () => {
      current = false;
    };
  }, [link, fold]);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Without a secure context there is no clipboard to write to; this still works.
      document.execCommand("copy");
    }
    setCopied(true);
  };
  const size = code?.size ?? 1;
  const picture = code && (
    <svg viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={t("invite-code")}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
  return (
    <div className={size > LARGE ? "invite invite-large" : "invite"}>
      {!fold && picture}
      <div className="invite-link">
        <label className="field">
          <span className="field-label">{label}</span>
          <input
            ref={field}
            type="text"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
        </label>
        <div className="row">
          <button type="button" className="button" onClick={() => void copy()}>
            {t(copied ? "invite-copied" : "invite-copy")}
          </button>
          {"share" in navigator && (
            <button
              type="button"
              className="button"
              onClick={() =>
                void navigator.share({ title: "Quayside", url: link }).catch(() => undefined)
              }
            >
              {t("invite-share")}
            </button>
          )}
        </div>
        {fold && (
          <details>
            <summary>{fold}</summary>
            {picture}
          </details>
        )}
      </div>
    </div>
  );
}
