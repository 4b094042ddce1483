/**
 * The tree search of Python, compiled with a game's kernels. The same row, settings, simulations
 * and seed grow the same tree as there. A search runs in slices, so that a worker can stop it.
 */
import { factsOf, type GameSetup, searchOf, tree } from "./manifest";
import { Instance } from "./module";
import type { Row } from "./rules";

/** What a search found at its root: one entry for each legal action, in rising order. */
export interface Thought {
  actions: number[];
  visits: number[];
  /** Mean result by action and seat; of an action never tried, that of the position. */
  values: number[][];
  /** Whether an action's result is certain. */
  proved: boolean[];
  /** Result of the position by seat. */
  value: number[];
  isProved: boolean;
  simulations: number;
}

const WORD = (1n << 64n) - 1n;
/** What Python multiplies a search's seed by. */
const SEEDS = 0x9e3779b1n;

/** Return the size of the table of keys for this many nodes: a power of two, at most half full. */
function tableSize(nodes: number): number {
  let size = 1;
  while (size < 2 * nodes) size *= 2;
  return size;
}

interface Areas {
  nodes: number;
  edges: number;
  sums: number;
  worth: number;
  odds: number;
  keys: number;
  table: number;
  used: number;
  generator: number;
}

export class Searcher {
  readonly #instance: Instance;
  readonly #fixed: number[];
  readonly #root: number;
  readonly #sizes: number[];
  readonly #areas: Areas;
  readonly #nodeRoom: number;
  readonly #players: number;
  #done = 0;

  /** Prepare a search of a position with room for this many simulations. */
  constructor(
    module: WebAssembly.Module,
    game: GameSetup,
    weights: Float32Array | null,
    row: Row,
    readonly budget: number,
    seed: bigint,
    settings: readonly number[] = searchOf(game).settings,
  ) {
    const { sizes } = factsOf(game.family);
    const instance = new Instance(module);
    this.#instance = instance;
    this.#players = game.players;
    this.#nodeRoom = budget + 2;
    const most = Math.max(sizes.actions, tree.edges_a_node * (budget + 1));
    const edgeRoom = Math.min(tree.most_edges, most);
    const shares = settings[tree.shares] !== 0;
    const keyRoom = shares ? this.#nodeRoom : 1;
    const tableRoom = shares ? tableSize(this.#nodeRoom) : 1;
    const numbers = weights ?? new Float32Array(1);
    this.#areas = {
      nodes: instance.allocate(4 * tree.node_cells * this.#nodeRoom),
      edges: instance.allocate(4 * tree.edge_cells * edgeRoom),
      sums: instance.allocate(8 * game.players * this.#nodeRoom),
      worth: instance.allocate(8 * edgeRoom),
      odds: instance.allocate(8 * edgeRoom),
      keys: instance.allocate(8 * keyRoom),
      table: instance.allocate(4 * tableRoom),
      used: instance.allocate(8 * tree.used),
      generator: instance.allocate(8 * 4),
    };
    const at = {
      settings: instance.allocate(8 * settings.length),
      weights: instance.allocate(4 * numbers.length),
      row: instance.allocate(4 * sizes.row),
      path: instance.allocate(8 * 2 * (tree.deepest + 1)),
      out: instance.allocate(8 * sizes.out),
      p: instance.allocate(8 * sizes.out),
      values: instance.allocate(8 * game.players),
      scratch: instance.allocate(8 * sizes.scratch),
      root: instance.allocate(4 * sizes.row),
      stop: instance.allocate(1),
    };
    this.#fixed = [...Object.values(this.#areas), ...Object.values(at)];
    this.#root = at.root;
    const word = (seed * SEEDS) & WORD;
    this.#sizes = [
      this.#nodeRoom,
      edgeRoom,
      keyRoom,
      tableRoom,
      game.players,
      numbers.length,
      Number(word & 0xffffffffn) | 0,
      Number(word >> 32n) | 0,
    ];
    new Float64Array(instance.buffer, at.settings, settings.length).set(settings);
    new Float32Array(instance.buffer, at.weights, numbers.length).set(numbers);
    new Int32Array(instance.buffer, this.#root, sizes.row).set(row);
  }

  /** Run simulations until there have been this many, at most the budget; return whether the search
   *  is over, because they have been run or the position is proved. */
  runUntil(simulations: number): boolean {
    const until = Math.min(simulations, this.budget);
    this.#done = this.#instance.kernel("search")(...this.#fixed, ...this.#sizes, until);
    return this.#done < until || until === this.budget;
  }

  /** Return what has been found so far. */
  thought(): Thought {
    const players = this.#players;
    const nodes = new Int32Array(this.#instance.buffer, this.#areas.nodes);
    const edges = new Int32Array(this.#instance.buffer, this.#areas.edges);
    const sums = new Float64Array(this.#instance.buffer, this.#areas.sums);
    const node = (number: number, cell: number) => nodes[number * tree.node_cells + cell] ?? 0;
    const edge = (number: number, cell: number) => edges[number * tree.edge_cells + cell] ?? 0;
    const mean = (number: number) =>
      Array.from(sums.subarray(number * players, (number + 1) * players), (sum) =>
        node(number, tree.is_proved) ? sum : sum / Math.max(1, node(number, tree.visits)),
      );
    const value = node(0, tree.visits) ? mean(0) : new Array<number>(players).fill(1 / players);
    const listed = Array.from(
      { length: Math.max(0, node(0, tree.edges)) },
      (_, i) => node(0, tree.first) + i,
    ).sort((a, b) => edge(a, tree.action) - edge(b, tree.action));
    const children = listed.map((number) => edge(number, tree.child));
    return {
      actions: listed.map((number) => edge(number, tree.action)),
      visits: listed.map((number) => edge(number, tree.tried)),
      values: children.map((child) => (child === tree.none ? [...value] : mean(child))),
      proved: children.map((child) => child !== tree.none && node(child, tree.is_proved) !== 0),
      value,
      isProved: node(0, tree.is_proved) !== 0,
      simulations: this.#done,
    };
  }
}

/** Return which actions are proved to win for a seat. */
export function wins({ proved, values }: Thought, seat: number): boolean[] {
  return proved.map((sure, i) => sure && (values[i]?.[seat] ?? 0) >= 1);
}

/** Return which actions are proved to lose for a seat. */
export function loses({ proved, values }: Thought, seat: number): boolean[] {
  return proved.map((sure, i) => sure && (values[i]?.[seat] ?? 0) <= 0);
}

/** Return the index of the action to play: one that surely wins, else the most visited that is not
 *  proved to lose (of equals the one valued higher, then the first). */
export function best(thought: Thought, seat: number): number {
  const sure = wins(thought, seat).indexOf(true);
  if (sure >= 0) return sure;
  const lost = loses(thought, seat);
  const allLost = lost.every((is) => is);
  let found = 0;
  const rank = (i: number) => [
    lost[i] && !allLost ? 0 : 1,
    thought.visits[i] ?? 0,
    allLost ? 0 : (thought.values[i]?.[seat] ?? 0),
  ];
  for (let i = 1; i < thought.actions.length; i++) {
    const [a, b] = [rank(i), rank(found)];
    const place = a.findIndex((number, k) => number !== b[k]);
    if (place >= 0 && (a[place] ?? 0) > (b[place] ?? 0)) found = i;
  }
  return found;
}
