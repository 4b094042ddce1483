import { seatMark } from "../../../board/marks";
import type { Motion } from "../../../board/types";
import { Die } from "../../../plan/art";
import { centre } from "../../../plan/sheet";
import { useKeyframes } from "../../../plan/useMotion";
import { Blocker } from "./Hand";
import type { DoceLayout } from "./sheet";

/** The size of a die on a square. */
export const DIE = 62;
const PLACING = 320;
const LOOKING = 1500;
/** A moment to see the end. */
const REST = 30;

export const litBy = (motion: Motion): string[][] =>
  motion.facts
    .filter(({ kind }) => kind === "line")
    .map(({ data }) => String(data.squares).split(" "));

export const placedBy = (motion: Motion) =>
  motion.facts.find(({ kind }) => kind === "place" || kind === "blocker") ?? null;

/** How long a motion is shown. A line ends the round and clears the grid: it is shown for a moment
 * even where nothing moves. */
export function lengthOf(motion: Motion, calm: boolean): number {
  if (litBy(motion).length > 0) return LOOKING;
  return placedBy(motion) && !calm ? PLACING + REST : 0;
}

/** A die or a blocker that is put down, and the line that it completes. */
export function DoceMotion(props: {
  motion: Motion;
  layout: DoceLayout;
  marked: boolean;
  still: boolean;
}) {
  const { motion, layout, marked, still } = props;
  const fact = placedBy(motion);
  const frames = still
    ? [{ transform: "none" }, { transform: "none" }]
    : [
        { transform: "translateY(-26px) scale(1.35)", opacity: 0 },
        { transform: "none", opacity: 1 },
      ];
  const ref = useKeyframes(frames, PLACING);
  if (!fact) return null;
  const { x, y } = centre(layout.square(String(fact.data.square)));
  const seat = fact.seat ?? 0;
  return (
    <g ref={ref} style={{ transformOrigin: `${x}px ${y}px` }}>
      {fact.kind === "place" ? (
        <Die
          face={Number(fact.data.face)}
          mark={seatMark(seat)}
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
