/** The board that crates stand on: as large as they need, with its cells drawn on it. */
import { Group, Mesh, PlaneGeometry, RepeatWrapping } from "three";
import { slab } from "../../../three/board";
import { type Kit, unpickable } from "../../../three/kit";
import type { Area } from "./pose";

/** Free cells round the outermost crates, for moves. */
const MARGIN = 1;
const LEAST = 5;

export interface Extent {
  x: number;
  z: number;
  w: number;
  d: number;
}

/** The part of the table that the board covers; `origin` is the cell at the world's middle. */
export function extent(area: Area, origin: { x: number; y: number }): Extent {
  const span = (low: number, high: number) => {
    let cells = high - low + 1 + 2 * MARGIN;
    // Two at a time, so that the cells drawn stay under the crates.
    while (cells < LEAST) cells += 2;
    return cells;
  };
  return {
    x: (area.low.x + area.high.x) / 2 - origin.x,
    z: -((area.low.y + area.high.y) / 2 - origin.y),
    w: span(area.low.x, area.high.x),
    d: span(area.low.y, area.high.y),
  };
}

export function ground(kit: Kit, { x, z, w, d }: Extent): Group {
  const group = new Group();
  group.add(slab(kit, w + 0.3, d + 0.3));
  const map = kit.paint("cells", 128, 128, (pen) => {
    pen.strokeStyle = "rgb(50 25 0 / 38%)";
    pen.lineWidth = 3;
    pen.strokeRect(0, 0, 128, 128);
  });
  map.wrapS = map.wrapT = RepeatWrapping;
  const cells = new Mesh(
    kit.shape(`cells ${w} ${d}`, () => {
      const plane = new PlaneGeometry(w, d).rotateX(-Math.PI / 2);
      const uv = plane.getAttribute("uv");
      for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * w, uv.getY(i) * d);
      return plane;
    }),
    kit.flat("cells", { map }),
  );
  cells.position.y = 0.006;
  group.add(unpickable(cells));
  group.position.set(x, 0, z);
  return group;
}
