/** Docker in text: moves and positions, read and written (rulebook sections 1 and 5). */
import { saySeat } from "../../board/sides";
import { cell, type Row, type Rules } from "../../play/engine";
import { FormError, quote } from "../../play/errors";
import { gameName, optionWords, type Position } from "../../play/family";
import { WordReader } from "../../play/words";
import type { Said } from "../../text/said";
import * as r from "./layout";
import { containersOf, emptyRow, VARIANTS } from "./setup";

const NAMES: readonly string[] = r.SQUARE_NAMES;
const MOVE = /^(?:([1-6]):)?(?:\+([abc][123])|([abc][123])-([abc][123]))$/;
const CARD_ACTIONS = r.OUT;
const MOST_CONTAINERS = 12;

/** Return the seats of the containers on a square from the bottom up. */
export function ownersOf(row: Row, square: number): number[] {
  const seats: number[] = [];
  for (let stack = cell(row, r.STACK + square); stack > 1; stack >>= 2) seats.push(stack & 3);
  return seats.reverse();
}

/** Return the seats that are out, in the order they went. */
export function outOf(row: Row): number[] {
  return [...row.subarray(r.OUT_ORDER, r.OUT_ORDER + cell(row, r.OUTS))];
}

/** Return `a1-c3`, `+b2` or `out`; with cards, the card in front. */
export function writeAction({ row }: Position, action: number): string {
  const cards = row[r.CARDS] !== 0;
  if (action === (cards ? r.CARD_OUT : r.OUT)) return "out";
  const move = action % CARD_ACTIONS;
  const source = Math.floor(move / r.SQUARES);
  const from = source === r.FROM_HAND ? "+" : `${NAMES[source]}-`;
  const card = cards ? `${Math.floor(action / CARD_ACTIONS) + 1}:` : "";
  return card + from + NAMES[move % r.SQUARES];
}

/** Read a move's text; throws `FormError` saying what a move looks like. */
export function readAction({ row }: Position, text: string): number {
  const cards = row[r.CARDS] !== 0;
  if (text === "out") return cards ? r.CARD_OUT : r.OUT;
  const match = MOVE.exec(text);
  if (!match || Boolean(match[1]) !== cards) {
    const form = cards ? "'4:a1-c3', '3:+b2'" : "'a1-c3', '+b2'";
    throw new FormError("move", `${quote(text)} is not a move; moves look like ${form} or 'out'`);
  }
  const [, card = "1", entered, source = "", target = ""] = match;
  const move = entered
    ? r.SQUARES * r.FROM_HAND + NAMES.indexOf(entered)
    : r.SQUARES * NAMES.indexOf(source) + NAMES.indexOf(target);
  return move + CARD_ACTIONS * (Number(card) - 1);
}

/** Return the position as one line of text. */
export function writePosition({ game, row }: Position): string {
  const seats = [...Array(game.players).keys()];
  const stacks = NAMES.flatMap((name, square) =>
    row[r.HEIGHT + square] ? [`${name}:${ownersOf(row, square).join("")}`] : [],
  );
  const words = [
    gameName(game),
    String(game.players),
    stacks.join(",") || "-",
    `hand:${seats.map((seat) => row[r.HAND + seat]).join(",")}`,
    `out:${outOf(row).join("") || "-"}`,
    `turn:${row[r.TURN] === r.NOBODY ? "-" : row[r.TURN]}`,
    `roll:${row[r.ROLL] || "-"}`,
  ];
  if (row[r.CARDS]) {
    const held = seats.map((seat) => cardsIn(cell(row, r.HELD + seat)).join("") || "-");
    words.push(`cards:${held.join(",")}`);
  }
  if (row[r.CAP]) words.push(`turns:${row[r.TURNS]}`);
  return [...words, ...optionWords(VARIANTS, game)].join(" ");
}

function cardsIn(bits: number): number[] {
  return [1, 2, 3, 4, 5, 6].filter((card) => (bits >> (card - 1)) & 1);
}

/** Read a position; throws `FormError`. */
export function readPosition(words: readonly string[]): Position {
  const reader = new WordReader(words);
  const game = reader.game(VARIANTS);
  const position = { game, row: emptyRow(game) };
  readBoard(reader, position.row);
  readSeats(reader, position);
  readTurn(reader, position);
  reader.end(gameName(game));
  return position;
}

function readBoard(reader: WordReader, row: Row): void {
  const board = reader.next("the board");
  const seat = new RegExp(`^[0-${cell(row, r.PLAYERS) - 1}]+$`);
  let before = -1;
  for (const stack of board === "-" ? [] : board.split(",")) {
    const [square = "", seats = ""] = stack.split(/:(.*)/s);
    const index = NAMES.indexOf(square);
    if (index < 0 || !seat.test(seats))
      reader.refuse(
        stack,
        `${quote(stack)} is not a square and the seats of its stack, as in 'b3:11'`,
      );
    if (index <= before)
      reader.refuse(stack, `squares stand once each and in the order a1, b1, c1 ... c3: ${square}`);
    if (seats.length > MOST_CONTAINERS)
      reader.refuse(stack, `there are at most 12 containers, ${square} has ${seats.length}`);
    before = index;
    row[r.HEIGHT + index] = seats.length;
    row[r.STACK + index] = [...seats].reduce((stack, owner) => (stack << 2) | Number(owner), 1);
  }
}

