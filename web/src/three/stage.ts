/** The stage: picture, room, camera and the game's scene. It draws only when something changes. */
import { NeutralToneMapping, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from "three";
import type { BoardProps, Motion } from "../board/types";
import { Batches } from "./batches";
import { Fingers, type Reach } from "./fingers";
import { Kit } from "./kit";
import { Motions } from "./motions";
import { readPalette, watchTheme } from "./palette";
import { Pointer } from "./pointer";
import { Rig } from "./rig";
import { Room } from "./room";
import type { Scene3D, SpaceGame, Workplace } from "./scene3d";
import { Values } from "./values";

declare global {
  interface Window {
    /** A point of the page where what a token means is frontmost; for tests. */
    quaysideProbe?: (token: string) => { x: number; y: number } | null;
    /** Frames drawn so far; for tests. */
    quaysideFrames?: number;
    /** What the last frame took to draw; for tests. */
    quaysideDrawn?: { calls: number; triangles: number };
  }
}

/** Degrees: a narrow view from further away, as of a model on a table. */
const FIELD_OF_VIEW = 24;
/** More than this waiting is not shown moving. */
const MOST_WAITING = 3;
/** Milliseconds that a lost picture has to come back before the plan is shown. */
const PATIENCE = 1000;

export class Stage implements Reach {
  readonly canvas: HTMLCanvasElement;
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 0.1, 100);
  readonly rig: Rig;
  private readonly renderer: WebGLRenderer;
  private readonly room = new Room();
  private readonly batches = new Batches();
  private readonly motions: Motions;
  private readonly glide: Motions;
  private readonly fingers: Fingers;
  private readonly pointer: Pointer;
  private readonly size = new ResizeObserver(() => this.resize());
  private readonly unwatch: () => void;
  private readonly values: Values;
  private kit: Kit;
  private queue: { motion: Motion; props: BoardProps }[] = [];
  private playing = false;
  private dead = false;
  /** Nothing to show at the moment: the browser took the picture away. */
  private bare = false;
  private asked = 0;
  private patience: number | undefined;
  /** Something on the table has moved, so that shadows are drawn again. */
  private stirred = true;
  private quadrant = 0;
  /** What the picture at rest shows. */
  private shown: BoardProps | null = null;
  scene: Scene3D;

  /** Throws where the browser cannot draw. */
  constructor(
    private readonly host: HTMLElement,
    private readonly game: SpaceGame,
    public props: BoardProps,
  ) {
    const { light, calm, turned } = props.view;
    this.renderer = new WebGLRenderer({ antialias: !light, alpha: true });
    this.canvas = this.renderer.domElement;
    this.canvas.className = "stage-canvas";
    this.canvas.setAttribute("aria-hidden", "true");
    host.append(this.canvas);
    this.values = new Values(host);
    this.renderer.toneMapping = NeutralToneMapping;
    this.renderer.autoClear = false;
    this.renderer.info.autoReset = false;
    this.renderer.shadowMap.enabled = !light;
    this.renderer.shadowMap.type = PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.motions = new Motions(this.wake);
    this.glide = new Motions(this.look);
    this.motions.calm = this.glide.calm = calm;
    this.rig = new Rig(this.camera, this.glide, game.rest);
    this.rig.turn(turned);
    this.kit = new Kit(readPalette(), light);
    this.scene = this.build();
    this.fingers = new Fingers(this);
    this.pointer = new Pointer(this.canvas, this.fingers);
    this.canvas.addEventListener("webglcontextlost", this.lost);
    this.canvas.addEventListener("webglcontextrestored", this.repaint);
    this.unwatch = watchTheme(this.repaint);
    this.size.observe(host);
    window.quaysideProbe = (token) => {
      // Drawn first, so that nothing that is due moves the token before it is clicked.
      this.resize();
      return this.fingers.where(token);
    };
    window.quaysideFrames ??= 0;
    this.resize();
    // What had happened before the board appeared is not shown again.
    if (props.motion) props.done(props.motion.key);
  }

  /** New props; a motion with a new key is shown moving, one after the other. */
  update(props: BoardProps): void {
    const before = this.props;
    this.props = props;
    this.motions.calm = this.glide.calm = props.view.calm;
    this.rig.turn(props.view.turned);
    if (props.view.resets !== before.view.resets) this.rig.reset();
    const { motion } = props;
    const moves = motion !== null && motion.key !== before.motion?.key;
    if (this.bare) {
      if (moves) props.done(motion.key);
      return;
    }
    if (props.view.marks !== before.view.marks) {
      this.repaint();
    } else if (moves) {
      this.queue.push({ motion, props });
      if (this.queue.length > MOST_WAITING || document.hidden) this.motions.skip();
      void this.play();
    } else if (!looksAlike(this.shown, props)) this.settle();
  }

  dispose(): void {
    this.dead = true;
    cancelAnimationFrame(this.asked);
    window.clearTimeout(this.patience);
    this.size.disconnect();
    this.unwatch();
    this.pointer.dispose();
    this.canvas.removeEventListener("webglcontextlost", this.lost);
    this.canvas.removeEventListener("webglcontextrestored", this.repaint);
    this.strip();
    this.glide.clear();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
    this.canvas.remove();
    this.values.dispose();
    delete window.quaysideProbe;
  }

  private build(): Scene3D {
    const at: Workplace = {
      kit: this.kit,
      motions: this.motions,
      camera: this.camera,
      pixel: () => this.rig.pixel(this.canvas.clientHeight),
      width: () => this.canvas.clientWidth,
      aspect: () => this.camera.aspect,
      small: () => this.host.clientHeight < 420,
      wake: this.wake,
    };
    const scene = new this.game.Scene(at);
    this.room.furnish(this.kit, this.renderer);
    this.room.scene.add(scene.root, this.batches.group);
    this.room.over.add(scene.front);
    scene.quarter(this.quadrant);
    scene.show(this.props);
    this.rig.frame(scene.points(), scene.rise());
    return scene;
  }

  /** Everything made again: another theme, other marks, another game, a picture that came back. */
  private readonly repaint = (): void => {
    if (this.dead || this.gone()) return;
    window.clearTimeout(this.patience);
    try {
      this.strip();
      this.bare = false;
      this.kit = new Kit(readPalette(), this.props.view.light);
      this.scene = this.build();
    } catch (problem) {
      this.fail(problem);
    }
    this.resize();
  };

  /** The browser has taken the picture away, and has not given it back. */
  private gone(): boolean {
    return this.renderer.getContext().isContextLost();
  }

  /** What belonged to a lost picture is let go while that still works. */
  private readonly lost = (event: Event): void => {
    event.preventDefault();
    this.strip();
    this.bare = true;
    this.await();
  };

  /** Give a lost picture some time to come back; browsers wait for a hidden page to be seen. */
  private readonly await = (): void => {
    window.clearTimeout(this.patience);
    this.patience = window.setTimeout(() => {
      if (document.hidden) this.await();
      else this.props.failed?.();
    }, PATIENCE);
  };

  /** Drawing does not work: say so, and draw nothing more. The page shows the plan instead. */
  private fail(problem: unknown): void {
    console.error(problem);
    this.bare = true;
    if (this.props.motion) this.props.done(this.props.motion.key);
    this.props.failed?.();
  }

  private strip(): void {
    // What is under way or waits is not shown any more.
    if (this.props.motion) this.props.done(this.props.motion.key);
    this.queue = [];
    this.playing = false;
    this.motions.skip();
    this.motions.clear();
    this.motions.skipping = false;
    this.scene.dispose();
    this.batches.clear();
    this.kit.dispose();
    this.room.clear();
  }

  // Showing ---------------------------------------------------------------------------------------

  private async play(): Promise<void> {
    if (this.playing) return;
    this.playing = true;
    const { scene } = this;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      try {
        await scene.play(next.motion, next.props);
      } catch (problem) {
        // The movement is left out: the board is shown as it is after it.
        console.error(problem);
      }
      next.props.done(next.motion.key);
      if (this.dead || scene !== this.scene) return;
    }
    this.playing = false;
    this.motions.skipping = false;
    this.settle();
  }

  settle(): void {
    if (this.playing || this.bare || this.dead) return;
    this.shown = this.props;
    try {
      const { pointed, choice } = this.props;
      this.scene.show(this.props);
      this.scene.hover(pointed !== null && choice.next.has(pointed) ? pointed : null);
      this.rig.frame(this.scene.points(), this.scene.rise());
      this.values.show(this.props);
      this.fingers.lift();
    } catch (problem) {
      this.fail(problem);
    }
    this.wake();
  }

  /** A player who can move need not wait for the pictures. */
  hasten(): void {
    if (this.playing && this.props.choice.moves.length) this.motions.skip();
  }

  private resize(): void {
    const { clientWidth: w, clientHeight: h } = this.host;
    if (!w || !h || this.bare) return;
    this.renderer.setPixelRatio(this.props.view.light ? 1 : Math.min(2, window.devicePixelRatio));
    this.renderer.setSize(w, h, false);
    this.camera.aspect = w / h;
    this.settle();
    this.stirred = true;
    // At once: setting the size has emptied the picture.
    this.draw(performance.now());
  }

  readonly wake = (): void => {
    this.stirred = true;
    this.look();
  };

  readonly look = (): void => {
    if (!this.dead && !this.asked) this.asked = requestAnimationFrame(this.draw);
  };

  private readonly draw = (now: number): void => {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    if (this.dead || this.bare) return;
    try {
      this.render(now);
    } catch (problem) {
      this.fail(problem);
    }
  };

  private render(now: number): void {
    this.motions.advance(now);
    this.glide.advance(now);
    this.rig.apply(this.camera.aspect);
    if (this.rig.quadrant !== this.quadrant) {
      this.quadrant = this.rig.quadrant;
      this.scene.quarter(this.quadrant);
    }
    this.room.shine(this.scene.points());
    this.scene.looked();
    this.batches.gather(this.scene.root);
    this.renderer.shadowMap.needsUpdate = this.stirred;
    this.stirred = this.motions.moving;
    this.renderer.info.reset();
    this.renderer.clear();
    this.renderer.render(this.room.scene, this.camera);
    this.renderer.clearDepth();
    this.renderer.render(this.room.over, this.camera);
    this.values.place(this.camera, this.scene.front, this.scene.root);
    window.quaysideFrames = (window.quaysideFrames ?? 0) + 1;
    const { calls, triangles } = this.renderer.info.render;
    window.quaysideDrawn = { calls, triangles };
    if (this.motions.moving || this.glide.moving) this.look();
  }
}

/** Whether a board at rest looks the same, so that a page that ticks draws nothing. */
function looksAlike(a: BoardProps | null, b: BoardProps): boolean {
  return (
    a !== null &&
    a.position === b.position &&
    a.choice === b.choice &&
    a.pointed === b.pointed &&
    a.preview === b.preview &&
    a.lastTurn === b.lastTurn &&
    a.arrows === b.arrows &&
    a.values === b.values &&
    a.inside === b.inside &&
    a.names === b.names &&
    a.t === b.t &&
    JSON.stringify(a.view) === JSON.stringify(b.view)
  );
}
