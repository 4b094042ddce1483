/** What of a crate cannot be seen from outside: faces that touch another crate, or the ground. */
import type { Crate, Face } from "../../position";

const BESIDE: Readonly<Record<Exclude<Face, "down">, readonly [number, number, number]>> = {
  up: [0, 0, 1],
  north: [0, 1, 0],
  east: [1, 0, 0],
  south: [0, -1, 0],
  west: [-1, 0, 0],
};

const key = (x: number, y: number, floor: number): string => `${x},${y},${floor}`;

/** The hidden faces of every crate, by code. */
export function hiddenFaces(crates: readonly Crate[]): Map<string, Set<Face>> {
  const filled = new Set(crates.map((crate) => key(crate.x, crate.y, crate.floor)));
  return new Map(
    crates.map((crate) => {
      const hidden = new Set<Face>(["down"]);
      for (const [face, [dx, dy, dz]] of Object.entries(BESIDE)) {
        if (filled.has(key(crate.x + dx, crate.y + dy, crate.floor + dz))) hidden.add(face as Face);
      }
      return [crate.code, hidden];
    }),
  );
}

/** How much of a crate is left when one looks through: the outermost ones give way first. */
export function thickness(hidden: ReadonlySet<Face>): number {
  if (!hidden.has("up")) return 0.24;
  return hidden.size < 6 ? 0.45 : 1;
}
