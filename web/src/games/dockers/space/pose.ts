/** Where crates are in space, and on their way. Pure geometry. */
import { type Quaternion, Vector3 } from "three";
import type { Direction } from "../faces";
import type { Crate } from "../position";
import { quarterTurn, tipTurn, vectorOf } from "./orientation";

export const CRATE = 0.97;
/** How far floors are apart when they are lifted, beside their own height. */
const APART = 1.6;

export interface Pose {
  position: Vector3;
  turn: Quaternion;
}

/** The middle of a crate; `lift` from 0 (standing) to 1 (floors apart). */
export function cell(x: number, y: number, floor: number, lift = 0): Vector3 {
  return new Vector3(x, floor * (1 + lift * APART) + 0.5, -y);
}

/** Rolling over the edge into the neighbouring cell. */
export function tipping(from: Pose, direction: Direction, t: number): Pose {
  const way = vectorOf(direction);
  const edge = from.position.clone().addScaledVector(way, 0.5);
  edge.y -= 0.5;
  const turn = tipTurn(direction, t);
  return {
    position: from.position.clone().sub(edge).applyQuaternion(turn).add(edge),
    turn: turn.clone().multiply(from.turn),
  };
}

/** Pushed over the edge, then down, turning as it falls. */
export function falling(
  from: Pose,
  direction: Direction,
  depth: number,
  quarters: number,
  t: number,
): Pose {
  const out = Math.min(1, t / 0.5);
  const down = Math.max(0, (t - 0.42) / 0.58);
  const position = from.position.clone().addScaledVector(vectorOf(direction), out);
  position.y += Math.sin(out * Math.PI) * 0.12 - depth * down * down;
  const shortest = quarters === 3 ? -1 : quarters;
  return { position, turn: quarterTurn(shortest * t).multiply(from.turn) };
}

export function pivoting(from: Pose, quarters: number, t: number): Pose {
  const shortest = quarters === 3 ? -1 : quarters;
  const position = from.position.clone();
  position.y += Math.sin(t * Math.PI) * 0.08;
  return { position, turn: quarterTurn(shortest * t).multiply(from.turn) };
}

/**
 * How far the count of cells moved between two positions: cells are counted from the block's own
 * edge, so all crates but the moved one say the same, and the block must not jump for it.
 */
export function shiftBetween(
  before: ReadonlyMap<string, { x: number; y: number }>,
  after: readonly Crate[],
): { x: number; y: number } {
  const votes = new Map<string, { x: number; y: number; count: number }>();
  for (const crate of after) {
    const was = before.get(crate.code);
    if (!was) continue;
    const [x, y] = [crate.x - was.x, crate.y - was.y];
    const vote = votes.get(`${x},${y}`) ?? { x, y, count: 0 };
    vote.count += 1;
    votes.set(`${x},${y}`, vote);
  }
  const [most] = [...votes.values()].sort((a, b) => b.count - a.count);
  return most ?? { x: 0, y: 0 };
}

export interface Area {
  low: { x: number; y: number };
  high: { x: number; y: number };
  floors: number;
}

export function areaOf(crates: readonly Crate[]): Area {
  const [xs, ys] = [crates.map((crate) => crate.x), crates.map((crate) => crate.y)];
  return {
    low: { x: Math.min(...xs), y: Math.min(...ys) },
    high: { x: Math.max(...xs), y: Math.max(...ys) },
    floors: Math.max(...crates.map((crate) => crate.floor)) + 1,
  };
}
