import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Station } from "../state/game";
import { type Text, useText } from "../text";
import { useGame, useNames, usePlay, useTable } from "./context";

/** The game so far; every entry shows its position. */
export function Moves({ fills }: { fills: readonly string[] }) {
  const session = useTable();
  const { line } = useGame();
  const shown = useStore(session.showing.shown);
  const list = useRef<HTMLOListElement>(null);
  const current = line[shown]?.n;
  useEffect(() => {
    // Only the list itself scrolls: the page stays where the person put it.
    const here = list.current?.querySelector<HTMLElement>(`[data-n="${current}"]`);
    if (here && list.current) {
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
      if (list.current.contains(document.activeElement)) here.focus({ preventScroll: true });
    }
  }, [current]);
  // One stop for Tab: within the list the arrows go through the game.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    session.look(shown + step);
  };
  const seatOf = ({ what }: Station) => (what.kind === "started" ? null : what.seat);
  return (
    <ol className="moves" ref={list} onKeyDown={onKeyDown}>
      {line.map((station, i) => {
        const before = line[i - 1];
        return (
          <Entry
            key={station.n}
            station={station}
            fills={fills}
            same={before !== undefined && seatOf(before) === seatOf(station)}
            current={i === shown}
            look={() => session.look(i)}
          />
        );
      })}
    </ol>
  );
}

function Entry(props: {
  station: Station;
  fills: readonly string[];
  /** Whether the entry before is of the same seat. */
  same: boolean;
  current: boolean;
  look: () => void;
}) {
  const t = useText();
  const play = usePlay();
  const names = useNames();
  const { what, n } = props.station;
  const seat = what.kind === "started" ? null : what.seat;
  // What is written is short; what is heard is a sentence.
  const words = what.kind === "moved" ? play.moveWords(what.move, { t, names }) : null;
  const text = textOf(t, what) ?? (what.kind === "moved" ? play.moveText(t, what.move) : "");
  return (
    <li>
      <button
        type="button"
        className="move"
        data-n={n}
        aria-current={props.current ? "step" : undefined}
        tabIndex={props.current ? 0 : -1}
        onClick={props.look}
      >
        {seat !== null && (
          <span className={props.same ? "move-who hidden" : "move-who"}>
            <span className="dot" style={{ background: props.fills[seat] }} aria-hidden="true" />
            {names[seat]}
          </span>
        )}
        <span
          className={what.kind === "moved" ? "move-text" : "move-text soft"}
          aria-hidden={words !== null}
        >
          {text}
        </span>
        {words !== null && <span className="hidden">{words}</span>}
      </button>
    </li>
  );
}

/** What happened, where it is no move. */
function textOf(t: Text, what: Station["what"]): string | null {
  switch (what.kind) {
    case "started":
      return t("moves-start");
    case "rolled":
      return t(what.counts ? "moves-rolled" : "moves-rolled-again", { face: what.face });
    case "gone":
      return t(`moves-gone-${what.how}`);
    case "moved":
      return null;
  }
}
