/** Doce in space: dice on the grid, what is left beside it, zones, lines and the wheel of faces. */
import { Group, type Mesh, type Object3D, Vector3 } from "three";
import type { Token } from "../../../board/choice";
import { sideOfSeat } from "../../../board/sides";
import type { BoardProps, Motion } from "../../../board/types";
import { frame, slab, squares } from "../../../three/board";
import { facing, makeDie, UP } from "../../../three/dice";
import { corners, type Point } from "../../../three/fit";
import { Kept, type Use } from "../../../three/kept";
import { unpickable } from "../../../three/kit";
import { linear, out } from "../../../three/motions";
import { seatColour, seatInk } from "../../../three/palette";
import { PLATE_DEPTH, Plaques } from "../../../three/plaques";
import { Scene3D, shaded, type Workplace } from "../../../three/scene3d";
import { atSide } from "../../../three/seats";
import { Blobs, Discs, type Sheet } from "../../../three/sheets";
import { LastTrail, moveRim } from "../../../three/trail";
import { doceOnly, lastSquares } from "../events";
import { DOCE_SQUARES, type DocePosition } from "../position";
import { type Put, placed, putBy } from "../tokens";
import { BLOCKER, blocker, die, look, marker, zone } from "./pieces";
import { BOARD, blockerSpot, DIE, GROUND, middle, STOCK, squareIndex, stockSpot } from "./place";
import { REACH, Wheel } from "./wheel";

const PLATE_OUT = BOARD / 2 + 0.95;

type Props = BoardProps<DocePosition>;

export class DoceScene extends Scene3D<DocePosition> {
  private readonly pieces = new Group();
  private readonly kept = new Kept<Mesh>(this.pieces);
  /** The die that is being put down: it goes when the position is shown at rest. */
  private placing: Mesh | null = null;
  private readonly marks = new Group();
  private readonly blobs: Blobs;
  private readonly last: LastTrail;
  private readonly discs: Discs;
  private readonly plaques: Plaques;
  private readonly wheel: Wheel;
  private readonly pointed: Mesh;
  private readonly onBoard = new Map<number, Mesh>();
  private stocks: Mesh[][] = [[], []];
  private held: (Mesh | null)[] = [null, null];
  private props: Props | null = null;
  private square: number | null = null;

  constructor(at: Workplace) {
    super(at);
    const { kit } = this;
    this.plaques = new Plaques(kit);
    this.wheel = new Wheel(kit);
    this.blobs = new Blobs(kit);
    this.last = new LastTrail(kit);
    this.discs = new Discs(kit);
    this.pointed = frame(kit, 0.92, kit.colour("mark"), 9, 0.16);
    this.pointed.visible = false;
    this.root.add(
      slab(kit, BOARD, BOARD),
      this.pieces,
      this.marks,
      this.pointed,
      this.plaques.group,
      this.blobs.mesh,
      this.last.group,
      this.discs.mesh,
    );
    this.front.add(this.wheel.group);
    this.root.add(
      squares(
        kit,
        DOCE_SQUARES.map((token, i) => ({ token, ...middle(i) })),
        0.95,
        0.24,
      ),
    );
    for (const [i, name] of [..."abcde"].entries()) this.label(name, i - 2, BOARD / 2 - 0.18);
    for (const [i, name] of [..."12345"].entries()) this.label(name, -BOARD / 2 + 0.18, 2 - i);
  }

  private label(text: string, x: number, z: number): void {
    const mesh = this.kit.lying(text, "lid-ink", 0.26, 700);
    mesh.position.set(x, 0.012, z);
    this.root.add(this.standUpright(mesh));
  }

  show(props: Props): void {
    this.props = props;
    this.place(props.position, props);
    this.zones(props.position);
    this.done(props);
    for (const squares of props.position.lines ?? []) {
      this.light(squares, false);
      this.light(squares, true);
    }
    this.offer(props, props.position);
  }

  /** What was put down last, and the moves shown as arrows. */
  private done({ lastTurn, arrows, preview, position, view }: Props): void {
    for (const name of lastSquares(lastTurn?.facts ?? [])) {
      this.last.add([{ ...middle(squareIndex(name)), y: 0.022 }], 1);
    }
    if (preview) return;
    for (const { kind, tokens } of arrows ?? []) {
      const put = putBy(tokens);
      const square = squareIndex(put?.square ?? tokens[0] ?? "");
      if (square < 0) continue;
      this.ghost(put, position.turn ?? 0, view.marks);
      this.marks.add(moveRim(this.kit, { ...middle(square), y: 0.03 }, 1, kind));
    }
  }

  private place(position: DocePosition, props: Props): void {
    this.clear(this.marks);
    this.wheel.hide();
    this.last.clear();
    this.discs.show([]);
    this.placing?.removeFromParent();
    this.kept.update((use) => this.lay(position, props.view.marks, use));
    this.plaques.group.visible = !this.at.small();
    this.plaques.show(
      position.totals.map((total, seat) => ({
        side: sideOfSeat(seat, 2),
        name: props.names[seat] ?? String(seat + 1),
        ground: this.kit.colour(seatColour(seat)),
        ink: this.kit.colour(seatInk(seat)),
        mark: props.view.marks ? seat : null,
        note: String(total),
        active: position.turn === seat,
        faded: false,
      })),
      GROUND + 0.02,
      (side) => new Vector3().copy(atSide(side, 0, 0, PLATE_OUT)),
    );
  }

