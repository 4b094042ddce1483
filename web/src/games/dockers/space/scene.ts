/** Dockers in space: the block of crates, opened up on request, and how crates tip, fall and turn. */
import { Group, type Mesh, type Object3D, Vector3 } from "three";
import type { Token } from "../../../board/choice";
import type { BoardMove } from "../../../board/facts";
import { sideOfSeat } from "../../../board/sides";
import type { BoardProps, Motion } from "../../../board/types";
import { frame, rimPaint } from "../../../three/board";
import { corners, type Point } from "../../../three/fit";
import { unpickable } from "../../../three/kit";
import { linear, out } from "../../../three/motions";
import { PLATE_DEPTH, Plaques } from "../../../three/plaques";
import { Scene3D, type Workplace } from "../../../three/scene3d";
import { atSide } from "../../../three/seats";
import { Blobs, type Sheet, Sheets } from "../../../three/sheets";
import { LastTrail, moveArrow, moveNumber, moveRim } from "../../../three/trail";
import { type CrateFact, type CustomsFact, dockersOnly, type ScoreFact } from "../events";
import type { Direction } from "../faces";
import type { DockersPosition } from "../position";
import { isCustomsDue, tokensOf } from "../tokens";
import { type Cell, customsOf, trailsOf, wayOf } from "../trails";
import { Block, type Body } from "./block";
import { colourName, colourNumber, inkName } from "./crate";
import { type Extent, extent, ground } from "./ground";
import { FINGER, Handles } from "./handles";
import { directionOf, quarterTurn, sideTowards, tipTurn } from "./orientation";
import { CRATE, cell, falling, type Pose, pivoting, tipping } from "./pose";
import { customsShade, customsToken, StoredBands } from "./stored";

const GROUND = -0.3;

type Props = BoardProps<DockersPosition>;

export class DockersScene extends Scene3D<DockersPosition> {
  private readonly block: Block;
  private readonly base = new Group();
  private readonly marks = new Group();
  private readonly pointed = new Group();
  /** Points on their way; they fly on while the game goes on. */
  private readonly flying = new Group();
  private readonly plaques: Plaques;
  private readonly handles: Handles;
  private readonly token: Mesh;
  private readonly bands: StoredBands;
  private readonly blobs: Blobs;
  private readonly last: LastTrail;
  /** Rims on crates that can be picked. */
  private readonly rims: Sheets;
  /** Moves shown as arrows. */
  private readonly arrows = new Group();
  private board: Extent = { x: 0, z: 0, w: 5, d: 5 };
  private lifted = 0;
  private props: Props | null = null;
  private position: DockersPosition | null = null;

  constructor(at: Workplace) {
    super(at);
    this.block = new Block(this.kit);
    this.plaques = new Plaques(this.kit);
    this.handles = new Handles(this.kit);
    this.token = customsToken(this.kit);
    this.token.add(customsShade(this.kit, this.token));
    this.bands = new StoredBands(this.kit);
    this.blobs = new Blobs(this.kit);
    this.last = new LastTrail(this.kit);
    this.rims = new Sheets(this.kit, rimPaint(this.kit, this.kit.colour("mark"), 5));
    this.root.add(
      this.base,
      this.block.group,
      this.block.casters,
      this.bands.mesh,
      this.blobs.mesh,
      this.last.group,
      this.rims.mesh,
      this.marks,
      this.pointed,
      this.token,
      this.plaques.group,
    );
    this.front.add(this.flying, this.arrows, this.handles.group);
  }

  show(props: Props): void {
    this.place(props.position, props);
    this.offer(props, props.position);
    if (!props.preview) this.done(props);
    this.raise(props.view.lifted ? 1 : 0);
  }

  /** Lift the floors apart, or lower them. */
  private raise(goal: number): void {
    if (goal === this.lifted) return;
    this.lifted = goal;
    const from = this.block.lift;
    void this.at.motions.run(340, (t) => {
      this.block.lift = from + (goal - from) * t;
      if (!this.props || !this.position) return;
      this.place(this.position, this.props);
      this.offer(this.props, this.position);
      if (!this.props.preview) this.done(this.props);
    });
  }

