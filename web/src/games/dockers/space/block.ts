/** All crates of a position as bodies in space, each turned as its faces say. */

import type { Vector3 } from "three";
import { BoxGeometry, Group, InstancedMesh, type Mesh, MeshBasicMaterial, Quaternion } from "three";
import type { BoardProps } from "../../../board/types";
import { type Kit, unpickable } from "../../../three/kit";
import { mayInspect } from "../faces";
import { portOf } from "../ports";
import type { Crate, DockersPosition, Face } from "../position";
import { type CrateLook, dress, makeCrate } from "./crate";
import { hiddenFaces, isOutlined } from "./hidden";
import { type Faces, nearest, TOWARDS, turnTo } from "./orientation";
import { type Area, areaOf, CRATE, cell, shiftBetween } from "./pose";

/** More crates than any box has. */
const MOST = 64;

export interface Body {
  mesh: Mesh;
  /** The faces as the body was first seen; how it is turned since is in the mesh. */
  faces: Faces;
  crate: Crate;
}

export class Block {
  readonly group = new Group();
  /** How far floors are lifted apart, from 0 to 1. */
  lift = 0;
  area: Area = { low: { x: 0, y: 0 }, high: { x: 2, y: 2 }, floors: 3 };
  private readonly bodies = new Map<string, Body>();
  private hidden: ReadonlyMap<string, ReadonlySet<Face>> = new Map();
  private start: { x: number; y: number } | null = null;

  /** Throws the shadows of all crates at once; it is not seen itself. */
  readonly casters: InstancedMesh;

  constructor(private readonly kit: Kit) {
    const shape = kit.shape("caster", () =>
      new BoxGeometry(CRATE, CRATE, CRATE).scale(0.97, 0.97, 0.97),
    );
    const unseen = kit.material(
      "unseen",
      () => new MeshBasicMaterial({ colorWrite: false, depthWrite: false }),
    );
    this.casters = unpickable(new InstancedMesh(shape, unseen, MOST));
    this.casters.castShadow = true;
    this.casters.frustumCulled = false;
    this.casters.count = 0;
    this.casters.visible = !kit.light;
  }

  /** The shadows follow the crates. */
  cast(): void {
    let count = 0;
    for (const { mesh } of this.bodies.values()) {
      if (mesh.userData.casts !== true || count >= MOST) continue;
      mesh.updateMatrix();
      this.casters.setMatrixAt(count, mesh.matrix);
      count += 1;
    }
    this.casters.count = count;
    this.casters.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.casters.dispose();
  }

  /** The cell at the middle of the world. */
  get origin(): { x: number; y: number } {
    return this.start ?? { x: 0, y: 0 };
  }

  body(code: string): Body | undefined {
    return this.bodies.get(code);
  }

  middle(x: number, y: number, floor: number): Vector3 {
    return cell(x - this.origin.x, y - this.origin.y, floor, this.lift);
  }

  /** Where a crate belongs, whether it is there or under way. */
  home(code: string): Vector3 | null {
    const crate = this.bodies.get(code)?.crate;
    return crate ? this.middle(crate.x, crate.y, crate.floor) : null;
  }

  show(position: DockersPosition, props: BoardProps<DockersPosition>): void {
    this.area = areaOf(position.crates);
    this.align(position);
    this.hidden = hiddenFaces(position);
    for (const crate of position.crates) this.put(crate, props);
  }

  /** Keep the block where it stands, although its cells may be counted again. */
  private align(position: DockersPosition): void {
    if (!this.start) {
      const { low, high } = this.area;
      this.start = { x: Math.round((low.x + high.x) / 2), y: Math.round((low.y + high.y) / 2) };
      return;
    }
    const before = new Map([...this.bodies].map(([code, { crate }]) => [code, crate]));
    const shift = shiftBetween(before, position.crates);
    this.start = { x: this.start.x + shift.x, y: this.start.y + shift.y };
  }

  private put(crate: Crate, props: BoardProps<DockersPosition>): void {
    let body = this.bodies.get(crate.code);
    let turn = body && turnTo(body.faces, crate.faces, body.mesh.quaternion);
    if (!body || !turn) {
      if (body) this.group.remove(body.mesh);
      turn = new Quaternion();
      body = { mesh: makeCrate(crate.code, this.kit), faces: crate.faces, crate };
      this.bodies.set(crate.code, body);
      this.group.add(body.mesh);
    }
    body.crate = crate;
    body.mesh.quaternion.copy(turn);
    body.mesh.position.copy(this.middle(crate.x, crate.y, crate.floor));
    const hidden = this.hidden.get(crate.code);
    // What nothing of is seen needs no drawing.
    body.mesh.visible = hidden?.size !== 6 || this.lift > 0 || props.view.xray;
    dress(body.mesh, this.look(body, props), this.kit);
  }

  private look(
    body: Body,
    props: BoardProps<DockersPosition>,
    hidden = this.hidden.get(body.crate.code) ?? new Set<Face>(),
  ): CrateLook {
    const { code } = body.crate;
    const { view } = props;
    const back = body.mesh.quaternion.clone().invert();
    // Hidden faces that may not be looked at are blank: gaps and edges tell nothing (CR-11).
    const masked = mayInspect(props, code)
      ? []
      : [...hidden].map((face) => nearest(TOWARDS[face].clone().applyQuaternion(back)));
    return {
      code,
      port: portOf(props.t, code),
      body: body.faces,
      marks: view.marks,
      masked: new Set(masked),
      opacity: 1,
      outlined: view.xray && isOutlined(hidden),
    };
  }

  /** While a crate moves, no other crate hides its sides. */
  bare(body: Body, props: BoardProps<DockersPosition>): void {
    // What it lay before comes into view.
    for (const { mesh } of this.bodies.values()) mesh.visible = true;
    dress(body.mesh, this.look(body, props, new Set()), this.kit);
  }

  /** A crate like another, seen through, to show where it would go. */
  ghost(body: Body, props: BoardProps<DockersPosition>): Mesh {
    const copy = makeCrate(body.crate.code, this.kit);
    dress(copy, { ...this.look(body, props), opacity: 0.62 }, this.kit);
    return copy;
  }
}
