/** Dice, blockers, markers and zones. */
import { Mesh, TorusGeometry } from "three";
import { sheet } from "../../../three/board";
import { type DieLook, facing, makeDie, UP } from "../../../three/dice";
import { type Kit, unpickable } from "../../../three/kit";
import { grain, sign, stripes } from "../../../three/paint";
import { seatColour, seatInk } from "../../../three/palette";
import { shaded } from "../../../three/scene3d";
import { DIE, middle } from "./place";

export const BLOCKER = { wide: 0.72, high: 0.26 };

export function look(kit: Kit, seat: number, marks: boolean): DieLook {
  return {
    ground: kit.colour(seatColour(seat)),
    ink: kit.colour(seatInk(seat)),
    square: marks && seat === 1,
    pattern: seat,
  };
}

/** A die of a seat with a face up. */
export function die(kit: Kit, seat: number, face: number, marks: boolean, opacity = 1): Mesh {
  const mesh = shaded(makeDie(kit, DIE, { ...look(kit, seat, marks), opacity }));
  mesh.quaternion.copy(facing(face, UP));
  return mesh;
}

/** A dark block with a cross in its owner's colour. */
export function blocker(kit: Kit, seat: number, opacity = 1): Mesh {
  const map = kit.atlas(`blocker ${seat}`, (pen, side, size) => {
    pen.fillStyle = kit.between(kit.colour("wood-deep"), "#140b02", 0.45);
    pen.fillRect(0, 0, size, size);
    grain(pen, 0, 0, size, size, 0.16, 21);
    pen.strokeStyle = pen.fillStyle = kit.colour(seatColour(seat));
    if (side !== "up") {
      pen.fillRect(0, size * 0.36, size, size * 0.28);
      return;
    }
    pen.lineWidth = size * 0.15;
    pen.lineCap = "round";
    pen.beginPath();
    pen.moveTo(size * 0.26, size * 0.26);
    pen.lineTo(size * 0.74, size * 0.74);
    pen.moveTo(size * 0.74, size * 0.26);
    pen.lineTo(size * 0.26, size * 0.74);
    pen.stroke();
    // Whose it is, for who cannot tell the colours apart.
    pen.beginPath();
    pen.arc(size / 2, size / 2, size * 0.2, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = kit.colour(seatInk(seat));
    sign(pen, seat, size / 2, size / 2, size * 0.11);
  });
  const shape = kit.block(BLOCKER.wide, BLOCKER.high, BLOCKER.wide, 0.08);
  return shaded(
    new Mesh(
      shape,
      kit.finish(`blocker ${seat} ${opacity}`, { map, opacity, roughness: 0.42, lacquer: 0.3 }),
    ),
  );
}

/** The marker lies round the last die. */
export function marker(kit: Kit, square: number, seat: number): Mesh {
  const shape = kit.shape("marker", () =>
    new TorusGeometry(0.62, 0.045, 8, 4).rotateZ(Math.PI / 4).rotateX(Math.PI / 2),
  );
  const color = kit.between(kit.colour(seatColour(seat)), kit.colour("edge"), 0.35);
  const ring = unpickable(new Mesh(shape, kit.finish(`marker ${seat}`, { color })));
  ring.position.copy(middle(square));
  ring.position.y = 0.05;
  ring.castShadow = true;
  return ring;
}

/** A square of a no-play zone: strong for the player to move, else faint. */
export function zone(kit: Kit, square: number, seat: number, strong: boolean): Mesh {
  const colour = kit.colour(seatColour(seat));
  const key = `zone ${seat} ${strong}`;
  const map = kit.paint(key, 128, 128, (pen) => {
    pen.beginPath();
    pen.roundRect(2, 2, 124, 124, 14);
    pen.clip();
    pen.globalAlpha = strong ? 0.12 : 0.03;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 128, 128);
    pen.globalAlpha = strong ? 0.7 : 0.2;
    stripes(pen, 128, colour, 26, strong ? 9 : 5);
  });
  const mesh = unpickable(new Mesh(sheet(kit), kit.flat(key, { map })));
  mesh.position.copy(middle(square));
  mesh.position.y = 0.014 + seat * 0.002;
  // The two zones slant to different sides, so that they can be told apart where both lie.
  if (seat === 1) mesh.rotation.y = Math.PI / 2;
  mesh.scale.set(0.93, 1, 0.93);
  mesh.renderOrder = 1;
  return mesh;
}
