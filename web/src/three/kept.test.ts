import { Group, Object3D } from "three";
import { expect, it } from "vitest";
import { Kept } from "./kept";

it("keeps the objects whose keys are used again, and lets the others go", () => {
  const group = new Group();
  const gone: Object3D[] = [];
  const kept = new Kept<Object3D>(group, (object) => gone.push(object));
  const show = (...keys: string[]) => {
    const shown = new Map<string, Object3D>();
    kept.update((use) => {
      for (const key of keys)
        shown.set(
          key,
          use(key, () => new Object3D()),
        );
    });
    return shown;
  };
  const before = show("a", "b");
  const after = show("b", "c");
  expect(after.get("b")).toBe(before.get("b"));
  expect(group.children).toEqual([after.get("b"), after.get("c")]);
  expect(gone).toEqual([before.get("a")]);
});
