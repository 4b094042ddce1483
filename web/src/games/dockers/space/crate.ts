/** A crate as a body: six painted faces with the port's name, a lid or two of plain wood. */
import { Mesh } from "three";
import { SEAT_MARKS } from "../../../board/marks";
import type { Kit } from "../../../three/kit";
import { grain, type Pen, planks, sign, word } from "../../../three/paint";
import { type ColourName, seatColour, seatInk } from "../../../three/palette";
import { shaded } from "../../../three/scene3d";
import { markOfFace } from "../faces";
import type { Colour, Face } from "../position";
import type { Faces } from "./orientation";
import { CRATE } from "./pose";

/** The number of a colour among those of seats. */
export function colourNumber(colour: Colour): number {
  return Math.max(0, SEAT_MARKS.indexOf(markOfFace(colour) ?? SEAT_MARKS[0]));
}

export function colourName(colour: Colour): ColourName {
  return colour === "." ? "lid" : seatColour(colourNumber(colour));
}

export function inkName(colour: Colour): ColourName {
  return colour === "." ? "lid-ink" : seatInk(colourNumber(colour));
}

export interface CrateLook {
  code: string;
  port: string;
  /** The faces of the body, as it was first seen. */
  body: Faces;
  marks: boolean;
  /** Faces of the body that are not to be seen. */
  masked: ReadonlySet<Face>;
  opacity: number;
}

/** A bare crate, to be dressed. */
export function makeCrate(code: string, kit: Kit): Mesh {
  const mesh = shaded(new Mesh(kit.block(CRATE, CRATE, CRATE, 0.045)));
  mesh.userData.token = code;
  return mesh;
}

/** Paint a crate anew where its look has changed; paints are kept by the kit. */
export function dress(
  mesh: Mesh,
  { code, port, body, marks, masked, opacity }: CrateLook,
  kit: Kit,
): void {
  const faces = Object.entries(body).map(([face, colour]) =>
    masked.has(face as Face) ? "?" : colour,
  );
  const key = `crate ${code} ${port} ${faces.join("")} ${marks}`;
  if (mesh.userData.look === `${key} ${opacity}`) return;
  mesh.userData.look = `${key} ${opacity}`;
  const map = kit.atlas(
    key,
    (pen, side, size) => {
      if (masked.has(side)) blank(pen, size, kit);
      else face(pen, size, kit, body[side], { code, port, marks });
    },
    160,
  );
  mesh.material = kit.finish(`${key} ${opacity}`, { map, opacity, roughness: 0.7 });
  mesh.castShadow = opacity === 1;
}

function blank(pen: Pen, size: number, kit: Kit): void {
  planks(
    pen,
    0,
    0,
    size,
    size,
    3,
    kit.between(kit.colour("wood-deep"), kit.colour("ink-soft"), 0.4),
  );
}

type Named = Pick<CrateLook, "code" | "port" | "marks">;

function face(
  pen: Pen,
  size: number,
  kit: Kit,
  colour: Colour,
  { code, port, marks }: Named,
): void {
  const ground = kit.colour(colourName(colour));
  const lid = colour === ".";
  if (lid) planks(pen, 0, 0, size, size, 4, ground);
  else {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, size, size);
    grain(pen, 0, 0, size, size, 0.09, code.charCodeAt(0));
  }
  // The battens round a crate's side.
  pen.strokeStyle = kit.between(ground, "#1a0d00", 0.3);
  pen.lineWidth = 3;
  pen.strokeRect(size * 0.09, size * 0.09, size * 0.82, size * 0.82);
  pen.fillStyle = kit.colour(inkName(colour));
  pen.globalAlpha = lid ? 0.85 : 1;
  const { font } = kit.palette;
  const low = marks && !lid ? 0.06 : 0;
  word(pen, code, size / 2, size * (0.46 + low), size * 0.74, size * 0.3, font, 700);
  word(pen, port, size / 2, size * (0.71 + low * 0.6), size * 0.74, size * 0.135, font, 600);
  if (marks && !lid) sign(pen, colourNumber(colour), size / 2, size * 0.24, size * 0.085);
  pen.globalAlpha = 1;
}
