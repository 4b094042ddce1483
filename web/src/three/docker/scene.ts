/** Docker and OMBA in space: the hangar, its containers, the hands round it, the die in its tray. */
import { CylinderGeometry, Group, Mesh, type Object3D, Vector3 } from "three";
import type { Token } from "../../board/choice";
import type { BoardProps, Motion } from "../../board/types";
import { DOCKER_SQUARES, type DockerPosition } from "../../position";
import type { LegalMove } from "../../protocol";
import { frame, line, plate, slab } from "../board";
import { corners, type Point } from "../fit";
import { unpickable } from "../kit";
import { linear } from "../motions";
import { grain, sign } from "../paint";
import { seatColour, seatInk } from "../palette";
import { PLATE_DEPTH, Plaques } from "../plaques";
import { Scene3D, shaded, type Workplace } from "../scene3d";
import { atSide, sideOf, type TableSide } from "../seats";
import { BOARD, GROUND, HAND, handSpot, SIZE, squareIndex, standing, stepsOf, way } from "./place";
import { Tray, TRAY } from "./tray";

const PLATE_OUT = BOARD / 2 + 1.2;

export class DockerScene extends Scene3D {
  private readonly pieces = new Group();
  private readonly marks = new Group();
  private readonly signs = new Group();
  private readonly arrows = new Group();
  private readonly plaques: Plaques;
  private readonly tray: Tray;
  private stacks: Mesh[][] = [];
  private hands: Mesh[][] = [];
  private props: BoardProps | null = null;
  private position: DockerPosition | null = null;
  private tall = false;

  constructor(at: Workplace) {
    super(at);
    const { kit } = this;
    this.plaques = new Plaques(kit);
    this.tray = new Tray(kit);
    this.root.add(slab(kit, BOARD, BOARD), this.pieces, this.marks, this.arrows, this.plaques.group);
    this.root.add(this.tray.group);
    this.front.add(this.signs);
    DOCKER_SQUARES.forEach((name, i) => this.square(name, i));
    for (const [i, name] of [..."abc"].entries()) this.label(name, i - 1.34, BOARD / 2 - 0.19);
    for (const [i, name] of [..."123"].entries()) this.label(name, -BOARD / 2 + 0.2, 1.34 - i);
  }

  private square(name: string, index: number): void {
    const { kit } = this;
    const tint = kit.between(kit.colour("wood"), index % 2 ? kit.colour("wood-deep") : kit.colour("card"), 0.28);
    const mesh = plate(kit, 0.94, tint, index);
    const at = standing(index, 0);
    mesh.position.set(at.x, 0.006, at.z);
    mesh.userData["token"] = name;
    this.root.add(mesh);
  }

  private label(text: string, x: number, z: number): void {
    const mesh = this.kit.lying(text, "lid-ink", 0.24, 700);
    mesh.position.set(x, 0.012, z);
    this.root.add(this.standUpright(mesh));
  }

  show(props: BoardProps): void {
    if (props.position.family !== "docker") return;
    this.props = props;
    this.place(props.position, props);
    this.offer(props, props.position);
    this.tray.show(props.position.roll, this.turnColour(props.position));
  }

  private turnColour(position: DockerPosition): string {
    return position.turn === null ? this.kit.colour("wood-deep") : this.kit.colour(seatColour(position.turn));
  }

  /** Put every container where it stands. */
  private place(position: DockerPosition, props: BoardProps): void {
    this.position = position;
    this.clear(this.pieces);
    this.clear(this.marks);
    this.clear(this.signs);
    this.stacks = position.stacks.map((seats, square) =>
      seats.map((seat, level) => {
        const mesh = this.container(seat, position, props.view.marks);
        mesh.position.copy(standing(square, level));
        mesh.userData["token"] = DOCKER_SQUARES[square];
        return mesh;
      }),
    );
    this.hands = position.hand.map((count, seat) =>
      Array.from({ length: position.out.includes(seat) ? 0 : count }, (_, i) => {
        const mesh = this.container(seat, position, props.view.marks);
        mesh.position.copy(handSpot(sideOf(seat, position.players), i, count));
        mesh.scale.setScalar(HAND);
        if (seat === position.turn) mesh.userData["token"] = "hand";
        return mesh;
      }),
    );
    this.pieces.add(...this.stacks.flat(), ...this.hands.flat());
    this.entries(props, position);
    this.tray.group.visible = position.cards === null;
    this.around(position, props);
  }

