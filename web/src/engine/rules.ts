/**
 * The rules of a game, compiled from the same Python functions that the server runs.
 *
 * A position is a row of 32-bit numbers. Every method leaves the row that it is given as it is.
 * Nothing here checks what it is given: `apply` and `trace` take an action that `legal` lists or an
 * outcome that `outcomes` gives, and `why` takes one that `legal` does not list.
 */
import { factsOf, type GameFacts } from "./manifest";
import { fetchModule, Instance } from "./module";

export type Row = Int32Array;

/** What `status` says when no player must act. */
export const CHANCE = -1;
export const OVER = -2;

/** What `winning` says where it knows no action to play at once. */
export const NO_WIN = -1;
export const UNDECIDED = -2;

/** A win that the other players cannot prevent, of the game or of a part of it. */
export interface ForcedWin {
  /** The turn that begins it. */
  actions: number[];
  /** In how many turns it wins. */
  turns: number;
  /** Actions of both players against the longest defence, with NEXT_TURN between turns. */
  line: readonly number[];
  /** Whether a player should take it. */
  isWorthIt: boolean;
  /** Whether it wins the game, not only a part such as a round. */
  winsGame: boolean;
}

/** Stands between two turns in a line. */
export const NEXT_TURN = -1;

/** What is asked about a turn: whether it is better than another, and what is known of forced wins. */
export interface Question {
  /** The actions of the best turn. */
  best: readonly number[];
  /** The actions of another turn; none if there is no other move. */
  other: readonly number[];
  /** The forced win that the best turn begins. */
  forced: ForcedWin | null;
  /** The forced win that the other turn leaves to the next player. */
  reply: ForcedWin | null;
}

const loaded = new Map<string, Promise<Engine>>();

/** Load the rules of a family, once for the page. */
export function loadEngine(family: string): Promise<Engine> {
  const known = loaded.get(family);
  if (known) return known;
  const made = fetchModule(family).then((module) => new Engine(family, module));
  loaded.set(family, made);
  made.catch(() => loaded.delete(family));
  return made;
}

/** What a search found, by action: visits, values to the player to move, places, and proved losses. */
export interface Found {
  visits: readonly number[];
  values: readonly number[];
  places: readonly number[];
  lost: readonly boolean[];
}

