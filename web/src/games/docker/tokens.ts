/**
 * Moves of Docker as tokens: `a1-c3` is ["a1", "c3"], `+b2` is ["hand", "b2"], `out` is ["out"];
 * with cards `4:a1-c3` is ["card4", "a1", "c3"].
 */
import type { Token } from "../../board/choice";

const CARD = "card";

export const isCard = (token: Token): boolean => token.startsWith(CARD);
export const cardOf = (token: Token): string => token.slice(CARD.length);

export function tokensOf(text: string): Token[] {
  const card = /^([1-6]):(.*)$/.exec(text);
  if (card) return [`${CARD}${card[1]}`, ...tokensOf(card[2] ?? "")];
  if (text.startsWith("+")) return ["hand", text.slice(1)];
  return text.split("-");
}

export function textOf(tokens: readonly Token[]): string | null {
  const [first = "", second = ""] = tokens;
  if (isCard(first)) {
    const rest = textOf(tokens.slice(1));
    return rest && `${cardOf(first)}:${rest}`;
  }
  if (tokens.length < 2) return null;
  return first === "hand" ? `+${second}` : `${first}-${second}`;
}
