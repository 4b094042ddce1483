/** The stage: picture, light, camera and fingers. It draws only when something changes. */
import {
  AmbientLight,
  CircleGeometry,
  DirectionalLight,
  Mesh,
  NoToneMapping,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Token } from "../board/choice";
import type { BoardProps, Motion } from "../board/types";
import type { Family } from "../position";
import { DoceScene } from "./doce/scene";
import { DockerScene } from "./docker/scene";
import { DockersScene } from "./dockers/scene";
import { mayGrab } from "./grab";
import { Kit, unpickable } from "./kit";
import { Motions } from "./motions";
import { readPalette, watchTheme } from "./palette";
import { aim, type Hit, hitAt, probe } from "./picking";
import { type Gestures, Pointer } from "./pointer";
import { Rig } from "./rig";
import type { Scene3D, Workplace } from "./scene3d";

declare global {
  interface Window {
    /** A point of the page where what a token means is frontmost; for tests. */
    quaysideProbe?: (token: string) => { x: number; y: number } | null;
    /** Frames drawn so far; for tests. */
    quaysideFrames?: number;
  }
}

const REST: Readonly<Record<Family, { azimuth: number; elevation: number }>> = {
  docker: { azimuth: 0.1, elevation: 0.8 },
  dockers: { azimuth: 0.42, elevation: 0.66 },
  doce: { azimuth: 0, elevation: 1.02 },
};
/** Light on a face that lies flat adds up to one, so that its colour is the plan's. */
const SUN = 2.1;
const SUN_AT = new Vector3(-4, 9, 4.5).normalize();
const SKY = Math.PI - SUN * SUN_AT.y;

export class Stage implements Gestures {
  readonly canvas: HTMLCanvasElement;
  private readonly renderer: WebGLRenderer;
  private readonly room = new Scene();
  private readonly over = new Scene();
  private readonly sun = new DirectionalLight("#fff8ec", SUN);
  private readonly camera = new PerspectiveCamera(32, 1, 0.1, 100);
  private readonly motions: Motions;
  private readonly glide: Motions;
  private readonly rig: Rig;
  private readonly pointer: Pointer;
  private readonly size = new ResizeObserver(() => this.resize());
  private readonly unwatch: () => void;
  private kit: Kit;
  private scene: Scene3D;
  private queue: { motion: Motion; props: BoardProps }[] = [];
  private playing = false;
  private dead = false;
  private asked = 0;
  private quadrant = 0;
  private dragged: { token: Token; home: Vector3 } | null = null;
  private hovered: Token | null = null;

  /** Throws where the browser cannot draw. */
  constructor(
    private readonly host: HTMLElement,
    private props: BoardProps,
  ) {
    const { light, calm, turned } = props.view;
    this.renderer = new WebGLRenderer({ antialias: !light, alpha: true });
    this.canvas = this.renderer.domElement;
    this.canvas.className = "stage-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
    host.append(this.canvas);
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.autoClear = false;
    this.renderer.shadowMap.enabled = !light;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.motions = new Motions(this.wake);
    this.glide = new Motions(this.wake);
    this.motions.calm = this.glide.calm = calm;
    this.rig = new Rig(this.camera, this.glide, REST[props.position.family]);
    this.rig.turn(turned);
    this.kit = new Kit(readPalette(), light);
    this.lights();
    this.scene = this.build();
    this.pointer = new Pointer(this.canvas, this);
    this.canvas.addEventListener("webglcontextlost", this.lost);
    this.canvas.addEventListener("webglcontextrestored", this.repaint);
    this.unwatch = watchTheme(this.repaint);
    this.size.observe(host);
    window.quaysideProbe = (token) => this.where(token);
    window.quaysideFrames ??= 0;
    this.resize();
  }

  /** New props; a motion with a new key is shown moving, one after the other. */
  update(props: BoardProps): void {
    const before = this.props;
    this.props = props;
    this.motions.calm = this.glide.calm = props.view.calm;
    this.rig.turn(props.view.turned);
    if (props.position.family !== before.position.family || props.view.marks !== before.view.marks) {
      this.repaint();
      return;
    }
    if (props.motion && props.motion.key !== before.motion?.key) {
      this.queue.push({ motion: props.motion, props });
      // Somebody who left the page finds the last move moving, not all of them.
      if (this.queue.length > 3 || document.hidden) this.motions.skip();
      void this.play();
    } else if (!this.playing) this.rest();
  }

  dispose(): void {
    this.dead = true;
    cancelAnimationFrame(this.asked);
    this.motions.clear();
    this.glide.clear();
    this.size.disconnect();
    this.unwatch();
    this.pointer.dispose();
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    this.canvas.removeEventListener("webglcontextrestored", this.repaint);
    this.scene.dispose();
    this.kit.dispose();
    this.sun.shadow.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
    delete window.quaysideProbe;
  }

