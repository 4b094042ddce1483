/**
 * The report on a game in three sentences, for one of its players or for someone who looks on
 * (analysis/summary.py). A sentence is a key with whole numbers; its text is `summary-KEY`.
 */
import type { ReportResult, ReportSeat, ReportStep } from "../protocol";
import { isKnown } from "./steps";

/** A chance without luck whose error is greater than this is not told. */
const UNKNOWN = 0.25;
const ROUNDING = 1e-9;

/** A sentence about a seat, with numbers in points of 100. An exact number has the error 0. */
export interface Sentence {
  readonly key: string;
  readonly seat: number;
  readonly args: Readonly<Record<string, number>>;
}

/**
 * Return what a player, or someone who looks on, should know first: how accurate the play was, what
 * decided the game, and how it would have ended without luck (or how many mistakes there were).
 */
export function summarise(report: ReportResult, seat: number | null): Sentence[] {
  return [...accuracy(report, seat), event(report), balance(report, seat)];
}

function accuracy(report: ReportResult, seat: number | null): Sentence[] {
  const best = bestOf(report, seat, (one) => one.accuracy);
  if (!best) return [];
  const { one, value } = best;
  const args = { points: points(value), error: errorOf(one.loss_error, report) };
  return [{ key: seat === null ? "accuracy-best" : "accuracy", seat: one.seat, args }];
}

/** The roll that changed most, or else the greatest mistake. */
function event({ steps }: ReportResult): Sentence {
  const roll = largest(steps.filter((step) => step.cause === "luck" && isKnown(step)));
  if (roll) {
    const { turn, change, seat } = roll;
    const args = { face: Number(roll.text), turn, points: points(Math.abs(change)) };
    return { key: change > 0 ? "roll-gave" : "roll-cost", seat, args };
  }
  const mistake = largest(steps.filter((step) => step.mistake !== null));
  if (!mistake) return { key: "even", seat: 0, args: {} };
  const args = { turn: mistake.turn, points: points(Math.abs(mistake.change)) };
  return { key: "mistake", seat: mistake.seat, args };
}

function balance(report: ReportResult, seat: number | null): Sentence {
  const best = bestOf(report, seat, (one) => one.without_luck);
  if (best) {
    const { one, value } = best;
    const error = one.without_luck_error ?? 0;
    if (error <= UNKNOWN) {
      const args = { times: points(value), error: errorOf(error, report) };
      return { key: "without-luck", seat: one.seat, args };
    }
  }
  const counted = report.seats.filter((one) => seat === null || one.seat === seat);
  const args = {
    count: counted.reduce((sum, { mistakes }) => sum + mistakes, 0),
    grave: counted.reduce((sum, { grave }) => sum + grave, 0),
  };
  return { key: seat === null ? "mistakes-all" : "mistakes", seat: seat ?? 0, args };
}

/** The seat with the greatest value: among all, or the requested one. */
function bestOf(
  { seats }: ReportResult,
  seat: number | null,
  measure: (one: ReportSeat) => number | null,
): { one: ReportSeat; value: number } | null {
  let best: { one: ReportSeat; value: number } | null = null;
  for (const one of seats) {
    const value = measure(one);
    if (value === null || (seat !== null && one.seat !== seat)) continue;
    if (!best || value > best.value) best = { one, value };
  }
  return best;
}

function largest(steps: readonly ReportStep[]): ReportStep | null {
  return steps.reduce<ReportStep | null>(
    (best, step) => (best && Math.abs(best.change) >= Math.abs(step.change) ? best : step),
    null,
  );
}

/** Points of 100, rounded. The last bits of a sum decide nothing. */
const points = (share: number): number => Math.floor(100 * share + 0.5 + ROUNDING);

const errorOf = (error: number, { kind }: ReportResult): number =>
  kind === "estimate" ? Math.ceil(100 * error - ROUNDING) : 0;
