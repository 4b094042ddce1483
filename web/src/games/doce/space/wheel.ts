/** Six dice in a ring before a square, one for each face that may be set. */
import { CircleGeometry, Group, Mesh, Quaternion, Vector3 } from "three";
import type { Token } from "../../../board/choice";
import { type DieLook, facing, makeDie } from "../../../three/dice";
import { type Kit, unpickable } from "../../../three/kit";
import { wheelSpots } from "./place";

const FRONT = new Vector3(0, 0, 1);
const DIE = 0.62;
const RADIUS = 0.98;
/** From the middle to the edge, for keeping the ring in the picture. */
export const REACH = RADIUS + DIE * 0.75;
const TILT = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), 0.28);

export class Wheel {
  readonly group = new Group();
  private readonly dice = new Map<Token, Mesh>();

  constructor(private readonly kit: Kit) {
    this.group.visible = false;
  }

  show(tokens: readonly Token[], look: DieLook): void {
    this.hide();
    this.group.visible = true;
    const cloth = unpickable(
      new Mesh(
        this.kit.shape("wheel", () => new CircleGeometry(REACH * 1.02, 48)),
        this.kit.flat("wheel", { color: this.kit.colour("card"), opacity: 0.72 }),
      ),
    );
    cloth.position.z = -DIE;
    this.group.add(cloth);
    wheelSpots(RADIUS).forEach(({ x, y }, i) => {
      const token = String(i + 1);
      const open = tokens.includes(token);
      const die = makeDie(this.kit, DIE, open ? look : { ...look, opacity: 0.25 });
      die.position.set(x, y, 0);
      die.quaternion.copy(TILT).multiply(facing(i + 1, FRONT));
      die.userData.token = token;
      this.dice.set(token, die);
      this.group.add(die);
    });
  }

  hide(): void {
    this.group.visible = false;
    this.group.clear();
    this.dice.clear();
  }

  hover(token: Token | null): void {
    for (const [own, die] of this.dice) die.scale.setScalar(own === token ? 1.18 : 1);
  }
}
