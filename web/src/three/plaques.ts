/** The name plates round the board: whose side it is, whose turn, and points where there are some. */
import { Group, Mesh, PlaneGeometry, type Vector3 } from "three";
import type { TableSide } from "../board/sides";
import { Kept, type Use } from "./kept";
import { type Kit, unpickable } from "./kit";
import { sign, word } from "./paint";
import { atSide } from "./seats";

export interface Plate {
  side: TableSide;
  name: string;
  ground: string;
  ink: string;
  /** The sign of the colour, where marks are shown. */
  mark: number | null;
  note: string;
  active: boolean;
  faded: boolean;
}

const WIDTH = 1.9;
export const PLATE_DEPTH = 0.35;
/** How far a plate leans back: nearly upright. */
const LEAN = 0.75;

export class Plaques {
  readonly group = new Group();
  private quadrant = 0;
  private ground = 0;
  private readonly kept = new Kept<Mesh>(this.group);
  private plates: { plate: Plate; mesh: Mesh }[] = [];

  constructor(private readonly kit: Kit) {}

  /** Lay the plates out: `out[side]` from the middle of the board, `along` to the seat's right. */
  show(plates: readonly Plate[], y: number, out: (side: TableSide) => Vector3, along = 0): void {
    this.ground = y;
    this.kept.update((use) => {
      this.plates = plates.map((plate) => this.lay(plate, out(plate.side), along, use));
    });
    this.quarter(this.quadrant);
  }

  private lay(plate: Plate, centre: Vector3, along: number, use: Use<Mesh>) {
    const mesh = use(JSON.stringify(plate), () =>
      unpickable(
        new Mesh(
          this.kit.shape("plate", () =>
            new PlaneGeometry(WIDTH, PLATE_DEPTH).rotateX(-Math.PI / 2),
          ),
          this.kit.flat(`plate ${JSON.stringify(plate)}`, {
            map: this.paint(plate),
            opacity: plate.faded ? 0.5 : 0.9999,
          }),
        ),
      ),
    );
    const shift = atSide(plate.side, along, 0, 0);
    mesh.position.set(centre.x + shift.x, this.ground, centre.z + shift.z);
    return { plate, mesh };
  }

  /** Where points fly to. */
  place(index: number): Vector3 | null {
    return this.plates[index]?.mesh.position.clone() ?? null;
  }

  /** Turn the words so that they are read from the camera's side, never upside down. */
  quarter(quadrant: number): void {
    this.quadrant = quadrant;
    for (const { plate, mesh } of this.plates) {
      // Sides are counted clockwise, quarter turns of the camera the other way round.
      const seen = (((plate.side + quadrant) % 4) + 4) % 4;
      const across = seen === 1 ? Math.PI / 2 : seen === 3 ? -Math.PI / 2 : 0;
      // At the sides it lies, since its words run along the board; on the far side it stands higher,
      // or the pieces before it would hide it.
      mesh.rotation.set(across ? 0 : LEAN, (quadrant * Math.PI) / 2 + across, 0, "YXZ");
      mesh.position.y = this.ground + (across ? 0 : seen === 2 ? 0.4 : 0.13);
    }
  }

  private paint(plate: Plate) {
    const [w, h] = [640, Math.round((640 * PLATE_DEPTH) / WIDTH)];
    const { kit } = this;
    return kit.paint(`plate ${JSON.stringify(plate)}`, w, h, (pen) => {
      pen.fillStyle = plate.active ? kit.colour("accent-soft") : kit.colour("card");
      pen.strokeStyle = plate.active ? kit.colour("accent") : kit.colour("line");
      pen.lineWidth = plate.active ? 8 : 4;
      pen.beginPath();
      pen.roundRect(6, 6, w - 12, h - 12, 26);
      pen.fill();
      pen.stroke();
      pen.fillStyle = plate.ground;
      pen.beginPath();
      pen.roundRect(22, 22, h - 44, h - 44, 14);
      pen.fill();
      if (plate.mark !== null) {
        pen.fillStyle = plate.ink;
        sign(pen, plate.mark, h / 2, h / 2, (h - 44) * 0.3);
      }
      pen.fillStyle = kit.colour("ink");
      const space = w - h - 30 - (plate.note ? 120 : 0);
      word(pen, plate.name, h + space / 2, h / 2 + 3, space, 56, kit.palette.font, 600);
      if (plate.note) {
        pen.fillStyle = kit.colour("ink-soft");
        word(pen, plate.note, w - 78, h / 2 + 3, 110, 56, kit.palette.font, 700);
      }
    });
  }
}
