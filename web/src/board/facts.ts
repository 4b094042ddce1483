/** What a move does, for showing and telling it. Each game has kinds of its own: games/NAME/events.ts. */
import type { LegalMove } from "../protocol";

export interface Fact {
  readonly kind: string;
  readonly seat: number | null;
  readonly data: object;
}

/** A kind of fact and what it says. */
export interface Made<Kind extends string, Data extends object = Record<never, never>>
  extends Fact {
  readonly kind: Kind;
  readonly data: Data;
}

/** One step of a move: the place stood on after it, its level, and what it cost. */
export interface PathStep {
  place: string;
  level: number;
  cost: number;
}

/** A legal move with its way. */
export interface BoardMove extends LegalMove {
  steps: readonly PathStep[];
}
