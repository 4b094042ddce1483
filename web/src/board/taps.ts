/** A finger cannot point: its first tap on the end of a way shows it and its cost, the second plays. */
import { atom } from "nanostores";
import { type Choice, pick, type Token } from "./choice";

/** Whether a way is shown that the next tap plays. */
export const tapPlays = atom(false);

export class Taps {
  #shown: { choice: Choice; token: Token } | null = null;

  /** Whether a tap on a token only shows what it would do. */
  shows(choice: Choice, token: Token): boolean {
    const found = pick(choice, token);
    const isWay = found.kind === "move" && found.move.steps.some(({ cost }) => cost > 0);
    const isSecond = this.#shown?.token === token && this.#shown.choice === choice;
    this.#shown = isWay && !isSecond ? { choice, token } : null;
    tapPlays.set(this.#shown !== null);
    return this.#shown !== null;
  }
}
