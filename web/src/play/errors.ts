/** The errors of texts and setups. Each says what was wrong and, where a rule is broken, which one. */
import type { Said } from "../text/said";

export type Wrong = "setup" | "position" | "move";

/** Text that is no game, position or move; or a position that cannot be. */
export class FormError extends Error {
  override readonly name = "FormError";
  readonly code = "quayside.position.invalid";

  constructor(
    readonly wrong: Wrong,
    message: string,
    /** The number of the ruling, or the section of the rulebook; empty where there is none. */
    readonly ruling = "",
    /** The same for people, in their language. */
    readonly said: Said = { id: "form-wrong" },
  ) {
    super(ruling ? `${ruling}: ${message}` : message);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  "\\": "\\\\",
  "\n": "\\n",
  "\r": "\\r",
  "\t": "\\t",
};

/** Return text in quotation marks, as the messages of the Python package show it. */
export function quote(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inner = [...text].map((letter) => {
    if (letter === mark) return `\\${letter}`;
    const code = letter.codePointAt(0) ?? 0;
    if (code < 32 || (code >= 127 && code < 160))
      return ESCAPES[letter] ?? `\\x${code.toString(16).padStart(2, "0")}`;
    return ESCAPES[letter] ?? letter;
  });
  return mark + inner.join("") + mark;
}

/** A move, a roll or a leaving that was not played: nothing has changed. */
export class PlayError extends Error {
  override readonly name = "PlayError";

  constructor(
    /** Text that is no move of the game at all, or a move that the rules forbid here. */
    readonly wrong: "invalid" | "illegal",
    message: string,
    readonly ruling = "",
    /** What the kernel `why` says about an illegal move: a reason and its arguments. */
    readonly reason: Int32Array = new Int32Array(),
  ) {
    super(ruling ? `${ruling}: ${message}` : message);
  }
}
