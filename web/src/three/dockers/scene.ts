/** Dockers in space: the block of crates, opened up on request, and how crates tip, fall and turn. */
import { Group, type Mesh, type Object3D, Quaternion, Vector3 } from "three";
import { type Token, tokensOf } from "../../board/choice";
import type { BoardProps, Motion } from "../../board/types";
import type { Crate, DockersPosition, Face } from "../../position";
import type { Fact, LegalMove } from "../../protocol";
import { frame } from "../board";
import { corners, type Point } from "../fit";
import { unpickable } from "../kit";
import { linear, out } from "../motions";
import { PLATE_DEPTH, Plaques } from "../plaques";
import { Scene3D, type Workplace } from "../scene3d";
import { atSide, sideOf } from "../seats";
import { colourName, colourNumber, type CrateLook, dress, inkName, makeCrate } from "./crate";
import { extent, type Extent, ground } from "./ground";
import { FINGER, Handles } from "./handles";
import { hiddenFaces, thickness } from "./hidden";
import { DIRECTIONS, type Direction, directionOf, type Faces, nearest, quarterTurn, tipTurn, TOWARDS, turnTo } from "./orientation";
import { portOf } from "./ports";
import { type Area, areaOf, cell, CRATE, falling, type Pose, pivoting, shiftBetween, tipping } from "./pose";
import { customsToken, outline } from "./stored";

const GROUND = -0.3;

interface Body {
  mesh: Mesh;
  /** The faces as the body was first seen; how it is turned since is in the mesh. */
  faces: Faces;
  crate: Crate;
}

export class DockersScene extends Scene3D {
  private readonly block = new Group();
  private readonly base = new Group();
  private readonly marks = new Group();
  private readonly pointer = new Group();
  private readonly signs = new Group();
  private readonly plaques: Plaques;
  private readonly handles: Handles;
  private readonly token: Mesh;
  private readonly bodies = new Map<string, Body>();
  private origin: { x: number; y: number } | null = null;
  private area: Area = { low: { x: 0, y: 0 }, high: { x: 2, y: 2 }, floors: 3 };
  private board: Extent = { x: 0, z: 0, w: 5, d: 5 };
  private ports: Readonly<Record<string, string>> = {};
  private lift = 0;
  private wanted = 0;
  private props: BoardProps | null = null;
  private position: DockersPosition | null = null;
  private turningAt: Vector3 | null = null;

  constructor(at: Workplace) {
    super(at);
    this.plaques = new Plaques(this.kit);
    this.handles = new Handles(this.kit);
    this.token = customsToken(this.kit);
    this.root.add(this.base, this.block, this.marks, this.pointer, this.token, this.plaques.group);
    this.front.add(this.signs, this.handles.group);
  }

  show(props: BoardProps): void {
    if (props.position.family !== "dockers") return;
    this.props = props;
    const goal = props.view.lifted ? 1 : 0;
    this.layOut(props.position, props);
    this.offer(props, props.position);
    if (goal === this.wanted) return;
    const from = this.lift;
    this.wanted = goal;
    void this.at.motions.run(340, (t) => {
      this.lift = from + (goal - from) * t;
      if (!this.props || !this.position) return;
      this.layOut(this.position, this.props);
      this.offer(this.props, this.position);
    });
  }

  // The block -------------------------------------------------------------------------------------

  private middle(x: number, y: number, floor: number): Vector3 {
    const origin = this.origin ?? { x: 0, y: 0 };
    return cell(x - origin.x, y - origin.y, floor, this.lift);
  }

  private of(code: string): Vector3 | null {
    const body = this.bodies.get(code);
    return body ? this.middle(body.crate.x, body.crate.y, body.crate.floor) : null;
  }

