import { SEAT_MARKS } from "../board/marks";
import type { Motion } from "../board/types";
import { Die } from "./art";
import { Blocker } from "./DoceHand";
import type { DoceLayout } from "./doceSheet";
import { centre } from "./sheet";
import { useEnd, useKeyframes } from "./useMotion";

/** The size of a die on a square. */
export const DIE = 62;
const PLACING = 320;
const LOOKING = 1500;

export const litBy = (motion: Motion): string[][] =>
  motion.facts
    .filter(({ kind }) => kind === "line")
    .map(({ data }) => String(data.squares).split(" "));

/** A line ends the round and clears the grid: it is shown for a moment even where nothing moves. */
export const holdsLine = (motion: Motion): boolean => litBy(motion).length > 0;

export const placedBy = (motion: Motion) =>
  motion.facts.find(({ kind }) => kind === "place" || kind === "blocker") ?? null;

/** A die or a blocker that is put down, and the line that it completes. */
export function DoceMotion(props: {
  motion: Motion;
  layout: DoceLayout;
  marked: boolean;
  still: boolean;
  done: () => void;
}) {
  const { motion, layout, marked, still, done } = props;
  const fact = placedBy(motion);
  const held = holdsLine(motion);
  const frames = still
    ? [{ transform: "none" }, { transform: "none" }]
    : [
        { transform: "translateY(-26px) scale(1.35)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
  const ref = useKeyframes(frames, PLACING, motion.key);
  useEnd(motion.key, fact ? (held ? LOOKING : PLACING + 30) : 0, done);
  if (!fact) return null;
  const { x, y } = centre(layout.square(String(fact.data.square)));
  const seat = fact.seat ?? 0;
  return (
    <g ref={ref} style={{ transformOrigin: `${x}px ${y}px` }}>
      {fact.kind === "place" ? (
        <Die
          face={Number(fact.data.face)}
          mark={SEAT_MARKS[seat] ?? SEAT_MARKS[0]}
          x={x}
          y={y + 6}
          size={DIE}
          marked={marked}
        />
      ) : (
        <Blocker x={x} y={y + 6} size={DIE} seat={seat} marked={marked} />
      )}
    </g>
  );
}
