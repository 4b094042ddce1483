/** Moves of Doce as tokens: `c3=4` is ["c3", "4"], `#c3` is ["blocker", "c3"], `pass` is ["pass"]. */
import type { Token } from "../../board/choice";

export function tokensOf(text: string): Token[] {
  return text.startsWith("#") ? ["blocker", text.slice(1)] : text.split("=");
}

/** What is put down: a die with a face, or the blocker. */
export interface Put {
  square: string;
  face: number | null;
}

/** What a move puts down; null for a pass. */
export const placed = (text: string): Put | null => putBy(tokensOf(text));

/** What the tokens of a move put down; null for a pass, and for a square alone. */
export function putBy([first = "", second]: readonly Token[]): Put | null {
  if (second === undefined) return null;
  return first === "blocker"
    ? { square: second, face: null }
    : { square: first, face: Number(second) };
}
