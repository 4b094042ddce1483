/** A crate as a body: six painted faces with the port's name, a lid or two of plain wood. */
import { Mesh } from "three";
import { SEAT_MARKS } from "../../../board/marks";
import type { Kit } from "../../../three/kit";
import { grain, type Pen, pattern, planks, sign, word, wornEdge } from "../../../three/paint";
import { type ColourName, seatColour, seatInk } from "../../../three/palette";
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
  /** Only its edges are drawn, to look through it. */
  outlined: boolean;
}

/** A bare crate, to be dressed. */
export function makeCrate(code: string, kit: Kit): Mesh {
  const mesh = new Mesh(kit.block(CRATE, CRATE, CRATE, 0.045));
  // Its shadow is thrown together with those of all crates.
  mesh.receiveShadow = true;
  mesh.userData.token = code;
  return mesh;
}

/** Paint a crate again where its look has changed; paints are kept by the kit. */
export function dress(
  mesh: Mesh,
  { code, port, body, marks, masked, opacity, outlined }: CrateLook,
  kit: Kit,
): void {
  const faces = Object.entries(body).map(([face, colour]) =>
    masked.has(face as Face) ? "?" : colour,
  );
  const key = outlined
    ? `outline ${faces.join("")}`
    : `crate ${code} ${port} ${faces.join("")} ${marks}`;
  if (mesh.userData.look === `${key} ${opacity}`) return;
  mesh.userData.look = `${key} ${opacity}`;
  const map = kit.atlas(
    key,
    (pen, side, size) => {
      if (outlined) edges(pen, size, kit, masked.has(side) ? "." : body[side]);
      else if (masked.has(side)) blank(pen, size, kit);
      else face(pen, size, kit, body[side], { code, port, marks });
    },
    160,
  );
  const seen = outlined ? 0.9999 : opacity;
  mesh.material = kit.finish(`${key} ${seen}`, {
    map,
    opacity: seen,
    roughness: 0.5,
    lacquer: 0.3,
  });
  mesh.userData.casts = seen === 1;
}

/** A face of which only the rim is left. */
function edges(pen: Pen, size: number, kit: Kit, colour: Colour): void {
  const ground = kit.colour(colourName(colour));
  pen.globalAlpha = 0.1;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, size, size);
  pen.globalAlpha = 1;
  pen.lineWidth = size * 0.14;
  pen.strokeStyle = ground;
  pen.strokeRect(0, 0, size, size);
}

function blank(pen: Pen, size: number, kit: Kit): void {
  planks(pen, 0, 0, size, size, 3, kit.between(kit.colour("wood-deep"), kit.colour("edge"), 0.3));
}

/** The battens round a crate's side: raised, with a nail at each corner. */
function battens(pen: Pen, size: number): void {
  const wide = size * 0.1;
  pen.fillStyle = "rgb(255 250 235 / 10%)";
  for (const [x, y, w, h] of [
    [0, 0, size, wide],
    [0, size - wide, size, wide],
    [0, wide, wide, size - 2 * wide],
    [size - wide, wide, wide, size - 2 * wide],
  ] as const) {
    pen.fillRect(x, y, w, h);
  }
  pen.lineWidth = 2.5;
  pen.strokeStyle = "rgb(26 13 0 / 34%)";
  pen.strokeRect(wide, wide, size - 2 * wide, size - 2 * wide);
  pen.fillStyle = "rgb(26 13 0 / 45%)";
  for (const x of [wide / 2, size - wide / 2]) {
    for (const y of [wide / 2, size - wide / 2]) {
      pen.beginPath();
      pen.arc(x, y, size * 0.014, 0, Math.PI * 2);
      pen.fill();
    }
  }
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
    grain(pen, 0, 0, size, size, 0.11, code.charCodeAt(0) + code.charCodeAt(1));
    if (kit.palette.patterned) {
      pattern(pen, colourNumber(colour), size, kit.colour(inkName(colour)));
      // A plate for the words.
      pen.fillStyle = ground;
      pen.beginPath();
      pen.roundRect(size * 0.13, size * 0.14, size * 0.74, size * 0.7, size * 0.08);
      pen.fill();
    }
  }
  battens(pen, size);
  wornEdge(pen, size);
  pen.fillStyle = kit.colour(inkName(colour));
  pen.globalAlpha = lid ? 0.85 : 1;
  const { font } = kit.palette;
  const low = marks && !lid ? 0.06 : 0;
  word(pen, code, size / 2, size * (0.46 + low), size * 0.74, size * 0.3, font, 700);
  word(pen, port, size / 2, size * (0.71 + low * 0.6), size * 0.74, size * 0.135, font, 600);
  if (marks && !lid) sign(pen, colourNumber(colour), size / 2, size * 0.24, size * 0.085);
  pen.globalAlpha = 1;
}