  private place(position: DockersPosition, props: Props): void {
    this.props = props;
    this.position = position;
    this.block.show(position, props);
    const board = extent(this.block.area, this.block.origin);
    if (!this.base.children.length || JSON.stringify(board) !== JSON.stringify(this.board)) {
      this.base.clear();
      this.base.add(ground(this.kit, board));
    }
    this.board = board;
    this.clear(this.marks);
    this.clear(this.pointed);
    this.handles.hide();
    this.last.clear();
    this.rims.show([]);
    this.arrows.clear();
    this.bands.show(
      (position.groups ?? []).map(({ crates }) =>
        crates.map((code) => this.block.home(code)).filter((at) => at !== null),
      ),
    );
    this.feet(position);
    this.token.position.copy(this.tokenPlace(position.customs));
    if (position.customs === null) delete this.token.userData.token;
    else this.token.userData.token = position.customs;
    this.around(position, props);
  }

  /** Contact shadows: of the board, of what stands on it, and of Customs. */
  private feet(position: DockersPosition): void {
    const { x, z, w, d } = this.board;
    const blobs: Sheet[] = [{ at: { x, y: GROUND, z }, width: w + 0.3, depth: d + 0.3 }];
    for (const crate of position.crates) {
      if (crate.floor > 0) continue;
      const at = this.block.middle(crate.x, crate.y, 0).setY(0);
      blobs.push({ at, width: CRATE, depth: CRATE });
    }
    blobs.push({ at: this.tokenPlace(position.customs), width: 0.42, depth: 0.42 });
    this.blobs.show(blobs);
  }

  /** The ways of the last turn, and moves shown as arrows. */
  private done({ lastTurn, arrows, position, choice }: Props): void {
    const top = ({ x, y, floor }: Cell): Vector3 => {
      const at = this.block.middle(x, y, floor);
      return at.setY(at.y + CRATE / 2 + 0.03);
    };
    const facts = lastTurn?.facts ?? [];
    for (const { cells } of trailsOf(facts, position)) {
      this.last.add(arched(cells.map(top)), CRATE * 1.06);
    }
    const customs = this.block.home(customsOf(facts) ?? "");
    if (customs) this.last.add([customs.setY(customs.y + CRATE / 2 + 0.02)], 0.72);
    if (choice.picked.length) return;
    for (const arrow of arrows ?? []) {
      const { kind, inTurn } = arrow;
      const points = wayOf(arrow, position).map(top);
      const [start] = points;
      if (!start) continue;
      if (points.length > 1) this.arrows.add(moveArrow(this.kit, arched(points), kind));
      else this.arrows.add(moveRim(this.kit, start, CRATE * 1.08, kind));
      if (inTurn) this.arrows.add(moveNumber(this.kit, start, inTurn.order, kind));
    }
  }

  /** On its crate, or at the corner of the board. */
  private tokenPlace(customs: string | null): Vector3 {
    const at = customs === null ? null : this.block.home(customs);
    if (at) return at.setY(at.y + CRATE / 2);
    const { x, z, w, d } = this.board;
    return new Vector3(x + w / 2 - 0.5, 0, z + d / 2 - 0.5);
  }

  private around(position: DockersPosition, props: Props): void {
    const { kit, board } = this;
    const plates = position.scores.map((score, seat) => {
      const colour = position.colours[seat] ?? ".";
      return {
        side: sideOfSeat(seat, position.players),
        name: props.names[seat] ?? String(seat + 1),
        ground: kit.colour(colourName(colour)),
        ink: kit.colour(inkName(colour)),
        mark: props.view.marks ? colourNumber(colour) : null,
        note: String(score),
        active: position.turn === seat,
        faded: false,
      };
    });
    this.plaques.group.visible = !this.at.small();
    this.plaques.show(plates, GROUND + 0.02, (side) => {
      const { x, z } = atSide(side, 0, 0, (side % 2 ? board.w : board.d) / 2 + 0.5);
      return new Vector3(board.x + x, 0, board.z + z);
    });
  }

  // What can be picked ----------------------------------------------------------------------------