  private build(): Scene3D {
    const at: Workplace = {
      kit: this.kit,
      motions: this.motions,
      camera: this.camera,
      pixel: () => this.rig.pixel(this.canvas.clientHeight),
      aspect: () => this.camera.aspect,
      wake: this.wake,
    };
    const { family } = this.props.position;
    const scene =
      family === "docker" ? new DockerScene(at) : family === "dockers" ? new DockersScene(at) : new DoceScene(at);
    this.room.add(scene.root, this.ground());
    this.over.add(scene.front);
    scene.quarter(this.quadrant);
    scene.show(this.props);
    this.rig.frame(scene.points());
    return scene;
  }

  /** Everything made anew: another theme, other marks, another game, a lost picture. */
  private readonly repaint = (): void => {
    if (this.dead) return;
    this.queue = [];
    this.motions.skip();
    this.motions.clear();
    this.motions.skipping = false;
    this.playing = false;
    this.scene.dispose();
    this.kit.dispose();
    this.room.clear();
    this.over.clear();
    this.kit = new Kit(readPalette(), this.props.view.light);
    this.lights();
    this.scene = this.build();
    this.resize();
  };

  private lights(): void {
    const { sun } = this;
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    sun.shadow.radius = 3.5;
    sun.shadow.bias = -0.0006;
    sun.shadow.normalBias = 0.02;
    this.room.add(new AmbientLight("#fffaf2", SKY), sun, sun.target);
    const near = new DirectionalLight("#ffffff", SUN);
    near.position.copy(SUN_AT);
    this.over.add(new AmbientLight("#ffffff", SKY), near);
  }

