/** Dockers in text: moves and positions, read and written (rulebook sections 2 and 5). */
import { cell, type Row } from "../../play/engine";
import { FormError, quote } from "../../play/errors";
import { gameName, optionWords, type Position } from "../../play/family";
import { WordReader } from "../../play/words";
import { BETWEEN_CRATES, blockOf } from "./blocks";
import * as c from "./layout";
import { facesOf, type Left, leftIn, makeCrate, makeLeft, type Place, placeOf } from "./numbers";
import { checkColours, emptyRow, putColours, VARIANTS } from "./setup";

const DIRECTIONS: readonly string[] = c.DIRECTION_LETTERS;
const LETTERS: readonly string[] = c.COLOUR_LETTERS;
const MOVE = /^(?:([A-Z]{3})(?:\^([NESW])|v([NESW])([0-3])|@([1-3]))|=([A-Z]{3})?)$/;
const CRATE = /^([A-Z]{3})@([0-9]{1,2}),([0-9]{1,2}),([0-2])=([.rbyg]{6})$/;
const LEFT_PLACE = /^([A-Z]{3})@(-?[0-9]{1,2}),(-?[0-9]{1,2}),([0-2])$/;

/** The words of a position after the players, in order: their form and how to say it. */
const FIELDS = {
  colours: [/^[rbyg]+$/, "the colours by seat, as in rb"],
  turn: [/^(?:[0-3]|-)$/, "the seat to move, '-' at the end"],
  moves: [/^[0-3]$/, "the moves made in this turn, 0 to 3"],
  customs: [/^(?:[A-Z]{3}|-)$/, "the crate with the token, or '-'"],
  scores: [/^(?:0|[1-9][0-9]{0,6})(?:,(?:0|[1-9][0-9]{0,6}))*$/, "the points by seat, as in 2,8"],
  turns: [/^(?:0|[1-9][0-9]{0,6})$/, "the turns played"],
  crates: [/^.+$/, "the 27 crates, as in RTM@2,2,0=.bygyg"],
  been: [/^.+$/, "the places left in this turn, as in ALY@2,1,2, or '-'"],
  pivoted: [/^(?:[A-Z]{3}(?:,[A-Z]{3})*|-)$/, "the crates pivoted in this turn, or '-'"],
} as const;
type Fields = Record<keyof typeof FIELDS, RegExpExecArray> & { left: RegExpExecArray | null };

/** Return the codes of a game's crates. */
export function codesOf({ game }: Pick<Position, "game">): readonly string[] {
  return blockOf(game.options.layout ?? "").codes;
}

/** Return `RTM^N`, `RTMvE2`, `RTM@1`, `=RTM` or `=`. */
export function writeAction(position: Position, action: number): string {
  const codes = codesOf(position);
  if (action === c.LEAVE_CUSTOMS) return "=";
  if (action >= c.CUSTOMS_ACTIONS) return `=${codes[action - c.CUSTOMS_ACTIONS]}`;
  const code = codes[Math.floor(action / c.CRATE_ACTIONS)];
  const move = action % c.CRATE_ACTIONS;
  if (move < c.FALLS) return `${code}^${DIRECTIONS[move]}`;
  if (move > c.PIVOTS) return `${code}@${move - c.PIVOTS}`;
  const fall = move - c.FALLS;
  return `${code}v${DIRECTIONS[fall >> 2]}${fall & 3}`;
}

