/** The room: a warm lamp with soft shadows. */
import {
  AmbientLight,
  CircleGeometry,
  DirectionalLight,
  Mesh,
  Scene,
  ShadowMaterial,
  Vector3,
} from "three";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";

/** Light on a face that lies flat adds up to one, so that its colour is the plan's. */
const LAMP = 2.1;
const LAMP_AT = new Vector3(-4, 9, 4.5).normalize();
const SKY = Math.PI - LAMP * LAMP_AT.y;

export class Room {
  readonly scene = new Scene();
  /** What is drawn over everything, in the same light but without shadows. */
  readonly over = new Scene();
  private readonly lamp = new DirectionalLight("#fff8ec", LAMP);
  private table: Mesh | null = null;

  furnish(kit: Kit): void {
    const { lamp } = this;
    lamp.castShadow = !kit.light;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 2.5;
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.02;
    this.table = this.ground(kit);
    this.scene.add(new AmbientLight("#fffaf2", SKY), lamp, lamp.target, this.table);
    const near = new DirectionalLight("#ffffff", LAMP);
    near.position.copy(LAMP_AT);
    this.over.add(new AmbientLight("#ffffff", SKY), near);
  }

  /** The table itself is the page's (stage.css); only the shadow on it is drawn. */
  private ground(kit: Kit): Mesh {
    const material = kit.material("ground", () => new ShadowMaterial({ opacity: 0.26 }));
    const shape = kit.shape("ground", () => new CircleGeometry(1, 32).rotateX(-Math.PI / 2));
    const mesh = unpickable(new Mesh(shape, material));
    // Drawn first: words and plates on it are see-through too.
    mesh.renderOrder = -1;
    mesh.receiveShadow = true;
    mesh.visible = !kit.light;
    mesh.position.y = -0.34;
    return mesh;
  }

  /** The lamp hangs over what is shown, its shadow no larger than needed. */
  shine(points: readonly Point[]): void {
    const xs = points.map((point) => point.x);
    const zs = points.map((point) => point.z);
    const [west, east] = [Math.min(...xs), Math.max(...xs)];
    const [north, south] = [Math.min(...zs), Math.max(...zs)];
    const [x, z] = [(west + east) / 2, (north + south) / 2];
    const reach = Math.max(east - west, south - north) * 0.75 + 1;
    this.lamp.target.position.set(x, 0, z);
    this.lamp.position.set(x, 0, z).addScaledVector(LAMP_AT, 24);
    const box = this.lamp.shadow.camera;
    if (Math.abs(box.right - reach) > 0.01) {
      box.left = box.bottom = -reach;
      box.right = box.top = reach;
      box.near = 4;
      box.far = 44;
      box.updateProjectionMatrix();
    }
    this.table?.position.setX(x).setZ(z);
    this.table?.scale.setScalar(reach * 1.1);
  }

  clear(): void {
    this.lamp.shadow.dispose();
    this.lamp.shadow.map = null;
    this.scene.clear();
    this.over.clear();
    this.table = null;
  }
}
