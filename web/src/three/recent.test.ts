import { expect, it } from "vitest";
import { Recent } from "./recent";

it("lets go of what was not used for longest", () => {
  const gone: string[] = [];
  const recent = new Recent<string>(2, (value) => gone.push(value));
  recent.set("a", "A");
  recent.set("b", "B");
  expect(recent.get("a")).toBe("A");
  recent.set("c", "C");
  expect(gone).toEqual(["B"]);
  expect([recent.get("a"), recent.get("b"), recent.get("c")]).toEqual(["A", undefined, "C"]);
});