  /** The table: a soft cloth that fades into the page. */
  private ground(): Mesh {
    const cloth = this.kit.colour("sunk");
    const map = this.kit.paint("ground", 512, 512, (pen) => {
      const fade = pen.createRadialGradient(256, 256, 90, 256, 256, 256);
      fade.addColorStop(0, "rgb(255 255 255 / 100%)");
      fade.addColorStop(0.7, "rgb(255 255 255 / 90%)");
      fade.addColorStop(1, "rgb(255 255 255 / 0%)");
      pen.fillStyle = fade;
      pen.fillRect(0, 0, 512, 512);
    });
    const material = this.kit.finish("ground", { color: cloth, map, opacity: 0.999, roughness: 1 });
    const shape = this.kit.shape("ground", () => new CircleGeometry(1, 48).rotateX(-Math.PI / 2));
    const mesh = unpickable(new Mesh(shape, material));
    mesh.name = "ground";
    // Drawn first: words and plates on it are see-through too.
    mesh.renderOrder = -1;
    mesh.receiveShadow = true;
    mesh.position.y = -0.34;
    mesh.scale.setScalar(14);
    return mesh;
  }

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { scene } = this;
    for (let next = this.queue.shift(); next && !this.dead; next = this.queue.shift()) {
      await scene.play(next.motion, next.props);
      if (scene !== this.scene) return;
    }
    this.playing = false;
    this.motions.skipping = false;
    if (!this.dead) this.rest();
  }

  private rest(): void {
    this.scene.show(this.props);
    this.rig.frame(this.scene.points());
    if (this.dragged) this.lift(this.dragged.token);
    this.wake();
  }

  private resize(): void {
    const { clientWidth: w, clientHeight: h } = this.host;
    if (!w || !h) return;
    this.renderer.setPixelRatio(this.props.view.light ? 1 : Math.min(2, window.devicePixelRatio));
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    if (!this.playing) this.rest();
    this.draw(performance.now());
  }

  private readonly wake = (): void => {
    if (!this.dead && !this.asked) this.asked = requestAnimationFrame(this.draw);
  };

  private readonly draw = (now: number): void => {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    if (this.dead || this.renderer.getContext().isContextLost()) return;
    this.motions.advance(now);
    this.glide.advance(now);
    this.rig.apply(this.camera.aspect);
    if (this.rig.quadrant !== this.quadrant) {
      this.quadrant = this.rig.quadrant;
      this.scene.quarter(this.quadrant);
    }
    this.shine();
    this.scene.looked();
    this.renderer.clear();
    this.renderer.render(this.room, this.camera);
    this.renderer.clearDepth();
    this.renderer.render(this.over, this.camera);
    window.quaysideFrames = (window.quaysideFrames ?? 0) + 1;
    if (this.motions.moving || this.glide.moving) this.wake();
  };

  /** The sun stands over what is shown, its shadow no larger than needed. */
  private shine(): void {
    const points = this.scene.points();
    const xs = points.map((point) => point.x);
    const zs = points.map((point) => point.z);
    const [x, z] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...zs) + Math.max(...zs)) / 2];
    const reach = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...zs) - Math.min(...zs)) * 0.75 + 1;
    this.sun.target.position.set(x, 0, z);
    this.sun.position.set(x, 0, z).addScaledVector(SUN_AT, 24);
    const box = this.sun.shadow.camera;
    if (Math.abs(box.right - reach) > 0.01) {
      box.left = box.bottom = -reach;
      box.right = box.top = reach;
      box.near = 4;
      box.far = 44;
      box.updateProjectionMatrix();
    }
    const ground = this.room.getObjectByName("ground");
    ground?.position.set(x, ground.position.y, z);
    ground?.scale.setScalar(reach * 5);
  }

  private readonly lost = (event: Event): void => event.preventDefault();

  // Fingers ---------------------------------------------------------------------------------------

  private at(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.canvas.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * 2 - 1,
      y: 1 - ((clientY - box.top) / box.height) * 2,
    };
  }

  private get layers(): Object3D[] {
    return [this.scene.front, this.scene.root];
  }

  private hit(clientX: number, clientY: number): Hit | null {
    const { x, y } = this.at(clientX, clientY);
    return hitAt(this.camera, this.layers, x, y);
  }

  private where(token: string): { x: number; y: number } | null {
    this.room.updateMatrixWorld();
    this.over.updateMatrixWorld();
    const box = this.canvas.getBoundingClientRect();
    const client = (x: number, y: number) => ({
      x: box.left + ((x + 1) / 2) * box.width,
      y: box.top + ((1 - y) / 2) * box.height,
    });
    const found = probe(this.camera, this.layers, token, (x, y) => {
      const point = client(x, y);
      const element = document.elementFromPoint(point.x, point.y);
      return element === null || element === this.canvas;
    });
    return found && client(found.x, found.y);
  }

  touch(): void {
    if (this.playing && this.props.choice.moves.length) this.motions.skip();
  }

  tap(x: number, y: number): void {
    const token = this.hit(x, y)?.token;
    if (!token) return;
    if (token === "die") this.props.roll?.();
    else this.props.pick(token);
  }

  hover(x: number, y: number): void {
    const token = this.hit(x, y)?.token ?? null;
    const moves = token === null ? undefined : this.props.choice.next.get(token);
    const active = moves ? token : null;
    const rolls = token === "die" && this.props.roll !== undefined;
    this.canvas.style.cursor = active !== null || rolls ? "pointer" : "grab";
    if (active === this.hovered) return;
    this.hovered = active;
    this.scene.hover(active);
    this.props.setPreview(moves?.length === 1 ? (moves[0] ?? null) : null);
    this.wake();
  }

  leave(): void {
    if (this.hovered === null) return;
    this.hovered = null;
    this.scene.hover(null);
    this.props.setPreview(null);
    this.wake();
  }

  canGrab(x: number, y: number): boolean {
    const token = this.hit(x, y)?.token;
    if (!token || this.scene.grab(token) === null) return false;
    return mayGrab(this.props.choice, token);
  }

  grab(x: number, y: number): void {
    const token = this.hit(x, y)?.token;
    if (!token) return;
    const piece = this.scene.grab(token);
    if (!piece) return;
    this.dragged = { token, home: piece.position.clone() };
    if (!this.props.choice.picked.includes(token)) this.props.pick(token);
    this.canvas.style.cursor = "grabbing";
  }

  drag(x: number, y: number): void {
    if (!this.dragged) return;
    this.point = this.at(x, y);
    this.lift(this.dragged.token);
    const piece = this.scene.grab(this.dragged.token);
    const shown = piece?.visible ?? false;
    if (piece) piece.visible = false;
    const hover = this.hit(x, y)?.token ?? null;
    if (piece) piece.visible = shown;
    const moves = hover === null ? undefined : this.props.choice.next.get(hover);
    if ((moves ? hover : null) !== this.hovered) {
      this.hovered = moves ? hover : null;
      this.scene.hover(this.hovered);
      this.props.setPreview(moves?.length === 1 ? (moves[0] ?? null) : null);
    }
    this.wake();
  }

  private point = { x: 0, y: 0 };

  /** Hold the dragged piece under the finger, a little above where it stood. */
  private lift(token: Token): void {
    const piece = this.scene.grab(token);
    if (!piece || !this.dragged) return;
    const height = this.dragged.home.y + 0.7;
    const place = aim(this.camera, this.point.x, this.point.y).ray.intersectPlane(
      new Plane(new Vector3(0, 1, 0), -height),
      new Vector3(),
    );
    if (place) piece.position.copy(place);
  }

  release(x: number, y: number): void {
    const { dragged } = this;
    if (!dragged) return;
    const piece = this.scene.grab(dragged.token);
    if (piece) piece.visible = false;
    const token = this.hit(x, y)?.token;
    if (piece) piece.visible = true;
    this.cancel();
    if (token && token !== dragged.token && token !== "die") this.props.pick(token);
  }

  cancel(): void {
    this.dragged = null;
    this.canvas.style.cursor = "grab";
    if (!this.playing) this.rest();
  }

  orbit(dx: number, dy: number): void {
    this.rig.orbit(dx * 0.0075, dy * 0.006);
    this.wake();
  }

  coast(dx: number, dy: number): void {
    if (!this.props.view.calm && Math.hypot(dx, dy) > 3) this.rig.coast(dx * 0.0075, dy * 0.006);
  }

  pinch(factor: number, dx: number, dy: number): void {
    this.rig.nearer(factor);
    this.rig.pan(dx / this.canvas.clientWidth, dy / this.canvas.clientHeight);
    this.wake();
  }

  wheel(factor: number): boolean {
    const used = this.rig.nearer(factor);
    if (used) this.wake();
    return used;
  }
}
