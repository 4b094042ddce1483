/** The lists of puzzles, as Python writes and proves them (analysis/puzzles.py). */
import { GAMES, gameOf } from "../games";
import type { Reason } from "../protocol";

/** What is to be found, and so what values mean (core/parts.py). */
export type Kind = "chance" | "force" | "points";

export interface Puzzle {
  readonly position: string;
  /** The first moves that solve it: one, and its images. */
  readonly solutions: readonly string[];
  /** How it goes, beginning with a solution. */
  readonly line: readonly string[];
  /** What first moves are worth; those not named are worth 0. */
  readonly values: Readonly<Record<string, number>>;
  readonly reasons: readonly Omit<Reason, "text">[];
  readonly difficulty: number;
}

export interface PuzzleList {
  readonly family: string;
  readonly kind: Kind;
  readonly puzzles: readonly Puzzle[];
}

/** The families that have puzzles, in their order. */
export const PUZZLED: readonly string[] = GAMES.filter((game) => game.puzzles).map(
  ({ family }) => family,
);

const lists = new Map<string, Promise<PuzzleList | null>>();

/** The puzzles of a family; null for a family without any. The same promise each time. */
export function listOf(family: string): Promise<PuzzleList | null> {
  let found = lists.get(family);
  if (!found) {
    const text = gameOf(family).puzzles?.() ?? Promise.resolve("null");
    found = text.then((json) => JSON.parse(json) as PuzzleList | null);
    // What could not be fetched is fetched again the next time.
    found.catch(() => lists.delete(family));
    lists.set(family, found);
  }
  return found;
}

const DAY = 86_400_000;
const FIRST_DAY = Date.UTC(2026, 0, 1);

/** The number of a day: 0 is the first of January 2026, by universal time. */
export const dayOf = (time: number): number => Math.floor((time - FIRST_DAY) / DAY);

/**
 * The puzzle of a day: number `day` modulo the count of a list in which the families take turns,
 * each with its first puzzle, then each with its second, as far as the shortest list goes. It only
 * grows, as the families' lists do. Numbers of puzzles count from 1.
 */
export function puzzleOfDay(
  day: number,
  counts: readonly number[],
): { family: number; number: number } {
  const count = counts.length * Math.min(...counts);
  const place = ((day % count) + count) % count;
  return { family: place % counts.length, number: 1 + Math.floor(place / counts.length) };
}
