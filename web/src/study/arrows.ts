/** Arrows on the analysis board: the best move, and the moves that were played or tried. */
import type { Offer } from "../board/choice";
import type { Arrow } from "../board/types";

export function arrowsOf(
  moves: readonly Offer[],
  best: string | null,
  played: readonly string[],
): readonly Arrow[] {
  const arrow = (text: string, kind: Arrow["kind"]): Arrow[] =>
    moves.flatMap((move) =>
      move.text === text ? [{ kind, tokens: move.tokens, steps: move.steps }] : [],
    );
  const others = played.filter((text) => text !== best);
  return [
    ...others.flatMap((text) => arrow(text, "played")),
    ...(best === null ? [] : arrow(best, "best")),
  ];
}
