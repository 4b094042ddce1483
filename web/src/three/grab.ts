/** Which tokens a drag may take along: those that begin a move and do not end one. */
import { type Choice, choose, chosen, type Token } from "../board/choice";

export function mayGrab(choice: Choice, token: Token, isPiece: (token: Token) => boolean): boolean {
  const { moves, picked } = choice;
  if (picked.includes(token)) return !choice.next.has(token);
  // A card comes before the piece; anything else picked makes this token a target.
  const first = picked.findIndex(isPiece);
  const begun = first < 0 ? picked : picked.slice(0, first);
  if (begun.length < picked.length && choice.next.has(token)) return false;
  if (!choose(moves, begun).next.has(token)) return false;
  return chosen(choose(moves, [...begun, token])) === null;
}