  private layOut(position: DockersPosition, props: BoardProps): void {
    this.position = position;
    // What a scene told of once stays true when the next one is still on its way.
    if (props.scene?.ports) this.ports = props.scene.ports;
    this.area = areaOf(position.crates);
    this.align(position);
    const hidden = hiddenFaces(position.crates);
    for (const crate of position.crates) {
      this.put(crate, props, hidden.get(crate.code) ?? new Set());
    }
    const board = extent(this.area, this.origin ?? { x: 0, y: 0 });
    if (!this.base.children.length || JSON.stringify(board) !== JSON.stringify(this.board)) {
      this.base.clear();
      this.base.add(ground(this.kit, board));
    }
    this.board = board;
    for (const group of [this.marks, this.pointer, this.signs]) this.clear(group);
    this.handles.hide();
    this.turningAt = null;
    this.store(props);
    this.stand(position.customs);
    this.around(position, props);
  }

  /** Keep the block where it stands, although its cells may be counted anew. */
  private align(position: DockersPosition): void {
    if (!this.origin) {
      const { low, high } = this.area;
      this.origin = { x: Math.round((low.x + high.x) / 2), y: Math.round((low.y + high.y) / 2) };
      return;
    }
    const before = new Map([...this.bodies].map(([code, { crate }]) => [code, crate]));
    const shift = shiftBetween(before, position.crates);
    this.origin = { x: this.origin.x + shift.x, y: this.origin.y + shift.y };
  }

  private put(crate: Crate, props: BoardProps, hidden: ReadonlySet<Face>): void {
    let body = this.bodies.get(crate.code);
    let turn = body && turnTo(body.faces, crate.faces, body.mesh.quaternion);
    if (!body || !turn) {
      if (body) this.block.remove(body.mesh);
      turn = new Quaternion();
      body = { mesh: makeCrate(crate.code, this.kit), faces: crate.faces, crate };
      this.bodies.set(crate.code, body);
      this.block.add(body.mesh);
    }
    body.crate = crate;
    body.mesh.quaternion.copy(turn);
    body.mesh.position.copy(this.middle(crate.x, crate.y, crate.floor));
    dress(body.mesh, this.look(body, props, hidden), this.kit);
  }

  private look(body: Body, props: BoardProps, hidden: ReadonlySet<Face>): CrateLook {
    const { view, inside } = props;
    const back = body.mesh.quaternion.clone().invert();
    // Without leave to look inside, hidden faces stay blank: gaps and rounded edges tell nothing (CR-11).
    const masked = inside ? [] : [...hidden].map((face) => nearest(TOWARDS[face].clone().applyQuaternion(back)));
    return {
      code: body.crate.code,
      port: this.ports[body.crate.code] ?? portOf(body.crate.code),
      body: body.faces,
      marks: view.marks,
      masked: new Set(masked),
      opacity: view.xray ? thickness(hidden) : 1,
    };
  }

  private store(props: BoardProps): void {
    for (const group of props.scene?.stored ?? []) {
      const middles = group.crates.map((code) => this.of(code)).filter((at) => at !== null);
      this.marks.add(outline(this.kit, middles));
    }
  }

  /** The token on its crate, or beside the board. */
  private stand(customs: string | null): void {
    this.token.position.copy(this.tokenPlace(customs));
    if (customs === null) delete this.token.userData["token"];
    else this.token.userData["token"] = customs;
  }

  private tokenPlace(customs: string | null): Vector3 {
    const at = customs === null ? null : this.of(customs);
    if (at) return at.setY(at.y + CRATE / 2);
    const { x, z, w, d } = this.board;
    return new Vector3(x + w / 2 - 0.5, 0, z + d / 2 - 0.5);
  }

  private around(position: DockersPosition, props: BoardProps): void {
    const { kit, board } = this;
    const plates = position.scores.map((score, seat) => {
      const colour = position.colours[seat] ?? ".";
      return {
        side: sideOf(seat, position.players),
        name: props.names[seat] ?? String(seat + 1),
        ground: kit.colour(colourName(colour)),
        ink: kit.colour(inkName(colour)),
        mark: props.view.marks ? colourNumber(colour) : null,
        note: String(score),
        active: position.turn === seat,
        faded: false,
      };
    });
    this.plaques.show(plates, GROUND + 0.02, (side) => {
      const half = side % 2 ? board.w / 2 : board.d / 2;
      const { x, z } = atSide(side, 0, 0, half + 0.5);
      return new Vector3(board.x + x, 0, board.z + z);
    });
  }

  // What can be picked ----------------------------------------------------------------------------

