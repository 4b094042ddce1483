/**
 * Picking a move on the board, and the turn of several moves that is chosen before it is sent. What
 * can be picked follows from what is due: it is computed, never renewed by hand.
 */
import { atom, computed, type ReadableAtom, type WritableAtom } from "nanostores";
import { type Choice, choose, type Offer, pick, type Token } from "../board/choice";
import type { BoardMove, Fact } from "../board/facts";
import type { Staging } from "./showing";

/** A move of the turn that is chosen and not sent yet. */
export interface Staged {
  /** Whose turn it is, until it is sent. */
  seat: number;
  move: string;
  position: string;
  /** What can follow in the same turn; empty when the turn is whole. */
  moves: readonly BoardMove[];
}

/** What picking leads to: a move is chosen, or something is tried that is not on the list. */
export interface Picks {
  /** Whether a fact comes true only when the turn has been sent. */
  isOutcome(fact: Fact): boolean;
  chosen(move: Offer): void;
  refused(tokens: readonly Token[]): void;
}

export class Picking implements Staging {
  readonly choice: ReadableAtom<Choice>;
  /** Tokens belong to the offers that they were picked from: other offers begin without tokens. */
  readonly #picked = atom<{ offers: readonly Offer[]; tokens: readonly Token[] }>({
    offers: [],
    tokens: [],
  });

  constructor(
    readonly staged: WritableAtom<readonly Staged[]>,
    offers: ReadableAtom<readonly Offer[]>,
    private readonly picks: Picks,
  ) {
    this.choice = computed([offers, this.#picked], (now, picked) =>
      choose(now, picked.offers === now ? picked.tokens : []),
    );
  }

  pick(token: Token): void {
    const choice = this.choice.get();
    const found = pick(choice, token);
    if (found.kind === "picked") this.#pickedNow(choice, found.picked);
    else if (found.kind === "move") this.picks.chosen(found.move);
    else if (choice.moves.length > 0) this.picks.refused(found.tried);
  }

  putDown(): void {
    const choice = this.choice.get();
    if (choice.picked.length) this.#pickedNow(choice, choice.picked.slice(0, -1));
  }

  #pickedNow({ moves }: Choice, tokens: readonly Token[]): void {
    this.#picked.set({ offers: moves, tokens });
  }

  // The turn that is being chosen -----------------------------------------------------------------

  get isWhole(): boolean {
    const last = this.staged.get().at(-1);
    return last !== undefined && last.moves.length === 0;
  }

  stage(one: Staged): void {
    this.staged.set([...this.staged.get(), one]);
  }

  unstage(): void {
    this.staged.set(this.staged.get().slice(0, -1));
  }

  clear(): void {
    if (this.staged.get().length) this.staged.set([]);
  }

  take(move: string): boolean {
    const [first, ...rest] = this.staged.get();
    if (first?.move !== move) return false;
    this.staged.set(rest);
    return true;
  }

  outcomes(facts: readonly Fact[]): readonly Fact[] {
    return facts.filter((fact) => this.picks.isOutcome(fact));
  }
}
