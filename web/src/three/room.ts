/** The room: one table for all games, a warm lamp with soft shadows, and light from all around. */
import {
  AmbientLight,
  CircleGeometry,
  DirectionalLight,
  Mesh,
  PMREMGenerator,
  Scene,
  Vector3,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from "three";
import { RoomEnvironment } from "three/addons/environments/RoomEnvironment.js";
import type { Point } from "./fit";
import { type Kit, unpickable } from "./kit";
import { type Pen, seeded } from "./paint";

const LAMP_AT = new Vector3(-4, 9, 4.5).normalize();

/** How bright the lamp and the surroundings are. At day a face that lies flat has its own colour. */
const DAY = { lamp: 2.1, around: 0.5, sky: Math.PI - 2.1 * LAMP_AT.y, tint: "#fff6e8" };
const NIGHT = { lamp: 1.85, around: 0.3, sky: 0.85, tint: "#ffe3bd" };

/** The table lies a little below the boards, which are as thick as this. */
const TABLE = -0.31;

export class Room {
  readonly scene = new Scene();
  /** What is drawn over everything, in the same light but without shadows. */
  readonly over = new Scene();
  private readonly lamp = new DirectionalLight();
  private table: Mesh | null = null;
  private around: WebGLRenderTarget | null = null;

  furnish(kit: Kit, renderer: WebGLRenderer): void {
    const { lamp } = this;
    const light = kit.palette.dark ? NIGHT : DAY;
    lamp.color.set(light.tint);
    lamp.intensity = light.lamp;
    lamp.castShadow = !kit.light;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.radius = 3.5;
    lamp.shadow.bias = -0.0006;
    lamp.shadow.normalBias = 0.02;
    this.table = this.ground(kit);
    this.scene.add(lamp, lamp.target, this.table);
    // What floats before the camera faces the lamp: less light shows its own colour.
    const near = new DirectionalLight(light.tint, light.lamp * 0.7);
    near.position.copy(LAMP_AT);
    this.over.add(near);
    if (kit.light) {
      this.scene.add(new AmbientLight("#fffaf2", light.sky));
      this.over.add(new AmbientLight("#ffffff", DAY.sky));
      return;
    }
    const generator = new PMREMGenerator(renderer);
    const studio = new RoomEnvironment();
    this.around = generator.fromScene(studio);
    studio.dispose();
    generator.dispose();
    this.scene.environment = this.over.environment = this.around.texture;
    this.scene.environmentIntensity = light.around;
    this.over.environmentIntensity = DAY.around;
  }

  /** A quay of oiled concrete that goes over into the page. */
  private ground(kit: Kit): Mesh {
    const map = kit.paint("quay", 1024, 1024, (pen) => quay(pen, 1024, kit.palette.dark));
    const shape = kit.shape("quay", () => new CircleGeometry(1, 48).rotateX(-Math.PI / 2));
    const mesh = unpickable(
      new Mesh(shape, kit.finish("quay", { map, opacity: 0.9999, roughness: 0.62 })),
    );
    // Drawn first: words and plates on it are see-through too.
    mesh.renderOrder = -1;
    mesh.receiveShadow = true;
    mesh.position.y = TABLE;
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
    this.table?.scale.setScalar(reach * 2.6);
  }

  clear(): void {
    this.lamp.shadow.dispose();
    this.lamp.shadow.map = null;
    this.scene.environment = this.over.environment = null;
    this.around?.dispose();
    this.around = null;
    this.scene.clear();
    this.over.clear();
    this.table = null;
  }
}

/** Concrete: stains, grains of sand and joints between the slabs; it fades towards the edge. */
function quay(pen: Pen, size: number, dark: boolean): void {
  const random = seeded(41);
  pen.fillStyle = dark ? "#20292e" : "#7d8c91";
  pen.fillRect(0, 0, size, size);
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [random() * size, random() * size, size * (0.04 + random() * 0.12)];
    const stain = pen.createRadialGradient(x, y, 0, x, y, r);
    const tone = random() < 0.55 ? "30 28 22" : "255 250 238";
    stain.addColorStop(0, `rgb(${tone} / ${3 + random() * 5}%)`);
    stain.addColorStop(1, `rgb(${tone} / 0%)`);
    pen.fillStyle = stain;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  for (let i = 0; i < 9000; i++) {
    pen.fillStyle = random() < 0.5 ? "rgb(20 18 12 / 6%)" : "rgb(255 252 244 / 6%)";
    const grain = 0.5 + random() * 0.9;
    pen.fillRect(random() * size, random() * size, grain, grain);
  }
  for (const at of [0.3, 0.7]) {
    for (const [w, h, x, y] of [
      [size, 2.4, 0, at * size],
      [2.4, size, at * size, 0],
    ] as const) {
      pen.fillStyle = "rgb(20 16 8 / 30%)";
      pen.fillRect(x, y, w, h);
      pen.fillStyle = "rgb(255 252 240 / 16%)";
      pen.fillRect(x + (w < h ? 2.4 : 0), y + (w < h ? 0 : 2.4), w, h);
    }
  }
  const middle = size / 2;
  if (dark) {
    // The pool of the lamp.
    const pool = pen.createRadialGradient(middle, middle, 0, middle, middle, middle * 0.75);
    pool.addColorStop(0, "rgb(255 214 160 / 13%)");
    pool.addColorStop(1, "rgb(255 214 160 / 0%)");
    pen.fillStyle = pool;
    pen.fillRect(0, 0, size, size);
  }
  const fade = pen.createRadialGradient(middle, middle, middle * 0.42, middle, middle, middle);
  fade.addColorStop(0, "#000");
  fade.addColorStop(0.55, "rgb(0 0 0 / 55%)");
  fade.addColorStop(1, "rgb(0 0 0 / 0%)");
  pen.globalCompositeOperation = "destination-in";
  pen.fillStyle = fade;
  pen.fillRect(0, 0, size, size);
  pen.globalCompositeOperation = "source-over";
}