  private offer(props: BoardProps, position: DockersPosition): void {
    const { choice, preview } = props;
    const [code, second] = choice.picked;
    const body = code === undefined ? undefined : this.bodies.get(code);
    if (preview) this.ghost(preview, position);
    if (!body) return;
    this.mark(body, 14, 0.3);
    const next = new Set(choice.next.keys());
    const middle = body.mesh.position.clone();
    if (second === undefined) {
      const scale = Math.min(1.7, Math.max(1, (FINGER * this.at.pixel()) / 0.66));
      this.handles.sides(middle, next, scale);
      return;
    }
    const first = [...choice.next.values()][0]?.[0];
    const target = first ? this.landing(first, body) : middle;
    this.turningAt = target.clone().setY(target.y + 1.35);
    this.handles.quarters(body.mesh, body.mesh.quaternion, [...next]);
    if (!preview && first) this.ghost(first, position);
  }

  private mark(body: Body, width: number, filled: number): void {
    const mark = frame(this.kit, CRATE * 0.96, this.kit.colour("accent"), width, filled);
    mark.position.copy(body.mesh.position);
    mark.position.y += CRATE / 2 + 0.012;
    this.marks.add(mark);
  }

  private landing(move: LegalMove, body: Body): Vector3 {
    const [step] = move.steps;
    if (!step) return body.mesh.position.clone();
    const [x = 0, y = 0] = step.place.split(",").map(Number);
    return this.middle(x, y, step.level);
  }

  /** The crate where a move would lead, seen through. */
  private ghost(move: LegalMove, position: DockersPosition, group = this.marks): void {
    if (position.moves > 2) return;
    const [code = "", how = "", third = "0"] = tokensOf("dockers", move.text);
    const body = this.bodies.get(code);
    if (!body || !how) return;
    const copy = makeCrate(code, this.kit);
    if (this.props) dress(copy, { ...this.look(body, this.props, new Set()), opacity: 0.62 }, this.kit);
    copy.position.copy(this.landing(move, body));
    const turn = move.text[3] === "^" ? tipTurn(how as Direction) : quarterTurn(Number(third));
    copy.quaternion.copy(turn).multiply(body.mesh.quaternion);
    if (how === "@") copy.scale.setScalar(1.03);
    group.add(unpickable(copy));
  }

  override hover(token: Token | null): void {
    this.handles.hover(token);
    this.clear(this.pointer);
    const { props, position } = this;
    if (token === null || !props || !position) return;
    const body = this.bodies.get(token);
    if (body) {
      const mark = frame(this.kit, CRATE * 0.96, this.kit.colour("accent"), 9, 0.12);
      mark.position.copy(body.mesh.position);
      mark.position.y += CRATE / 2 + 0.014;
      this.pointer.add(mark);
    }
    const moves = props.choice.next.get(token);
    const isFall = DIRECTIONS.includes(token as Direction) && (moves?.length ?? 0) > 1;
    if (isFall && moves?.[0]) this.ghost(moves[0], position, this.pointer);
  }

  override grab(token: Token): Object3D | null {
    return this.bodies.get(token)?.mesh ?? null;
  }

  override looked(): void {
    if (!this.turningAt || !this.handles.turns) return;
    const scale = Math.min(1.5, Math.max(0.8, (FINGER * 1.15 * this.at.pixel()) / 0.72));
    const anchor = this.anchor(this.turningAt, this.handles.reach(scale));
    this.handles.face(anchor, this.at.camera.quaternion, scale);
  }

  // Movement --------------------------------------------------------------------------------------

  async play(motion: Motion, after: BoardProps): Promise<void> {
    if (motion.before.family !== "dockers") return;
    this.layOut(motion.before, { ...after, scene: null });
    for (const fact of motion.facts) {
      if (fact.kind === "tip" || fact.kind === "fall" || fact.kind === "pivot") await this.move(fact);
      if (fact.kind === "score") await this.score(fact);
      if (fact.kind === "customs") await this.customs(fact);
    }
  }

