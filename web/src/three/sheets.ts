/** Many flat pictures that lie on things, drawn at once: contact shadows, rims, discs. */
import { InstancedMesh, type Material, Matrix4, PlaneGeometry } from "three";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";

export interface Sheet {
  /** The middle. */
  at: Point;
  width: number;
  depth: number;
}

const MOST = 96;

export class Sheets {
  readonly mesh: InstancedMesh;

  constructor(kit: Kit, material: Material) {
    const sheet = kit.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
    this.mesh = unpickable(new InstancedMesh(sheet, material, MOST));
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    this.mesh.count = 0;
  }

  show(sheets: readonly Sheet[]): void {
    const matrix = new Matrix4();
    this.mesh.count = Math.min(MOST, sheets.length);
    for (const [i, { at, width, depth }] of sheets.slice(0, MOST).entries()) {
      matrix.makeScale(width, 1, depth).setPosition(at.x, at.y, at.z);
      this.mesh.setMatrixAt(i, matrix);
    }
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
  }
}

/** How much wider than a foot its shadow is: in proportion, but not more than this. */
const RIM = 0.42;
const MOST_RIM = 0.8;
const around = (wide: number): number => wide + Math.min(wide * RIM, MOST_RIM);

/** Contact shadows, baked: a soft dark blot under everything that stands on something. */
export class Blobs extends Sheets {
  constructor(kit: Kit) {
    const map = kit.paint("blob", 128, 128, (pen) => {
      // A blurred square: many thin layers, the larger the fainter.
      for (let i = 0; i < 24; i++) {
        const edge = 2 + i * 1.15;
        pen.fillStyle = "rgb(24 14 2 / 4.6%)";
        pen.beginPath();
        pen.roundRect(edge, edge, 128 - 2 * edge, 128 - 2 * edge, 34 - i);
        pen.fill();
      }
    });
    super(kit, kit.flat("blob", { map, opacity: kit.light ? 0.8 : 0.55 }));
    // After the squares, before marks.
    this.mesh.renderOrder = 0.5;
  }

  /** Each foot is given by its middle, on what it stands on. */
  override show(feet: readonly Sheet[]): void {
    super.show(
      feet.map(({ at: { x, y, z }, width, depth }) => ({
        at: { x, y: y + 0.009, z },
        width: around(width),
        depth: around(depth),
      })),
    );
  }
}

/** Soft discs on places that can be chosen. */
export class Discs extends Sheets {
  constructor(kit: Kit) {
    const colour = kit.colour("mark");
    const map = kit.paint("disc", 64, 64, (pen) => {
      const soft = pen.createRadialGradient(32, 32, 4, 32, 32, 31);
      soft.addColorStop(0, colour);
      soft.addColorStop(0.45, colour);
      soft.addColorStop(1, "rgb(255 233 168 / 0%)");
      pen.fillStyle = soft;
      pen.fillRect(0, 0, 64, 64);
    });
    super(kit, kit.flat("disc", { map, opacity: 0.62 }));
  }
}