  /** Everything that lies on the board and beside it. */
  private lay(position: DocePosition, marks: boolean, use: Use<Mesh>): void {
    this.onBoard.clear();
    const blobs: Sheet[] = [{ at: { x: 0, y: GROUND, z: 0 }, width: BOARD, depth: BOARD }];
    const foot = ({ position: { x, z } }: Mesh, y: number, width: number) => {
      blobs.push({ at: { x, y, z }, width, depth: width });
    };
    position.squares.forEach((content, i) => {
      if (content.kind === "empty") return;
      const isDie = content.kind === "die";
      const mesh = use(`${i} ${JSON.stringify(content)} ${marks}`, () =>
        isDie ? die(this.kit, content.seat, content.face, marks) : blocker(this.kit, content.seat),
      );
      const { x, z } = middle(i);
      mesh.position.set(x, isDie ? DIE / 2 : BLOCKER.high / 2, z);
      mesh.userData.token = DOCE_SQUARES[i];
      this.onBoard.set(i, mesh);
      foot(mesh, 0.012, isDie ? DIE : BLOCKER.wide);
    });
    this.stocks = position.dice.map((count, seat) =>
      Array.from({ length: count }, (_, i) => {
        const mesh = use(`stock ${seat} ${i} ${marks}`, () =>
          shaded(makeDie(this.kit, STOCK, look(this.kit, seat, marks))),
        );
        mesh.quaternion.copy(facing((i % 6) + 1, UP));
        mesh.position.copy(stockSpot(sideOfSeat(seat, 2), i));
        mesh.visible = true;
        foot(mesh, GROUND, STOCK);
        return mesh;
      }),
    );
    this.held = position.blockers.map((held, seat) => {
      if (!held) return null;
      const mesh = use(`held ${seat}`, () => blocker(this.kit, seat));
      mesh.position.copy(blockerSpot(sideOfSeat(seat, 2)));
      mesh.position.y += BLOCKER.high / 2;
      foot(mesh, GROUND, BLOCKER.wide);
      mesh.userData.token = seat === position.turn ? "blocker" : undefined;
      return mesh;
    });
    position.last.forEach((square, seat) => {
      if (square)
        use(`marker ${square} ${seat}`, () => marker(this.kit, squareIndex(square), seat));
    });
    this.blobs.show(blobs);
  }

  /** No-play zones: that of the player to move strongly, the other one faintly. */
  private zones(position: DocePosition): void {
    position.zones?.forEach((squares, seat) => {
      for (const name of squares) {
        this.marks.add(zone(this.kit, squareIndex(name), seat, seat === position.turn));
      }
    });
  }

  /** A winning line lights up: its squares, then the rim of each die's top. */
  private light(squares: readonly string[], rims: boolean): void {
    for (const name of squares) {
      const size = rims ? DIE * 0.95 : 0.97;
      const lit = frame(this.kit, size, this.kit.colour("mark"), 13, rims ? 0.12 : 0.7);
      lit.position.copy(middle(squareIndex(name)));
      lit.position.y = rims ? DIE + 0.012 : 0.02;
      this.marks.add(lit);
    }
  }

  // What can be picked ----------------------------------------------------------------------------

  private offer(props: Props, position: DocePosition): void {
    const { choice, preview } = props;
    const { kit } = this;
    const [first] = choice.picked;
    const seat = position.turn ?? 0;
    this.square = null;
    if (first === "blocker" || (first === undefined && choice.next.has("blocker"))) {
      const mesh = this.held[seat];
      if (mesh) {
        const mark = frame(kit, 0.98, kit.colour("mark"), first ? 16 : 7, first ? 0.25 : 0);
        mark.position.copy(mesh.position);
        mark.position.y = GROUND + 0.02;
        this.marks.add(mark);
        if (first) mesh.position.y += 0.12;
      }
    }
    if (first === undefined || first === "blocker") {
      const open = [...choice.next.keys()].map(squareIndex).filter((square) => square >= 0);
      this.discs.show(
        open.map((square) => ({ at: { ...middle(square), y: 0.018 }, width: 0.3, depth: 0.3 })),
      );
    } else if (first !== undefined) {
      this.square = squareIndex(first);
      this.outline(first, 14, 0.3);
      this.wheel.show([...choice.next.keys()], look(this.kit, seat, props.view.marks));
    }
    if (preview) this.ghost(placed(preview.text), seat, props.view.marks);
  }

  private outline(token: Token, width: number, filled: number): void {
    const mark = frame(this.kit, 0.92, this.kit.colour("mark"), width, filled);
    mark.position.copy(middle(squareIndex(token)));
    mark.position.y = 0.018;
    this.marks.add(mark);
  }

