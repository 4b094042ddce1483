/** Reading records: every move is checked, and what is wrong is named with line and column. */
import type { Said } from "../text/said";
import { FormError, PlayError, quote } from "./errors";
import {
  type Deal,
  exampleGame,
  type Family,
  findFamily,
  findGame,
  type Game,
  isSameGame,
  splitName,
} from "./family";
import { BranchError, LineBuilder } from "./line";
import { BY_THE_GAME, type GameRecord, resultOf } from "./record";
import { type Library, State } from "./state";

const HEADER = /^([A-Za-z][A-Za-z0-9_-]*)\s*:(?:\s+([^\n]*))?$/;
const TOKEN =
  /\{(?<braced>[^}]*)\}|;(?<line>[^\n]*)|(?<open>\{)|(?<branch>[()])|(?<word>[^\s{;()]+)/g;
const NUMBER = /^[0-9]+\.$/;
const ROLLS = /^([0-9]+(?:\.[0-9]+)*):(.*)$/s;
const LEAVE = /^(resign|time)@([0-9]{1,9})$/;
const FACE = /^[0-9]{1,9}$/;
/** How many branches can be nested in each other. */
const DEEPEST = 100;
/** How much of a word a message shows. */
const SHOWN = 60;

/** A record that cannot be read: where, why, and the ruling that a move breaks. */
export class RecordError extends Error {
  override readonly name = "RecordError";
  readonly code = "quayside.record.invalid";
  /** The same for people, in their language. */
  readonly said: Said;

  constructor(
    message: string,
    what: Said,
    readonly line: number,
    readonly column = 1,
    readonly ruling = "",
    /** What the kernel `why` says about an illegal move. */
    readonly reason: Int32Array = new Int32Array(),
  ) {
    super(`line ${line}, column ${column}: ${message}`);
    this.said = { id: "record-at", args: { line, column, what } };
  }
}

/** A piece of a record's text, and where it stands. */
interface Piece {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

type Headers = ReadonlyMap<string, Piece>;

function fail(piece: Piece, message: string, said: Said, error?: FormError | PlayError): never {
  const reason = error instanceof PlayError ? error.reason : undefined;
  throw new RecordError(message, said, piece.line, piece.column, error?.ruling, reason);
}

/** A text about a word of the record. */
const about = (id: string, word: string): Said => ({ id, args: { word: shorten(word) } });

const shorten = (word: string): string =>
  word.length > SHOWN ? `${word.slice(0, SHOWN)} ...` : word;

/** Return the family that a record is of, if it says one: its rules must be loaded to read it. */
export function familyOfRecord(text: string): string | null {
  const found = /^\s*game\s*:\s+([a-z0-9-]+)/im.exec(text);
  return found?.[1] ?? null;
}

/**
 * Read a record of at most this many rolls and moves; throws `RecordError`. Nothing half-read is ever
 * returned.
 */
export function readRecord(text: string, library: Library, most: number | null = null): GameRecord {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const example = exampleGame(library.families);
  const [headers, first] = readHeaders(lines, example);
  const [family, game] = readGame(headers, library, example);
  const [start, deal] = readStart(headers, library, family, game);
  const said = [...BY_THE_GAME, ...Object.keys(deal ?? {})];
  const builder = new LineBuilder(start, deal);
  readBody(builder, "\n".repeat(first) + lines.slice(first).join("\n"), most);
  const line = builder.line();
  const kept = [...headers].filter(([key]) => !said.includes(key));
  const record = {
    line,
    headers: new Map(kept.map(([key, { text: value }]) => [key, value])),
    isAbandoned: headers.get("result")?.text === "abandoned" && !line.state.isOver,
  };
  checkResult(headers, record);
  return record;
}

function readHeaders(lines: readonly string[], example: string): [Headers, number] {
  const headers = new Map<string, Piece>();
  for (const [i, line] of lines.entries()) {
    const text = line.trim();
    if (text === "") {
      if (headers.size) return [headers, i + 1];
      continue;
    }
    if (text.startsWith(";") && headers.size === 0) continue;
    const match = HEADER.exec(text);
    if (!match)
      throw new RecordError(
        `expected a header such as 'game: ${example}', or an empty line before the moves`,
        { id: "record-header" },
        i + 1,
      );
    const key = (match[1] ?? "").toLowerCase();
    const piece = { text: (match[2] ?? "").trim(), line: i + 1, column: 1 };
    if (headers.has(key))
      fail(piece, `the header ${quote(key)} stands twice`, about("record-twice", key));
    headers.set(key, piece);
  }
  if (headers.size === 0)
    throw new RecordError(
      "the file is empty; a record begins with 'game: ...'",
      { id: "record-no-game" },
      1,
    );
  return [headers, lines.length];
}

function readGame(headers: Headers, library: Library, example: string): [Family, Game] {
  const name = headers.get("game");
  if (!name)
    throw new RecordError(
      `there is no header 'game', such as 'game: ${example}'`,
      { id: "record-no-game" },
      1,
    );
  const players = headers.get("players");
  if (players && !/^[0-9]{1,2}$/.test(players.text))
    fail(
      players,
      `players is a number, not ${quote(players.text)}`,
      about("form-word", players.text),
    );
  const options = readOptions(headers.get("options"));
  const [family, game] = orFail(name, () => {
    const [familyName, edition] = splitName(name.text);
    const found = findFamily(library.families, familyName);
    const count = players ? Number(players.text) : null;
    return [found, findGame(found, edition, count, options)] as const;
  });
  const version = headers.get("rules");
  if (version && !(/^[1-9][0-9]*$/.test(version.text) && Number(version.text) <= family.version))
    fail(
      version,
      `this record was played under rule version ${version.text}; here it is ${family.version}`,
      about("record-version", version.text),
    );
  const date = headers.get("date");
  if (date && !isDate(date.text))
    fail(date, "a date looks like 2026-11-15", about("record-date", date.text));
  return [family, game];
}

function readOptions(header: Piece | undefined): Record<string, string> {
  const options = new Map<string, string>();
  for (const word of header?.text.split(/\s+/).filter(Boolean) ?? []) {
    const [key = "", value] = word.split(/=(.*)/s);
    if (header && (value === undefined || options.has(key)))
      fail(
        header,
        `options look like 'chance=cards', once each; not ${quote(word)}`,
        about("form-option", word),
      );
    options.set(key, value ?? "");
  }
  return Object.fromEntries(options);
}

/** Return what a function returns; a `FormError` is one of a header. */
function orFail<T>(header: Piece, what: () => T): T {
  try {
    return what();
  } catch (error) {
    if (error instanceof FormError) fail(header, error.message, error.said, error);
    throw error;
  }
}

/** Return whether a text is a date of ISO 8601: `2026-11-15`, `20261115`, `2026-W46-7`. */
function isDate(text: string): boolean {
  const week = /^(\d{4})(-?)W(\d{2})(?:\2([1-7]))?$/.exec(text);
  if (week) {
    const [, year, , number] = week;
    return Number(year) > 0 && Number(number) >= 1 && Number(number) <= weeksIn(Number(year));
  }
  const match = /^(\d{4})(-?)(\d{2})\2(\d{2})$/.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0] = [match[1], match[3], match[4]].map(Number);
  const date = new Date(Date.UTC(2000, month - 1, day));
  date.setUTCFullYear(year, month - 1, day);
  return year > 0 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Return how many weeks a year has: 53 if it begins, or as a leap year ends, on a Thursday. */
function weeksIn(year: number): number {
  const weekday = (month: number, day: number): number => {
    const date = new Date(Date.UTC(2000, month, day));
    date.setUTCFullYear(year);
    return date.getUTCDay();
  };
  return weekday(0, 1) === 4 || weekday(11, 31) === 4 ? 53 : 52;
}

function readStart(
  headers: Headers,
  library: Library,
  family: Family,
  game: Game,
): [State, Deal | null] {
  const position = headers.get("position");
  if (position) {
    const start = orFail(position, () => State.read(library, position.text));
    if (!isSameGame(start.game, game))
      fail(position, `the position is one of ${start.describe()}`, { id: "record-other-game" });
    return [start, null];
  }
  const canonical = family.deal(game, null);
  const given = Object.keys(canonical).flatMap((key) => {
    const header = headers.get(key);
    return header ? [[key, header] as const] : [];
  });
  const deal = { ...canonical };
  for (const [key, { text }] of given) deal[key] = text;
  const first = given[0]?.[1] ?? { text: "", line: 1, column: 1 };
  const playable = { family, rules: library.rulesOf(family.name) };
  return [orFail(first, () => State.start(playable, game, deal)), deal];
}

function* tokensOf(body: string): Generator<readonly ["word" | "branch" | "comment", Piece]> {
  let line = 1;
  let lineStart = 0;
  let seen = 0;
  for (const match of body.matchAll(TOKEN)) {
    const before = body.slice(seen, match.index);
    const breaks = before.split("\n").length - 1;
    if (breaks) {
      line += breaks;
      lineStart = seen + before.lastIndexOf("\n") + 1;
    }
    seen = match.index;
    const { braced, line: rest, branch, word } = match.groups ?? {};
    const said = braced ?? rest;
    // Columns count characters, as people do, and not UTF-16 units.
    const column = [...body.slice(lineStart, match.index)].length + 1;
    const piece = { text: (said ?? branch ?? word ?? "{").trim(), line, column };
    if (piece.text === "{" && said === undefined)
      fail(piece, "this comment is never closed with '}'", about("record-unclosed", "}"));
    yield [said !== undefined ? "comment" : branch ? "branch" : "word", piece];
  }
}

function readBody(builder: LineBuilder, body: string, most: number | null): void {
  let { round } = builder.state;
  /** The branches that are open: where each begins, and the round around it. */
  const opened: { piece: Piece; round: number }[] = [];
  for (const [kind, piece] of tokensOf(body)) {
    if (kind === "comment") builder.comment(piece.text);
    else if (kind === "branch") {
      readBracket(builder, piece);
      if (piece.text === "(") {
        opened.push({ piece, round });
        ({ round } = builder.state);
      } else round = opened.pop()?.round ?? round;
    } else if (piece.text === "/") {
      if (builder.state.round === round)
        fail(piece, "'/' separates rounds, and no round ends here", { id: "record-round" });
      ({ round } = builder.state);
    } else if (!NUMBER.test(piece.text)) readWord(builder, piece, most);
  }
  const last = opened.at(-1);
  if (last) fail(last.piece, "this branch is never closed with ')'", about("record-unclosed", ")"));
}

function readBracket(builder: LineBuilder, piece: Piece): void {
  const opens = piece.text === "(";
  if (opens && builder.depth === DEEPEST)
    fail(piece, `branches are nested at most ${DEEPEST} deep`, {
      id: "record-branch-deep",
      args: { most: DEEPEST },
    });
  try {
    if (opens) builder.openBranch();
    else builder.closeBranch();
  } catch (error) {
    if (!(error instanceof BranchError)) throw error;
    fail(piece, error.message, { id: error.id });
  }
}

function readWord(builder: LineBuilder, piece: Piece, most: number | null): void {
  const checkLength = (): void => {
    if (most !== null && builder.length >= most)
      fail(piece, `at most ${most.toLocaleString("en")} rolls and moves can be read here`, {
        id: "record-long",
        args: { most },
      });
  };
  try {
    const leaving = LEAVE.exec(piece.text);
    if (leaving) {
      builder.leave(Number(leaving[2]), leaving[1] === "time" ? "time" : "resign");
      return;
    }
    const rolls = ROLLS.exec(piece.text);
    let { text } = piece;
    if (rolls && (builder.state.isChance || builder.state.actions.length === 0)) {
      for (const face of rolls[1]?.split(".") ?? []) {
        checkLength();
        if (!FACE.test(face))
          fail(piece, "a roll is a number such as 4", about("record-roll", face));
        builder.roll(Number(face));
      }
      text = rolls[2] ?? "";
    }
    if (text) {
      checkLength();
      builder.play(text);
    }
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    const word = shorten(piece.text);
    const args = { word, why: whyNot(builder.state, error) };
    fail(piece, `${word}: ${error.message}`, { id: "record-refused", args }, error);
  }
}

/** Why something cannot be played: by the ruling where there is one, and else by what is due. */
function whyNot({ isOver, isChance, game }: State, { wrong, ruling }: PlayError): Said {
  if (wrong === "invalid") return { id: "error-move-invalid" };
  if (ruling) {
    const section = `${game.family}-${ruling.toLowerCase().replaceAll(" ", "-")}`;
    return { id: `why-${/^[A-Z]{2}-\d+$/.test(ruling) ? ruling : section}`, or: "why-none" };
  }
  if (isOver) return { id: "error-table-finished" };
  return { id: isChance ? "error-table-roll-due" : "error-table-move-due" };
}

function checkResult(headers: Headers, record: GameRecord): void {
  const result = headers.get("result");
  const reached = resultOf(record);
  if (result && result.text !== reached)
    fail(
      result,
      `the moves lead to ${quote(reached)}, not to ${quote(result.text)}`,
      about("record-result", result.text),
    );
  const scores = headers.get("scores");
  const points = record.line.state.scores?.join() ?? "";
  if (scores && scores.text.replaceAll(" ", "") !== points)
    fail(
      scores,
      `the moves lead to scores ${points || "none"}, not ${scores.text}`,
      about("record-result", scores.text),
    );
}
