/** What all positions have in common, and the small parts of their text forms (rulebook section 5). */

export interface Position {
  family: string;
  edition: string;
  players: number;
  /** The seat to move; null when the game is over. */
  turn: number | null;
  /** The number of the round, in games of several rounds. */
  round?: number;
}

/** The family of a game or of a position: the word before the colon. */
export function familyOf(game: string): string {
  return game.split(/[:\s]/, 1)[0] ?? "";
}

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);
