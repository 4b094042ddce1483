/** Docker and OMBA in space: the hangar, its containers, the hands round it, the die in its tray. */
import { Box3, Group, type Mesh, type Object3D, Ray, Vector3 } from "three";
import type { Token } from "../../../board/choice";
import type { PathStep } from "../../../board/facts";
import { sideAtBottom, sideOfSeat, type TableSide } from "../../../board/sides";
import type { BoardProps, Motion } from "../../../board/types";
import { slab, squares } from "../../../three/board";
import { corners, type Point } from "../../../three/fit";
import { Kept, type Use } from "../../../three/kept";
import { linear } from "../../../three/motions";
import { seatColour, seatInk } from "../../../three/palette";
import { PLATE_DEPTH, Plaques } from "../../../three/plaques";
import { Scene3D, type Workplace } from "../../../three/scene3d";
import { atSide } from "../../../three/seats";
import { Blobs, type Sheet } from "../../../three/sheets";
import { LastTrail } from "../../../three/trail";
import { stepsOf, walkOf } from "../events";
import { DOCKER_SQUARES, type DockerPosition } from "../position";
import { Offers } from "./offers";
import { type ContainerLook, container, containerPaint, entryArrow } from "./pieces";
import {
  BOARD,
  GROUND,
  HAND,
  handSpot,
  outside,
  paceOf,
  SIZE,
  squareIndex,
  standing,
  way,
} from "./place";
import { TRAY, Tray } from "./tray";

const PLATE_OUT = BOARD / 2 + 0.98;
/** What is left of a container that stands before something that can be chosen. */
const FADED = 0.28;
const ENTRIES: Readonly<Record<TableSide, string>> = { 0: "b1", 1: "a2", 2: "b3", 3: "c2" };

type Props = BoardProps<DockerPosition>;

export class DockerScene extends Scene3D<DockerPosition> {
  private readonly pieces = new Group();
  private readonly containers = new Kept<Mesh>(this.pieces, this.forget);
  private readonly arrows = new Group();
  private readonly offers: Offers;
  private readonly plaques: Plaques;
  private readonly tray: Tray;
  private readonly blobs: Blobs;
  private readonly last: LastTrail;
  private stacks: Mesh[][] = [];
  private hands: Mesh[][] = [];
  private props: Props | null = null;
  private position: DockerPosition | null = null;
  private tall = false;

  constructor(at: Workplace) {
    super(at);
    const { kit } = this;
    this.offers = new Offers(kit);
    this.plaques = new Plaques(kit);
    this.tray = new Tray(kit);
    this.blobs = new Blobs(kit);
    this.last = new LastTrail(kit);
    this.root.add(slab(kit, BOARD, BOARD), this.pieces, this.offers.marks, this.arrows);
    this.root.add(this.plaques.group, this.tray.group, this.blobs.mesh, this.last.group);
    this.front.add(this.offers.signs);
    this.root.add(
      squares(
        kit,
        DOCKER_SQUARES.map((token, i) => ({ token, ...standing(i, 0) })),
        0.94,
        0.28,
      ),
    );
    // Names stand a little aside: the middle of each side belongs to the entry's arrow.
    for (const [i, name] of [..."abc"].entries()) this.label(name, i - 1.34, BOARD / 2 - 0.19);
    for (const [i, name] of [..."123"].entries()) this.label(name, -BOARD / 2 + 0.2, 1.34 - i);
  }

  private label(text: string, x: number, z: number): void {
    const mesh = this.kit.lying(text, "lid-ink", 0.24, 700);
    mesh.position.set(x, 0.012, z);
    this.root.add(this.standUpright(mesh));
  }

  show(props: Props): void {
    this.place(props.position, props);
    if (!props.preview) this.trail(props);
    this.offers.show(props, props.position, (token) => this.grab(token));
  }

  /** Put every container where it stands. */
  private place(position: DockerPosition, props: Props): void {
    this.props = props;
    this.position = position;
    this.tall = this.at.aspect() < 0.9;
    this.offers.clear();
    this.last.clear();
    this.containers.update((use) => this.stand(position, props.view.marks, use));
    this.entries(props, position);
    this.around(position, props);
    const { turn } = position;
    this.tray.group.visible = this.hasTray;
    this.tray.show(position.roll, this.kit.colour(turn === null ? "wood-deep" : seatColour(turn)));
  }

  /** A narrow picture has no room for the die: it is rolled by a button and told beside the board. */
  private get hasTray(): boolean {
    return this.position?.cards === null && !this.tall;
  }

