/** Objects that stay while they are shown: each is made once for its key and let go with it. */
import type { Group, Object3D } from "three";

export type Use<O extends Object3D> = (key: string, make: () => O) => O;

export class Kept<O extends Object3D> {
  private readonly all = new Map<string, O>();

  constructor(
    private readonly group: Group,
    private readonly gone: (object: O) => void = () => undefined,
  ) {}

  /** Say what is shown now; whatever is not used is taken away. */
  update(show: (use: Use<O>) => void): void {
    const used = new Set<string>();
    show((key, make) => {
      used.add(key);
      let found = this.all.get(key);
      if (!found) {
        found = make();
        this.all.set(key, found);
        this.group.add(found);
      }
      return found;
    });
    for (const [key, object] of this.all) {
      if (used.has(key)) continue;
      this.all.delete(key);
      this.group.remove(object);
      this.gone(object);
    }
  }
}
