/** What can be picked in Docker: outlines, targets with their cost, and the way of a move. */
import {
  Group,
  type Object3D,
  type PerspectiveCamera,
  type Sprite,
  SpriteMaterial,
  Vector3,
} from "three";
import type { Token } from "../../../board/choice";
import type { BoardMove, PathStep } from "../../../board/facts";
import type { Arrow, BoardProps } from "../../../board/types";
import { frame, line } from "../../../three/board";
import type { Kit } from "../../../three/kit";
import { moveArrow, moveRim } from "../../../three/trail";
import type { DockerPosition } from "../position";
import { isCard, tokensOf } from "../tokens";
import { SIZE, squareIndex, standing, way } from "./place";

/** Finds the container that a token moves: the top one of a square, the last one in hand. */
export type Find = (token: Token) => Object3D | null;

/** A badge is at least this many picture elements high, so that a finger meets it. */
const FINGER = 34;
const BADGE = 0.36;

interface Badge {
  sprite: Sprite;
  home: Vector3;
}

export class Offers {
  /** Outlines on the pieces. */
  readonly marks = new Group();
  /** Signs in front of everything. */
  readonly signs = new Group();
  /** Points that can be chosen and must be seen. */
  readonly spots: Vector3[] = [];
  private readonly badges: Badge[] = [];

  constructor(private readonly kit: Kit) {}

  clear(): void {
    this.marks.clear();
    this.signs.clear();
    this.spots.length = 0;
    this.badges.length = 0;
  }

  show(
    { choice, preview, arrows }: BoardProps<DockerPosition>,
    position: DockerPosition,
    find: Find,
  ): void {
    const source = choice.picked.find((token) => !isCard(token));
    for (const [token, moves] of choice.next) {
      if (isCard(token) || token === "out") continue;
      if (source === undefined) this.source(token, find);
      else this.target(token, moves, position, source, preview === null);
    }
    if (source !== undefined) this.picked(source, find);
    if (preview) this.preview(preview, find);
    else for (const arrow of arrows ?? []) this.arrow(arrow, find);
  }

  /** Badges large enough for a finger, and beside each other where they would overlap. */
  arrange(camera: PerspectiveCamera, pixel: number): void {
    const size = Math.max(BADGE, FINGER * pixel);
    const right = new Vector3(1, 0, 0).applyQuaternion(camera.quaternion);
    const up = new Vector3(0, 1, 0).applyQuaternion(camera.quaternion);
    const flat = this.badges.map(({ home }) => ({ x: home.dot(right), y: home.dot(up) }));
    const placed = flat.map((at) => ({ ...at }));
    for (let round = 0; round < 4; round++) {
      for (const [i, a] of placed.entries()) {
        for (const b of placed.slice(i + 1)) {
          const [dx, dy] = [b.x - a.x, b.y - a.y];
          const apart = Math.hypot(dx, dy);
          if (apart >= size * 1.04) continue;
          const push = (size * 1.04 - apart) / 2;
          const [ux, uy] = apart < 1e-6 ? [1, 0] : [dx / apart, dy / apart];
          a.x -= ux * push;
          a.y -= uy * push;
          b.x += ux * push;
          b.y += uy * push;
        }
      }
    }
    for (const [i, { sprite, home }] of this.badges.entries()) {
      const [from, to] = [flat[i], placed[i]];
      if (!from || !to) continue;
      sprite.scale.set(size, size, 1);
      sprite.position
        .copy(home)
        .addScaledVector(right, to.x - from.x)
        .addScaledVector(up, to.y - from.y);
    }
  }

  private outline(size: number, width: number, filled: number): Object3D {
    const mesh = frame(this.kit, size, this.kit.colour("mark"), width, filled);
    this.marks.add(mesh);
    return mesh;
  }

