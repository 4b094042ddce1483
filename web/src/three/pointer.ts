/** Fingers and mice on the board: a tap, a piece drawn to its target, a turn of the board, a pinch. */

import { THRESHOLD } from "../board/gesture";

export interface Gestures {
  tap(x: number, y: number, byTouch: boolean): void;
  hover(x: number, y: number): void;
  leave(): void;
  /** Whether a piece that can be moved lies there, so that a drag takes it and not the board. */
  canGrab(x: number, y: number): boolean;
  grab(x: number, y: number): void;
  drag(x: number, y: number): void;
  release(x: number, y: number): void;
  cancel(): void;
  orbit(dx: number, dy: number): void;
  coast(dx: number, dy: number): void;
  pinch(factor: number, dx: number, dy: number): void;
  /** Returns whether the wheel was used up. */
  wheel(factor: number): boolean;
  /** A finger or button goes down. */
  touch(): void;
}

type Mode = "none" | "undecided" | "piece" | "orbit" | "pinch";
interface Finger {
  x: number;
  y: number;
}

export class Pointer {
  private readonly fingers = new Map<number, Finger>();
  private mode: Mode = "none";
  private start: Finger = { x: 0, y: 0 };
  private last: Finger = { x: 0, y: 0 };
  private speed: Finger = { x: 0, y: 0 };
  private moved = 0;
  private grabbable = false;

  constructor(
    private readonly element: HTMLElement,
    private readonly to: Gestures,
  ) {
    element.addEventListener("pointerdown", this.down);
    element.addEventListener("pointermove", this.move);
    element.addEventListener("pointerup", this.up);
    element.addEventListener("pointercancel", this.gone);
    element.addEventListener("pointerleave", this.left);
    element.addEventListener("wheel", this.wheel, { passive: false });
    element.addEventListener("contextmenu", this.menu);
  }

  dispose(): void {
    const { element } = this;
    element.removeEventListener("pointerdown", this.down);
    element.removeEventListener("pointermove", this.move);
    element.removeEventListener("pointerup", this.up);
    element.removeEventListener("pointercancel", this.gone);
    element.removeEventListener("pointerleave", this.left);
    element.removeEventListener("wheel", this.wheel);
    element.removeEventListener("contextmenu", this.menu);
  }

  private readonly down = (event: PointerEvent): void => {
    this.element.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.to.touch();
    if (this.fingers.size > 1) {
      if (this.mode === "piece") this.to.cancel();
      this.mode = "pinch";
      return;
    }
    this.start = this.last = { x: event.clientX, y: event.clientY };
    this.speed = { x: 0, y: 0 };
    this.mode = event.button === 2 || event.button === 1 ? "orbit" : "undecided";
    this.grabbable = this.mode === "undecided" && this.to.canGrab(event.clientX, event.clientY);
  };

  private readonly move = (event: PointerEvent): void => {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) {
      if (event.pointerType !== "touch") this.to.hover(event.clientX, event.clientY);
      return;
    }
    const here = { x: event.clientX, y: event.clientY };
    if (this.mode === "pinch") this.pinch(event.pointerId, here);
    this.fingers.set(event.pointerId, here);
    if (this.mode === "undecided") {
      if (Math.hypot(here.x - this.start.x, here.y - this.start.y) < THRESHOLD) return;
      this.mode = this.grabbable ? "piece" : "orbit";
      if (this.mode === "piece") this.to.grab(this.start.x, this.start.y);
    }
    if (this.mode === "piece") this.to.drag(here.x, here.y);
    if (this.mode === "orbit") {
      this.speed = { x: here.x - this.last.x, y: here.y - this.last.y };
      this.moved = event.timeStamp;
      this.to.orbit(this.speed.x, this.speed.y);
    }
    this.last = here;
  };

  private pinch(id: number, here: Finger): void {
    const before = this.fingers.get(id);
    const other = [...this.fingers].find(([key]) => key !== id)?.[1];
    if (!before || !other) return;
    const spread = (a: Finger) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    this.to.pinch(spread(here) / spread(before), (here.x - before.x) / 2, (here.y - before.y) / 2);
  }

  private readonly up = (event: PointerEvent): void => {
    if (!this.fingers.delete(event.pointerId)) return;
    const { mode } = this;
    if (mode === "pinch" && this.fingers.size) return;
    this.mode = "none";
    if (mode === "undecided") {
      this.to.tap(event.clientX, event.clientY, event.pointerType === "touch");
    }
    if (mode === "piece") this.to.release(event.clientX, event.clientY);
    if (mode === "orbit" && event.timeStamp - this.moved < 60) {
      this.to.coast(this.speed.x, this.speed.y);
    }
  };

  private readonly gone = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
    if (this.mode === "piece") this.to.cancel();
    if (!this.fingers.size) this.mode = "none";
  };

  /** A finger that is lifted leaves too, but what it tapped stays shown. */
  private readonly left = (event: PointerEvent): void => {
    if (!this.fingers.size && event.pointerType !== "touch") this.to.leave();
  };

  private readonly wheel = (event: WheelEvent): void => {
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30;
    if (this.to.wheel(Math.exp(-pixels * 0.0015))) event.preventDefault();
  };

  private readonly menu = (event: Event): void => event.preventDefault();
}
