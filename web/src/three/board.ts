/** Boards, frames and ways: what the three games' pictures have in common. */
import {
  CylinderGeometry,
  Group,
  type Material,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SphereGeometry,
  Vector3,
} from "three";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";
import { grain, type Pen, planks } from "./paint";

/** A slab of wood whose top lies at height 0. */
export function slab(kit: Kit, w: number, d: number, thick = 0.3): Mesh {
  const map = kit.atlas(
    "slab",
    (pen, side, size) => {
      if (side === "up") planks(pen, 0, 0, size, size, 6, kit.colour("wood"));
      else {
        pen.fillStyle = kit.between(kit.colour("wood"), kit.colour("wood-deep"), 0.45);
        pen.fillRect(0, 0, size, size);
        grain(pen, 0, 0, size, size, 0.14, 9);
      }
    },
    512,
  );
  const mesh = new Mesh(
    kit.block(round(w), thick, round(d), Math.min(0.1, thick * 0.4)),
    kit.finish("slab", { map, roughness: 0.55, lacquer: 0.15 }),
  );
  mesh.position.y = -thick / 2;
  mesh.receiveShadow = true;
  mesh.castShadow = true;
  return mesh;
}

const round = (x: number): number => Math.round(x * 100) / 100;

/** Squares sunk into a board, a unit wide each: one picture of all, and a place to pick for each. */
export function squares(
  kit: Kit,
  places: readonly { token: string; x: number; z: number }[],
  share: number,
  depth: number,
): Group {
  const group = new Group();
  const [west, north] = [edge(places.map(({ x }) => x)), edge(places.map(({ z }) => z))];
  const [wide, deep] = [-2 * west, -2 * north];
  const key = `squares ${wide} ${deep} ${share} ${depth}`;
  const map = kit.paint(key, wide * CELL, deep * CELL, (pen) => {
    for (const [i, { x, z }] of places.entries()) {
      pen.save();
      pen.translate((x - 0.5 - west) * CELL, (z - 0.5 - north) * CELL);
      pen.translate((CELL * (1 - share)) / 2, (CELL * (1 - share)) / 2);
      pen.scale(share, share);
      const other = kit.colour(i % 2 ? "wood-deep" : "pale");
      sunk(pen, kit.between(kit.colour("wood"), other, depth), i);
      pen.restore();
    }
  });
  const all = unpickable(
    new Mesh(sheet(kit), kit.finish(key, { map, opacity: 0.9999, roughness: 0.6 })),
  );
  all.scale.set(wide, 1, deep);
  all.position.y = 0.006;
  all.receiveShadow = true;
  group.add(all);
  const unseen = kit.material("unseen square", () => new MeshBasicMaterial({ visible: false }));
  for (const { token, x, z } of places) {
    const place = new Mesh(sheet(kit), unseen);
    place.scale.set(share, 1, share);
    place.position.set(x, 0.006, z);
    place.userData.token = token;
    group.add(place);
  }
  return group;
}

const CELL = 160;
/** Where squares in the middle of the world begin. */
const edge = (middles: readonly number[]): number => Math.min(...middles) - 0.5;

function sunk(pen: Pen, tint: string, seed: number): void {
  pen.fillStyle = tint;
  pen.beginPath();
  pen.roundRect(1, 1, 158, 158, 14);
  pen.fill();
  pen.save();
  pen.clip();
  grain(pen, 0, 0, 160, 160, 0.12, seed * 7 + 1);
  pen.restore();
  const inner = pen.createLinearGradient(0, 0, 0, 20);
  inner.addColorStop(0, "rgb(40 20 0 / 30%)");
  inner.addColorStop(1, "rgb(40 20 0 / 0%)");
  pen.save();
  pen.clip();
  pen.fillStyle = inner;
  pen.fillRect(0, 0, 160, 20);
  pen.restore();
  pen.lineWidth = 3;
  pen.strokeStyle = "rgb(40 20 0 / 35%)";
  pen.stroke();
}

export function sheet(kit: Kit): PlaneGeometry {
  return kit.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
}

/** An outline lying flat, to show what is picked or may be. */
export function frame(kit: Kit, size: number, colour: string, width: number, filled = 0): Mesh {
  const mesh = unpickable(new Mesh(sheet(kit), rimPaint(kit, colour, width, filled)));
  mesh.scale.set(size, 1, size);
  mesh.renderOrder = 2;
  return mesh;
}

/** The paint of an outline: its colour with a dark edge and a glow. */
export function rimPaint(kit: Kit, colour: string, width: number, filled = 0): Material {
  const key = `frame ${colour} ${width} ${filled}`;
  const map = kit.paint(key, 128, 128, (pen) => {
    const edge = width / 2 + 7;
    pen.beginPath();
    pen.roundRect(edge, edge, 128 - 2 * edge, 128 - 2 * edge, 18);
    if (filled > 0) {
      pen.fillStyle = colour;
      pen.globalAlpha = filled;
      pen.fill();
    }
    // A glow, a dark edge for pale grounds, and the rim itself.
    for (const [wide, tone, alpha] of [
      [width + 12, colour, 0.22],
      [width + 5, kit.colour("edge"), 0.55],
      [width, colour, 1],
    ] as const) {
      pen.globalAlpha = alpha;
      pen.lineWidth = wide;
      pen.strokeStyle = tone;
      pen.stroke();
    }
    pen.globalAlpha = 1;
  });
  return kit.flat(key, { map });
}

/** A way as a line through points. */
export function line(kit: Kit, points: readonly Point[], colour: string, radius: number): Group {
  const group = new Group();
  const rod = kit.shape("rod", () => new CylinderGeometry(1, 1, 1, 10));
  const ball = kit.shape("ball", () => new SphereGeometry(1, 12, 8));
  const material = kit.flat(`line ${colour}`, { color: colour });
  points.forEach((point, i) => {
    const end = new Vector3(point.x, point.y, point.z);
    const joint = unpickable(new Mesh(ball, material));
    joint.position.copy(end);
    joint.scale.setScalar(radius);
    group.add(joint);
    const from = points[i - 1];
    if (!from) return;
    const start = new Vector3(from.x, from.y, from.z);
    const way = end.clone().sub(start);
    const length = way.length();
    if (length < 1e-6) return;
    const part = unpickable(new Mesh(rod, material));
    part.position.copy(start).add(end).multiplyScalar(0.5);
    part.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way.normalize());
    part.scale.set(radius, length, radius);
    group.add(part);
  });
  return group;
}
