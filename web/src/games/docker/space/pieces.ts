/** Containers, and the arrows where they come in. */
import { CylinderGeometry, type Material, Mesh } from "three";
import type { TableSide } from "../../../board/sides";
import { type Kit, type Side, unpickable } from "../../../three/kit";
import { type Pen, pattern, seeded, sign } from "../../../three/paint";
import { seatColour, seatInk } from "../../../three/palette";
import { shaded } from "../../../three/scene3d";
import { atSide } from "../../../three/seats";
import { BOARD, SIZE } from "./place";

export interface ContainerLook {
  seat: number;
  /** Its owner is out: faded. */
  gone: boolean;
  marks: boolean;
}

/** A container of a seat. */
export function container(kit: Kit, look: ContainerLook): Mesh {
  const mesh = new Mesh(kit.block(SIZE, SIZE, SIZE, 0.035), containerPaint(kit, look, 1));
  mesh.userData.look = look;
  return shaded(mesh);
}

/** The paint of a container, seen through where it would hide what can be chosen. */
export function containerPaint(
  kit: Kit,
  { seat, gone, marks }: ContainerLook,
  opacity: number,
): Material {
  const colour = kit.colour(seatColour(seat));
  const ground = gone ? kit.between(colour, "#9a958c", 0.62) : colour;
  const key = `container ${seat} ${marks} ${gone}`;
  const map = kit.atlas(key, (pen, side, size) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, size, size);
    if (kit.palette.patterned) pattern(pen, seat, size, kit.colour(seatInk(seat)));
    if (side === "up" || side === "down") roof(pen, size);
    else if (side === "south" || side === "north") doors(pen, size);
    else ribs(pen, size * 0.1, size * 0.12, size * 0.8, size * 0.76, 8);
    wear(pen, size, seat * 11 + side.length);
    posts(pen, size);
    if (marks) badge(pen, size, kit, seat, gone, side);
  });
  return kit.finish(`${key} ${opacity}`, { map, opacity, roughness: 0.5, lacquer: 0.25 });
}

/** Corrugated steel: each rib has a lit side and a dark one. */
function ribs(pen: Pen, x: number, y: number, w: number, h: number, count: number): void {
  const wide = w / count;
  for (let i = 0; i < count; i++) {
    const left = x + i * wide;
    const shade = pen.createLinearGradient(left, 0, left + wide, 0);
    shade.addColorStop(0, "rgb(255 255 255 / 20%)");
    shade.addColorStop(0.3, "rgb(255 255 255 / 4%)");
    shade.addColorStop(0.5, "rgb(0 0 0 / 30%)");
    shade.addColorStop(0.8, "rgb(0 0 0 / 6%)");
    shade.addColorStop(1, "rgb(255 255 255 / 20%)");
    pen.fillStyle = shade;
    pen.fillRect(left, y, wide, h);
  }
}

function roof(pen: Pen, size: number): void {
  const [edge, count] = [size * 0.1, 6];
  const high = (size - 2 * edge) / count;
  for (let i = 0; i < count; i++) {
    const top = edge + i * high;
    pen.fillStyle = "rgb(255 255 255 / 11%)";
    pen.fillRect(edge, top + high * 0.12, size - 2 * edge, high * 0.36);
    pen.fillStyle = "rgb(0 0 0 / 14%)";
    pen.fillRect(edge, top + high * 0.5, size - 2 * edge, high * 0.12);
  }
}

