/** What a finger takes hold of when a crate is picked: arrows to the sides, a ring, turned crates. */
import {
  ExtrudeGeometry,
  Group,
  Mesh,
  PlaneGeometry,
  type Quaternion,
  Shape,
  Sprite,
  SpriteMaterial,
  Vector3,
} from "three";
import type { Token } from "../../../board/choice";
import { type Kit, unpickable } from "../../../three/kit";
import { turning } from "../../../three/paint";
import { DIRECTIONS } from "../faces";
import { quarterTurn, vectorOf } from "./orientation";

/** A finger needs about this many picture elements. */
export const FINGER = 46;

interface Arrow {
  token: Token;
  mesh: Mesh;
  middle: Vector3;
  way: Vector3;
}

export class Handles {
  readonly group = new Group();
  /** Near what the turned crates are shown, if they are. */
  anchor: Vector3 | null = null;
  private readonly row: { token: Token; holder: Group }[] = [];
  private readonly arrows: Arrow[] = [];
  private back: Mesh | null = null;
  private near: Token | null = null;
  private scale = 1;
  private room = Infinity;

  constructor(private readonly kit: Kit) {}

  hide(): void {
    this.group.clear();
    this.row.length = 0;
    this.arrows.length = 0;
    this.back = null;
    this.anchor = null;
  }

  /** Arrows round a crate's top and a ring on it, for those tokens that may be picked. */
  sides(at: Vector3, tokens: ReadonlySet<Token>): void {
    const middle = at.clone().setY(at.y + 0.57);
    for (const direction of DIRECTIONS) {
      if (!tokens.has(direction)) continue;
      const way = vectorOf(direction);
      const arrow = new Mesh(
        this.arrowShape(),
        this.kit.finish("handle", { color: this.kit.colour("accent") }),
      );
      arrow.rotation.y = Math.atan2(-way.x, -way.z);
      this.arrow(direction, arrow, middle, way);
    }
    if (!tokens.has("@")) return;
    const sheet = this.kit.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2));
    const ring = new Mesh(sheet, this.kit.flat("pivot", { map: this.ring(3) }));
    this.arrow("@", ring, middle, new Vector3());
  }

  private arrow(token: Token, mesh: Mesh, middle: Vector3, way: Vector3): void {
    mesh.userData.token = token;
    this.arrows.push({ token, mesh, middle, way });
    this.group.add(mesh);
  }

  /** The crate turned by each number of quarters that may be picked, side by side. */
  quarters(crate: Mesh, anchor: Vector3, tokens: readonly Token[]): void {
    this.anchor = anchor;
    const count = tokens.length;
    this.back = unpickable(
      new Mesh(
        this.kit.shape("tablet", () => new PlaneGeometry(1, 1)),
        this.kit.flat(`tablet ${count}`, { map: this.tablet(count), opacity: 0.9 }),
      ),
    );
    this.group.add(this.back);
    for (const token of [...tokens].sort()) {
      const holder = new Group();
      holder.userData.token = token;
      const copy = new Mesh(crate.geometry, crate.material);
      copy.quaternion.copy(quarterTurn(Number(token))).multiply(crate.quaternion);
      copy.scale.setScalar(0.72);
      const map = this.ring(Number(token));
      const label = new Sprite(
        this.kit.material(`turned ${token}`, () => new SpriteMaterial({ map })),
      );
      label.name = "label";
      label.scale.setScalar(0.42);
      holder.add(copy, unpickable(label));
      this.row.push({ token, holder });
      this.group.add(holder);
    }
  }

  /** Half the width of the row, for keeping it in the picture. */
  get reach(): number {
    return (this.row.length * 1.12 * this.rowScale) / 2 + 0.1;
  }

  private get rowScale(): number {
    const wanted = Math.min(1.5, Math.max(0.8, this.scale * 1.05));
    return Math.min(wanted, (this.room - 0.1) / (this.row.length * 0.6));
  }

  /**
   * Large enough for a finger: `scale` is one where a handle's own size is just right, `room` is
   * half the width of the picture.
   */
  size(scale: number, room: number): void {
    this.scale = scale;
    this.room = room;
    const grown = Math.min(1.7, Math.max(1, scale));
    for (const { token, mesh, middle, way } of this.arrows) {
      mesh.position.copy(middle).addScaledVector(way, 0.62 + 0.3 * grown);
      const own = token === "@" ? 0.7 : 1;
      mesh.scale.setScalar(own * grown * (token === this.near ? 1.2 : 1));
    }
  }

  /** Lay the row out before the camera. */
  face(anchor: Vector3, camera: Quaternion): void {
    const scale = this.rowScale;
    const right = new Vector3(1, 0, 0).applyQuaternion(camera);
    const up = new Vector3(0, 1, 0).applyQuaternion(camera);
    const back = new Vector3(0, 0, 1).applyQuaternion(camera);
    this.row.forEach(({ token, holder }, i) => {
      const at = (i - (this.row.length - 1) / 2) * 1.12 * scale;
      holder.position.copy(anchor).addScaledVector(right, at);
      holder.scale.setScalar(scale * (token === this.near ? 1.14 : 1));
      const label = holder.getObjectByName("label");
      label?.position.copy(up).multiplyScalar(-0.78).addScaledVector(back, 0.6);
    });
    if (!this.back) return;
    this.back.position
      .copy(anchor)
      .addScaledVector(back, -scale)
      .addScaledVector(up, -0.2 * scale);
    this.back.quaternion.copy(camera);
    this.back.scale.set(this.reach * 2.25, scale * 2.15, 1);
    this.group.updateMatrixWorld();
  }

  hover(token: Token | null): void {
    this.near = token;
  }

  private arrowShape(): ExtrudeGeometry {
    return this.kit.shape("direction", () => {
      const shape = new Shape();
      shape.moveTo(0, 0.36);
      for (const [x, y] of [
        [0.32, 0],
        [0.13, 0],
        [0.13, -0.3],
        [-0.13, -0.3],
        [-0.13, 0],
        [-0.32, 0],
      ] as const) {
        shape.lineTo(x, y);
      }
      shape.closePath();
      return new ExtrudeGeometry(shape, {
        depth: 0.08,
        bevelEnabled: true,
        bevelSize: 0.03,
        bevelThickness: 0.03,
        bevelSegments: 2,
      }).rotateX(-Math.PI / 2);
    });
  }

  private tablet(count: number) {
    const w = count * 120;
    return this.kit.paint(`tablet ${count}`, w, 200, (pen) => {
      pen.fillStyle = this.kit.colour("card");
      pen.beginPath();
      pen.roundRect(1, 1, w - 2, 198, 28);
      pen.fill();
    });
  }

  /** A disc with an arrow going round by quarter turns. */
  private ring(quarters: number) {
    const { kit } = this;
    return kit.paint(`ring ${quarters}`, 128, 128, (pen) => {
      pen.fillStyle = kit.colour("accent");
      pen.beginPath();
      pen.arc(64, 64, 60, 0, Math.PI * 2);
      pen.fill();
      pen.fillStyle = pen.strokeStyle = kit.colour("accent-ink");
      turning(pen, quarters, 64, 64, 33, 9);
    });
  }
}