/** Read a move's text; throws `FormError` saying what a move looks like. */
export function readAction(position: Position, text: string): number {
  const match = MOVE.exec(text);
  if (!match)
    throw new FormError(
      "move",
      `${quote(text)} is not a move; moves look like 'RTM^N', 'RTMvE2', 'RTM@1', '=RTM' or '='`,
    );
  const [, code, tip, fall, quarters, pivot, customs] = match;
  const named = code ?? customs;
  if (named === undefined) return c.LEAVE_CUSTOMS;
  const codes = codesOf(position);
  const crate = codes.indexOf(named);
  if (crate < 0)
    throw new FormError("move", `there is no crate ${named}; the crates are ${codes.join(" ")}`);
  if (customs) return c.CUSTOMS_ACTIONS + crate;
  const first = c.CRATE_ACTIONS * crate;
  if (tip) return first + DIRECTIONS.indexOf(tip);
  if (fall) return first + c.FALLS + 4 * DIRECTIONS.indexOf(fall) + Number(quarters);
  return first + c.PIVOTS + Number(pivot);
}

/** Return the position as one line of text. */
export function writePosition(position: Position): string {
  const { game, row } = position;
  const codes = codesOf(position);
  const seats = [...Array(game.players).keys()];
  const crates = codes.map((code, i) => {
    const number = cell(row, c.CRATE + i);
    return `${code}@${placeOf(number).join()}=${facesOf(number)}`;
  });
  const been = leftIn(row)
    .sort(byCrateAndPlace)
    .map(({ crate, place }) => `${codes[crate]}@${place.join()}`);
  const pivoted = codes.filter((_, i) => (cell(row, c.PIVOTED) >> i) & 1);
  const customs = cell(row, c.CUSTOMS);
  const words = [
    gameName(game),
    String(game.players),
    `colours:${seats.map((seat) => LETTERS[cell(row, c.COLOUR + seat)]).join("")}`,
    `turn:${row[c.TURN] === c.NOBODY ? "-" : row[c.TURN]}`,
    `moves:${row[c.MOVES]}`,
    `customs:${customs === c.NO_CRATE ? "-" : codes[customs]}`,
    `scores:${seats.map((seat) => row[c.SCORE + seat]).join()}`,
    `turns:${row[c.TURNS]}`,
    `crates:${crates.join()}`,
    `been:${been.join() || "-"}`,
    `pivoted:${pivoted.join() || "-"}`,
  ];
  const left = seatsThatLeft(position);
  if (left.length) words.push(`left:${left.join("")}`);
  return [...words, ...optionWords(VARIANTS, game)].join(" ");
}

/** Return the seats that have left (GL-1). */
export function seatsThatLeft({ game, row }: Position): number[] {
  return [...Array(game.players).keys()].filter((seat) => (cell(row, c.LEFT) >> seat) & 1);
}

function byCrateAndPlace(a: Left, b: Left): number {
  const [x, y, floor] = a.place;
  const [u, v, other] = b.place;
  return a.crate - b.crate || x - u || y - v || floor - other;
}

/** Read a position; throws `FormError`. */
export function readPosition(words: readonly string[]): Position {
  const reader = new WordReader(words);
  const game = reader.game(VARIANTS);
  const fields = readFields(reader, gameName(game));
  const row = reader.setup(() => {
    const made = emptyRow(game);
    checkColours(game, fields.colours[0]);
    return made;
  });
  const position = { game, row };
  readSeats(reader, fields, position);
  readCrates(reader, fields, position);
  readTurn(reader, fields, position);
  return position;
}

function readFields(reader: WordReader, game: string): Fields {
  const fields = reader.fields(FIELDS, 60);
  const left = reader.optional(/^left:([0-3]{1,3})$/);
  reader.end(game);
  return { ...fields, left };
}

function readSeats(reader: WordReader, fields: Fields, { game, row }: Position): void {
  putColours(row, fields.colours[0]);
  const scores = fields.scores[0].split(",");
  if (scores.length !== game.players)
    reader.refuse(fields.scores[0], `scores: needs ${game.players} numbers, one for each seat`);
  for (const [seat, score] of scores.entries()) row[c.SCORE + seat] = Number(score);
  const said = fields.left?.[1] ?? "";
  const left = [...said];
  const inOrder = [...new Set(left)].sort().join("") === said;
  if (!inOrder || left.some((seat) => Number(seat) >= game.players))
    reader.refuse(`left:${said}`, `left: lists seats once each and in order, not ${quote(said)}`);
  row[c.LEFT] = left.reduce((bits, seat) => bits | (1 << Number(seat)), 0);
  const [turn] = fields.turn;
  if (turn !== "-" && Number(turn) >= game.players)
    reader.refuse(`turn:${turn}`, `there is no seat ${turn} to move with ${game.players} players`);
  row[c.TURN] = turn === "-" ? c.NOBODY : Number(turn);
}

