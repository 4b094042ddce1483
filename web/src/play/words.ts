/** Reading the words of a position one by one; every error says what was expected. */
import { FormError, quote } from "./errors";
import { findGame, type Game, splitName, type Variants } from "./family";

const MOST_PLAYERS = 9;
const OPTION = /^[a-z]+=/;

export class WordReader {
  #words: string[];

  constructor(words: readonly string[]) {
    this.#words = [...words];
  }

  fail(message: string, ruling = ""): never {
    throw new FormError("position", message, ruling);
  }

  /** Return what `find` returns; a setup that it refuses is an error of the position. */
  setup<T>(find: () => T): T {
    try {
      return find();
    } catch (error) {
      if (error instanceof FormError && error.wrong === "setup") return this.fail(error.message);
      throw error;
    }
  }

  /** Read the game, the number of players, and the options, which may be anywhere after them. */
  game(variants: Variants): Game {
    const name = this.next("the game");
    const players = this.next("the number of players");
    const count = this.number(players, "the number of players", MOST_PLAYERS);
    const options = this.#words.filter((word) => OPTION.test(word));
    this.#words = this.#words.filter((word) => !OPTION.test(word));
    const named = new Map(
      options.map((word) => [word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1)]),
    );
    if (named.size < options.length) this.fail("every option stands once");
    return this.setup(() =>
      findGame(variants, splitName(name)[1], count, Object.fromEntries(named)),
    );
  }

  next(what: string): string {
    return this.#words.shift() ?? this.fail(`the position ends where ${what} should follow`);
  }

  /** Return the value of the word `name:value`. */
  field(name: string): string {
    const word = this.next(`'${name}:'`);
    if (word.startsWith(`${name}:`)) return word.slice(name.length + 1);
    return this.fail(`expected '${name}:' and its value, found ${quote(word)}`);
  }

  /**
   * Read the words `name:value` in the order of their forms; an error says what a value means, and
   * shows at most so many letters of what was found.
   */
  fields<Name extends string>(
    forms: Readonly<Record<Name, readonly [form: RegExp, meaning: string]>>,
    most = Number.POSITIVE_INFINITY,
  ): Record<Name, RegExpExecArray> {
    const found: Partial<Record<Name, RegExpExecArray>> = {};
    for (const name in forms) {
      const [form, meaning] = forms[name];
      const word = this.next(`'${name}:'`);
      const match = word.startsWith(`${name}:`) ? form.exec(word.slice(name.length + 1)) : null;
      found[name] =
        match ??
        this.fail(`expected '${name}:' and ${meaning}; found ${quote(word.slice(0, most))}`);
    }
    return found as Record<Name, RegExpExecArray>;
  }

  /** Return the next word if it has a form. */
  optional(form: RegExp): RegExpExecArray | null {
    const match = form.exec(this.#words[0] ?? "");
    if (match) this.#words.shift();
    return match;
  }

  number(text: string, what: string, most: number): number {
    if (/^[0-9]+$/.test(text) && Number(text) <= most) return Number(text);
    return this.fail(`${what} is a whole number from 0 to ${most}, not ${quote(text)}`);
  }

  /** Return the value of the word `name:value` as so many numbers with commas between. */
  numbers(name: string, count: number, most: number): number[] {
    const values = this.field(name).split(",");
    if (values.length !== count) this.fail(`${name}: needs ${count} numbers, one for each seat`);
    return values.map((value) => this.number(value, `each of ${name}`, most));
  }

  /** Refuse words that are left over. */
  end(game: string): void {
    const [left] = this.#words;
    if (left !== undefined) this.fail(`${quote(left)} does not belong to a position of ${game}`);
  }
}
