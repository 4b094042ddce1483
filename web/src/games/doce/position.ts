import { fields, maybe, numbers, type Position, wordsOf } from "../../board/position";

export type DoceSquare =
  | { kind: "empty" }
  | { kind: "die"; seat: number; face: number }
  | { kind: "blocker"; seat: number };

export interface DocePosition extends Position {
  family: "doce";
  edition: string;
  players: 2;
  /** a1 to e5. */
  squares: readonly DoceSquare[];
  turn: number | null;
  /** A blocker was played in this turn: a die is still due. */
  blocked: boolean;
  dice: readonly number[];
  /** Whether each seat still holds its blocker. */
  blockers: readonly boolean[];
  /** The square of each seat's last die while its zone is in force. */
  last: readonly (string | null)[];
  round: number;
  starter: number;
  totals: readonly number[];
}

export const DOCE_SQUARES: readonly string[] = [1, 2, 3, 4, 5].flatMap((rank) =>
  [..."abcde"].map((file) => `${file}${rank}`),
);

export function readDoce(text: string): DocePosition {
  const [name = "", board = "", ...rest] = wordsOf(text);
  const of = fields(rest);
  const turn = of.get("turn") ?? "-";
  return {
    family: "doce",
    edition: name.split(":")[1] ?? "standard",
    players: 2,
    squares: board.split(",").map(readSquare),
    turn: maybe(turn),
    blocked: turn.endsWith("#"),
    dice: numbers(of.get("dice")),
    blockers: [...(of.get("blockers") ?? "11")].map((held) => held === "1"),
    last: (of.get("last") ?? "-,-").split(",").map((square) => (square === "-" ? null : square)),
    round: maybe(of.get("round")) ?? 1,
    starter: maybe(of.get("starter")) ?? 0,
    totals: numbers(of.get("totals")),
  };
}

function readSquare(text: string): DoceSquare {
  if (text === ".") return { kind: "empty" };
  const seat = text[0] === "A" ? 0 : 1;
  return text[1] === "#" ? { kind: "blocker", seat } : { kind: "die", seat, face: Number(text[1]) };
}
