/** What can be picked in Docker: outlines, targets with their cost, and the way of a move. */
import { Group, type Object3D } from "three";
import type { Token } from "../../../board/choice";
import type { BoardProps } from "../../../board/types";
import type { LegalMove } from "../../../protocol";
import { frame, line } from "../../../three/board";
import type { Kit } from "../../../three/kit";
import type { DockerPosition } from "../position";
import { isCard, tokensOf } from "../tokens";
import { SIZE, squareIndex, standing, way } from "./place";

/** Finds the container that a token moves: the top one of a square, the last one in hand. */
export type Find = (token: Token) => Object3D | null;

export class Offers {
  /** Outlines on the pieces. */
  readonly marks = new Group();
  /** Signs in front of everything. */
  readonly signs = new Group();

  constructor(private readonly kit: Kit) {}

  clear(): void {
    this.marks.clear();
    this.signs.clear();
  }

  show(
    { choice, preview }: BoardProps<DockerPosition>,
    position: DockerPosition,
    find: Find,
  ): void {
    const source = choice.picked.find((token) => !isCard(token));
    for (const [token, moves] of choice.next) {
      if (isCard(token) || token === "out") continue;
      if (source === undefined) this.source(token, position, find);
      else this.target(token, moves, position, source, preview === null);
    }
    if (source !== undefined) this.picked(source, find);
    if (preview) this.preview(preview, find);
  }

  private outline(size: number, width: number, filled: number): Object3D {
    const mesh = frame(this.kit, size, this.kit.colour("accent"), width, filled);
    this.marks.add(mesh);
    return mesh;
  }

  /** A thin line round the top of what can move. */
  private source(token: Token, position: DockerPosition, find: Find): void {
    const piece = find(token);
    if (!piece) return;
    const size = SIZE * piece.scale.x;
    // All containers in hand are alike: each may be the one.
    const count = token === "hand" ? (position.hand[position.turn ?? 0] ?? 1) : 1;
    const row = piece.parent?.children.filter((other) => other.userData.token === token) ?? [];
    for (const one of count > 1 ? row : [piece]) {
      const mark = this.outline(size * 0.94, token === "hand" ? 10 : 7, 0);
      mark.position.copy(one.position);
      mark.position.y += size / 2 + 0.013;
    }
  }

  /** What is picked is raised a little. */
  private picked(token: Token, find: Find): void {
    const piece = find(token);
    if (!piece) return;
    piece.position.y += 0.1;
    const size = SIZE * piece.scale.x;
    const mark = this.outline(size * 0.94, 20, 0.2);
    mark.position.copy(piece.position);
    mark.position.y += size / 2 + 0.013;
  }

  /** A square that can be reached; what it costs gives way to the steps of a move pointed at. */
  private target(
    token: Token,
    moves: readonly LegalMove[],
    position: DockerPosition,
    source: Token,
    priced: boolean,
  ): void {
    const { kit } = this;
    const square = squareIndex(token);
    const height = (position.stacks[square]?.length ?? 0) - (token === source ? 1 : 0);
    const top = standing(square, height);
    const mark = this.outline(height ? SIZE * 0.94 : 0.92, 11, 0.35);
    mark.position.copy(top);
    mark.position.y += -SIZE / 2 + 0.014;
    if (!priced) return;
    const points = moves[0]?.steps.reduce((sum, step) => sum + step.cost, 0) ?? 0;
    const badge = kit.sign(String(points), kit.colour("accent"), kit.colour("accent-ink"), 0.36);
    badge.position.copy(top);
    badge.position.y += -SIZE / 2 + 0.24;
    this.signs.add(badge);
  }

  /** The way of a move with what each step costs. */
  private preview(move: LegalMove, find: Find): void {
    const { kit } = this;
    const [source = ""] = tokensOf(move.text).filter((token) => !isCard(token));
    const entering = source === "hand";
    const piece = find(source);
    if (!piece || !move.steps.length) return;
    const start = { x: piece.position.x, y: piece.position.y, z: piece.position.z };
    const legs = way(start, move.steps, entering);
    this.signs.add(line(kit, [start, ...legs.flat()], kit.colour("accent"), 0.04));
    const ends = entering ? legs.slice(1) : legs;
    move.steps.forEach((step, i) => {
      const end = ends[i]?.at(-1);
      if (!end) return;
      const badge = kit.sign(String(step.cost), kit.colour("card"), kit.colour("ink"), 0.32);
      badge.position.copy(end);
      this.signs.add(badge);
    });
  }
}
