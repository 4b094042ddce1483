/** Ways that stay: the last turn as a dotted line, and moves shown as arrows. */
import {
  ConeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  Mesh,
  SphereGeometry,
  type Sprite,
  Vector3,
} from "three";
import type { Arrow } from "../board/types";
import { frame, line } from "./board";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";
import type { ColourName } from "./palette";

const MOST = 160;
const EVERY = 0.17;
const DOT = 0.035;

/** The last turn: dots along its ways, a ring at each start, a rim at each end. */
export class LastTrail {
  readonly group = new Group();
  private readonly dots: InstancedMesh;
  private readonly rings = new Group();

  constructor(private readonly kit: Kit) {
    const ball = kit.shape("dot", () => new SphereGeometry(DOT, 8, 6));
    this.dots = unpickable(
      new InstancedMesh(ball, kit.flat("dots", { color: kit.colour("mark"), opacity: 0.92 }), MOST),
    );
    this.dots.renderOrder = 2;
    this.dots.frustumCulled = false;
    this.group.add(this.dots, this.rings);
    this.clear();
  }

  clear(): void {
    this.dots.count = 0;
    this.rings.clear();
  }

  /** A way through points; `size` is that of the rings at its ends, which lie at the given height. */
  add(points: readonly Point[], size: number): void {
    const [start, end] = [points[0], points.at(-1)];
    if (!start || !end) return;
    if (points.length > 1) {
      this.ring(start, size * 0.9, 5);
      this.dot(points);
    }
    this.ring(end, size, 9);
  }

  private ring(at: Point, size: number, width: number): void {
    const mark = frame(this.kit, size, this.kit.colour("mark"), width);
    mark.position.copy(at);
    this.rings.add(mark);
  }

  private dot(points: readonly Point[]): void {
    const matrix = new Matrix4();
    let left = EVERY;
    for (const [i, point] of points.entries()) {
      const before = points[i - 1];
      if (!before) continue;
      const [from, to] = [new Vector3().copy(before), new Vector3().copy(point)];
      const length = from.distanceTo(to);
      for (; left < length; left += EVERY) {
        if (this.dots.count >= MOST) return;
        this.dots.setMatrixAt(
          this.dots.count,
          matrix.makeTranslation(from.clone().lerp(to, left / length)),
        );
        this.dots.count += 1;
      }
      left -= length;
    }
    this.dots.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.dots.dispose();
  }
}

const COLOURS: Readonly<Record<Arrow["kind"], ColourName>> = {
  nudge: "accent",
  best: "good",
  played: "bad",
};

/** A move as an arrow through points, drawn over everything. */
export function moveArrow(kit: Kit, points: readonly Point[], kind: Arrow["kind"]): Group {
  const colour = kit.colour(COLOURS[kind]);
  const [end, before] = [points.at(-1), points.at(-2)];
  if (!end || !before) return new Group();
  const way = new Vector3().copy(end).sub(before).normalize();
  const neck = new Vector3().copy(end).addScaledVector(way, -0.26);
  const group = line(kit, [...points.slice(0, -1), neck], colour, 0.055);
  const cone = kit.shape("arrowhead", () => new ConeGeometry(0.17, 0.34, 20));
  const head = unpickable(new Mesh(cone, kit.flat(`line ${colour}`, { color: colour })));
  head.position.copy(neck).addScaledVector(way, 0.1);
  head.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), way);
  group.add(head);
  return group;
}

/** A move that has no way: a rim where it ends. */
export function moveRim(kit: Kit, at: Point, size: number, kind: Arrow["kind"]): Mesh {
  const mark = frame(kit, size, kit.colour(COLOURS[kind]), 16, 0.15);
  mark.position.copy(at);
  return mark;
}

/** Which move of its turn an arrow is, at its start; the best one's numbers stand higher. */
export function moveNumber(kit: Kit, at: Point, order: number, kind: Arrow["kind"]): Sprite {
  const sign = kit.sign(String(order), kit.colour(COLOURS[kind]), kit.colour("card"), 0.34);
  sign.position.copy(at);
  sign.position.y += kind === "best" ? 0.5 : 0.15;
  return sign;
}
