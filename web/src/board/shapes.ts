/** The shapes that represent colours, within a circle of radius 1; a disc has no corners. */
import type { Shape } from "./marks";

export const SHAPES: readonly Shape[] = ["disc", "triangle", "square", "diamond"];

export const CORNERS: Readonly<Record<Shape, readonly (readonly [number, number])[]>> = {
  disc: [],
  triangle: [
    [0, -1],
    [1.05, 0.82],
    [-1.05, 0.82],
  ],
  square: [
    [-0.86, -0.86],
    [0.86, -0.86],
    [0.86, 0.86],
    [-0.86, 0.86],
  ],
  diamond: [
    [0, -1.15],
    [1.08, 0],
    [0, 1.15],
    [-1.08, 0],
  ],
};