  private async move({ kind, data }: Fact): Promise<void> {
    const body = this.bodies.get(String(data["crate"]));
    if (!body) return;
    const { mesh } = body;
    // Whoever moves a crate sees all its sides.
    if (this.props) dress(mesh, this.look(body, this.props, new Set()), this.kit);
    const from: Pose = { position: mesh.position.clone(), turn: mesh.quaternion.clone() };
    const direction = directionOf(String(data["direction"] ?? "north"));
    const quarters = Number(data["quarters"] ?? 0);
    const top = Number(data["floor"] ?? 0);
    const depth = this.middle(0, 0, top).y - this.middle(0, 0, Number(data["to_floor"] ?? top)).y;
    const take = (pose: Pose) => {
      mesh.position.copy(pose.position);
      mesh.quaternion.copy(pose.turn);
    };
    const { motions } = this.at;
    if (kind === "tip") await motions.run(460, (t) => take(tipping(from, direction, t)));
    else if (kind === "fall") {
      await motions.run(420 + depth * 90, (t) => take(falling(from, direction, depth, quarters, t)), linear);
    } else await motions.run(240 + 140 * Math.min(quarters, 4 - quarters), (t) => take(pivoting(from, quarters, t)));
  }

  /** Points fly from the group to their owner. */
  private async score({ seat, data }: Fact): Promise<void> {
    const group = String(data["group"] ?? "").split(" ").map((code) => this.bodies.get(code)?.mesh.position);
    const places = group.filter((at) => at !== undefined);
    const end = seat === null ? null : this.plaques.place(seat);
    const { position, kit } = this;
    if (!places.length || !end || seat === null || !position) return;
    const start = new Vector3();
    for (const at of places) start.addScaledVector(at, 1 / places.length);
    start.y += 0.9;
    const colour = position.colours[seat] ?? ".";
    const badge = kit.sign(`+${String(data["points"])}`, kit.colour(colourName(colour)), kit.colour(inkName(colour)), 0.62);
    const size = badge.scale.clone();
    this.signs.add(badge);
    await this.at.motions.run(260, (t) => {
      badge.position.copy(start);
      badge.scale.copy(size).multiplyScalar(0.3 + 0.7 * t);
    }, out);
    await this.at.motions.hold(this.at.motions.calm ? 500 : 220);
    await this.at.motions.run(620, (t) => {
      badge.position.lerpVectors(start, end, t);
      badge.position.y += Math.sin(t * Math.PI) * 0.8;
      badge.scale.copy(size).multiplyScalar(1 - 0.35 * t);
    });
    this.signs.remove(badge);
  }

  private async customs({ data }: Fact): Promise<void> {
    const from = typeof data["from"] === "string" ? data["from"] : null;
    const to = String(data["to"]);
    if (from === to) return;
    const start = this.tokenPlace(from);
    const end = this.tokenPlace(to);
    await this.at.motions.run(520, (t) => {
      this.token.position.lerpVectors(start, end, t);
      this.token.position.y += Math.sin(t * Math.PI) * 1.2;
    });
  }

  points(): Point[] {
    const { x, z, w, d } = this.board;
    const origin = this.origin ?? { x: 0, y: 0 };
    const { low, high, floors } = this.area;
    const top = cell(0, 0, floors - 1, this.wanted).y + 0.75;
    const edge = PLATE_DEPTH + 0.35;
    const players = this.position?.players ?? 2;
    const sides = Array.from({ length: players }, (_, seat) => sideOf(seat, players));
    const [west, north, east] = [sides.includes(1), sides.includes(2), sides.includes(3)];
    return [
      ...corners(
        { x: x - w / 2 - (west ? edge : 0.1), y: GROUND, z: z - d / 2 - (north ? edge : 0.1) },
        { x: x + w / 2 + (east ? edge : 0.1), y: 0, z: z + d / 2 + edge },
      ),
      ...corners(
        { x: low.x - origin.x - 0.5, y: 0, z: -(high.y - origin.y) - 0.5 },
        { x: high.x - origin.x + 0.5, y: top, z: -(low.y - origin.y) + 0.5 },
      ),
    ];
  }

  override quarter(quadrant: number): void {
    super.quarter(quadrant);
    this.plaques.quarter(quadrant);
  }
}