  private container(seat: number, position: DockerPosition, marks: boolean): Mesh {
    const { kit } = this;
    const gone = position.out.includes(seat);
    const ground = gone
      ? kit.between(kit.colour(seatColour(seat)), kit.colour("line"), 0.62)
      : kit.colour(seatColour(seat));
    const ink = kit.colour(seatInk(seat));
    const key = `container ${seat} ${marks} ${gone}`;
    const map = kit.atlas(key, (pen, side, size) => {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, size, size);
      grain(pen, 0, 0, size, size, 0.1, seat * 10 + side.length);
      // A carved border makes the cube read as a container from every side.
      pen.strokeStyle = kit.between(ground, "#1a0d00", 0.32);
      pen.lineWidth = 5;
      pen.beginPath();
      pen.roundRect(size * 0.12, size * 0.12, size * 0.76, size * 0.76, 12);
      pen.stroke();
      if (!marks) return;
      pen.fillStyle = ink;
      pen.globalAlpha = gone ? 0.5 : 0.92;
      sign(pen, seat, size / 2, size / 2, size * 0.21);
    });
    return shaded(new Mesh(kit.block(SIZE, SIZE, SIZE, 0.06), kit.finish(key, { map, roughness: 0.6 })));
  }

  /** Arrows where containers come in; in their owner's colour where the entry is theirs alone. */
  private entries(props: BoardProps, position: DockerPosition): void {
    this.arrows.clear();
    const { kit } = this;
    const entries = props.scene?.entries;
    const owned = entries?.every((squares) => squares.length === 1) ?? position.edition === "en";
    for (const side of [0, 1, 2, 3] as TableSide[]) {
      const at = atSide(side, 0, 0.026, BOARD / 2 - 0.19);
      const square = DOCKER_SQUARES[[1, 3, 7, 5][side] ?? 1] ?? "b1";
      const owner = entries
        ? entries.findIndex((squares) => squares.includes(square))
        : [...position.hand.keys()].findIndex((seat) => sideOf(seat, position.players) === side);
      if (owned && owner < 0) continue;
      const colour = owned ? kit.colour(seatColour(owner)) : kit.colour("wood-deep");
      const arrow = unpickable(
        new Mesh(
          kit.shape("arrow", () => new CylinderGeometry(0.17, 0.17, 0.05, 3).rotateY(Math.PI)),
          kit.finish(`arrow ${colour}`, { color: colour }),
        ),
      );
      arrow.position.copy(at);
      arrow.rotation.y = [0, -1, 2, 1][side]! * (Math.PI / 2);
      this.arrows.add(arrow);
    }
  }

  private around(position: DockerPosition, props: BoardProps): void {
    const { kit } = this;
    this.tall = this.at.aspect() < 0.9;
    const plates = position.hand.map((count, seat) => ({
      side: sideOf(seat, position.players),
      name: props.names[seat] ?? String(seat + 1),
      ground: kit.colour(seatColour(seat)),
      ink: kit.colour(seatInk(seat)),
      mark: props.view.marks ? seat : null,
      note: position.out.includes(seat) ? "" : String(count),
      active: position.turn === seat,
      faded: position.out.includes(seat),
    }));
    this.plaques.show(plates, GROUND + 0.02, (side) => new Vector3().copy(atSide(side, 0, 0, PLATE_OUT)));
    const tray = this.trayPlace();
    this.tray.group.position.set(tray.x, GROUND, tray.z);
  }

  /** Beside the board where the picture is wide, before it where it is tall. */
  private trayPlace(): { x: number; z: number } {
    return this.tall ? { x: 0, z: PLATE_OUT + 1.05 } : { x: BOARD / 2 + 0.9, z: BOARD / 2 + 0.45 };
  }

  // What can be picked ----------------------------------------------------------------------------

  private offer(props: BoardProps, position: DockerPosition): void {
    const { choice, preview } = props;
    const { kit } = this;
    const accent = kit.colour("accent");
    const picked = choice.picked.filter((token) => !token.startsWith("card"));
    const source = picked[0];
    for (const [token, moves] of choice.next) {
      if (token.startsWith("card") || token === "out") continue;
      if (source === undefined) this.mark(token, position, accent, 7, 0);
      else this.target(token, moves, position, preview === null);
    }
    if (source !== undefined) {
      this.mark(source, position, accent, 22, 0.2);
      const piece = this.grab(source);
      if (piece) piece.position.y += 0.1;
    }
    if (preview) this.preview(preview, position);
  }

  /** An outline round the top of a stack, or under the hand. */
  private mark(token: Token, position: DockerPosition, colour: string, width: number, filled: number): void {
    if (token === "hand") {
      const seat = position.turn ?? 0;
      for (const mesh of this.hands[seat] ?? []) {
        const outline = frame(this.kit, SIZE * HAND * 0.9, colour, width + 4, filled);
        outline.position.copy(mesh.position);
        outline.position.y += (SIZE * HAND) / 2 + 0.012;
        this.marks.add(outline);
        if (filled) break;
      }
      return;
    }
    const square = squareIndex(token);
    const height = position.stacks[square]?.length ?? 0;
    const outline = frame(this.kit, height ? SIZE * 0.94 : 0.92, colour, width, filled);
    outline.position.copy(standing(square, height));
    outline.position.y += -SIZE / 2 + 0.014 + (filled && height ? 0.1 : 0);
    this.marks.add(outline);
  }

  /** A square that can be reached; what it costs gives way to the steps of a move pointed at. */
  private target(token: Token, moves: readonly LegalMove[], position: DockerPosition, priced: boolean): void {
    const { kit } = this;
    this.mark(token, position, kit.colour("accent"), 11, 0.35);
    if (!priced) return;
    const square = squareIndex(token);
    const points = moves[0]?.steps.reduce((sum, step) => sum + step.cost, 0) ?? 0;
    const badge = kit.sign(String(points), kit.colour("accent"), kit.colour("accent-ink"), 0.36);
    const height = this.heightWithout(square, position);
    badge.position.copy(standing(square, height));
    badge.position.y += -SIZE / 2 + 0.24;
    this.signs.add(badge);
  }

  private heightWithout(square: number, position: DockerPosition): number {
    const source = this.props?.choice.picked.at(-1);
    const height = position.stacks[square]?.length ?? 0;
    return source !== undefined && squareIndex(source) === square ? height - 1 : height;
  }

  /** The way of a move with what each step costs. */
  private preview(move: LegalMove, position: DockerPosition): void {
    const { kit } = this;
    const text = move.text.replace(/^[1-6]:/, "");
    const entering = text.startsWith("+");
    const piece = this.grab(entering ? "hand" : (text.split("-")[0] ?? ""));
    if (!piece || !move.steps.length) return;
    const start = entering
      ? piece.position
      : standing(squareIndex(text.split("-")[0] ?? ""), (position.stacks[squareIndex(text.split("-")[0] ?? "")]?.length ?? 1) - 1);
    const legs = way(start, move.steps, entering);
    const points = [{ x: start.x, y: start.y, z: start.z }, ...legs.flat()];
    this.signs.add(line(kit, points, kit.colour("accent"), 0.04));
    const ends = entering ? legs.slice(1) : legs;
    move.steps.forEach((step, i) => {
      const end = ends[i]?.at(-1);
      if (!end) return;
      const badge = kit.sign(String(step.cost), kit.colour("card"), kit.colour("ink"), 0.32);
      badge.position.copy(end);
      this.signs.add(badge);
    });
  }

  override grab(token: Token): Object3D | null {
    if (token === "hand") return this.hands[this.position?.turn ?? -1]?.at(-1) ?? null;
    return this.stacks[squareIndex(token)]?.at(-1) ?? null;
  }

  // Movement --------------------------------------------------------------------------------------

  async play(motion: Motion, after: BoardProps): Promise<void> {
    if (motion.before.family !== "docker" || after.position.family !== "docker") return;
    const { motions } = this.at;
    this.place(motion.before, after);
    this.tray.show(motion.before.roll, this.turnColour(motion.before));
    if (motion.roll !== null) await this.tray.roll(motion.roll, motions);
    const moved = stepsOf(motion.facts);
    if (moved) await this.walk(moved.from, moved.steps, motion.before);
    const winner = motion.facts.find((fact) => fact.kind === "win");
    if (winner?.seat != null) await this.cheer(winner.seat, after.position, after);
  }

  private async walk(from: string | null, steps: Parameters<typeof way>[1], before: DockerPosition): Promise<void> {
    const seat = before.turn ?? 0;
    const piece = from === null ? this.hands[seat]?.at(-1) : this.stacks[squareIndex(from)]?.at(-1);
    if (!piece) return;
    for (const [i, leg] of way(piece.position, steps, from === null).entries()) {
      const coming = from === null && i === 0;
      for (const point of leg) {
        const start = piece.position.clone();
        const end = new Vector3(point.x, point.y, point.z);
        const size = piece.scale.x;
        await this.at.motions.run(110 + 110 * start.distanceTo(end), (t) => {
          piece.position.lerpVectors(start, end, t);
          if (coming) piece.scale.setScalar(size + (1 - size) * t);
        }, coming ? linear : undefined);
      }
    }
  }

  /** The winner's containers hop once. */
  private async cheer(seat: number, position: DockerPosition, props: BoardProps): Promise<void> {
    this.place(position, props);
    const tops = this.stacks
      .map((stack, square) => (position.stacks[square]?.at(-1) === seat ? stack.at(-1) : undefined))
      .filter((mesh): mesh is Mesh => mesh !== undefined);
    const rest = tops.map((mesh) => mesh.position.y);
    await this.at.motions.run(620, (t) => {
      tops.forEach((mesh, i) => {
        mesh.position.y = (rest[i] ?? 0) + Math.abs(Math.sin(t * Math.PI * 2)) * 0.3 * (1 - t);
      });
    }, linear);
  }

  points(): Point[] {
    const { position } = this;
    const players = position?.players ?? 2;
    const highest = Math.max(2, ...(position?.stacks.map((stack) => stack.length) ?? [])) + 0.6;
    const half = BOARD / 2;
    const found = [
      ...corners({ x: -half, y: GROUND, z: -half }, { x: half, y: 0, z: half }),
      ...corners({ x: -1.4, y: 0, z: -1.4 }, { x: 1.4, y: highest * SIZE, z: 1.4 }),
    ];
    for (let seat = 0; seat < players; seat++) {
      for (const x of [-1.6, 1.6]) {
        const out = PLATE_OUT + PLATE_DEPTH / 2;
        found.push(atSide(sideOf(seat, players), x, GROUND, out));
      }
    }
    if (position?.cards === null) {
      const { x, z } = this.trayPlace();
      const reach = TRAY / 2 + 0.1;
      found.push(...corners({ x: x - reach, y: GROUND, z: z - reach }, { x: x + reach, y: 0.3, z: z + reach }));
    }
    return found;
  }

  override looked(): void {
    if (this.tall !== this.at.aspect() < 0.9 && this.position && this.props) {
      this.around(this.position, this.props);
    }
  }

  override quarter(quadrant: number): void {
    super.quarter(quadrant);
    this.plaques.quarter(quadrant);
  }
}
