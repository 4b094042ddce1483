/** The camera on its way round the board: turned, raised, brought nearer; the board always fits. */
import { Matrix4, type PerspectiveCamera, Vector3 } from "three";
import { basis, lens, type Point, type Stand, standFor } from "./fit";
import type { Motions } from "./motions";

const LOWEST = 0.12;
const HIGHEST = 1.5;
const MOST_ZOOM = 4;
const MARGIN = 0.035;

export class Rig {
  /** Where the person has turned it, beside the quarter turns. */
  private azimuth: number;
  private elevation: number;
  private zoom = 1;
  private panX = 0;
  private panY = 0;
  private turned: number | null = null;
  private quarter = 0;
  private touched = false;
  /** How much higher the camera stands for what is tall: the goal, and the way there. */
  private rise = 0;
  private raised = 0;
  private points: readonly Point[] = [{ x: 0, y: 0, z: 0 }];
  private former: readonly Point[] | null = null;
  private share = 1;
  private stand: Stand = { distance: 10, shiftX: 0, shiftY: 0 };

  constructor(
    readonly camera: PerspectiveCamera,
    private readonly glide: Motions,
    private readonly rest: { azimuth: number; elevation: number },
  ) {
    this.azimuth = rest.azimuth;
    this.elevation = rest.elevation;
  }

  /** Which side is nearest: quarter turns from the south, so that words can be turned upright. */
  get quadrant(): number {
    return Math.round(
      (this.quarter * (Math.PI / 2) + this.azimuth - this.rest.azimuth) / (Math.PI / 2),
    );
  }

  /** How wide a picture element is at the board, in the board's measure. */
  pixel(height: number): number {
    const tan = Math.tan((this.camera.fov * Math.PI) / 360);
    return (2 * tan * this.stand.distance) / this.zoom / Math.max(1, height);
  }

  /** Stand so that these points are seen; glide there if some were seen before. */
  frame(points: readonly Point[], rise: number): void {
    if (rise === this.rise && JSON.stringify(points) === JSON.stringify(this.points)) return;
    const from = this.raised;
    this.rise = rise;
    this.former = this.points.length > 1 ? this.points : points;
    this.points = points;
    this.share = 0;
    void this.glide.run(320, (t) => {
      this.share = t;
      this.raised = from + (rise - from) * t;
    });
  }

  /** The board turned by quarter turns, clockwise seen from above: the camera goes the other way. */
  turn(turned: number): void {
    if (turned === this.turned) return;
    const from = this.quarter;
    const first = this.turned === null;
    this.turned = turned;
    if (first) {
      this.quarter = turned;
      return;
    }
    // Three quarters one way are one quarter the other way.
    const by = turned - from - 4 * Math.round((turned - from) / 4);
    void this.glide.run(420, (t) => {
      this.quarter = from + by * t;
    });
  }

  /** Back to where it stood at first. */
  reset(): void {
    const [azimuth, elevation, zoom, panX, panY] = [
      this.azimuth,
      this.elevation,
      this.zoom,
      this.panX,
      this.panY,
    ];
    const goal = this.rest.elevation + this.raised;
    void this.glide
      .run(320, (t) => {
        this.azimuth = azimuth + (this.rest.azimuth - azimuth) * t;
        this.elevation = elevation + (goal - elevation) * t;
        this.zoom = zoom + (1 - zoom) * t;
        this.panX = panX * (1 - t);
        this.panY = panY * (1 - t);
      })
      .then(() => {
        this.touched = false;
      });
  }

  orbit(dx: number, dy: number): void {
    this.touched = true;
    this.azimuth -= dx;
    this.elevation = Math.min(HIGHEST, Math.max(LOWEST, this.elevation + dy));
  }

  /** Go on a little after a finger lets go. */
  coast(dx: number, dy: number): void {
    let gone = 0;
    void this.glide.run(
      380,
      (t) => {
        const far = 1 - (1 - t) ** 2;
        this.orbit(dx * (far - gone) * 8, dy * (far - gone) * 8);
        gone = far;
      },
      (t) => t,
    );
  }

  /** Returns whether anything changed. */
  nearer(factor: number): boolean {
    const zoom = Math.min(MOST_ZOOM, Math.max(1, this.zoom * factor));
    const changed = Math.abs(zoom - this.zoom) > 1e-6;
    this.zoom = zoom;
    this.pan(0, 0);
    return changed;
  }

  /** Move what is seen, in parts of the picture; there is nothing to move when all is seen. */
  pan(dx: number, dy: number): void {
    const most = 1 - 1 / this.zoom;
    this.panX = Math.min(most, Math.max(-most, this.panX - (dx * 2) / this.zoom));
    this.panY = Math.min(most, Math.max(-most, this.panY + (dy * 2) / this.zoom));
  }

  /** Put the camera where all this leads to. `aspect` is width by height. */
  apply(aspect: number): void {
    const { camera } = this;
    // A tall picture is looked at more from above, until the person chooses.
    if (!this.touched) {
      const tall = aspect < 0.8 ? 0.15 : 0;
      this.elevation = Math.min(1.35, this.rest.elevation + tall + this.raised);
      this.azimuth = this.rest.azimuth * (aspect < 0.8 ? 0.4 : 1);
    }
    const axes = basis(this.azimuth + this.quarter * (Math.PI / 2), this.elevation);
    const glass = lens(camera.fov, aspect, MARGIN);
    const goal = standFor(this.points, axes, glass);
    const from = this.share < 1 && this.former ? standFor(this.former, axes, glass) : goal;
    const mix = (a: number, b: number) => a + (b - a) * this.share;
    this.stand = {
      distance: mix(from.distance, goal.distance),
      shiftX: mix(from.shiftX, goal.shiftX),
      shiftY: mix(from.shiftY, goal.shiftY),
    };
    const { distance, shiftX, shiftY } = this.stand;
    const back = new Vector3().copy(axes.back);
    const right = new Vector3().copy(axes.right);
    const up = new Vector3().copy(axes.up);
    camera.aspect = aspect;
    camera.near = Math.max(0.1, distance / this.zoom - 16);
    camera.far = distance + 60;
    camera.position
      .set(0, 0, 0)
      .addScaledVector(back, distance / this.zoom)
      .addScaledVector(right, shiftX + this.panX * distance * glass.tanX)
      .addScaledVector(up, shiftY + this.panY * distance * glass.tanY);
    camera.quaternion.setFromRotationMatrix(new Matrix4().makeBasis(right, up, back));
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  }
}
