/** What fingers do to the board: pick, point, draw a piece along, turn and bring nearer. */
import { type Object3D, type PerspectiveCamera, Plane, Vector3 } from "three";
import type { Token } from "../board/choice";
import { Taps } from "../board/taps";
import type { BoardProps } from "../board/types";
import { mayGrab } from "./grab";
import { aim, type Hit, hitAt, probe } from "./picking";
import type { Gestures } from "./pointer";
import type { Rig } from "./rig";
import type { Scene3D } from "./scene3d";

/** The part of the stage that fingers reach. */
export interface Reach {
  readonly canvas: HTMLCanvasElement;
  readonly camera: PerspectiveCamera;
  readonly rig: Rig;
  readonly props: BoardProps;
  readonly scene: Scene3D;
  /** Draw again: something has changed. */
  wake(): void;
  /** Draw again: only the camera has moved. */
  look(): void;
  /** Show the position at rest again, unless something is moving. */
  settle(): void;
  /** Bring what is moving to its end. */
  hasten(): void;
}

const TURN = 0.0075;
const RAISE = 0.006;

export class Fingers implements Gestures {
  private dragged: { token: Token; home: Vector3 } | null = null;
  private point = { x: 0, y: 0 };
  private readonly taps = new Taps();

  constructor(private readonly on: Reach) {}

  // Where -----------------------------------------------------------------------------------------

  private get layers(): Object3D[] {
    return [this.on.scene.front, this.on.scene.root];
  }

  private at(clientX: number, clientY: number): { x: number; y: number } {
    const box = this.on.canvas.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * 2 - 1,
      y: 1 - ((clientY - box.top) / box.height) * 2,
    };
  }

  private hit(clientX: number, clientY: number): Hit | null {
    const { x, y } = this.at(clientX, clientY);
    this.refresh();
    return hitAt(this.on.camera, this.layers, x, y);
  }

  /** A finger can be quicker than the next frame: what was just put down counts already. */
  private refresh(): void {
    this.on.scene.looked();
    for (const layer of this.layers) layer.updateMatrixWorld();
  }

  /** A point of the page at which a token's object is frontmost. */
  where(token: Token): { x: number; y: number } | null {
    const { canvas, camera } = this.on;
    this.refresh();
    const box = canvas.getBoundingClientRect();
    const client = (x: number, y: number) => ({
      x: box.left + ((x + 1) / 2) * box.width,
      y: box.top + ((1 - y) / 2) * box.height,
    });
    const found = probe(camera, this.layers, token, (x, y) => {
      const point = client(x, y);
      const element = document.elementFromPoint(point.x, point.y);
      return element === null || element === canvas;
    });
    return found && client(found.x, found.y);
  }

  // Picking and pointing --------------------------------------------------------------------------

  touch(): void {
    this.on.hasten();
  }

  tap(x: number, y: number, byTouch: boolean): void {
    const token = this.hit(x, y)?.token;
    if (!token) {
      this.over(null);
      return;
    }
    const { roll, pick, choice } = this.on.props;
    if (token === "die" && roll) roll();
    else if (byTouch && this.taps.shows(choice, token)) this.over(token);
    else pick(token);
  }

  hover(x: number, y: number): void {
    const { props, canvas } = this.on;
    const token = this.hit(x, y)?.token ?? null;
    const rolls = token === "die" && props.roll !== undefined;
    const picks = token !== null && props.choice.next.has(token);
    canvas.style.cursor = picks || rolls ? "pointer" : "grab";
    this.over(token);
  }

  leave(): void {
    this.over(null);
  }

  /** Point at something that can be picked; the page says what follows from it. */
  private over(token: Token | null): void {
    const { choice, pointed, point } = this.on.props;
    const now = token !== null && choice.next.has(token) ? token : null;
    if (now !== pointed) point(now);
  }

  // Drawing a piece along -------------------------------------------------------------------------

  canGrab(x: number, y: number): boolean {
    const token = this.hit(x, y)?.token;
    const isPiece = (one: Token) => this.on.scene.grab(one) !== null;
    return !!token && isPiece(token) && mayGrab(this.on.props.choice, token, isPiece);
  }

  grab(x: number, y: number): void {
    const token = this.hit(x, y)?.token;
    const piece = token ? this.on.scene.grab(token) : null;
    if (!token || !piece) return;
    this.dragged = { token, home: piece.position.clone() };
    this.point = this.at(x, y);
    if (!this.on.props.choice.picked.includes(token)) this.on.props.pick(token);
    this.on.canvas.style.cursor = "grabbing";
  }

  drag(x: number, y: number): void {
    if (!this.dragged) return;
    this.point = this.at(x, y);
    this.lift();
    this.over(this.target(x, y));
    this.on.wake();
  }

  /** Hold the dragged piece under the finger, a little above where it stood. */
  lift(): void {
    if (!this.dragged) return;
    const piece = this.on.scene.grab(this.dragged.token);
    const place = this.overBoard(this.dragged.home.y + 0.7);
    if (piece && place) piece.position.copy(place);
  }

  private overBoard(height: number): Vector3 | null {
    const { ray } = aim(this.on.camera, this.point.x, this.point.y);
    return ray.intersectPlane(new Plane(new Vector3(0, 1, 0), -height), new Vector3());
  }

  /** What the dragged piece would be dropped on; the piece itself is looked through. */
  private target(x: number, y: number): Token | null {
    if (!this.dragged) return null;
    const { scene } = this.on;
    const { token, home } = this.dragged;
    const meant = this.overBoard(home.y);
    const side = meant && scene.drop(token, home, meant);
    if (side) return side;
    const piece = scene.grab(token);
    const shown = piece?.visible ?? true;
    if (piece) piece.visible = false;
    const found = this.hit(x, y)?.token ?? null;
    if (piece) piece.visible = shown;
    return found === "die" || found === token ? null : found;
  }

  release(x: number, y: number): void {
    if (!this.dragged) return;
    this.point = this.at(x, y);
    const target = this.target(x, y);
    this.cancel();
    if (target) this.on.props.pick(target);
  }

  cancel(): void {
    this.dragged = null;
    this.on.canvas.style.cursor = "grab";
    this.over(null);
    this.on.settle();
  }

  // The board itself ------------------------------------------------------------------------------

  orbit(dx: number, dy: number): void {
    this.on.rig.orbit(dx * TURN, dy * RAISE);
    this.on.look();
  }

  coast(dx: number, dy: number): void {
    if (!this.on.props.view.calm && Math.hypot(dx, dy) > 3)
      this.on.rig.coast(dx * TURN, dy * RAISE);
  }

  pinch(factor: number, dx: number, dy: number): void {
    this.on.rig.nearer(factor);
    this.on.rig.pan(dx / this.on.canvas.clientWidth, dy / this.on.canvas.clientHeight);
    this.on.look();
  }

  wheel(factor: number): boolean {
    const used = this.on.rig.nearer(factor);
    if (used) this.on.look();
    return used;
  }
}
