/** What all positions have in common, and the small parts of their text forms (rulebook section 5). */

export interface Position {
  family: string;
  edition: string;
  players: number;
  /** The seat to move; null when the game is over. */
  turn: number | null;
}

/** The family of a game or of a position: the word before the colon. */
export function familyOf(game: string): string {
  return game.split(/[:\s]/, 1)[0] ?? "";
}

/** The fields of a position's words `name:value`. */
export function fields(words: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const word of words) {
    const at = word.indexOf(":");
    if (at > 0) found.set(word.slice(0, at), word.slice(at + 1));
  }
  return found;
}

export const wordsOf = (text: string): string[] => text.trim().split(/\s+/);

export function numbers(text: string | undefined): number[] {
  return !text || text === "-" ? [] : text.split(",").map(Number);
}

export function maybe(text: string | undefined): number | null {
  return !text || text === "-" ? null : Number.parseInt(text, 10);
}
