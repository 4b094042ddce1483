/** A position of Docker as it is drawn: what its row says, by squares and seats. No rules. */
import { type Position, wordsOf } from "../../board/position";
import { cell } from "../../play/engine";
import type { Position as Rowed } from "../../play/family";
import { outOf, ownersOf, readPosition } from "./form";
import * as r from "./layout";

export interface DockerPosition extends Position {
  family: "docker";
  /** Seats of the containers on each square, from the bottom up; a1 to c3. */
  stacks: readonly (readonly number[])[];
  hand: readonly number[];
  /** Seats that are out, in the order they went. */
  out: readonly number[];
  roll: number | null;
  /** Cards still held by seat (DK-10), where they are used. */
  cards: readonly string[] | null;
}

export const DOCKER_SQUARES = r.SQUARE_NAMES;

export const readDocker = (text: string): DockerPosition => viewOf(readPosition(wordsOf(text)));

export function viewOf({ game, row }: Rowed): DockerPosition {
  const seats = Array.from({ length: game.players }, (_, seat) => seat);
  const cardsOf = (seat: number): string =>
    [1, 2, 3, 4, 5, 6].filter((card) => (cell(row, r.HELD + seat) >> (card - 1)) & 1).join("");
  const turn = cell(row, r.TURN);
  return {
    family: "docker",
    edition: game.edition,
    players: game.players,
    stacks: DOCKER_SQUARES.map((_, square) => ownersOf(row, square)),
    hand: seats.map((seat) => cell(row, r.HAND + seat)),
    out: outOf(row),
    turn: turn === r.NOBODY ? null : turn,
    roll: cell(row, r.ROLL) || null,
    cards: cell(row, r.CARDS) ? seats.map((seat) => cardsOf(seat) || "-") : null,
  };
}
