/** Which tokens a drag may take along: those that begin a move and do not end one. */
import { type Choice, choose, chosen, type Token } from "../board/choice";

export function mayGrab(choice: Choice, token: Token): boolean {
  const { family, moves, picked } = choice;
  if (picked.includes(token)) return !choice.next.has(token);
  // A card comes before the piece; anything else picked makes this token a target.
  const begun = picked.filter((one) => one.startsWith("card"));
  if (begun.length < picked.length && choice.next.has(token)) return false;
  if (!choose(family, moves, begun).next.has(token)) return false;
  return chosen(choose(family, moves, [...begun, token])) === null;
}
