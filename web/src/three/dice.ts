/** A die as a body: opposite faces add up to seven; any face can be turned up or to the front. */
import { Mesh, Quaternion, Vector3 } from "three";
import type { Kit, Side } from "./kit";
import { grain, pattern, pips, wornEdge } from "./paint";

export const FACE_SIDE: Readonly<Record<number, Side>> = {
  1: "up",
  2: "south",
  3: "east",
  4: "west",
  5: "north",
  6: "down",
};

const TOWARDS: Readonly<Record<Side, Vector3>> = {
  east: new Vector3(1, 0, 0),
  west: new Vector3(-1, 0, 0),
  up: new Vector3(0, 1, 0),
  down: new Vector3(0, -1, 0),
  south: new Vector3(0, 0, 1),
  north: new Vector3(0, 0, -1),
};

/** The turn that brings a face to a direction. */
export function facing(face: number, direction: Vector3): Quaternion {
  return new Quaternion().setFromUnitVectors(TOWARDS[FACE_SIDE[face] ?? "up"], direction);
}

export const UP = new Vector3(0, 1, 0);
/** Standing on a corner: not rolled yet. */
export const WAITING = new Quaternion().setFromUnitVectors(new Vector3(1, 1, 1).normalize(), UP);

/** The way a die comes to rest in `target`: turning ever slower, hopping ever lower. */
export function tumble(
  target: Quaternion,
  axis: Vector3,
  t: number,
): { turn: Quaternion; height: number } {
  const left = (1 - t) ** 2;
  const turn = new Quaternion().setFromAxisAngle(axis, left * Math.PI * 5).multiply(target);
  return { turn, height: Math.abs(Math.cos(t * Math.PI * 2.5)) * left * 1.3 };
}

export interface DieLook {
  ground: string;
  ink: string;
  /** Square pips, to tell a second owner without colour. */
  square?: boolean;
  opacity?: number;
  /** Which pattern it has, if pieces are patterned. */
  pattern?: number;
}

export function makeDie(kit: Kit, size: number, look: DieLook): Mesh {
  const { ground, ink, square = false, opacity = 1 } = look;
  const { patterned } = kit.palette;
  const key = `die ${ground} ${ink} ${square}`;
  const map = kit.atlas(key, (pen, side, cell) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, cell, cell);
    grain(pen, 0, 0, cell, cell, 0.07, side.length);
    if (patterned && look.pattern !== undefined) {
      pattern(pen, look.pattern, cell, ink);
    }
    wornEdge(pen, cell);
    const face = Number(Object.entries(FACE_SIDE).find(([, at]) => at === side)?.[0] ?? 1);
    pips(pen, cell / 2, cell / 2, cell, face, ink, square, patterned ? ground : null);
  });
  const material = kit.finish(`${key} ${opacity}`, { map, opacity, roughness: 0.38, lacquer: 0.4 });
  return new Mesh(kit.block(size, size, size, size * 0.14), material);
}
