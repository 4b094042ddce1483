import { useEffect, useRef } from "react";
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
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
  }, [shown]);
  let before: number | null = null;
  return (
    <ol className="moves" ref={list}>
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
              onClick={() => session.look(i)}
            >
              {seat !== null && (
                <span className={same ? "move-who hidden" : "move-who"}>
                  <span className="open-dot" style={{ background: fills[seat] }} aria-hidden="true" />
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
