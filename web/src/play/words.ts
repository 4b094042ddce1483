/** Reading the words of a position one by one; every error says what was expected. */
import type { Said } from "../text/said";
import { FormError, quote } from "./errors";
import { findGame, type Game, splitName, type Variants } from "./family";

const MOST_PLAYERS = 9;
const OPTION = /^[a-z]+=/;
/** How much of a word people are shown. */
const SHOWN = 40;

export class WordReader {
  #words: string[];

  constructor(words: readonly string[]) {
    this.#words = [...words];
  }

  fail(message: string, ruling = "", said?: Said): never {
    throw new FormError("position", message, ruling, said);
  }

  /** Refuse a word that does not belong where it is. */
  refuse(word: string, message: string): never {
    return this.fail(message, "", { id: "form-word", args: { word: word.slice(0, SHOWN) } });
  }

  /** Return what `find` returns; a setup that it refuses is an error of the position. */
  setup<T>(find: () => T): T {
    try {
      return find();
    } catch (error) {
      if (error instanceof FormError && error.wrong === "setup")
        return this.fail(error.message, "", error.said);
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
    if (named.size < options.length)
      this.fail("every option stands once", "", { id: "form-twice" });
    return this.setup(() =>
      findGame(variants, splitName(name)[1], count, Object.fromEntries(named)),
    );
  }

  next(what: string): string {
    const message = `the position ends where ${what} should follow`;
    return this.#words.shift() ?? this.fail(message, "", { id: "form-ends" });
  }

  /** Return the value of the word `name:value`. */
  field(name: string): string {
    const word = this.next(`'${name}:'`);
    if (word.startsWith(`${name}:`)) return word.slice(name.length + 1);
    return this.refuse(word, `expected '${name}:' and its value, found ${quote(word)}`);
  }

  /**
   * Read the words `name:value` in the order of their forms; an error says what a value means, and
   * shows at most this many letters of what was found.
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
        this.refuse(
          word,
          `expected '${name}:' and ${meaning}; found ${quote(word.slice(0, most))}`,
        );
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
    return this.refuse(text, `${what} is a whole number from 0 to ${most}, not ${quote(text)}`);
  }

  /** Return the value of the word `name:value` as this many numbers with commas between. */
  numbers(name: string, count: number, most: number): number[] {
    const text = this.field(name);
    const values = text.split(",");
    if (values.length !== count)
      this.refuse(`${name}:${text}`, `${name}: needs ${count} numbers, one for each seat`);
    return values.map((value) => this.number(value, `each of ${name}`, most));
  }

  /** Refuse words that are left over. */
  end(game: string): void {
    const [left] = this.#words;
    if (left !== undefined)
      this.refuse(left, `${quote(left)} does not belong to a position of ${game}`);
  }
}
