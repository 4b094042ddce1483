/** A Docker position as data for drawing (rulebook section 5). No rules: nothing here says what is legal. */

import { fields, maybe, numbers, type Position, wordsOf } from "../../board/position";

export interface DockerPosition extends Position {
  family: "docker";
  edition: string;
  players: number;
  /** Seats of the containers on each square, from the bottom up; a1 to c3. */
  stacks: readonly (readonly number[])[];
  hand: readonly number[];
  out: readonly number[];
  /** Seat to move, null when the game is over. */
  turn: number | null;
  roll: number | null;
  /** Cards still held by seat (DK-10), where they are used. */
  cards: readonly string[] | null;
}

export const DOCKER_SQUARES = ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] as const;

export function readDocker(text: string): DockerPosition {
  const [name = "", players = "2", board = "-", ...rest] = wordsOf(text);
  const of = fields(rest);
  const stacks: number[][] = DOCKER_SQUARES.map(() => []);
  if (board !== "-") {
    for (const column of board.split(",")) {
      const [square = "", seats = ""] = column.split(":");
      const index = DOCKER_SQUARES.indexOf(square as (typeof DOCKER_SQUARES)[number]);
      if (index >= 0) stacks[index] = [...seats].map(Number);
    }
  }
  return {
    family: "docker",
    edition: name.split(":")[1] ?? "fr",
    players: Number(players),
    stacks,
    hand: numbers(of.get("hand")),
    // Seats are single digits, written without anything between them.
    out: [...(of.get("out") ?? "-").replace("-", "")].map(Number),
    turn: maybe(of.get("turn")),
    roll: maybe(of.get("roll")),
    cards: of.get("cards")?.split(",") ?? null,
  };
}
