/** What tokens are worth, written over the picture beside what a finger takes hold of. */
import type { Camera, Object3D } from "three";
import type { BoardProps } from "../board/types";
import { bearers, bounds } from "./picking";

export class Values {
  private readonly root = document.createElement("div");
  private readonly labels = new Map<string, HTMLElement>();

  constructor(host: HTMLElement) {
    this.root.className = "stage-values";
    // The board for keys and screen readers says the same.
    this.root.setAttribute("aria-hidden", "true");
    host.append(this.root);
  }

  show({ values, choice }: BoardProps): void {
    this.root.replaceChildren();
    this.labels.clear();
    for (const [token, text] of values ?? []) {
      if (!choice.next.has(token)) continue;
      const label = document.createElement("span");
      label.className = "stage-value";
      label.dataset.value = token;
      label.textContent = text;
      this.labels.set(token, label);
      this.root.append(label);
    }
  }

  /** Put every label below the sign of its token, or else on the middle of its place. */
  place(camera: Camera, front: Object3D, root: Object3D): void {
    for (const [token, label] of this.labels) {
      const sign = bearers([front], token)[0];
      const area = bounds(sign ?? bearers([root], token)[0], camera);
      label.hidden = area === null;
      if (!area) continue;
      const x = (area.min.x + area.max.x) / 2;
      const y = sign ? area.min.y : (area.min.y + area.max.y) / 2;
      label.style.left = `${(50 * (1 + x)).toFixed(2)}%`;
      label.style.top = `${(50 * (1 - y)).toFixed(2)}%`;
      label.dataset.below = String(sign !== undefined);
    }
  }

  dispose(): void {
    this.root.remove();
  }
}