  /** A thin line round the top of what can move. */
  private source(token: Token, find: Find): void {
    const piece = find(token);
    if (!piece) return;
    const size = SIZE * piece.scale.x;
    // All containers in hand are alike: each may be the one.
    const row = piece.parent?.children.filter((other) => other.userData.token === token) ?? [];
    for (const one of token === "hand" ? row : [piece]) {
      const mark = this.outline(size * 1.04, token === "hand" ? 10 : 8, 0);
      mark.position.copy(one.position);
      mark.position.y += size / 2 + 0.013;
    }
    if (token !== "hand") this.spots.push(piece.position.clone().setY(piece.position.y + size / 2));
  }

  /** What is picked is raised a little. */
  private picked(token: Token, find: Find): void {
    const piece = find(token);
    if (!piece) return;
    piece.position.y += 0.1;
    const size = SIZE * piece.scale.x;
    const mark = this.outline(size * 1.04, 16, 0.3);
    mark.position.copy(piece.position);
    mark.position.y += size / 2 + 0.013;
  }

  /** A square that can be reached; what it costs gives way to the steps of a move pointed at. */
  private target(
    token: Token,
    moves: readonly BoardMove[],
    position: DockerPosition,
    source: Token,
    priced: boolean,
  ): void {
    const { kit } = this;
    const square = squareIndex(token);
    const height = (position.stacks[square]?.length ?? 0) - (token === source ? 1 : 0);
    const at = standing(square, height);
    const top = new Vector3(at.x, at.y - SIZE / 2 + 0.014, at.z);
    const mark = this.outline(height ? SIZE * 1.04 : 0.98, 9, 0.38);
    mark.position.copy(top);
    this.spots.push(top);
    const points = moves[0]?.steps.reduce((sum, step) => sum + step.cost, 0) ?? 0;
    const badge = kit.sign(String(points), kit.colour("mark"), kit.colour("edge"), BADGE, true);
    // The sign gives way to the steps of a move pointed at, but not under the pointer.
    if (!priced) {
      badge.material = kit.material(
        "no sign",
        () => new SpriteMaterial({ opacity: 0, depthTest: false }),
      );
    }
    badge.userData.token = token;
    this.badges.push({ sprite: badge, home: top });
    this.signs.add(badge);
  }

  private points(
    tokens: readonly Token[],
    steps: readonly PathStep[],
    find: Find,
  ): { points: Vector3[]; ends: Vector3[]; stops: Vector3[] } | null {
    const source = tokens.find((token) => !isCard(token)) ?? "";
    const entering = source === "hand";
    const piece = find(source);
    if (!piece) return null;
    const legs = way(piece.position, steps, entering);
    const vector = (at: { x: number; y: number; z: number }) => new Vector3(at.x, at.y, at.z);
    const ends = (entering ? legs.slice(1) : legs).flatMap((leg) => leg.slice(-1).map(vector));
    const stops = legs.flatMap((leg) => leg.slice(-1).map(vector));
    const start = piece.position.clone();
    return { points: [start, ...legs.flat().map(vector)], ends, stops: [start, ...stops] };
  }

  /** The way of a move with what each step costs. */
  private preview(move: BoardMove, find: Find): void {
    const { kit } = this;
    const found = this.points(tokensOf(move.text), move.steps, find);
    if (!found || !move.steps.length) return;
    this.signs.add(line(kit, found.points, kit.colour("mark"), 0.04));
    move.steps.forEach((step, i) => {
      const end = found.ends[i];
      if (!end) return;
      const badge = kit.sign(String(step.cost), kit.colour("card"), kit.colour("ink"), 0.32);
      badge.position.copy(end);
      this.signs.add(badge);
    });
  }

  /** A move that is pointed out; a nudge only says which container. */
  private arrow({ kind, tokens, steps }: Arrow, find: Find): void {
    const found = this.points(tokens, steps, find);
    const [start] = found?.points ?? [];
    if (!found || !start) return;
    // From stop to stop: seen from above, an arrow that goes straight down has no head.
    if (steps.length) this.signs.add(moveArrow(this.kit, found.stops, kind));
    else this.marks.add(moveRim(this.kit, start.setY(start.y + SIZE / 2 + 0.02), SIZE * 1.1, kind));
  }
}
