/** On the analysis board: what can be picked next says what it is worth. */
import { Box3, Group, type Object3D, Vector3 } from "three";
import type { BoardProps } from "../board/types";
import type { Kit } from "./kit";
import { bearers } from "./picking";

const HEIGHT = 0.3;
/** Picture elements that a sign is high at least, so that it can be read. */
const LEAST = 24;

export class ValueSigns {
  readonly group = new Group();

  /** A sign before each thing that has a value; `pixel` is the size of a picture element there. */
  show(kit: Kit, root: Object3D, { values, choice }: BoardProps, pixel: number): void {
    this.group.clear();
    if (!values?.size) return;
    root.updateMatrixWorld();
    const height = Math.max(HEIGHT, LEAST * pixel);
    for (const [token, value] of values) {
      const at = choice.next.has(token) ? top(bearers([root], token)) : null;
      if (!at) continue;
      const sign = kit.sign(value, kit.colour("card"), kit.colour("ink"), height);
      // Below the middle, where a cost may stand.
      sign.center.set(0.5, 1.1);
      sign.position.copy(at);
      this.group.add(sign);
    }
  }
}

/** The middle of the highest upper side among things. */
function top(objects: readonly Object3D[]): Vector3 | null {
  const boxes = objects.map((object) => new Box3().setFromObject(object));
  const highest = boxes.sort((a, b) => b.max.y - a.max.y)[0];
  return highest ? highest.getCenter(new Vector3()).setY(highest.max.y) : null;
}