/** Two doors with locking bars, their handles and hinges. */
function doors(pen: Pen, size: number): void {
  const [edge, middle] = [size * 0.1, size / 2];
  for (const left of [edge, middle]) {
    const wide = middle - edge;
    pen.fillStyle = "rgb(255 255 255 / 7%)";
    pen.fillRect(left, edge, wide, size - 2 * edge);
    pen.lineWidth = size * 0.014;
    pen.strokeStyle = "rgb(0 0 0 / 40%)";
    pen.strokeRect(left + size * 0.012, edge, wide - size * 0.024, size - 2 * edge);
    for (const share of [0.3, 0.72]) {
      const x = left + wide * share;
      pen.fillStyle = "rgb(0 0 0 / 32%)";
      pen.fillRect(x + size * 0.012, edge, size * 0.016, size - 2 * edge);
      pen.fillStyle = "rgb(235 235 228 / 70%)";
      pen.fillRect(x, edge, size * 0.018, size - 2 * edge);
      pen.fillRect(x - size * 0.05, size * 0.62, size * 0.09, size * 0.026);
    }
    for (const y of [0.2, 0.42, 0.64, 0.8]) {
      pen.fillStyle = "rgb(0 0 0 / 35%)";
      pen.fillRect(left === edge ? left : left + wide - size * 0.035, size * y, size * 0.035, 5);
    }
  }
}

/** The frame: rails, posts and the castings at the corners. */
function posts(pen: Pen, size: number): void {
  const edge = size * 0.1;
  pen.fillStyle = "rgb(0 0 0 / 13%)";
  for (const [x, y, w, h] of [
    [0, 0, size, edge],
    [0, size - edge, size, edge],
    [0, edge, edge, size - 2 * edge],
    [size - edge, edge, edge, size - 2 * edge],
  ] as const) {
    pen.fillRect(x, y, w, h);
  }
  pen.lineWidth = 2;
  pen.strokeStyle = "rgb(255 255 255 / 26%)";
  pen.strokeRect(3, 3, size - 6, size - 6);
  pen.strokeStyle = "rgb(0 0 0 / 30%)";
  pen.strokeRect(edge, edge, size - 2 * edge, size - 2 * edge);
  for (const x of [0, size - edge * 1.15]) {
    for (const y of [0, size - edge * 1.15]) {
      pen.fillStyle = "rgb(20 18 16 / 62%)";
      pen.fillRect(x, y, edge * 1.15, edge * 1.15);
      pen.fillStyle = "rgb(255 255 255 / 22%)";
      pen.fillRect(x + edge * 0.38, y + edge * 0.3, edge * 0.38, edge * 0.52);
    }
  }
}

/** Scratches and rain on the paint. */
function wear(pen: Pen, size: number, seed: number): void {
  const random = seeded(seed);
  for (let i = 0; i < 26; i++) {
    pen.fillStyle = random() < 0.5 ? "rgb(255 250 240 / 9%)" : "rgb(40 20 0 / 11%)";
    pen.fillRect(random() * size, random() * size, 1 + random() * 2, 3 + random() * size * 0.14);
  }
}

/** The sign of the owner on a plate; the one on the roof is larger than those at the sides. */
function badge(pen: Pen, size: number, kit: Kit, seat: number, gone: boolean, side: Side): void {
  const radius = size * (side === "up" ? 0.21 : 0.13);
  pen.globalAlpha = gone ? 0.5 : 1;
  pen.fillStyle = "rgb(0 0 0 / 24%)";
  pen.beginPath();
  pen.arc(size / 2, size / 2, radius * 1.5, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = kit.colour(seatInk(seat));
  sign(pen, seat, size / 2, size / 2, radius);
  pen.globalAlpha = 1;
}

const INWARDS: Readonly<Record<TableSide, number>> = { 0: 0, 1: -1, 2: 2, 3: 1 };

/** An arrow on the rim that points into the board from a side. */
export function entryArrow(kit: Kit, side: TableSide, colour: string): Mesh {
  const shape = kit.shape("arrow", () =>
    new CylinderGeometry(0.17, 0.17, 0.05, 3).rotateY(Math.PI),
  );
  const arrow = unpickable(new Mesh(shape, kit.finish(`arrow ${colour}`, { color: colour })));
  arrow.position.copy(atSide(side, 0, 0.026, BOARD / 2 - 0.19));
  arrow.rotation.y = INWARDS[side] * (Math.PI / 2);
  return arrow;
}
