/** What a finger takes hold of when a crate is picked: arrows to the sides, a ring, turned crates. */
import { ExtrudeGeometry, Group, Mesh, PlaneGeometry, type Quaternion, Shape, Sprite, SpriteMaterial, Vector3 } from "three";
import type { Token } from "../../board/choice";
import { type Kit, unpickable } from "../kit";
import { turning } from "../paint";
import { DIRECTIONS, quarterTurn, vectorOf } from "./orientation";

/** A finger needs about this many picture elements. */
export const FINGER = 46;

export class Handles {
  readonly group = new Group();
  private readonly row: { token: Token; holder: Group }[] = [];
  private readonly arrows = new Map<Token, Mesh>();
  private back: Mesh | null = null;

  constructor(private readonly kit: Kit) {}

  hide(): void {
    this.group.clear();
    this.row.length = 0;
    this.arrows.clear();
    this.back = null;
  }

  /** Whether crates turned in several ways are offered. */
  get turns(): boolean {
    return this.row.length > 0;
  }

  /** Arrows round a crate's top and a ring on it, for those tokens that may be picked. */
  sides(middle: Vector3, tokens: ReadonlySet<Token>, scale: number): void {
    for (const direction of DIRECTIONS) {
      if (!tokens.has(direction)) continue;
      const arrow = new Mesh(this.arrowShape(), this.kit.finish("handle", { color: this.kit.colour("accent") }));
      const way = vectorOf(direction);
      arrow.position.copy(middle).addScaledVector(way, 0.62 + 0.3 * scale);
      arrow.position.y += 0.56;
      arrow.rotation.y = Math.atan2(-way.x, -way.z);
      arrow.scale.setScalar(scale);
      arrow.userData["token"] = direction;
      arrow.userData["scale"] = scale;
      this.arrows.set(direction, arrow);
      this.group.add(arrow);
    }
    if (!tokens.has("@")) return;
    const ring = this.ring(3);
    const mesh = new Mesh(
      this.kit.shape("sheet", () => new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)),
      this.kit.flat("pivot", { map: ring }),
    );
    mesh.position.copy(middle);
    mesh.position.y += 0.58;
    mesh.scale.setScalar(0.7 * Math.max(1, scale));
    mesh.userData["token"] = "@";
    mesh.userData["scale"] = mesh.scale.x;
    this.arrows.set("@", mesh);
    this.group.add(mesh);
  }

  /** The crate turned by each number of quarters that may be picked, side by side. */
  quarters(crate: Mesh, turn: Quaternion, tokens: readonly Token[]): void {
    this.back = unpickable(
      new Mesh(
        this.kit.shape("tablet", () => new PlaneGeometry(1, 1)),
        this.kit.flat(`tablet ${tokens.length}`, { map: this.tablet(tokens.length), opacity: 0.9 }),
      ),
    );
    this.group.add(this.back);
    for (const token of [...tokens].sort()) {
      const holder = new Group();
      holder.userData["token"] = token;
      const copy = new Mesh(crate.geometry, crate.material);
      copy.quaternion.copy(quarterTurn(Number(token))).multiply(turn);
      copy.scale.setScalar(0.72);
      const label = unpickable(
        new Sprite(
          this.kit.material(`turned ${token}`, () => new SpriteMaterial({ map: this.ring(Number(token)) })),
        ),
      );
      label.name = "label";
      label.scale.setScalar(0.42);
      holder.add(copy, label);
      this.row.push({ token, holder });
      this.group.add(holder);
    }
  }

  /** Half the width of the row, for keeping it in the picture. */
  reach(scale: number): number {
    return (this.row.length * 1.12 * scale) / 2 + 0.1;
  }

  /** Lay the row out before the camera. */
  face(anchor: Vector3, camera: Quaternion, scale: number): void {
    const right = new Vector3(1, 0, 0).applyQuaternion(camera);
    const up = new Vector3(0, 1, 0).applyQuaternion(camera);
    const back = new Vector3(0, 0, 1).applyQuaternion(camera);
    this.row.forEach(({ holder }, i) => {
      const at = (i - (this.row.length - 1) / 2) * 1.12 * scale;
      holder.position.copy(anchor).addScaledVector(right, at);
      holder.scale.setScalar(scale * (holder.userData["near"] ? 1.14 : 1));
      const label = holder.getObjectByName("label");
      label?.position.copy(up).multiplyScalar(-0.78).addScaledVector(back, 0.6);
    });
    if (!this.back) return;
    this.back.position.copy(anchor).addScaledVector(back, -scale).addScaledVector(up, -0.12 * scale);
    this.back.quaternion.copy(camera);
    this.back.scale.set(this.reach(scale) * 2.1, scale * 1.86, 1);
    this.group.updateMatrixWorld();
  }

  hover(token: Token | null): void {
    for (const { token: own, holder } of this.row) holder.userData["near"] = own === token;
    for (const [own, mesh] of this.arrows) {
      mesh.scale.setScalar(Number(mesh.userData["scale"]) * (own === token ? 1.2 : 1));
    }
  }

  private arrowShape(): ExtrudeGeometry {
    return this.kit.shape("direction", () => {
      const shape = new Shape();
      shape.moveTo(0, 0.36);
      for (const [x, y] of [[0.32, 0], [0.13, 0], [0.13, -0.3], [-0.13, -0.3], [-0.13, 0], [-0.32, 0]] as const) {
        shape.lineTo(x, y);
      }
      shape.closePath();
      return new ExtrudeGeometry(shape, {
        depth: 0.08, bevelEnabled: true, bevelSize: 0.03, bevelThickness: 0.03, bevelSegments: 2,
      }).rotateX(-Math.PI / 2); // prettier-ignore
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
