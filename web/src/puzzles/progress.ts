/**
 * What a person has tried on this device, and a rating from it. Only the first try of a puzzle
 * counts: solved without a wrong move, or not. The rating is Elo's, of the person against the
 * puzzle: a puzzle of difficulty d is an opponent of 700 + 300 d.
 */
import { atom } from "nanostores";
import { remember, remembered } from "../state/memory";

export interface Progress {
  readonly rating: number;
  /** Whether the first try solved the puzzle, by "family/number". */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Puzzles solved in a row, and the most there were. */
  readonly streak: number;
  readonly longest: number;
}

export const FIRST: Progress = { rating: 1200, tried: {}, streak: 0, longest: 0 };
/** How far a result can move the rating: more as long as little is known. */
const [QUICK, SLOW, KNOWN] = [40, 20, 20];

export const ratingOf = (difficulty: number): number => 700 + 300 * difficulty;

/** The chance that a rating solves a puzzle, by Elo's formula. */
export const chanceOf = (rating: number, difficulty: number): number =>
  1 / (1 + 10 ** ((ratingOf(difficulty) - rating) / 400));

/** The progress after the first try of a puzzle; a later try changes nothing. */
export function after(
  before: Progress,
  name: string,
  difficulty: number,
  solved: boolean,
): Progress {
  if (Object.hasOwn(before.tried, name)) return before;
  const weight = Object.keys(before.tried).length < KNOWN ? QUICK : SLOW;
  const streak = solved ? before.streak + 1 : 0;
  return {
    rating: before.rating + weight * (Number(solved) - chanceOf(before.rating, difficulty)),
    tried: { ...before.tried, [name]: solved },
    streak,
    longest: Math.max(before.longest, streak),
  };
}

/** The number of the puzzle to try next: of those not tried, the nearest to the rating. */
export function nextOf(
  { rating, tried }: Progress,
  family: string,
  difficulties: readonly number[],
): number | null {
  let [best, nearest] = [null as number | null, Number.POSITIVE_INFINITY];
  for (const [i, difficulty] of difficulties.entries()) {
    const distance = Math.abs(ratingOf(difficulty) - rating);
    if (distance < nearest && !Object.hasOwn(tried, `${family}/${i + 1}`))
      [best, nearest] = [i + 1, distance];
  }
  return best;
}

/** What was stored, if it has the shape that this version stores. */
function load(): Progress {
  const kept = remembered<Partial<Progress>>("puzzles");
  const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
  const isWhole =
    kept !== null &&
    [kept.rating, kept.streak, kept.longest].every(isNumber) &&
    typeof kept.tried === "object" &&
    kept.tried !== null;
  return isWhole ? (kept as Progress) : FIRST;
}

export const progress = atom<Progress>(load());
progress.listen((now) => remember("puzzles", now));
