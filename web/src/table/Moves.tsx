import { type KeyboardEvent, useEffect, useRef } from "react";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** The game so far; every entry shows its position. */
export function Moves({
  session,
  names,
  fills,
}: {
  session: TableSession;
  names: readonly string[];
  /** Everybody's colour. */
  fills: readonly string[];
}) {
  const t = useText();
  const { game, shown } = useScreen(session);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Only the list itself scrolls: the page stays where the person put it.
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && list.current) {
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
      if (list.current.contains(document.activeElement)) here.focus({ preventScroll: true });
    }
  }, [shown]);
  // One stop for Tab: within the list the arrows go through the game.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    session.look(shown + step);
  };
  let before: number | null = null;
  return (
    <ol className="moves" ref={list} onKeyDown={onKeyDown}>
      {game.line.map((station, i) => {
        const { what } = station;
        const seat = what.kind === "started" ? null : what.seat;
        const same = seat !== null && seat === before;
        before = seat;
        const text =
          what.kind === "started"
            ? t("moves-start")
            : what.kind === "rolled"
              ? t("moves-rolled", { face: what.face })
              : what.kind === "gone"
                ? t(`moves-gone-${what.how}`)
                : what.move === "out"
                  ? t("action-out")
                  : what.move === "pass"
                    ? t("action-pass")
                    : what.move;
        return (
          <li key={station.n}>
            <button
              type="button"
              className="move"
              aria-current={i === shown ? "step" : undefined}
              tabIndex={i === shown ? 0 : -1}
              onClick={() => session.look(i)}
            >
              {seat !== null && (
                <span className={same ? "move-who hidden" : "move-who"}>
                  <span
                    className="open-dot"
                    style={{ background: fills[seat] }}
                    aria-hidden="true"
                  />
                  {names[seat]}
                </span>
              )}
              <span className={what.kind === "moved" ? "move-text" : "move-text soft"}>{text}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
