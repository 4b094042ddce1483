import { SEAT_MARKS } from "../board/marks";
import type { Motion } from "../board/types";
import { DOCKER_SQUARES, type DockerPosition } from "../position";
import { Container } from "./art";
import type { DockerLayout } from "./dockerSheet";
import { centre } from "./sheet";
import { useEnd, useKeyframes } from "./useMotion";

const STEP = 230;

const stepsOf = (motion: Motion) =>
  motion.facts.filter(({ kind }) => kind === "enter" || kind === "step");

/** The position while a container is under way: without it. */
export function lifted(motion: Motion): DockerPosition {
  const before = motion.before as DockerPosition;
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
export function DockerMotion(props: {
  layout: DockerLayout;
  motion: Motion;
  marked: boolean;
  done: () => void;
}) {
  const { layout, motion, marked, done } = props;
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
  const ref = useKeyframes(frames, duration, motion.key);
  useEnd(motion.key, first ? duration + 40 : 0, done);
  if (!first) return null;
  const mark = SEAT_MARKS[first.seat ?? 0] ?? SEAT_MARKS[0];
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
