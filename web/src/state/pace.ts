/** How long what happens is shown before the next thing. */
import type { Motion } from "../board/types";

const STEP = 240;
const ROLL = 650;
const CRATE = 520;
const SHORTEST = 260;

/** Milliseconds for a motion; the boards move within this time. */
export function duration(motion: Motion | null, calm: boolean): number {
  if (!motion || calm) return SHORTEST;
  if (motion.roll !== null) return ROLL;
  const steps = motion.facts.filter((fact) => fact.kind === "enter" || fact.kind === "step").length;
  if (steps) return Math.max(SHORTEST, steps * STEP);
  const crates = motion.facts.some((fact) => ["tip", "fall", "pivot"].includes(fact.kind));
  const ends = motion.facts.some((fact) => fact.kind.startsWith("round-"));
  return ends ? 2400 : crates ? CRATE : SHORTEST;
}
