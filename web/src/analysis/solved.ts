/** Exact values: from a solution that comes with the page, or else from the server's. */
import { atom } from "nanostores";
import { getValues } from "../net/api";
import { SERVER } from "../net/server";
import { describeGame, type Family, type Game } from "../play/family";
import type { Solution } from "../play/solution";
import type { Value } from "../protocol";
import type { Probe } from "./evaluator";

/** The most positions that one request may hold, and about how many letters: the server takes
 * four times as many. */
const MOST = 2_000;
const LETTERS = 100_000;
/** The server is slow if it takes longer than this; then the page searches by itself. */
const PATIENCE = 2_000;

/** How far the server is with solving the game that was asked about last, 0 to 1. */
export const solving = atom<number | null>(null);
/** Games for two that the server has said it has no values of. */
const unsolved = new Set<string>();

/** Return where the exact values of a game come from; null for a game that has none. */
export async function findProbe(
  family: Family,
  game: Game,
  signal: AbortSignal,
): Promise<Probe | null> {
  const solution = await family.openSolution?.(game)?.catch(() => null);
  if (solution) return probeOf(solution);
  const name = describeGame(family, game);
  if (SERVER === null || unsolved.has(name)) return null;
  return new RemoteValues(async (positions) => {
    const { values, solving: share } = await getValues(positions, within(PATIENCE, signal));
    const hasNone = game.players === 2 && values.every((value) => value === null);
    if (hasNone && share === null) unsolved.add(name);
    solving.set(share);
    return values;
  }).probe;
}

/** Return the values of a solution that is here. */
export function probeOf(solution: Solution): Probe {
  return async ({ row, toMove }) => {
    const own = solution.probe(row);
    if (own === null) return null;
    const win = toMove === 0 ? [own, 1 - own] : [1 - own, own];
    return { win, kind: "exact", error: solution.error };
  };
}

/** Requests the values of positions in batches, each position once, until there are none. */
export class RemoteValues {
  #isOver = false;
  readonly #known = new Map<string, Promise<Value | null>>();
  #batch: { position: string; resolve: (value: Value | null) => void }[] = [];

  /** `ask` returns the values of at most this many positions, or fails. */
  constructor(
    readonly ask: (positions: string[]) => Promise<(Value | null)[]>,
    readonly most = MOST,
  ) {}

  /** Return the value of a position; null where there is none, or the question fails. */
  readonly probe: Probe = ({ text }) => {
    const known = this.#known.get(text);
    if (known) return known;
    const made = new Promise<Value | null>((resolve) => {
      // Requests made at the same time go together.
      if (this.#batch.length === 0) setTimeout(() => void this.#send());
      this.#batch.push({ position: text, resolve });
    });
    this.#known.set(text, made);
    return made;
  };

  /** How many of these positions go into one request. */
  #room(waiting: readonly { position: string }[]): number {
    let letters = 0;
    const count = waiting.findIndex(({ position }) => {
      letters += position.length;
      return letters > LETTERS;
    });
    return Math.max(1, Math.min(this.most, count < 0 ? waiting.length : count));
  }

  async #send(): Promise<void> {
    const batch = this.#batch;
    this.#batch = [];
    for (let begin = 0, part = batch; begin < batch.length; begin += part.length) {
      part = batch.slice(begin, begin + this.#room(batch.slice(begin)));
      const positions = part.map(({ position }) => position);
      const values = this.#isOver ? [] : await this.ask(positions).catch(() => []);
      this.#isOver = values.every((value) => value === null);
      for (const [i, { resolve }] of part.entries()) resolve(values[i] ?? null);
    }
  }
}

/** Return a signal that aborts with another one, or when this many milliseconds have passed. */
function within(milliseconds: number, signal: AbortSignal): AbortSignal {
  const both = new AbortController();
  const end = () => both.abort();
  setTimeout(end, milliseconds);
  if (signal.aborted) end();
  else signal.addEventListener("abort", end);
  return both.signal;
}
