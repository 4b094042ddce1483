/** Contact shadows, baked: a soft dark blot under everything that stands on something. */
import { InstancedMesh, Matrix4, PlaneGeometry, Vector3 } from "three";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";

export interface Blob {
  /** The middle of the foot. */
  at: Point;
  width: number;
  depth: number;
}

const MOST = 96;
/** How much wider than the foot a blot is, in each direction. */
const RIM = 1.42;

/** All blots of a scene, drawn at once. */
export class Blobs {
  readonly mesh: InstancedMesh;

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
    const sheet = kit.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
    const material = kit.flat("blob", { map, opacity: kit.light ? 0.8 : 0.55 });
    this.mesh = unpickable(new InstancedMesh(sheet, material, MOST));
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  show(blobs: readonly Blob[]): void {
    const matrix = new Matrix4();
    this.mesh.count = Math.min(MOST, blobs.length);
    for (const [i, { at, width, depth }] of blobs.slice(0, MOST).entries()) {
      matrix.makeScale(width * RIM, 1, depth * RIM);
      matrix.setPosition(new Vector3(at.x, at.y + 0.009, at.z));
      this.mesh.setMatrixAt(i, matrix);
    }
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
  }
}