  private offer(props: Props, position: DockersPosition): void {
    const { choice, preview } = props;
    const [code = "", second] = choice.picked;
    const body = this.block.body(code);
    if (preview?.text.startsWith("=")) this.customsGhost(preview.text.slice(1));
    else if (preview) this.ghost(preview, position, this.marks);
    if (!body) {
      this.offerCrates([...choice.next.keys()]);
      return;
    }
    this.mark(body, 14, 0.3, this.marks);
    if (second === undefined) {
      this.handles.sides(body.mesh.position, new Set(choice.next.keys()));
      return;
    }
    const first = [...choice.next.values()][0]?.[0];
    const target = first ? this.landing(first, body) : body.mesh.position.clone();
    this.handles.quarters(body.mesh, target.setY(target.y + 1.35), [...choice.next.keys()]);
    if (!preview && first) this.ghost(first, position, this.marks);
  }

  private offerCrates(codes: readonly Token[]): void {
    const tops = codes.map((code) => this.block.home(code)).filter((at) => at !== null);
    this.rims.show(
      tops.map((at) => ({
        at: at.setY(at.y + CRATE / 2 + 0.012),
        width: CRATE * 0.98,
        depth: CRATE * 0.98,
      })),
    );
  }

  private mark(body: Body, width: number, filled: number, group: Group): void {
    const mark = frame(this.kit, CRATE * 0.96, this.kit.colour("mark"), width, filled);
    mark.position.copy(body.mesh.position);
    mark.position.y += CRATE / 2 + 0.012;
    group.add(mark);
  }

  private landing(move: BoardMove, body: Body): Vector3 {
    const [step] = move.steps;
    if (!step) return body.mesh.position.clone();
    const [x = 0, y = 0] = step.place.split(",").map(Number);
    return this.block.middle(x, y, step.level);
  }

  /** The crate where a move would lead, seen through. */
  private ghost(move: BoardMove, position: DockersPosition, group: Group): void {
    const [code = "", how = "", third = "0"] = tokensOf(move.text);
    const body = this.block.body(code);
    if (isCustomsDue(position) || !body || !how || !this.props) return;
    const copy = this.block.ghost(body, this.props);
    copy.position.copy(this.landing(move, body));
    const turn = move.text[3] === "^" ? tipTurn(how as Direction) : quarterTurn(Number(third));
    copy.quaternion.copy(turn).multiply(body.mesh.quaternion);
    // A pivot stays where it is: the ghost goes round the crate.
    if (how === "@") copy.scale.setScalar(1.03);
    group.add(unpickable(copy));
  }

  /** Where the token would stand. */
  private customsGhost(code: string): void {
    if (!this.block.body(code)) return;
    const copy = unpickable(customsToken(this.kit, 0.55));
    copy.position.copy(this.tokenPlace(code));
    this.marks.add(copy);
  }

  override hover(token: Token | null): void {
    this.handles.hover(token);
    this.clear(this.pointed);
    if (token === null) return;
    const body = this.block.body(token);
    if (body) this.mark(body, 9, 0.12, this.pointed);
  }

  override grab(token: Token): Object3D | null {
    return this.block.body(token)?.mesh ?? null;
  }

  /** A crate drawn to a side goes there, whatever lies under the finger. */
  override drop(_token: Token, from: Vector3, to: Vector3): Token | null {
    return sideTowards(to.x - from.x, to.z - from.z);
  }

  override looked(): void {
    const { camera, pixel, width } = this.at;
    const anchor = this.handles.anchor;
    // What is nearer than the middle of the board looks larger: some room is kept for that.
    this.block.cast();
    this.handles.size((FINGER * pixel()) / 0.66, (pixel() * width() * 0.84) / 2);
    if (anchor) this.handles.face(this.anchor(anchor, this.handles.reach), camera.quaternion);
  }

  // Movement --------------------------------------------------------------------------------------

  async play(motion: Motion<DockersPosition>, after: Props): Promise<void> {
    this.place(motion.before, after);
    for (const fact of dockersOnly(motion.facts)) {
      if (fact.kind === "tip" || fact.kind === "fall" || fact.kind === "pivot")
        await this.move(fact);
      if (fact.kind === "score") void this.score(fact);
      if (fact.kind === "customs") await this.customs(fact);
    }
  }

