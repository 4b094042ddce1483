import { fields, maybe, numbers, type Position, wordsOf } from "../../board/position";

/** A face: a lid, or red, blue, yellow, green. */
export type Colour = "." | "r" | "b" | "y" | "g";
/** The order of faces in the text form. */
export const FACES = ["up", "down", "north", "east", "south", "west"] as const;
export type Face = (typeof FACES)[number];

export interface Crate {
  code: string;
  x: number;
  y: number;
  floor: number;
  faces: Readonly<Record<Face, Colour>>;
}

export interface DockersPosition extends Position {
  family: "dockers";
  edition: string;
  players: number;
  /** Colour by seat. */
  colours: readonly Colour[];
  turn: number | null;
  /** Moves made in this turn, 0 to 3; 3 means that Customs is due. */
  moves: number;
  customs: string | null;
  scores: readonly number[];
  turns: number;
  crates: readonly Crate[];
}

export function readDockers(text: string): DockersPosition {
  const [name = "", players = "2", ...rest] = wordsOf(text);
  const of = fields(rest);
  const crates = (of.get("crates") ?? "").split(/,(?=[A-Z]{3}@)/).map(readCrate);
  return {
    family: "dockers",
    edition: name.split(":")[1] ?? "standard",
    players: Number(players),
    colours: [...(of.get("colours") ?? "")] as Colour[],
    turn: maybe(of.get("turn")),
    moves: maybe(of.get("moves")) ?? 0,
    customs: of.get("customs") === "-" ? null : (of.get("customs") ?? null),
    scores: numbers(of.get("scores")),
    turns: maybe(of.get("turns")) ?? 0,
    crates,
  };
}

function readCrate(text: string): Crate {
  const [code = "", rest = ""] = text.split("@");
  const [cell = "", faces = ""] = rest.split("=");
  const [x = 0, y = 0, floor = 0] = cell.split(",").map(Number);
  return {
    code,
    x,
    y,
    floor,
    faces: Object.fromEntries(FACES.map((face, i) => [face, faces[i] ?? "."])) as Record<
      Face,
      Colour
    >,
  };
}

/** Crates of each ground cell, from the bottom up, by "x,y". */
export function columns(position: DockersPosition): Map<string, Crate[]> {
  const found = new Map<string, Crate[]>();
  for (const crate of [...position.crates].sort((a, b) => a.floor - b.floor)) {
    const key = `${crate.x},${crate.y}`;
    found.set(key, [...(found.get(key) ?? []), crate]);
  }
  return found;
}
