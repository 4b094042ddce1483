/** Which stations of a game the steps of its report speak of. */
import type { ReportStep } from "../protocol";
import type { Station } from "../state/game";

/**
 * The station that each step begins at. Steps come in the order of the game, so the search goes on
 * where the last one was found: a position that occurs twice is found twice.
 */
export function stationsOf(steps: readonly ReportStep[], line: readonly Station[]): number[] {
  let at = -1;
  return steps.map(({ position }) => {
    const found = line.findIndex((station, i) => i > at && station.position === position);
    if (found >= 0) at = found;
    return at;
  });
}

/** The place of a step among all steps; a turning point is a step of its own object. */
export function indexOf(steps: readonly ReportStep[], step: ReportStep): number {
  return steps.findIndex(
    (one) =>
      one === step ||
      (one.turn === step.turn &&
        one.cause === step.cause &&
        one.text === step.text &&
        one.position === step.position),
  );
}

/** Where rounds begin after the first one: their number and the index of their first step. */
export function roundsOf(
  steps: readonly ReportStep[],
  roundOf: (position: string) => number,
): { round: number; index: number }[] {
  const rounds = steps.map(({ position }) => roundOf(position));
  return rounds.flatMap((round, index) =>
    index > 0 && round !== rounds[index - 1] ? [{ round, index }] : [],
  );
}
