/** The tray beside the board in which the die is rolled. */
import { Group, Mesh, type Quaternion, Vector3 } from "three";
import { facing, makeDie, tumble, UP, WAITING } from "../../../three/dice";
import type { Kit } from "../../../three/kit";
import type { Motions } from "../../../three/motions";
import { grain } from "../../../three/paint";
import { shaded } from "../../../three/scene3d";

export const TRAY = 1.15;
const DIE = 0.46;

export class Tray {
  readonly group = new Group();
  private readonly die: Mesh;
  private readonly rim = new Group();

  constructor(private readonly kit: Kit) {
    this.die = shaded(makeDie(kit, DIE, { ground: "#fbf6ea", ink: "#26201a" }));
    const felt = new Mesh(
      kit.block(TRAY, 0.06, TRAY, 0.03),
      kit.finish("felt", {
        color: kit.colour("felt"),
        roughness: 1,
      }),
    );
    felt.receiveShadow = true;
    felt.position.y = 0.03;
    this.group.add(felt, this.die, this.rim);
    this.group.userData.token = "die";
  }

  /** Show the roll that waits to be played; the rim has the colour of whose it is. */
  show(roll: number | null, colour: string): void {
    this.rim.clear();
    const map = this.kit.atlas(`rim ${colour}`, (pen, _side, size) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, size, size);
      grain(pen, 0, 0, size, size, 0.12, 4);
    });
    const material = this.kit.finish(`rim ${colour}`, { map });
    for (const side of [0, 1, 2, 3]) {
      const bar = shaded(new Mesh(this.kit.block(TRAY + 0.1, 0.2, 0.1, 0.04), material));
      bar.position.set(0, 0.1, TRAY / 2).applyAxisAngle(UP, (side * Math.PI) / 2);
      bar.rotation.y = (side * Math.PI) / 2;
      this.rim.add(bar);
    }
    if (roll === null) this.rest(WAITING, DIE * 0.86);
    else this.rest(facing(roll, UP), DIE / 2);
  }

  /** Throw the die so that it comes to lie on a face. */
  async roll(face: number, motions: Motions): Promise<void> {
    const target = facing(face, UP);
    const axis = new Vector3(Math.random() - 0.5, 0.2, Math.random() - 0.5).normalize();
    const from = new Vector3((Math.random() - 0.5) * 0.4, 0, -0.35);
    await motions.run(
      600,
      (t) => {
        const { turn, height } = tumble(target, axis, t);
        this.rest(turn, DIE / 2 + height);
        this.die.position.x = from.x * (1 - t);
        this.die.position.z = from.z * (1 - t);
      },
      (t) => t,
    );
  }

  private rest(turn: Quaternion, height: number): void {
    this.die.quaternion.copy(turn);
    this.die.position.set(0, 0.06 + height, 0);
  }
}
