/** What the stage asks of each game's scene. */
import { Group, type Object3D, type PerspectiveCamera, type Vector3 } from "three";
import type { Token } from "../board/choice";
import type { Position } from "../board/position";
import type { BoardProps, Motion } from "../board/types";
import type { Point } from "./fit";
import type { Kit } from "./kit";
import type { Motions } from "./motions";

export interface Workplace {
  kit: Kit;
  motions: Motions;
  camera: PerspectiveCamera;
  /** The width of a picture element on the board. */
  pixel: () => number;
  /** The picture's width in its elements. */
  width: () => number;
  /** The picture's width by its height. */
  aspect: () => number;
  /** So little room that names are left to the page. */
  small: () => boolean;
  /** Something changed outside a movement: draw. */
  wake: () => void;
}

/** What a game supplies for the board in space. */
export interface SpaceGame {
  Scene: new (at: Workplace) => Scene3D;
  /** How the camera stands until the person turns it. */
  rest: { azimuth: number; elevation: number };
}

export abstract class Scene3D<P extends Position = Position> {
  /** In the light, with shadows. */
  readonly root = new Group();
  /** Signs and handles, drawn over everything. */
  readonly front = new Group();
  /** Words and such that turn by quarters to be read from where the camera stands. */
  protected readonly upright = new Set<Object3D>();
  private quadrant = 0;

  constructor(protected readonly at: Workplace) {}

  protected get kit(): Kit {
    return this.at.kit;
  }

  /** Show a position at rest, with what can be picked and the move pointed at. */
  abstract show(props: BoardProps<P>): void;
  /** Show what happened; the position before is in the motion, the one after in the props. */
  abstract play(motion: Motion<P>, after: BoardProps<P>): Promise<void>;
  /** What must be in the picture. */
  abstract points(): Point[];

  /** How much higher than usual the camera stands, for what is tall. */
  rise(): number {
    return 0;
  }

  /** The piece that follows a finger from a token, if any. */
  grab(_token: Token): Object3D | null {
    return null;
  }

  /** What a piece drawn along means by where it is held, if that says more than what lies there. */
  drop(_token: Token, _from: Vector3, _to: Vector3): Token | null {
    return null;
  }

  /** The finger is over something (only what can be picked), or over nothing. */
  hover(_token: Token | null): void {}

  /** The camera moved. */
  looked(): void {}

  quarter(quadrant: number): void {
    this.quadrant = quadrant;
    for (const object of this.upright) object.rotation.y = (quadrant * Math.PI) / 2;
  }

  protected standUpright<O extends Object3D>(object: O): O {
    object.rotation.y = (this.quadrant * Math.PI) / 2;
    this.upright.add(object);
    return object;
  }

  /** An object that is upright no longer: it has been taken away. */
  protected readonly forget = (object: Object3D): void => {
    this.upright.delete(object);
  };

  /** Empty a group whose shapes and materials belong to the kit. */
  protected clear(group: Group): void {
    group.traverse((object) => this.upright.delete(object));
    group.clear();
  }

  /** A place in front of the camera near a point, such that a ring around it stays in the picture. */
  protected anchor(point: Vector3, radius: number): Vector3 {
    const { camera } = this.at;
    const place = point.clone().project(camera);
    const distance = point.distanceTo(camera.position);
    const tall = Math.tan((camera.fov * Math.PI) / 360) * distance;
    const [mx, my] = [1 - radius / (tall * camera.aspect), 1 - radius / tall];
    place.x = Math.min(Math.max(mx, 0), Math.max(-Math.max(mx, 0), place.x));
    place.y = Math.min(Math.max(my, 0), Math.max(-Math.max(my, 0), place.y));
    return place.unproject(camera);
  }

  /** Shapes and materials belong to the kit, which the stage lets go. */
  dispose(): void {
    this.root.clear();
    this.front.clear();
  }
}

/** Let a piece throw a shadow and take one. */
export function shaded<O extends Object3D>(object: O): O {
  object.traverse((one) => {
    one.castShadow = true;
    one.receiveShadow = true;
  });
  return object;
}