function readSeats(reader: WordReader, { game, row }: Position): void {
  row.set(reader.numbers("hand", game.players, containersOf(row)), r.HAND);
  const gone = reader.field("out");
  if (gone === "-") return;
  const form = new RegExp(`^[0-${game.players - 1}]+$`);
  if (!form.test(gone) || new Set(gone).size !== gone.length)
    reader.refuse(gone, `out: lists seats in the order they went, or '-'; not ${quote(gone)}`);
  if (gone.length >= game.players)
    reader.fail("the last player in cannot be out", "DK-8", { id: "cannot-docker-last" });
  for (const [i, seat] of [...gone].entries()) row[r.OUT_ORDER + i] = Number(seat);
  row[r.OUTS] = gone.length;
}

function readTurn(reader: WordReader, { game, row }: Position): void {
  const turn = reader.field("turn");
  const roll = reader.field("roll");
  row[r.ROLL] = roll === "-" ? 0 : reader.number(roll, "a roll", r.FACES);
  if (roll !== "-" && (row[r.ROLL] === 0 || row[r.CARDS] || turn === "-"))
    reader.refuse(
      `roll:${roll}`,
      `roll:${roll} cannot be here; without a waiting roll it is 'roll:-'`,
    );
  if (row[r.CARDS]) readCards(reader, { game, row });
  const cap = cell(row, r.CAP);
  if (cap) row[r.TURNS] = reader.number(reader.field("turns"), "turns", cap);
  const over = row[r.OUTS] === game.players - 1 || (cap > 0 && row[r.TURNS] === cap);
  if ((turn === "-") !== over) {
    const wanted = over ? "-" : "the seat to move";
    reader.fail(`turn: must be ${wanted} here, not ${quote(turn)}`, "DK-8", {
      id: over ? "cannot-docker-over" : "cannot-docker-goes-on",
    });
  }
  row[r.TURN] = over ? r.NOBODY : reader.number(turn, "turn", game.players - 1);
  if (!over && outOf(row).includes(cell(row, r.TURN)))
    reader.fail(`seat ${turn} is out and cannot be to move`, "DK-8", {
      id: "cannot-docker-turn",
      args: { who: saySeat(Number(turn), game.players) },
    });
}

function readCards(reader: WordReader, { game, row }: Position): void {
  const held = reader.field("cards").split(",");
  if (held.length !== game.players)
    reader.fail(`cards: needs ${game.players} hands of cards, one for each seat`, "DK-10", {
      id: "form-word",
      args: { word: `cards:${held.join()}` },
    });
  const gone = outOf(row);
  for (const [seat, cards] of held.entries()) {
    const isRight = gone.includes(seat) ? cards === "-" : /^(?=.)1?2?3?4?5?6?$/.test(cards);
    if (!isRight)
      reader.fail(
        `seat ${seat} holds cards such as '1346', or '-' once out; not ${quote(cards)}`,
        "DK-10",
        { id: "form-word", args: { word: `cards:${held.join()}` } },
      );
    const numbers = cards === "-" ? [] : [...cards].map(Number);
    row[r.HELD + seat] = numbers.reduce((bits, card) => bits | (1 << (card - 1)), 0);
  }
}

/** Throw `FormError` unless every seat has its containers and the roll is one that counts. */
export function checkPosition({ game, row }: Position, rules: Rules): void {
  const fail = (message: string, said: Said, ruling = ""): never => {
    throw new FormError("position", message, ruling, said);
  };
  const most = containersOf(row);
  const gone = outOf(row);
  const onBoard = NAMES.flatMap((_, square) => ownersOf(row, square));
  for (let seat = 0; seat < game.players; seat++) {
    const hand = cell(row, r.HAND + seat);
    const board = onBoard.filter((owner) => owner === seat).length;
    const who = saySeat(seat, game.players);
    if (gone.includes(seat) && hand)
      fail(`seat ${seat} is out, so its hand is empty, not ${hand}`, {
        id: "cannot-docker-hand",
        args: { who },
      });
    if (board > most || (!gone.includes(seat) && hand + board !== most))
      fail(
        `seat ${seat} has ${most} containers in ${gameName(game)} for ${game.players} players;` +
          ` ${board} on the board and ${hand} in hand are not that`,
        { id: "cannot-docker-containers", args: { who, most, board, hand } },
      );
  }
  const roll = cell(row, r.ROLL);
  if (roll) {
    const before = row.slice();
    before[r.ROLL] = 0;
    if (rules.apply(before, roll - 1)[r.ROLL] === 0)
      fail(
        `a ${roll} would be rolled again here`,
        { id: "cannot-docker-again", args: { face: roll } },
        "DK-7",
      );
  }
}
