import { useStore } from "@nanostores/react";
import { useEffect } from "react";
import { GAMES, gameOf } from "../games";
import { keysShown, shownGame } from "../nav/router";
import { settings } from "../state/settings";
import { useText } from "../text";
import { Dialog } from "../ui/Dialog";

type Key = readonly [key: string, text: string];

const BEFORE: readonly Key[] = [
  ["?", "help-key-help"],
  ["R", "help-key-roll"],
  ["←↑→↓", "help-key-move"],
  ["⏎", "help-key-pick"],
  ["Esc", "help-key-down"],
];
const AFTER: readonly Key[] = [
  ["U", "help-key-undo"],
  ["X", "help-key-send"],
  ["Q", "help-key-rotate"],
  ["V", "help-key-view"],
  ["D", "help-key-describe"],
  [", . ← →", "help-key-history"],
];

/** The keys of a game, or of all games where none is shown. */
function keysOf(game: string | null): Key[] {
  const own = (game ? [gameOf(game)] : GAMES).flatMap(({ keys }) => keys);
  const once = new Map(own.map((key) => [key.join(), key]));
  return [...BEFORE, ...once.values(), ...AFTER];
}

/** The keys, on `?` or by the button at the board. */
export function HelpSheet() {
  const t = useText();
  const game = useStore(shownGame);
  const open = useStore(keysShown);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (
        event.key === "?" &&
        settings.get().letters &&
        !target?.closest("input, textarea, select")
      )
        keysShown.set(true);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={t("help-title")} close={() => keysShown.set(false)}>
      <p>{t("help-pointer")}</p>
      <dl className="help-keys">
        {keysOf(game).map(([key, id]) => (
          <div key={key + id}>
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
