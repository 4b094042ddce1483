/** Writing records: the same text, byte for byte, as the Python package writes. */
import { gameName, optionWords } from "./family";
import type { Branch, Entry } from "./line";
import { type GameRecord, resultOf } from "./record";
import type { State } from "./state";

const WIDTH = 96;
const INDENT = "   ";
/** What ends a line of a comment. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: Python ends lines at these too
const LINE_END = /\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/;

/** Return a record as text. A header is one line, whatever its value holds. */
export function writeRecord(record: GameRecord): string {
  const headers = [...headersOf(record)].map(([key, value]) => `${key}: ${oneLine(value)}`);
  const { line } = record;
  const body = bodyLines(line.start, line.entries, true);
  const lines = [...headers, "", ...commentLines(line.comment), ...body];
  return `${lines.join("\n").replace(/\n+$/, "")}\n`;
}

/** Return all headers of a record in the order in which they are written. */
export function headersOf(record: GameRecord): Map<string, string> {
  const { start, deal, state } = record.line;
  const { game, playable } = start;
  const options = optionWords(playable.family, game);
  const headers = new Map([
    ["game", gameName(game)],
    ["players", String(game.players)],
  ]);
  if (options.length) headers.set("options", options.join(" "));
  headers.set("rules", String(playable.family.version));
  for (const [key, value] of deal ? Object.entries(deal) : [["position", start.text] as const])
    headers.set(key, value);
  for (const [key, value] of record.headers) if (!headers.has(key)) headers.set(key, value);
  headers.set("result", resultOf(record));
  const { scores } = state;
  if (scores) headers.set("scores", scores.join());
  return headers;
}

function oneLine(value: string): string {
  return value.replace(/\s*\n\s*/g, " ").trim();
}

function commentLines(text: string): string[] {
  const lines = text.split(LINE_END);
  if (lines.at(-1) === "") lines.pop();
  return lines.map((line) => `; ${line}`.trimEnd());
}

/** A turn, or the part of it up to a comment or a branch. */
interface Turn {
  words: readonly string[];
  /** The position before its last entry, in which the branches begin. */
  before: State;
  /** Whether a round begins with it. */
  isNewRound: boolean;
  comment: string;
  branches: readonly Branch[];
}

/** Return the turns in lines: as many on a line as there are players, rounds apart. */
function bodyLines(start: State, entries: readonly Entry[], isNumbered: boolean): string[] {
  const { players } = start.game;
  const lines: string[] = [];
  let turns: string[] = [];
  let number = 0;
  const flush = (): void => {
    lines.push(...wrap(turns.join("  ")));
    turns = [];
  };
  for (const turn of turnsOf(start, entries)) {
    if (turn.isNewRound) {
      flush();
      lines.push("/");
    }
    if (turns.length === 0) number++;
    const begin = isNumbered && turns.length === 0 ? `${number}. ` : "";
    turns.push(begin + turn.words.join(" "));
    if (turn.comment || turn.branches.length || turns.length === players) {
      flush();
      lines.push(...commentLines(turn.comment), ...branchLines(turn));
    }
  }
  flush();
  return lines;
}

/** Return the branches behind an entry, each in brackets, without numbers. */
function branchLines({ before, branches }: Turn): string[] {
  return branches
    .flatMap((branch) => {
      const [first = "", ...rest] = bodyLines(before, branch, false);
      if (rest.length === 0) return [`( ${first} )`];
      return [`( ${first}`, ...rest.map((line) => `  ${line}`), ")"];
    })
    .map((line) => INDENT + line);
}

/** Group the entries into turns. */
function turnsOf(start: State, entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = [];
  let words: string[] = [];
  let rolls: string[] = [];
  let before = start;
  let isNewRound = false;
  let round = before.round;
  for (const entry of entries) {
    if (words.length === 0 && rolls.length === 0) {
      isNewRound = before.round !== round;
      round = before.round;
    }
    [words, rolls] = withEntry(entry, words, rolls);
    const { comment, branches } = entry;
    const isOver = entry.kind !== "roll" && !entry.after.isMidTurn;
    if (comment || branches.length || isOver) {
      turns.push({ words: withRolls(words, rolls), before, isNewRound, comment, branches });
      [words, rolls, isNewRound] = [[], [], false];
    }
    before = entry.after;
  }
  if (words.length || rolls.length)
    turns.push({ words: withRolls(words, rolls), before, isNewRound, comment: "", branches: [] });
  return turns;
}

function withEntry({ kind, text }: Entry, words: string[], rolls: string[]): [string[], string[]] {
  if (kind === "roll") return [words, [...rolls, text]];
  if (kind === "move") return [[...words, rolls.length ? `${rolls.join(".")}:${text}` : text], []];
  return [[...withRolls(words, rolls), text], []];
}

function withRolls(words: string[], rolls: string[]): string[] {
  return rolls.length ? [...words, `${rolls.join(".")}:`] : words;
}

/** Break a text into lines between its words; a word longer than a line stays whole. */
function wrap(text: string): string[] {
  const lines: string[] = [];
  let line = "";
  for (const chunk of text.split(/( +)/)) {
    const indent = lines.length ? INDENT : "";
    if (line === "" && lines.length && chunk.trim() === "") continue;
    if (line === "" || indent.length + line.length + chunk.length <= WIDTH) {
      line += chunk;
      continue;
    }
    lines.push(indent + line.trimEnd());
    line = chunk.trim() === "" ? "" : chunk;
  }
  if (line.trim()) lines.push((lines.length ? INDENT : "") + line.trimEnd());
  return lines;
}
