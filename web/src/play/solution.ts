/** A solution on this device: exact values of a game (core/solution.py). */
import type { Row } from "./engine";

export interface Solution {
  /** No value is further from the truth than this. */
  readonly error: number;
  /**
   * Return the chance of the player to move to win, with best play on both sides, in a position
   * that waits for a roll; null for a position that the solution does not hold.
   */
  probe(row: Row): number | null;
}
