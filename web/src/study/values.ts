/** What the next token of a choice is worth: the best that the moves with it leave their player. */
import { useMemo } from "react";
import type { Choice, Token } from "../board/choice";
import type { AnalysisResult } from "../protocol";
import { numbersOf } from "../table/numbers";

/** The share that each token leads to at best; nothing for one whose moves were not examined. */
export function worthOf({ next }: Choice, result: AnalysisResult): ReadonlyMap<Token, number> {
  const seat = result.to_move ?? 0;
  const shares = new Map(result.moves.map(({ move, win }) => [move, win?.[seat] ?? null]));
  const found = new Map<Token, number>();
  for (const [token, offers] of next) {
    const known = offers.flatMap(({ text }) => shares.get(text) ?? []);
    if (known.length) found.set(token, Math.max(...known));
  }
  return found;
}

/** The same in the person's language, once something is picked; null without an analysis. */
export function useValues(
  choice: Choice,
  result: AnalysisResult | null,
  position: string,
  language: string,
): ReadonlyMap<Token, string> | undefined {
  return useMemo(() => {
    if (!result || result.position !== position || choice.picked.length === 0) return undefined;
    const { chance } = numbersOf(language, "exact");
    const whole = result.kind === "estimate" ? 0.01 : 0.001;
    return new Map(
      [...worthOf(choice, result)].map(([token, share]) => [
        token,
        chance(Math.round(share / whole) * whole, 0),
      ]),
    );
  }, [choice, result, position, language]);
}
