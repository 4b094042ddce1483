import { seatMark } from "../../../board/marks";
import type { Motion } from "../../../board/types";
import { Container } from "../../../plan/art";
import { centre } from "../../../plan/sheet";
import { useKeyframes } from "../../../plan/useMotion";
import { DOCKER_SQUARES, type DockerPosition } from "../position";
import type { DockerLayout } from "./sheet";

type Shown = Motion<DockerPosition>;

const STEP = 230;
/** How long a die is shown rolling. */
export const ROLLING = 520;
/** A moment to see the end. */
const REST = 40;

const stepsOf = (motion: Shown) =>
  motion.facts.filter(({ kind }) => kind === "enter" || kind === "step");

/** How long a motion is shown. */
export function lengthOf(motion: Shown, calm: boolean): number {
  if (calm) return 0;
  if (motion.roll !== null) return ROLLING + REST;
  const steps = stepsOf(motion).length;
  return steps ? steps * STEP + REST : 0;
}

/** The position while a container is under way: without it. */
export function lifted(motion: Shown): DockerPosition {
  const { before } = motion;
  const [first] = stepsOf(motion);
  if (!first) return before;
  if (first.kind === "enter") {
    const hand = before.hand.map((count, seat) => (seat === first.seat ? count - 1 : count));
    return { ...before, hand };
  }
  const from = DOCKER_SQUARES.indexOf(first.data.from as "a1");
  const stacks = before.stacks.map((stack, i) => (i === from ? stack.slice(0, -1) : stack));
  return { ...before, stacks };
}

/** A container on its way, step by step. */
export function DockerMotion(props: { layout: DockerLayout; motion: Shown; marked: boolean }) {
  const { layout, motion, marked } = props;
  const steps = stepsOf(motion);
  const [first] = steps;
  const start =
    !first || first.data.from === null
      ? centre(layout.tray(first?.seat ?? 0))
      : layout.top(String(first.data.from));
  const points = [start, ...steps.map(({ data }) => layout.top(String(data.to)))];
  const levels = [first?.data.from_level, ...steps.map(({ data }) => data.to_level)].map(Number);
  const frames = points.map(({ x, y }, i) => ({
    transform: `translate(${x}px, ${y}px) scale(${1 + 0.04 * (levels[i] ?? 0)})`,
  }));
  const duration = Math.max(1, STEP * steps.length);
  const ref = useKeyframes(frames, duration);
  if (!first) return null;
  const mark = seatMark(first.seat ?? 0);
  return (
    <g
      ref={ref}
      className="plan-mover"
      style={{ transform: `translate(${start.x}px, ${start.y}px)` }}
    >
      <Container mark={mark} x={0} y={0} size={66} marked={marked} />
    </g>
  );
}