  /** What a move would put down, seen through. */
  private ghost(put: Put | null, seat: number, marks: boolean): void {
    const square = squareIndex(put?.square ?? "");
    if (!put || square < 0) return;
    const mesh = put.face
      ? die(this.kit, seat, put.face, marks, 0.6)
      : blocker(this.kit, seat, 0.6);
    mesh.castShadow = false;
    mesh.position.copy(middle(square));
    mesh.position.y = put.face ? DIE / 2 : BLOCKER.high / 2;
    this.marks.add(unpickable(mesh));
  }

  override hover(token: Token | null): void {
    this.wheel.hover(token);
    const square = token === null ? -1 : squareIndex(token);
    this.pointed.visible = square >= 0 && square !== this.square;
    if (square < 0) return;
    this.pointed.position.copy(middle(square));
    this.pointed.position.y = 0.02;
  }

  override grab(token: Token): Object3D | null {
    const position = this.props?.position;
    return token === "blocker" ? (this.held[position?.turn ?? -1] ?? null) : null;
  }

  /** The wheel faces the camera, is large enough for a finger and stays in the picture. */
  override looked(): void {
    if (this.square === null || !this.wheel.group.visible) return;
    const { group } = this.wheel;
    const scale = Math.min(2.2, Math.max(0.85, (50 * this.at.pixel()) / 0.62));
    const above = new Vector3().copy(middle(this.square)).setY(0.5);
    group.position.copy(this.anchor(above, REACH * scale * 1.06));
    group.quaternion.copy(this.at.camera.quaternion);
    group.scale.setScalar(scale);
    group.updateMatrixWorld();
  }

  // Movement --------------------------------------------------------------------------------------

  async play(motion: Motion<DocePosition>, after: Props): Promise<void> {
    const { before } = motion;
    this.square = null;
    this.place(before, after);
    let lines = 0;
    for (const fact of doceOnly(motion.facts)) {
      const seat = fact.seat ?? 0;
      if (fact.kind === "place")
        await this.put(seat, squareIndex(fact.data.square), fact.data.face, after);
      if (fact.kind === "blocker") await this.block(seat, squareIndex(fact.data.square));
      if (fact.kind === "line") {
        lines += 1;
        await this.win(fact.data.squares);
      }
      if (fact.kind === "round-drawn" && !lines) await this.at.motions.hold(400);
    }
    if (lines) await this.at.motions.hold(1300);
  }

  /** A die comes from the stock, turns to its face and is set down. */
  private async put(seat: number, square: number, face: number, props: Props): Promise<void> {
    const stock = this.stocks[seat]?.at(-1);
    const mesh = die(this.kit, seat, face, props.view.marks);
    const start = stock?.position.clone() ?? new Vector3();
    const end = new Vector3().copy(middle(square)).setY(DIE / 2);
    const from = stock?.quaternion.clone() ?? mesh.quaternion.clone();
    const to = mesh.quaternion.clone();
    if (stock) stock.visible = false;
    this.pieces.add(mesh);
    this.placing = mesh;
    this.onBoard.set(square, mesh);
    await this.at.motions.run(360, (t) => {
      arc(mesh, start, end, t, 1.1);
      mesh.quaternion.slerpQuaternions(from, to, Math.min(1, t * 1.2));
      mesh.scale.setScalar(STOCK / DIE + (1 - STOCK / DIE) * t);
    });
  }

  private async block(seat: number, square: number): Promise<void> {
    const mesh = this.held[seat];
    if (!mesh) return;
    const start = mesh.position.clone();
    const end = new Vector3().copy(middle(square)).setY(BLOCKER.high / 2);
    await this.at.motions.run(360, (t) => arc(mesh, start, end, t, 1));
  }

  private async win(squares: readonly string[]): Promise<void> {
    this.light(squares, false);
    const dice = squares.map((name) => this.onBoard.get(squareIndex(name)));
    await this.at.motions.run(
      700,
      (t) => {
        dice.forEach((one, i) => {
          const own = Math.min(1, Math.max(0, t * 2.2 - i * 0.4));
          if (one) one.position.y = DIE / 2 + Math.sin(own * Math.PI) * 0.35;
        });
      },
      linear,
    );
    this.light(squares, true);
    this.at.wake();
  }

  points(): Point[] {
    const half = BOARD / 2;
    const reach = this.plaques.group.visible ? PLATE_OUT + PLATE_DEPTH / 2 : half + 0.72;
    return [
      ...corners({ x: -half, y: GROUND, z: -half }, { x: half, y: 0.1, z: half }),
      ...corners({ x: -2.3, y: 0, z: -2.3 }, { x: 2.3, y: DIE, z: 2.3 }),
      ...corners({ x: -2.75, y: GROUND, z: -reach }, { x: 2.75, y: 0.15, z: reach }),
    ];
  }

  override dispose(): void {
    this.blobs.dispose();
    this.last.dispose();
    this.discs.dispose();
    super.dispose();
  }

  override quarter(quadrant: number): void {
    super.quarter(quadrant);
    this.plaques.quarter(quadrant);
  }
}

function arc(mesh: Object3D, start: Vector3, end: Vector3, t: number, height: number): void {
  mesh.position.lerpVectors(start, end, out(t));
  mesh.position.y += Math.sin(out(t) * Math.PI) * height;
}