  /** Where the last turn led. */
  private trail({ lastTurn }: Props): void {
    const steps = walkOf(lastTurn?.facts ?? []).map(({ data }) => data);
    const [first] = steps;
    if (!first) return;
    const at = (place: Point): Point => ({ ...place, y: place.y - SIZE / 2 + 0.016 });
    const start =
      first.from === null
        ? outside(squareIndex(first.to))
        : standing(squareIndex(first.from), first.from_level);
    const legs = way(
      start,
      steps.map(({ to, to_level, cost }) => ({ place: to, level: to_level, cost })),
      false,
    );
    const points = [start, ...legs.flat()].map(at);
    const end = points.at(-1);
    // The end lies under its container: the rim goes round its foot.
    if (end) this.last.add(points, SIZE * 1.22);
  }

  /** The containers of all stacks and hands. */
  private stand(position: DockerPosition, marks: boolean, use: Use<Mesh>): void {
    const find = (place: string, seat: number): Mesh => {
      const gone = position.out.includes(seat);
      return use(`${place} ${seat} ${gone} ${marks}`, () =>
        this.standUpright(container(this.kit, { seat, gone, marks })),
      );
    };
    const blobs: Sheet[] = [{ at: { x: 0, y: GROUND, z: 0 }, width: BOARD, depth: BOARD }];
    const foot = (mesh: Mesh, y: number) => {
      const wide = SIZE * mesh.scale.x;
      blobs.push({ at: { x: mesh.position.x, y, z: mesh.position.z }, width: wide, depth: wide });
    };
    this.stacks = position.stacks.map((seats, square) =>
      seats.map((seat, level) => {
        const mesh = find(`${square} ${level}`, seat);
        mesh.position.copy(standing(square, level));
        mesh.scale.setScalar(1);
        mesh.userData.token = DOCKER_SQUARES[square];
        if (level === 0) foot(mesh, 0);
        return mesh;
      }),
    );
    this.hands = position.hand.map((count, seat) =>
      Array.from({ length: position.out.includes(seat) ? 0 : count }, (_, i) => {
        const mesh = find(`hand ${i}`, seat);
        mesh.position.copy(handSpot(sideOfSeat(seat, position.players), i, count));
        mesh.scale.setScalar(HAND);
        mesh.userData.token = seat === position.turn ? "hand" : undefined;
        foot(mesh, GROUND);
        return mesh;
      }),
    );
    this.blobs.show(blobs);
  }

  /** Arrows where containers come in; in their owner's colour where the entry is theirs alone. */
  private entries(props: Props, position: DockerPosition): void {
    this.arrows.clear();
    const { kit } = this;
    const { entries } = props.position;
    const owned = entries?.every((squares) => squares.length === 1) ?? position.edition === "en";
    for (const side of [0, 1, 2, 3] as const) {
      const owner = entries
        ? entries.findIndex((squares) => squares.includes(ENTRIES[side]))
        : position.hand.findIndex((_, seat) => sideOfSeat(seat, position.players) === side);
      if (owned && owner < 0) continue;
      this.arrows.add(entryArrow(kit, side, kit.colour(owned ? seatColour(owner) : "wood-deep")));
    }
  }

  /** Name plates and the tray. */
  private around(position: DockerPosition, props: Props): void {
    const { kit } = this;
    const plates = position.hand.map((count, seat) => ({
      side: sideOfSeat(seat, position.players),
      name: props.names[seat] ?? String(seat + 1),
      ground: kit.colour(seatColour(seat)),
      ink: kit.colour(seatInk(seat)),
      mark: props.view.marks ? seat : null,
      note: position.out.includes(seat) ? "" : String(count),
      active: position.turn === seat,
      faded: position.out.includes(seat),
    }));
    this.plaques.group.visible = !this.at.small();
    this.plaques.show(plates, GROUND + 0.02, (side) =>
      new Vector3().copy(atSide(side, 0, 0, PLATE_OUT)),
    );
    const { x, z } = this.trayPlace();
    this.tray.group.position.set(x, GROUND, z);
  }

  /** To the right of the viewer's own side. */
  private trayPlace(): { x: number; z: number } {
    const side = sideAtBottom(this.props?.view.home ?? 0);
    // Where nobody sits at that side the tray stands beside the middle of the board.
    const free = (this.position?.players ?? 2) === 2;
    return atSide(side, BOARD / 2 + 0.85, 0, free ? 0 : BOARD / 2 + 0.45);
  }

  override grab(token: Token): Object3D | null {
    if (token === "hand") return this.hands[this.position?.turn ?? -1]?.at(-1) ?? null;
    return this.stacks[squareIndex(token)]?.at(-1) ?? null;
  }

  // Movement --------------------------------------------------------------------------------------

  async play(motion: Motion<DockerPosition>, after: Props): Promise<void> {
    this.place(motion.before, after);
    if (motion.roll !== null) await this.tray.roll(motion.roll, this.at.motions);
    const [first] = walkOf(motion.facts);
    if (first) await this.walk(first.data.from, stepsOf(motion.facts));
    const winner = motion.facts.find((fact) => fact.kind === "win")?.seat ?? null;
    if (winner !== null) await this.cheer(winner, after.position, after);
  }

