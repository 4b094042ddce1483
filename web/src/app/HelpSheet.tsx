import { useEffect, useState } from "react";
import { useText } from "../text";
import { Dialog } from "../ui/Dialog";

const KEYS: readonly (readonly [string, string])[] = [
  ["?", "help-key-help"],
  ["R", "help-key-roll"],
  ["←↑→↓", "help-key-move"],
  ["⏎", "help-key-pick"],
  ["Esc", "help-key-down"],
  ["1–6", "help-key-face"],
  ["0–3", "help-key-turn"],
  ["N E S W", "help-key-direction"],
  ["H", "help-key-hand"],
  ["B", "help-key-blocker"],
  ["L", "help-key-leave"],
  ["U", "help-key-undo"],
  ["X", "help-key-send"],
  ["Q", "help-key-rotate"],
  ["V", "help-key-view"],
  ["D", "help-key-describe"],
  [", .", "help-key-history"],
];

/** The keys, on `?`. */
export function HelpSheet() {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.key === "?" && !target?.closest("input, textarea, select")) setOpen(true);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={t("help-title")} close={() => setOpen(false)}>
      <dl className="help-keys">
        {KEYS.map(([key, id]) => (
          <div key={id}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(id)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