  private async move(fact: CrateFact): Promise<void> {
    const body = this.block.body(fact.data.crate);
    if (!body || !this.props) return;
    this.block.bare(body, this.props);
    const { mesh } = body;
    const from: Pose = { position: mesh.position.clone(), turn: mesh.quaternion.clone() };
    const { quarters } = fact.data;
    const take = ({ position, turn }: Pose) => {
      mesh.position.copy(position);
      mesh.quaternion.copy(turn);
    };
    const { motions } = this.at;
    if (fact.kind === "pivot") {
      await motions.run(400, (t) => take(pivoting(from, quarters, t)));
      return;
    }
    const direction = directionOf(fact.data.direction);
    if (fact.kind === "tip") {
      await motions.run(440, (t) => take(tipping(from, direction, t)));
      return;
    }
    const height = (floor: number) => this.block.middle(0, 0, floor).y;
    const depth = height(fact.data.floor) - height(fact.data.to_floor);
    const fall = (t: number) => take(falling(from, direction, depth, quarters, t));
    await motions.run(400 + depth * 50, fall, linear);
  }

  /** Points fly from the group to their owner. */
  private async score({ seat, data }: ScoreFact): Promise<void> {
    const places = data.group
      .map((code) => this.block.body(code)?.mesh.position)
      .filter((at) => at !== undefined);
    const end = seat === null ? null : this.plaques.place(seat);
    const { kit } = this;
    const { motions } = this.at;
    if (!places.length || !end || seat === null) return;
    const start = new Vector3(0, 0.9, 0);
    for (const at of places) start.addScaledVector(at, 1 / places.length);
    const colour = this.position?.colours[seat] ?? ".";
    const badge = kit.sign(
      `+${data.points}`,
      kit.colour(colourName(colour)),
      kit.colour(inkName(colour)),
      0.62,
    );
    const size = badge.scale.clone();
    badge.position.copy(start);
    this.flying.add(badge);
    await motions.run(260, (t) => badge.scale.copy(size).multiplyScalar(0.3 + 0.7 * t), out);
    await motions.hold(motions.calm ? 900 : 250);
    await motions.run(620, (t) => {
      badge.position.lerpVectors(start, end, t);
      badge.position.y += Math.sin(t * Math.PI) * 0.8;
      badge.scale.copy(size).multiplyScalar(1 - 0.35 * t);
    });
    this.flying.remove(badge);
    this.at.wake();
  }

  private async customs({ data: { from, to } }: CustomsFact): Promise<void> {
    if (from === to) return;
    const [start, end] = [this.tokenPlace(from), this.tokenPlace(to)];
    await this.at.motions.run(480, (t) => {
      this.token.position.lerpVectors(start, end, t);
      this.token.position.y += Math.sin(t * Math.PI) * 1.2;
    });
  }

  points(): Point[] {
    const { x, z, w, d } = this.board;
    const { area, origin } = this.block;
    const { low, high, floors } = area;
    const top = cell(0, 0, floors - 1, this.lifted).y + 0.75;
    const edge = this.plaques.group.visible ? PLATE_DEPTH + 0.35 : 0.1;
    const players = this.position?.players ?? 2;
    const sides = Array.from({ length: players }, (_, seat) => sideOfSeat(seat, players));
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

  override dispose(): void {
    for (const kept of [this.block, this.bands, this.blobs, this.last, this.rims]) kept.dispose();
    super.dispose();
  }

  override quarter(quadrant: number): void {
    super.quarter(quadrant);
    this.plaques.quarter(quadrant);
  }
}

/** A way that leaves a crate upwards and comes down on its end. */
function arched(points: readonly Vector3[]): Vector3[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    if (!before) return [point];
    const high = Math.max(before.y, point.y) + 0.22;
    return [
      before.clone().setY(high).lerp(point.clone().setY(high), 0.3),
      before.clone().setY(high).lerp(point.clone().setY(high), 0.7),
      point,
    ];
  });
}
