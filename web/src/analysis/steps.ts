/** The steps of a report, and what they add up to by seat (analysis/results.py). */
import type { ReportResult, ReportSeat, ReportStep } from "../protocol";
import { type Kind, weaker } from "./judgement";

type Cause = ReportStep["cause"];

/** From these losses on a turn is a mistake, and a grave one, if the loss is known well enough. */
export const MISTAKE = 0.05;
export const GRAVE = 0.15;
const ROUNDING = 1e-9;
const TURNING_POINTS = 5;

/** One change of the chances, before it is summed up. */
export type Step = Omit<ReportStep, "change" | "mistake">;

/** Return how the chance of the seat itself changed. */
export function changeOf({ before, after, seat }: Step): number {
  return (after[seat] ?? 0) - (before[seat] ?? 0);
}

/** Return whether the change is greater than its error. */
export function isKnown(step: Step): boolean {
  return Math.abs(changeOf(step)) > step.error + ROUNDING;
}

function mistakeOf(step: Step): "grave" | "mistake" | null {
  const loss = -changeOf(step);
  if (step.cause !== "skill" || !isKnown(step) || loss < MISTAKE) return null;
  return loss >= GRAVE ? "grave" : "mistake";
}

/** Put a report together. */
export function sumUp(
  steps: readonly Step[],
  start: readonly number[],
  startKind: Kind,
  hasChance: boolean,
): ReportResult {
  const kind = steps.reduce<Kind>((found, step) => weaker(found, step.kind), startKind);
  const of = (cause: Cause, seat: number) =>
    steps.filter((step) => step.cause === cause && step.seat === seat);
  const errors = start.flatMap((_, seat) => [
    errorOf(of("luck", seat)),
    errorOf(of("skill", seat)),
  ]);
  const turning = steps
    .filter(isKnown)
    .sort((a, b) => Math.abs(changeOf(b)) - Math.abs(changeOf(a)) || a.turn - b.turn)
    .slice(0, TURNING_POINTS);
  return {
    kind,
    has_chance: hasChance,
    error: Math.max(...errors),
    start: [...start],
    result: [...(steps.at(-1)?.after ?? start)],
    seats: start.map((_, seat) => seatOf(seat, steps, start, kind, hasChance)),
    steps: steps.map(stepOf),
    turning_points: turning.map(stepOf),
  };
}

function seatOf(
  seat: number,
  steps: readonly Step[],
  start: readonly number[],
  kind: Kind,
  hasChance: boolean,
): ReportSeat {
  const own = (cause: Cause) => steps.filter((step) => step.cause === cause && step.seat === seat);
  const rolls = hasChance ? own("luck") : null;
  const turns = own("skill");
  const choices = turns.filter(({ is_choice }) => is_choice);
  const many = Math.max(1, choices.length);
  const loss = -total(choices) / many;
  const mistakes = turns.map(mistakeOf).filter((grade) => grade !== null);
  const others = steps.filter(({ cause }) => cause !== "luck");
  return {
    seat,
    luck: rolls && total(rolls),
    luck_error: rolls && errorOf(rolls),
    skill: kind === "estimate" ? null : total(turns),
    moves: turns.length,
    decisions: choices.length,
    mistakes: mistakes.length,
    grave: mistakes.filter((grade) => grade === "grave").length,
    loss,
    loss_error: errorOf(choices) / many,
    accuracy: choices.length > 0 ? 1 - loss : null,
    without_luck: hasChance ? clipped((start[seat] ?? 0) + totalFor(others, seat)) : null,
    without_luck_error: hasChance ? errorOf(others) : null,
    best_step: greatest(steps, turns, ({ margin }) => margin),
    worst_step: greatest(steps, turns, (step) => (mistakeOf(step) ? -changeOf(step) : 0)),
  };
}

/** Return the index of the turn of the greatest size, if that is as large as a mistake. */
function greatest(
  steps: readonly Step[],
  turns: readonly Step[],
  size: (step: Step) => number,
): number | null {
  const found = turns.reduce<Step | null>(
    (best, step) => (best && size(best) >= size(step) ? best : step),
    null,
  );
  return found && size(found) >= MISTAKE ? steps.indexOf(found) : null;
}

const clipped = (share: number): number => Math.min(1, Math.max(0, share));

/** Return how steps changed the chance of a seat, whose steps they may not be. */
export function totalFor(steps: readonly Pick<Step, "before" | "after">[], seat: number): number {
  return steps.reduce(
    (sum, { before, after }) => sum + (after[seat] ?? 0) - (before[seat] ?? 0),
    0,
  );
}

function total(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + changeOf(step), 0);
}

/** Return the error of a sum: bounds add up, standard errors by their squares. */
function errorOf(steps: readonly Step[]): number {
  let bounds = 0;
  let squares = 0;
  for (const { kind, error } of steps) {
    if (kind === "estimate") squares += error ** 2;
    else bounds += error;
  }
  return bounds + Math.sqrt(squares);
}

function stepOf(step: Step): ReportStep {
  return { ...step, change: changeOf(step), mistake: mistakeOf(step) };
}
