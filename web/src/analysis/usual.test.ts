import { expect, it } from "vitest";
import { families } from "../engine/manifest";
import { usualAccuracy } from "./usual";

it("knows what is usual where it was measured, and nothing elsewhere", async () => {
  const found = await Promise.all(families.map(usualAccuracy));
  for (const [i, usual] of found.entries()) {
    if (!usual) continue;
    expect(usual.game.split(":")[0]).toBe(families[i]);
    expect(Object.keys(usual.levels).length).toBeGreaterThan(3);
  }
  expect(found.filter((usual) => usual !== null).length).toBeGreaterThan(0);
  expect(await usualAccuracy("pig")).toBeNull();
});
