/** Moves of Doce as tokens: `c3=4` is ["c3", "4"], `#c3` is ["blocker", "c3"], `pass` is ["pass"]. */
import type { Token } from "../../board/choice";

export function tokensOf(text: string): Token[] {
  return text.startsWith("#") ? ["blocker", text.slice(1)] : text.split("=");
}

export function textOf([first = "", second]: readonly Token[]): string | null {
  if (second === undefined) return null;
  return first === "blocker" ? `#${second}` : `${first}=${second}`;
}

/** What a move puts down: a die with a face, or the blocker; null for a pass. */
export function placed(text: string): { square: string; face: number | null } | null {
  const [first = "", second] = tokensOf(text);
  if (second === undefined) return null;
  return first === "blocker"
    ? { square: second, face: null }
    : { square: first, face: Number(second) };
}
