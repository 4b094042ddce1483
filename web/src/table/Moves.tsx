import { useStore } from "@nanostores/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Station } from "../state/game";
import { change, settings } from "../state/settings";
import { type Text, useText } from "../text";
import { Switch } from "../ui/Field";
import { useGame, useNames, usePlay, useTable } from "./context";
import { sentencesAt } from "./story";

/** The game as far as the board has shown it; every entry shows its position. */
export function Moves({ fills }: { fills: readonly string[] }) {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const names = useNames();
  const { line: all, opened } = useGame();
  const { story } = useStore(settings);
  // Subscribed to, since they say what a move did.
  useStore(session.rules);
  const { showing } = session;
  const [live, seen, looked] = [
    useStore(showing.live),
    useStore(showing.seen),
    useStore(showing.shown),
  ];
  const [line, shown] = live ? [all.slice(0, seen + 1), seen] : [all, looked];
  const list = useRef<HTMLOListElement>(null);
  const current = line[shown]?.n;
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences take more room
  useEffect(() => {
    // Only the list itself scrolls: the page stays where the person put it.
    const here = list.current?.querySelector<HTMLElement>(`[data-n="${current}"]`);
    if (here && list.current) {
      list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
      if (list.current.contains(document.activeElement)) here.focus({ preventScroll: true });
    }
  }, [current, story]);
  // One stop for Tab: within the list the arrows go through the game.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    session.look(shown + step);
  };
  const speaker = { t, names, inside: opened?.knowledge !== "memory" };
  const seatOf = ({ what }: Station) => (what.kind === "started" ? null : what.seat);
  return (
    <>
      <Switch label={t("moves-story")} value={story} change={(value) => change({ story: value })} />
      <ol className="moves" ref={list} onKeyDown={onKeyDown}>
        {line.map((station, i) => {
          const before = line[i - 1];
          const seat = seatOf(station);
          return (
            <li key={station.n}>
              <button
                type="button"
                className={story ? "move move-story" : "move"}
                data-n={station.n}
                aria-current={i === shown ? "step" : undefined}
                tabIndex={i === shown ? 0 : -1}
                onClick={() => session.look(i)}
              >
                {story ? (
                  <>
                    {seat !== null && <Dot fill={fills[seat]} />}
                    <span>{sentencesAt(session, play, i, speaker).join(" ")}</span>
                  </>
                ) : (
                  <Short
                    station={station}
                    fills={fills}
                    same={before !== undefined && seatOf(before) === seat}
                  />
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </>
  );
}

function Dot({ fill }: { fill: string | undefined }) {
  return <span className="dot" style={{ background: fill }} aria-hidden="true" />;
}

/** An entry as people write games down; what is heard is a sentence. */
function Short(props: {
  station: Station;
  fills: readonly string[];
  /** Whether the entry before is of the same seat. */
  same: boolean;
}) {
  const t = useText();
  const play = usePlay();
  const names = useNames();
  const { what } = props.station;
  const seat = what.kind === "started" ? null : what.seat;
  const words = what.kind === "moved" ? play.moveWords(what.move, { t, names }) : null;
  const text = textOf(t, what) ?? (what.kind === "moved" ? play.moveText(t, what.move) : "");
  return (
    <>
      {seat !== null && (
        <span className={props.same ? "move-who hidden" : "move-who"}>
          <Dot fill={props.fills[seat]} />
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
    </>
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
