/** Where a camera must stand so that every given point is in the picture. Pure geometry. */

export interface Point {
  x: number;
  y: number;
  z: number;
}

/** Half the picture's width and height at distance one. */
export interface Lens {
  tanX: number;
  tanY: number;
}

export interface Basis {
  /** From the board to the camera. */
  back: Point;
  right: Point;
  up: Point;
}

export interface Stand {
  distance: number;
  /** How far the camera is moved sideways and upwards to have the points in the middle. */
  shiftX: number;
  shiftY: number;
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;

/** Azimuth 0 stands in the south and looks north; a quarter turn stands in the east. */
export function basis(azimuth: number, elevation: number): Basis {
  const [sa, ca] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [se, ce] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    back: { x: ce * sa, y: se, z: ce * ca },
    right: { x: ca, y: 0, z: -sa },
    up: { x: -se * sa, y: ce, z: -se * ca },
  };
}

export function lens(fieldOfView: number, aspect: number, margin: number): Lens {
  const tanY = Math.tan((fieldOfView * Math.PI) / 360) * (1 - margin);
  return { tanX: tanY * aspect, tanY };
}

/**
 * The nearest stand from which all points are seen. A point at depth `d + z` is inside if its
 * distance from the middle is at most `(d + z) * tan`; the leftmost and the rightmost constraint
 * together give the distance, and the middle between them the shift.
 */
export function standFor(
  points: readonly Point[],
  { back, right, up }: Basis,
  { tanX, tanY }: Lens,
): Stand {
  const [x, y] = [extremes(points, back, right, tanX), extremes(points, back, up, tanY)];
  const distance = Math.max((x.high + x.low) / 2, (y.high + y.low) / 2, 0.1);
  return {
    distance,
    shiftX: ((x.high - x.low) / 2) * tanX,
    shiftY: ((y.high - y.low) / 2) * tanY,
  };
}

function extremes(points: readonly Point[], back: Point, axis: Point, tan: number) {
  let [high, low] = [-Infinity, -Infinity];
  for (const point of points) {
    const across = dot(point, axis) / tan;
    const nearer = dot(point, back);
    high = Math.max(high, across + nearer);
    low = Math.max(low, -across + nearer);
  }
  return { high, low };
}

/** The eight corners of a box. */
export function corners(low: Point, high: Point): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((i) => ({
    x: i & 1 ? high.x : low.x,
    y: i & 2 ? high.y : low.y,
    z: i & 4 ? high.z : low.z,
  }));
}
