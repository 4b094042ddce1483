import { type ReactNode, useEffect, useId, useRef } from "react";
import { useText } from "../text";
import "./dialog.css";
import { Icon } from "./Icon";

/** A modal dialog, the browser's own: it keeps the focus, closes on Escape and gives it back. */
export function Dialog({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
  wide?: boolean;
}) {
  const t = useText();
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={element}
      className={wide ? "dialog dialog-wide" : "dialog"}
      aria-labelledby={id}
      onClose={close}
      onClick={(event) => {
        if (event.target === element.current) element.current?.close();
      }}
    >
      <div className="dialog-inside">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t("close")}
            onClick={() => element.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
