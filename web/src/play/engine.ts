/**
 * What the rules of a game answer, as kernels on rows; web/src/engine supplies it.
 *
 * A position is a row of 32-bit numbers. No method changes the row that it is given, and none checks
 * it: `apply` and `trace` take a legal action or, where chance is due, an outcome.
 */
export type Row = Int32Array;

/** What `status` says when no player must act. */
export const CHANCE = -1;
export const OVER = -2;
/** What cell 0 of a row holds when the game is over; else it is the seat whose turn it is. */
export const NOBODY = -1;

export interface Rules {
  /** Return the seat that must act, or CHANCE, or OVER. */
  status(row: Row): number;
  /** Return the legal actions in rising order: none while chance is due or the game is over. */
  legal(row: Row): Int32Array;
  /** Return the row after a legal action or an outcome. */
  apply(row: Row, action: number): Row;
  /** Return the row after a seat has left, between turns (GL-1). */
  leave(row: Row, seat: number): Row;
  /** Return the probability of each chance outcome. */
  outcomes(row: Row): Float64Array;
  /** Return the result of a finished game by seat. */
  returns(row: Row, players: number): Float64Array;
  /** Return what an action does, as records `[kind, length, arguments...]`. */
  trace(row: Row, action: number): Int32Array;
  /** Return the reason why an action is not legal, `[reason, arguments...]`. */
  why(row: Row, action: number): Int32Array;
  /** Return what a picture shows that the row does not say by itself, as records. */
  show(row: Row): Int32Array;
}

/** Split what `trace` or `show` wrote into records: a kind and its arguments. */
export function* recordsOf(numbers: Int32Array): Generator<readonly [number, Int32Array]> {
  for (let at = 0; at < numbers.length; ) {
    const length = numbers[at + 1] ?? 0;
    yield [numbers[at] ?? 0, numbers.subarray(at + 2, at + 2 + length)];
    at += 2 + length;
  }
}

/** Return a cell of a row. */
export function cell(row: ArrayLike<number>, index: number): number {
  const value = row[index];
  if (value === undefined) throw new RangeError(`a row has no cell ${index}`);
  return value;
}
