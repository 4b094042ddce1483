/** Where things of Docker stand, and the way of a container through space. Pure geometry. */

import type { PathStep } from "../../../board/facts";
import type { TableSide } from "../../../board/sides";
import type { Point } from "../../../three/fit";
import { atSide } from "../../../three/seats";
import { DOCKER_SQUARES } from "../position";

/** The edge of a container; squares are one apart. */
export const SIZE = 0.74;
/** Containers in hand are a little smaller, so that six have room beside the board. */
export const HAND = 0.76;
export const BOARD = 3.75;
export const GROUND = -0.3;

export function squareIndex(square: string): number {
  return (DOCKER_SQUARES as readonly string[]).indexOf(square);
}

/** The middle of a container at a level of a square. */
export function standing(square: number, level: number): Point {
  return {
    x: (square % 3) - 1,
    y: level * SIZE + SIZE / 2,
    z: 1 - Math.floor(square / 3),
  };
}

export function handSpot(side: TableSide, index: number, count: number): Point {
  const x = (index - (count - 1) / 2) * SIZE * 0.86;
  return atSide(side, x, GROUND + (SIZE * HAND) / 2, BOARD / 2 + 0.37);
}

/** Just outside an entry square, on its floor. */
export function outside(square: number): Point {
  const at = standing(square, 0);
  return { x: at.x * 2, y: at.y, z: at.z * 2 };
}

/** Up before over, over before down: what a step passes through, its end last. */
export function stepPoints(from: Point, to: Point): Point[] {
  if (to.y > from.y + 1e-9) return [{ x: from.x, y: to.y, z: from.z }, to];
  if (to.y < from.y - 1e-9) return [{ x: to.x, y: from.y, z: to.z }, to];
  return [to];
}

/** The way of a move: where it begins, then the points of each step. */
export function way(start: Point, steps: readonly PathStep[], entering: boolean): Point[][] {
  const legs: Point[][] = [];
  let here = start;
  const first = steps[0];
  if (entering && first) {
    here = outside(squareIndex(first.place));
    const high = { x: (start.x + here.x) / 2, y: SIZE * 1.2, z: (start.z + here.z) / 2 };
    legs.push([high, here]);
  }
  for (const step of steps) {
    const there = standing(squareIndex(step.place), step.level);
    legs.push(stepPoints(here, there));
    here = there;
  }
  return legs;
}

/** Milliseconds for each unit of a way, so that a step takes about a quarter of a second. */
export function paceOf(start: Point, points: readonly Point[], steps: number): number {
  let [length, here] = [0, start];
  for (const point of points) {
    length += Math.hypot(point.x - here.x, point.y - here.y, point.z - here.z);
    here = point;
  }
  return Math.max(320, steps * 250) / Math.max(length, 1);
}
