/** A table of a game that these pages know nothing about. */
import { seatMark } from "../../board/marks";
import { familyOf, type Position, wordsOf } from "../../board/position";
import { type GamePlay, once } from "../module";
import { plainSheet } from "./sheet";

export interface PlainPosition extends Position {
  text: string;
  /** The picture in text that the server makes. */
  drawing?: readonly string[];
}

export const playPlain = (family: string): GamePlay<PlainPosition> => ({
  read(text) {
    const [name = "", ...rest] = wordsOf(text);
    return {
      family: familyOf(text),
      edition: name.split(":")[1] ?? "",
      players: Number(rest[0]) || 2,
      turn: turnOf(rest),
      text,
    };
  },
  // A move is one token: its text.
  tokens: (move) => [move],
  tokenText: (_, token) => token,
  moveText: (_, move) => move,
  moveWords: (move) => move,
  decoder: null,

  endsTurn: () => true,
  confirms: false,
  outcomes: new Set(),
  pace: 0,

  due: () => ({ what: "move" }),
  roll: () => null,
  buttons: () => ({ buttons: [] }),
  mark: (_, seat) => seatMark(seat % 4),
  out: () => [],
  holding: () => "",
  scores: () => null,

  describe: ({ text }) => [text],
  tell: () => [],
  ending: () => "",
  scored: () => [],

  sheet: plainSheet,
  keyToken: () => null,
  summary: ({ text }) => text.replace(`${family}:`, ""),
  plan: once(async () => (await import("./Art")).plan),

  hasFloors: false,
  space: null,
});

/** The seat of a word `turn:1`, which most positions have. */
function turnOf(words: readonly string[]): number | null {
  const found = words.map((word) => /^turn:(\d+)/.exec(word)?.[1]).find(Boolean);
  return found === undefined ? null : Number(found);
}
