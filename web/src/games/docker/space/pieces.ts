/** Containers, and the arrows where they come in. */
import { CylinderGeometry, Mesh } from "three";
import type { TableSide } from "../../../board/sides";
import { type Kit, unpickable } from "../../../three/kit";
import { grain, sign } from "../../../three/paint";
import { seatColour, seatInk } from "../../../three/palette";
import { shaded } from "../../../three/scene3d";
import { atSide } from "../../../three/seats";
import { BOARD, SIZE } from "./place";

/** A container of a seat; faded when its owner is out. */
export function container(kit: Kit, seat: number, gone: boolean, marks: boolean): Mesh {
  const colour = kit.colour(seatColour(seat));
  const ground = gone ? kit.between(colour, kit.colour("line"), 0.62) : colour;
  const key = `container ${seat} ${marks} ${gone}`;
  const map = kit.atlas(key, (pen, side, size) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, size, size);
    grain(pen, 0, 0, size, size, 0.1, seat * 10 + side.length);
    // A carved border makes the cube read as a container from every side.
    pen.strokeStyle = kit.between(ground, "#1a0d00", 0.32);
    pen.lineWidth = 5;
    pen.beginPath();
    pen.roundRect(size * 0.12, size * 0.12, size * 0.76, size * 0.76, 12);
    pen.stroke();
    if (!marks) return;
    pen.fillStyle = kit.colour(seatInk(seat));
    pen.globalAlpha = gone ? 0.5 : 0.92;
    sign(pen, seat, size / 2, size / 2, size * 0.21);
  });
  const shape = kit.block(SIZE, SIZE, SIZE, 0.06);
  return shaded(new Mesh(shape, kit.finish(key, { map, roughness: 0.6 })));
}

const INWARDS: Readonly<Record<TableSide, number>> = { 0: 0, 1: -1, 2: 2, 3: 1 };

/** An arrow on the rim that points into the board from a side. */
export function entryArrow(kit: Kit, side: TableSide, colour: string): Mesh {
  const shape = kit.shape("arrow", () =>
    new CylinderGeometry(0.17, 0.17, 0.05, 3).rotateY(Math.PI),
  );
  const arrow = unpickable(new Mesh(shape, kit.finish(`arrow ${colour}`, { color: colour })));
  arrow.position.copy(atSide(side, 0, 0.026, BOARD / 2 - 0.19));
  arrow.rotation.y = INWARDS[side] * (Math.PI / 2);
  return arrow;
}
