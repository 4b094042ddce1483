/** How a crate is turned: its faces in the world from its faces as a body, and back. */
import { Matrix4, Quaternion, Vector3 } from "three";
import type { Direction } from "../faces";
import { type Colour, FACES, type Face } from "../position";

export type Faces = Readonly<Record<Face, Colour>>;

/** North is away from the southern camera. */
export const TOWARDS: Readonly<Record<Face, Vector3>> = {
  up: new Vector3(0, 1, 0),
  down: new Vector3(0, -1, 0),
  north: new Vector3(0, 0, -1),
  east: new Vector3(1, 0, 0),
  south: new Vector3(0, 0, 1),
  west: new Vector3(-1, 0, 0),
};

const FACE_OF: Readonly<Record<Direction, Face>> = { N: "north", E: "east", S: "south", W: "west" };

export function directionOf(word: string): Direction {
  return (word[0]?.toUpperCase() ?? "N") as Direction;
}

export function vectorOf(direction: Direction): Vector3 {
  return TOWARDS[FACE_OF[direction]].clone();
}

/** The side that a pull goes to; none if it is too short to tell. */
export function sideTowards(dx: number, dz: number): Direction | null {
  if (Math.max(Math.abs(dx), Math.abs(dz)) < 0.45) return null;
  if (Math.abs(dx) > Math.abs(dz)) return dx > 0 ? "E" : "W";
  return dz > 0 ? "S" : "N";
}

/** The rotation of a tip, from 0 to a quarter turn over the edge. */
export function tipTurn(direction: Direction, t = 1): Quaternion {
  const axis = new Vector3().crossVectors(TOWARDS.up, vectorOf(direction));
  return new Quaternion().setFromAxisAngle(axis, (t * Math.PI) / 2);
}

/** Quarter turns clockwise, seen from above. */
export function quarterTurn(quarters: number): Quaternion {
  return new Quaternion().setFromAxisAngle(TOWARDS.up, (-quarters * Math.PI) / 2);
}

/** Which faces a body shows to each side of the world when it is turned so. */
export function shown(body: Faces, turn: Quaternion): Faces {
  const back = turn.clone().invert();
  return Object.fromEntries(
    FACES.map((face) => [face, body[nearest(TOWARDS[face].clone().applyQuaternion(back))]]),
  ) as Record<Face, Colour>;
}

/** The face that a direction comes closest to. */
export function nearest(direction: Vector3): Face {
  let best: Face = "up";
  for (const face of FACES) {
    if (TOWARDS[face].dot(direction) > TOWARDS[best].dot(direction)) best = face;
  }
  return best;
}

/** All 24 ways to turn a cube. */
export const TURNS: readonly Quaternion[] = FACES.flatMap((up) =>
  FACES.filter((north) => Math.abs(TOWARDS[up].dot(TOWARDS[north])) < 0.5).map((north) => {
    const [y, back] = [TOWARDS[up], TOWARDS[north].clone().negate()];
    const x = new Vector3().crossVectors(y, back);
    return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(x, y, back));
  }),
);

/** The turn that shows these faces; of several, the one nearest to how it is turned now. */
export function turnTo(body: Faces, wanted: Faces, now: Quaternion): Quaternion | null {
  let best: Quaternion | null = null;
  for (const turn of TURNS) {
    const faces = shown(body, turn);
    if (FACES.some((face) => faces[face] !== wanted[face])) continue;
    if (!best || Math.abs(turn.dot(now)) > Math.abs(best.dot(now))) best = turn;
  }
  return best;
}