function readCrates(reader: WordReader, fields: Fields, position: Position): void {
  const words = fields.crates[0].split(BETWEEN_CRATES);
  if (words.length !== c.CRATES)
    reader.fail(`there are 27 crates, not ${words.length}`, "", {
      id: "cannot-dockers-crates",
      args: { count: words.length },
    });
  for (const [i, code] of codesOf(position).entries()) {
    const word = words[i] ?? "";
    const match = CRATE.exec(word);
    if (match?.[1] !== code)
      reader.refuse(
        word,
        `crate ${i + 1} is ${code}, written like ${code}@2,2,0=.bygyg;` +
          ` found ${quote(word.slice(0, 40))}`,
      );
    const [, , x, y, floor, faces = ""] = match ?? [];
    const place: Place = [Number(x), Number(y), Number(floor)];
    if (place[0] > c.WIDEST || place[1] > c.WIDEST)
      reader.fail(`${code} is too far away to be joined`, "CR-1", { id: "cannot-dockers-apart" });
    position.row[c.CRATE + i] = makeCrate(place, faces);
  }
}

function readTurn(reader: WordReader, fields: Fields, position: Position): void {
  const { row } = position;
  const codes = codesOf(position);
  const crateOf = (code: string): number => {
    const crate = codes.indexOf(code);
    return crate < 0 ? reader.refuse(code, `there is no crate ${code} in the layout`) : crate;
  };
  row[c.MOVES] = Number(fields.moves[0]);
  row[c.TURNS] = Number(fields.turns[0]);
  if (fields.customs[0] !== "-") row[c.CUSTOMS] = crateOf(fields.customs[0]);
  const pivoted = fields.pivoted[0] === "-" ? [] : fields.pivoted[0].split(",");
  row[c.PIVOTED] = pivoted.reduce((bits, code) => bits | (1 << crateOf(code)), 0);
  const been = fields.been[0] === "-" ? [] : fields.been[0].split(BETWEEN_CRATES);
  const places = been.map((word) => makeLeft(readLeft(reader, word, crateOf)));
  if (new Set(places).size < places.length || new Set(pivoted).size < pivoted.length)
    reader.fail("a place and a pivoted crate stand once each", "CR-3", { id: "form-twice" });
  const made = places.length + pivoted.length;
  if (made !== row[c.MOVES])
    reader.refuse(
      `moves:${row[c.MOVES]}`,
      `moves:${row[c.MOVES]} needs as many places left and crates pivoted in this turn,` +
        ` not ${made}`,
    );
  row.set(Int32Array.from(places).sort(), c.BEEN);
}

function readLeft(reader: WordReader, word: string, crateOf: (code: string) => number): Left {
  const match = LEFT_PLACE.exec(word);
  if (!match)
    reader.refuse(word, `a place left in this turn looks like ALY@2,1,2, not ${quote(word)}`);
  const [, code = "", x, y, floor] = match ?? [];
  const place: Place = [Number(x), Number(y), Number(floor)];
  if (Math.min(place[0], place[1]) < -3 || Math.max(place[0], place[1]) > c.WIDEST)
    reader.fail(`${word} is too far away for this turn`, "CR-3", {
      id: "form-word",
      args: { word },
    });
  return { crate: crateOf(code), place };
}

/** Return whether the player to move has made a move of this turn. */
export function isMidTurn(row: Row): boolean {
  return cell(row, c.TURN) >= 0 && cell(row, c.MOVES) > 0;
}
