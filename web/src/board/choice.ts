/**
 * Choosing a move by picking: every legal move is a short list of tokens (where from, where to, how
 * turned), and picking walks down the tree of those lists. The boards, the keyboard and the screen
 * reader all pick the same tokens; which lists exist is the server's business.
 *
 * Docker   `a1-c3`  ["a1", "c3"]        `+b2`   ["hand", "b2"]     `out`  ["out"]
 *          with cards `4:a1-c3`  ["card4", "a1", "c3"]
 * Dockers  `RTM^N`  ["RTM", "N"]        `RTMvE2` ["RTM", "E", "2"]  `RTM@1` ["RTM", "@", "1"]
 *          `=RTM`   ["RTM"]             `=`      ["leave"]
 * Doce     `c3=4`   ["c3", "4"]         `#c3`    ["blocker", "c3"]  `pass` ["pass"]
 */

import type { Family } from "../position";
import type { LegalMove } from "../protocol";

export type Token = string;

export interface Choice {
  family: Family;
  /** What can be played by whoever acts on this device; empty if nobody does. */
  moves: readonly LegalMove[];
  picked: readonly Token[];
  /** Tokens that may come next, each with the moves it leads to. */
  next: ReadonlyMap<Token, readonly LegalMove[]>;
}

const DIRECTIONS = "NESW";

export function tokensOf(family: Family, text: string): Token[] {
  if (family === "docker") {
    const card = /^([1-6]):(.*)$/.exec(text);
    if (card) return [`card${card[1]}`, ...tokensOf("docker", card[2] ?? "")];
    if (text.startsWith("+")) return ["hand", text.slice(1)];
    return text.split("-");
  }
  if (family === "doce") {
    return text.startsWith("#") ? ["blocker", text.slice(1)] : text.split("=");
  }
  if (text === "=") return ["leave"];
  if (text.startsWith("=")) return [text.slice(1)];
  const [crate, how, rest] = [text.slice(0, 3), text[3], text.slice(4)];
  if (how === "^") return [crate, rest];
  if (how === "v") return [crate, rest[0] ?? "", rest.slice(1)];
  return [crate, "@", rest];
}

/** The text of a move that someone tries and that is not on the list, for "why not?". */
export function textOf(family: Family, tokens: readonly Token[], customs = false): string | null {
  const [first = "", second = "", third = "0"] = tokens;
  if (family === "docker") {
    if (first.startsWith("card")) {
      const rest = textOf("docker", tokens.slice(1));
      return rest && `${first.slice(4)}:${rest}`;
    }
    if (tokens.length < 2) return null;
    return first === "hand" ? `+${second}` : `${first}-${second}`;
  }
  if (family === "doce") {
    if (tokens.length < 2) return null;
    return first === "blocker" ? `#${second}` : `${first}=${second}`;
  }
  if (customs) return first ? `=${first}` : null;
  if (tokens.length < 2) return null;
  if (second === "@") return `${first}@${tokens[2] ?? "1"}`;
  return DIRECTIONS.includes(second) && tokens.length > 2
    ? `${first}v${second}${third}`
    : `${first}^${second}`;
}

export function choose(
  family: Family,
  moves: readonly LegalMove[],
  picked: readonly Token[] = [],
): Choice {
  const next = new Map<Token, LegalMove[]>();
  for (const move of moves) {
    const tokens = tokensOf(family, move.text);
    if (tokens.length <= picked.length || picked.some((token, i) => tokens[i] !== token)) continue;
    const token = tokens[picked.length] ?? "";
    const found = next.get(token);
    if (found) found.push(move);
    else next.set(token, [move]);
  }
  return { family, moves, picked, next };
}

/** The move that is picked to its last token, if any. */
export function chosen(choice: Choice): LegalMove | null {
  const { family, moves, picked } = choice;
  return (
    moves.find((move) => {
      const tokens = tokensOf(family, move.text);
      return tokens.length === picked.length && tokens.every((token, i) => picked[i] === token);
    }) ?? null
  );
}

export type Picked =
  | { kind: "choice"; choice: Choice }
  | { kind: "move"; move: LegalMove }
  | { kind: "refused"; text: string | null };

/**
 * Pick a token: go on, or begin anew with it, or learn that it leads nowhere (with the text of the
 * move that was tried, if it is one). Picking what is picked puts it down again.
 */
export function pick(choice: Choice, token: Token, customs = false): Picked {
  const { family, moves, picked } = choice;
  if (picked.length && token === picked[picked.length - 1] && !choice.next.has(token)) {
    return { kind: "choice", choice: choose(family, moves, picked.slice(0, -1)) };
  }
  const starts = choice.next.has(token) ? picked : [];
  const from = starts === picked ? choice : choose(family, moves);
  if (!from.next.has(token)) {
    const tried = picked.length ? [...picked, token] : [token];
    return { kind: "refused", text: textOf(family, tried, customs) };
  }
  const then = choose(family, moves, [...starts, token]);
  const move = chosen(then);
  return move && then.next.size === 0 ? { kind: "move", move } : { kind: "choice", choice: then };
}
