/** What the rules say at a table. The page's own engine is asked: nothing waits for the network. */
import type { Token } from "../board/choice";
import type { BoardMove, Fact } from "../board/facts";
import { familyOf, type Position } from "../board/position";
import type { GamePlay } from "../games";
import { loadGame } from "../games/library";
import type { Decoder } from "../games/module";
import { type Playable, State } from "../play/state";

const MOST = 500;

/** Who has to do what in a position, and the legal moves if it is a move. */
export interface Due {
  seat: number | null;
  due: "move" | "roll" | "nothing";
  moves: readonly BoardMove[];
}

/** What forbids something that was tried. */
export interface WhyNot {
  /** The move; empty if what was tried is not a whole one. */
  move: string;
  ruling: string;
  code: string;
}

/** The code of a refusal that is answered by what is due: "Play a card, then move." */
export const DUE = "due";
export const because = (code: string): WhyNot => ({ move: "", ruling: "", code });

export const NOTHING_DUE: Due = { seat: null, due: "nothing", moves: [] };

/** The rules of a family with its words. Positions that these rules do not know say nothing. */
export class TableRules {
  readonly #states = new Map<string, State | null>();
  readonly #dues = new WeakMap<State, Due>();

  constructor(
    private readonly play: GamePlay,
    private readonly decoder: Decoder,
    private readonly playable: Playable,
  ) {}

  /** The position as it is drawn. */
  position(text: string): Position {
    const state = this.#find(text);
    return { ...this.play.read(text), ...(state && this.decoder.shown(state)) };
  }

  due(text: string): Due {
    const state = this.#find(text);
    if (!state) return NOTHING_DUE;
    const known = this.#dues.get(state);
    if (known) return known;
    const found: Due = {
      seat: state.toMove,
      due: state.isOver ? "nothing" : state.isChance ? "roll" : "move",
      moves: state.moves.map((move) => {
        const steps = this.decoder.steps(this.decoder.facts(state, move.action));
        return { ...move, steps };
      }),
    };
    this.#dues.set(state, found);
    return found;
  }

  /** What a move does; nothing if it cannot be played there. */
  facts(text: string, action: number): readonly Fact[] {
    const state = this.#find(text);
    return state?.actions.includes(action) ? this.decoder.facts(state, action) : [];
  }

  /** What a move leads to; null if it cannot be played. */
  after(text: string, move: string): { text: string; facts: readonly Fact[] } | null {
    const state = this.#find(text);
    const found = this.due(text).moves.find((one) => one.text === move);
    if (!state || !found) return null;
    const after = state.after(found.action);
    this.#keep(after.text, after);
    return { text: after.text, facts: this.decoder.facts(state, found.action) };
  }

  /**
   * What forbids the tokens that were tried, which lead to no legal move: of all moves that begin with
   * them, the reason with the lowest number. If none does, the last token counts by itself: as the
   * first of a move, or as a later one, where something else is to be picked first.
   */
  whyNot(text: string, tokens: readonly Token[]): WhyNot {
    const state = this.#find(text);
    if (!state) return because(DUE);
    const { family, rules } = this.playable;
    const all = Array.from({ length: family.actionCount }, (_, action) => {
      const written = state.write(action);
      return { action, text: written, tokens: this.play.tokens(written) };
    });
    const having = (wanted: readonly Token[], at: number) =>
      all.filter((one) => wanted.every((token, i) => one.tokens[at + i] === token));
    const longest = Math.max(...all.map((one) => one.tokens.length));
    let tried = having(tokens, 0);
    // A first click is no move yet, even where one could be written with it alone.
    const whole = tokens.length > 1 && tried.find((one) => one.tokens.length === tokens.length);
    for (let at = 0; tried.length === 0 && at < longest; at += 1)
      tried = having(tokens.slice(-1), at);
    if (tried.length === 0 || tried.some(({ action }) => state.actions.includes(action)))
      return because(DUE);
    const reason = Math.min(...tried.map(({ action }) => rules.why(state.row, action)[0] ?? 0));
    return {
      move: whole ? whole.text : "",
      ruling: family.rulings[reason] ?? "",
      code: "quayside.move.illegal",
    };
  }

  #find(text: string): State | null {
    const known = this.#states.get(text);
    if (known !== undefined) return known;
    let found: State | null = null;
    try {
      const { family, rules } = this.playable;
      found = State.read({ families: { [family.name]: family }, rulesOf: () => rules }, text);
    } catch {
      // A position of other rules is drawn as it is written.
    }
    this.#keep(text, found);
    return found;
  }

  #keep(text: string, state: State | null): void {
    if (this.#states.size >= MOST) this.#states.clear();
    this.#states.set(text, state);
  }
}

/** Fetch the rules of a game; null if this page has none for it. */
export async function loadRules(
  play: GamePlay,
  game: string,
  load: typeof loadGame = loadGame,
): Promise<TableRules | null> {
  return play.decoder && new TableRules(play, play.decoder, await load(familyOf(game)));
}
