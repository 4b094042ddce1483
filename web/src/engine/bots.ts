/** The levels: the same bots as Python's, move for move. */
import { crc32 } from "./crc32";
import type { GameSetup, Level } from "./manifest";
import { CHANCE, type Engine, NO_WIN, OVER, type Row, UNDECIDED } from "./rules";
import { best, loses, Searcher, type Thought, wins } from "./search";

const WORD = (1n << 64n) - 1n;
/** Simulations between two looks at whether to stop. */
const SLICE = 100;
/** How many of the most visited moves are tried against forced wins. */
const OTHERS = 8;

/** Called between slices of a search; it returns whether the search must stop now. */
export type Pause = (done: number, budget: number) => Promise<boolean>;

/** Return a seed for one position: the same position always gets the same one. */
export function mixed(seed: bigint, row: Row): bigint {
  return BigInt(crc32(row, Number(seed & 0xffffffffn))) + (seed << 32n);
}

/** What a search of a game needs. */
export interface Tools {
  engine: Engine;
  module: WebAssembly.Module;
  weights: Float32Array | null;
  game: GameSetup;
  /** Settings of the search, if they are not the game's own. */
  settings?: readonly number[];
}

/** Search a position with one tree. */
export async function think(
  { module, weights, game, settings }: Tools,
  row: Row,
  simulations: number,
  seed: bigint,
  pause?: Pause,
): Promise<Thought> {
  const searcher = new Searcher(module, game, weights, row, simulations, seed, settings);
  for (let until = SLICE; !searcher.runUntil(until); until += SLICE)
    if (await pause?.(until, simulations)) break;
  return searcher.thought();
}

export class LevelBot {
  constructor(
    readonly tools: Tools,
    readonly level: Level,
    readonly seed: bigint,
  ) {}

  /** Return the action to play in a position where a player must act. */
  async act(row: Row, pause?: Pause): Promise<number> {
    const { engine } = this.tools;
    const actions = [...engine.legal(row)];
    const [only] = actions;
    if (only !== undefined && actions.length === 1) return only;
    let won = engine.winning(row);
    if (won === UNDECIDED) won = this.#winning(row, actions);
    return won === NO_WIN ? this.#decide(engine.focus(row), pause) : won;
  }

  async #decide(row: Row, pause?: Pause): Promise<number> {
    const { engine } = this.tools;
    const { foresight, simulations } = this.level;
    const seat = row[0] ?? 0;
    const forced = foresight ? engine.forced(row, foresight) : null;
    if (forced?.isWorthIt) return forced.actions[0] ?? 0;
    let isStopped = false;
    const thought = await think(
      this.tools,
      row,
      simulations,
      mixed(this.seed, row),
      pause &&
        (async (...progress) => {
          isStopped = await pause(...progress);
          return isStopped;
        }),
    );
    const chosen = this.#pick(row, thought);
    if (!foresight || isStopped || wins(thought, seat).includes(true)) return chosen;
    const lost = loses(thought, seat);
    const order = thought.visits
      .map((visits, i) => ({ visits, i }))
      .sort((a, b) => b.visits - a.visits || a.i - b.i)
      .slice(0, OTHERS);
    const others = order
      .filter(({ visits, i }) => visits && !lost[i])
      .map(({ i }) => thought.actions[i] ?? 0);
    const safe = [chosen, ...others].find((action) => !engine.loses(row, action, foresight - 1));
    return safe ?? chosen;
  }

  /** Choose by what a search has found: a proved win or, if the level makes no mistakes, the best;
   *  else draw like a person from all that is not proved to lose. */
  #pick(row: Row, thought: Thought): number {
    const seat = row[0] ?? 0;
    const { regret, oversight } = this.level;
    if ((!regret && !oversight) || wins(thought, seat).includes(true))
      return thought.actions[best(thought, seat)] ?? 0;
    const found = {
      visits: thought.visits,
      values: thought.values.map((values) => values[seat] ?? 0),
      places: thought.actions.map((action) => this.#place(row, action)),
      lost: loses(thought, seat),
    };
    const seed = mixed(this.seed, row) & WORD;
    return thought.actions[this.tools.engine.choose(found, regret, oversight, seed)] ?? 0;
  }

  /** Return the same number for actions that change the same bits, in however many cells. */
  #place(row: Row, action: number): number {
    const after = this.tools.engine.apply(row, action);
    const changed = new Set(after.map((cell, i) => cell ^ (row[i] ?? 0)));
    changed.delete(0);
    return crc32(Int32Array.from(changed).sort());
  }

  /** Return the first action that wins the game: at once, or because no other player has a choice
   *  afterwards and every roll leads to a win. */
  #winning(row: Row, actions: readonly number[]): number {
    const { engine, game } = this.tools;
    const steps = 2 * (game.players - 1); // a roll and an action by each other player
    const won = (action: number) => this.#isWon(engine.apply(row, action), row[0] ?? 0, steps);
    return actions.find(won) ?? NO_WIN;
  }

  #isWon(row: Row, seat: number, steps: number): boolean {
    const { engine, game } = this.tools;
    const who = engine.status(row);
    if (who === OVER) return engine.returns(row, game.players)[seat] === 1;
    if (who === seat || !steps) return false;
    if (who === CHANCE)
      return [...engine.outcomes(row)].every(
        (odds, face) => !odds || this.#isWon(engine.apply(row, face), seat, steps - 1),
      );
    const [only, ...others] = engine.legal(row);
    if (only === undefined || others.length) return false;
    return this.#isWon(engine.apply(row, only), seat, steps - 1);
  }
}
