/** A saved game: headers and a line; docs/records.md describes its text. */
import type { Line } from "./line";

export interface GameRecord {
  readonly line: Line;
  /** Headers beyond what the game itself says: date, names, dice, and any that are not known. */
  readonly headers: ReadonlyMap<string, string>;
  /** Whether the game was stopped before its end, because no person played any more. */
  readonly isAbandoned: boolean;
}

/** Headers that are written from the game itself, whatever a record's own headers say. */
export const BY_THE_GAME: readonly string[] = [
  "game",
  "players",
  "options",
  "rules",
  "position",
  "result",
  "scores",
];

/** The header of a game whose players chose who begins; without it the starting seat was drawn. */
export const AGREED_STARTER = ["starting-player", "agreed"] as const;

/** Return the result as a header says it. */
export function resultOf({ line: { state }, isAbandoned }: GameRecord): string {
  if (!state.isOver) return isAbandoned ? "abandoned" : "unfinished";
  const { winners } = state;
  return winners.length === 1 ? `${winners[0]} wins` : `${winners.join(" and ")} share`;
}