export class Engine {
  readonly facts: GameFacts;
  readonly #instance: Instance;
  readonly #at: {
    row: number;
    out: number;
    scratch: number;
    visits: number;
    values: number;
    places: number;
    lost: number;
    generator: number;
    stop: number;
    question: number;
  };
  readonly #row: Int32Array;
  readonly #ints: Int32Array;
  readonly #floats: Float64Array;
  readonly #features: Float32Array;

  constructor(
    readonly family: string,
    module: WebAssembly.Module,
  ) {
    this.facts = factsOf(family);
    const { row, out, scratch, actions } = this.facts.sizes;
    const instance = new Instance(module);
    this.#instance = instance;
    this.#at = {
      row: instance.allocate(4 * row),
      out: instance.allocate(8 * out),
      scratch: instance.allocate(8 * scratch),
      visits: instance.allocate(4 * actions),
      values: instance.allocate(8 * actions),
      places: instance.allocate(4 * actions),
      lost: instance.allocate(actions),
      generator: instance.allocate(8 * 4),
      stop: instance.allocate(1),
      question: instance.allocate(8 * out),
    };
    const memory = instance.buffer; // nothing is allocated after this
    this.#row = new Int32Array(memory, this.#at.row, row);
    this.#ints = new Int32Array(memory, this.#at.out, 2 * out);
    this.#floats = new Float64Array(memory, this.#at.out, out);
    this.#features = new Float32Array(memory, this.#at.out, 2 * out);
  }

  /** Return the seat that must act, or CHANCE, or OVER. */
  status(row: Row): number {
    this.#row.set(row);
    return this.#instance.kernel("status")(this.#at.row);
  }

  /** Return the legal actions in rising order: none while chance is due or the game is over. */
  legal(row: Row): Int32Array {
    return this.#listed("legal", row);
  }

  /** Return the row after a legal action or an outcome. */
  apply(row: Row, action: number): Row {
    return this.#changed("apply", row, action);
  }

  /** Return the row after a seat has left, between turns (GL-1). */
  leave(row: Row, seat: number): Row {
    return this.#changed("leave", row, seat);
  }

  /** Return the probability of each chance outcome; call it only where chance is due. */
  outcomes(row: Row): Float64Array {
    this.#row.set(row);
    const count = this.#instance.kernel("outcomes")(this.#at.row, this.#at.out, this.#at.scratch);
    return this.#floats.slice(0, count);
  }

  /** Return the result of a finished game by seat. */
  returns(row: Row, players: number): Float64Array {
    this.#row.set(row);
    this.#instance.kernel("returns")(this.#at.row, this.#at.out);
    return this.#floats.slice(0, players);
  }

  /** Return the numbers that a learner sees from a seat. */
  observe(row: Row, seat: number): Float32Array {
    this.#row.set(row);
    this.#instance.kernel("observe")(this.#at.row, seat, this.#at.out);
    return this.#features.slice(0, this.facts.sizes.observation);
  }

  /** Return what an action does, as records `[kind, length, arguments...]`. */
  trace(row: Row, action: number): Int32Array {
    return this.#listed("trace", row, action);
  }

  /** Return which ruling forbids an action: `[ruling, arguments...]`. */
  why(row: Row, action: number): Int32Array {
    return this.#listed("why", row, action);
  }

  /** Return what there is to draw. */
  show(row: Row): Int32Array {
    return this.#listed("show", row);
  }

  /** Return an action that should be played at once, NO_WIN, or UNDECIDED. */
  winning(row: Row): number {
    this.#row.set(row);
    return this.#instance.kernel("tactics_winning")(this.#at.row, this.#at.scratch);
  }

  /** Return the position to think about, which differs where the result is decided already. */
  focus(row: Row): Row {
    this.#row.set(row);
    this.#instance.kernel("tactics_focus")(this.#at.row, this.#at.scratch);
    return this.#row.slice();
  }

  /** Return a forced win of the player to move within some turns, if one is found. */
  forced(row: Row, turns: number): ForcedWin | null {
    this.#row.set(row);
    const { out, scratch, stop } = this.#at;
    const kernel = this.#instance.kernel("tactics_forced");
    const count = kernel(this.#at.row, turns, stop, out, scratch);
    if (!count) return null;
    const [needed = 0, isWorthIt, winsGame, ...line] = this.#ints.slice(0, count);
    const end = line.indexOf(NEXT_TURN);
    const actions = end < 0 ? line : line.slice(0, end);
    return { actions, turns: needed, line, isWorthIt: isWorthIt !== 0, winsGame: winsGame !== 0 };
  }

  /** Return whether an action leaves the other player a forced win within some turns. */
  loses(row: Row, action: number, turns: number): boolean {
    this.#row.set(row);
    const { stop, scratch } = this.#at;
    const kernel = this.#instance.kernel("tactics_loses");
    return kernel(this.#at.row, action, turns, stop, scratch) !== 0;
  }

  /** Return why the first action of the best turn is good, as records: see core/reasons.py. */
  reasons(row: Row, question: Question): Int32Array {
    return this.#explained("explain_reasons", row, question);
  }

  /** Return why the best turn was better than the other, which was played, as records. */
  better(row: Row, question: Question): Int32Array {
    return this.#explained("explain_better", row, question);
  }

  /** Draw the index of an action as a person of some strength may choose it. */
  choose(found: Found, regret: number, oversight: number, seed: bigint): number {
    const memory = this.#instance.buffer;
    const count = found.visits.length;
    new Int32Array(memory, this.#at.visits, count).set(found.visits);
    new Float64Array(memory, this.#at.values, count).set(found.values);
    new Uint32Array(memory, this.#at.places, count).set(found.places);
    new Uint8Array(memory, this.#at.lost, count).set(found.lost.map(Number));
    return this.#instance.kernel("choose")(
      this.#at.visits,
      this.#at.values,
      this.#at.places,
      this.#at.lost,
      this.#at.out,
      this.#at.generator,
      count,
      regret,
      oversight,
      Number(seed & 0xffffffffn) | 0,
      Number((seed >> 32n) & 0xffffffffn) | 0,
    );
  }

  #explained(kernel: string, row: Row, { best, other, forced, reply }: Question): Int32Array {
    const [begins, answers] = [forced?.line ?? [], reply?.line ?? []];
    const wins = [forced?.turns ?? 0, begins.length, reply?.turns ?? 0, answers.length];
    const cells = [best.length, other.length, ...wins, ...best, ...other, ...begins, ...answers];
    const { out } = this.facts.sizes;
    new Int32Array(this.#instance.buffer, this.#at.question, 2 * out).set(cells);
    return this.#listed(kernel, row, this.#at.question);
  }

  #listed(kernel: string, row: Row, ...action: number[]): Int32Array {
    this.#row.set(row);
    const { out, scratch } = this.#at;
    const count = this.#instance.kernel(kernel)(this.#at.row, ...action, out, scratch);
    return this.#ints.slice(0, count);
  }

  #changed(kernel: string, row: Row, number: number): Row {
    this.#row.set(row);
    this.#instance.kernel(kernel)(this.#at.row, number, this.#at.scratch);
    return this.#row.slice();
  }
}
