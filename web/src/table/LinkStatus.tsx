import { useStore } from "@nanostores/react";
import { useLanguage, useText } from "../text";
import { errorText } from "../ui/errors";
import { useNames, useTable } from "./context";

/** Says so while the server cannot be heard, and why if it has said it; and what keeps it or the
 * rules. */
export function LinkStatus() {
  const t = useText();
  const language = useLanguage();
  const session = useTable();
  const [link, engine] = [useStore(session.link.state), useStore(session.engine)];
  const names = useNames();
  const { preparing } = link;
  const who = preparing?.seat == null ? null : (names[preparing.seat] ?? null);
  const begun = useStore(session.game).line.length > 0;
  return (
    <>
      <div role="status" data-link={link.status}>
        {link.status === "offline" && (
          <p className="notice bad">
            {link.problem && errorText(t, language, link.problem.code)} {t("link-offline")}
          </p>
        )}
        {begun && engine !== "here" && (
          <p className="notice" data-engine={engine}>
            {t(`engine-${engine}`)}
          </p>
        )}
      </div>
      {preparing && (
        <p className="notice" data-preparing={preparing.done}>
          {who === null
            ? t("link-preparing", { done: preparing.done, of: preparing.of })
            : t("link-preparing-bot", { who, done: preparing.done, of: preparing.of })}
        </p>
      )}
    </>
  );
}
