/**
 * The solution of the two-player game with own entries, which is a file of the page. docs/tables.md
 * describes the file and how positions are numbered; Python's reader is games/docker/solution.
 */
import table from "../../../../src/quayside/games/docker/solution/data/docker-en-3.table?url";
import { cell, type Row } from "../../play/engine";
import type { Game } from "../../play/family";
import type { Solution } from "../../play/solution";
import * as r from "./layout";

const MAGIC = "QUAYSIDE-TABLE-1";
const [HEADER, VALUES] = [48, 4096];
/** For each symmetry and square the square that is carried there: none, and the mirror of files. */
const SYMMETRIES = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8],
  [2, 1, 0, 5, 4, 3, 8, 7, 6],
] as const;
/** The mirror of ranks, after which the second player enters in the south. */
const TURN_ROUND = [6, 7, 8, 3, 4, 5, 0, 1, 2] as const;

/** What the file says of itself, as far as it matters here. */
interface Header {
  readonly edition: string;
  readonly containers: number;
  readonly revisit: string;
  readonly rules: number;
  readonly error: number;
  readonly bits: number;
}

let opened: Promise<Solution> | null = null;

/** Fetch the solution of a game, once for the page; null for a game that has none here. */
export function openSolution({ edition, players, options }: Game): Promise<Solution> | null {
  const isUsual = options.chance === "die" && options.cap === "0" && options.revisit === "never";
  if (edition !== "en" || players !== 2 || !isUsual) return null;
  opened ??= fetchTable().catch((problem: unknown) => {
    opened = null;
    throw problem;
  });
  return opened;
}

async function fetchTable(): Promise<Solution> {
  const answer = await fetch(table);
  if (!answer.ok) throw new Error(`${table}: ${answer.status}`);
  return readTable(await answer.arrayBuffer());
}

/** Read a table of the game with own entries; throws for any other file. */
export function readTable(bytes: ArrayBuffer): Solution {
  const textOf = (begin: number, end: number) => new TextDecoder().decode(bytes.slice(begin, end));
  if (textOf(0, MAGIC.length) !== MAGIC) throw new Error("this is no table");
  const header = JSON.parse(textOf(HEADER, VALUES)) as Header;
  const { edition, containers, revisit, rules, error, bits } = header;
  const isMine = edition === "en" && revisit === "never" && rules === r.RULES_VERSION;
  if (!isMine || bits !== 64) throw new Error("this table is of another game");
  const numbering = new Numbering(containers);
  const values = new BigInt64Array(bytes, VALUES);
  if (values.length !== numbering.size) throw new Error("this table has a wrong size");
  return {
    error,
    probe(row) {
      const number = numbering.find(row);
      return number === null ? null : Number(values[number]) * 2 ** -60;
    },
  };
}

/** The numbers of all positions with this many containers each. */
class Numbering {
  readonly size: number;
  /** By containers on the board and the rank of the heights: the number kept, and the symmetry. */
  readonly #places: readonly Places[];
  /** By the mover's containers on the board and the other player's: where the layer begins. */
  readonly #layers: readonly (readonly number[])[];

  constructor(readonly each: number) {
    this.#places = Array.from({ length: 2 * each + 1 }, (_, n) => foldHeights(n));
    let size = 0;
    const upToEach = Array.from({ length: each + 1 }, (_, n) => n);
    this.#layers = upToEach.map((mine) =>
      upToEach.map((theirs) => {
        const begin = size;
        size += (this.#places[mine + theirs]?.kept ?? 0) * choose(mine + theirs, mine);
        return begin;
      }),
    );
    this.size = size;
  }

  /** Return the number of a position that waits for a roll, or null for one that has none. */
  find(row: Row): number | null {
    const seat = cell(row, r.TURN);
    if (seat < 0 || row[r.ROLL] !== 0 || row[r.OUTS] !== 0) return null;
    const squares = seat === 1 ? TURN_ROUND : SYMMETRIES[0];
    const heights = squares.map((square) => cell(row, r.HEIGHT + square));
    const n = heights.reduce((sum, height) => sum + height, 0);
    const places = this.#places[n];
    const [kept, symmetry] = places?.of[rankOf(heights)] ?? [];
    if (kept === undefined || symmetry === undefined) return null;
    let [bit, mine, rank] = [0, 0, 0];
    for (const square of SYMMETRIES[symmetry] ?? []) {
      const here = squares[square] ?? 0;
      const [height, stack] = [cell(row, r.HEIGHT + here), cell(row, r.STACK + here)];
      for (let below = height - 1; below >= 0; below--, bit++)
        // The bits of the mover's own containers, from the lowest, rank the pattern.
        if (((stack >> (2 * below)) & 3) === seat) rank += choose(bit, ++mine);
    }
    const theirs = n - mine;
    const layer = this.#layers[mine]?.[theirs];
    const hands = [cell(row, r.HAND + seat), cell(row, r.HAND + 1 - seat)];
    if (layer === undefined || hands[0] !== this.each - mine || hands[1] !== this.each - theirs)
      return null;
    return layer + kept * choose(n, mine) + rank;
  }
}

interface Places {
  readonly kept: number;
  readonly of: readonly (readonly [kept: number, symmetry: number])[];
}

/** Number the heights of this many containers; of heights and their mirror one is kept. */
function foldHeights(n: number): Places {
  const ranked: number[][] = [];
  for (const heights of allHeights(n, r.SQUARES)) ranked[rankOf(heights)] = heights;
  const folded = ranked.map((heights, rank) => {
    const mirror = rankOf(SYMMETRIES[1].map((square) => heights[square] ?? 0));
    return mirror < rank ? ([mirror, 1] as const) : ([rank, 0] as const);
  });
  let kept = 0;
  const numbers = folded.map(([lowest], rank) => (lowest === rank ? kept++ : -1));
  return { kept, of: folded.map(([lowest, symmetry]) => [numbers[lowest] ?? 0, symmetry]) };
}

function* allHeights(n: number, squares: number): Generator<number[]> {
  if (squares === 1) yield [n];
  else
    for (let height = 0; height <= n; height++)
      for (const others of allHeights(n - height, squares - 1)) yield [height, ...others];
}

/** Rank heights among all with as many containers: by the places of eight bars among them. */
function rankOf(heights: readonly number[]): number {
  let [sum, rank] = [0, 0];
  for (const [i, height] of heights.slice(0, -1).entries()) {
    sum += height;
    rank += choose(sum + i, i + 1);
  }
  return rank;
}

/** Return how many ways there are to choose this many of n. */
function choose(n: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}