  private async walk(from: string | null, steps: readonly PathStep[]): Promise<void> {
    const piece = this.grab(from ?? "hand");
    if (!piece) return;
    const legs = way(piece.position, steps, from === null);
    const pace = paceOf(piece.position, legs.flat(), steps.length);
    for (const [i, leg] of legs.entries()) {
      const coming = from === null && i === 0;
      for (const point of leg) {
        const start = piece.position.clone();
        const end = new Vector3(point.x, point.y, point.z);
        const size = piece.scale.x;
        await this.at.motions.run(
          pace * start.distanceTo(end),
          (t) => {
            piece.position.lerpVectors(start, end, t);
            if (coming) piece.scale.setScalar(size + (1 - size) * t);
          },
          linear,
        );
      }
    }
    await this.land(piece);
  }

  /** A container gives a little when it is set down. */
  private async land(piece: Object3D): Promise<void> {
    const { y } = piece.position;
    await this.at.motions.run(
      130,
      (t) => {
        const give = Math.sin(t * Math.PI) * 0.06;
        piece.scale.set(1 + give / 2, 1 - give, 1 + give / 2);
        piece.position.setY(y - (give * SIZE) / 2);
      },
      linear,
    );
  }

  /** The winner's containers hop once. */
  private async cheer(seat: number, position: DockerPosition, props: Props): Promise<void> {
    this.place(position, props);
    const tops = this.stacks
      .map((stack, square) => (position.stacks[square]?.at(-1) === seat ? stack.at(-1) : undefined))
      .filter((mesh) => mesh !== undefined);
    const rest = tops.map((mesh) => mesh.position.y);
    const hop = (t: number) => Math.abs(Math.sin(t * Math.PI * 2)) * 0.3 * (1 - t);
    await this.at.motions.run(
      620,
      (t) => {
        for (const [i, mesh] of tops.entries()) mesh.position.setY((rest[i] ?? 0) + hop(t));
      },
      linear,
    );
  }

  points(): Point[] {
    const { position } = this;
    const players = position?.players ?? 2;
    const highest = Math.max(2, ...(position?.stacks.map((stack) => stack.length) ?? [])) + 0.6;
    const half = BOARD / 2;
    const out = this.plaques.group.visible ? PLATE_OUT + PLATE_DEPTH / 2 : half + 0.7;
    const found = [
      ...corners({ x: -half, y: GROUND, z: -half }, { x: half, y: 0, z: half }),
      ...corners({ x: -1.4, y: 0, z: -1.4 }, { x: 1.4, y: highest * SIZE, z: 1.4 }),
    ];
    for (let seat = 0; seat < players; seat++) {
      for (const x of [-1.6, 1.6]) {
        found.push(atSide(sideOfSeat(seat, players), x, GROUND, out));
        found.push(atSide(sideOfSeat(seat, players), x, SIZE / 2, out));
      }
    }
    if (this.hasTray) {
      const { x, z } = this.trayPlace();
      const reach = TRAY / 2 + 0.1;
      found.push(
        ...corners(
          { x: x - reach, y: GROUND, z: z - reach },
          { x: x + reach, y: 0.3, z: z + reach },
        ),
      );
    }
    return found;
  }

  override rise(): number {
    const highest = Math.max(2, ...(this.position?.stacks.map((stack) => stack.length) ?? []));
    return Math.min(0.22, (highest - 2) * 0.055);
  }

  override looked(): void {
    this.offers.arrange(this.at.camera, this.at.pixel());
    this.fade();
  }

  /** Containers before what can be chosen are seen through, and fingers go through them. */
  private fade(): void {
    const eye = this.at.camera.position;
    const hidden = new Set<Mesh>();
    const box = new Box3();
    const size = new Vector3(SIZE, SIZE, SIZE).multiplyScalar(0.98);
    const picked = this.grab(this.props?.choice.picked.at(-1) ?? "");
    for (const spot of this.offers.spots) {
      const ray = new Ray(eye, spot.clone().sub(eye).normalize());
      const far = eye.distanceTo(spot) - 0.05;
      for (const mesh of this.stacks.flat()) {
        if (mesh === picked) continue;
        const hit = ray.intersectBox(box.setFromCenterAndSize(mesh.position, size), new Vector3());
        if (hit && hit.distanceTo(eye) < far) hidden.add(mesh);
      }
    }
    const next = this.props?.choice.next;
    for (const mesh of this.stacks.flat()) {
      const faded = hidden.has(mesh);
      const look = mesh.userData.look as ContainerLook;
      mesh.material = containerPaint(this.kit, look, faded ? FADED : 1);
      // What can be chosen itself is still met by a finger; what lies behind it has its badge.
      mesh.userData.faded = faded && !next?.has(String(mesh.userData.token));
    }
  }

  override dispose(): void {
    this.blobs.dispose();
    this.last.dispose();
    super.dispose();
  }

  override quarter(quadrant: number): void {
    super.quarter(quadrant);
    this.plaques.quarter(quadrant);
  }
}
