import { expect, it } from "vitest";
import { families } from "../engine/manifest";
import { usualAccuracy } from "./usual";

it.each(families)("knows what is usual in %s", async (family) => {
  const found = await usualAccuracy(family);
  expect(found?.game.split(":")[0]).toBe(family);
  expect(Object.keys(found?.levels ?? {}).length).toBeGreaterThan(3);
});

it("knows nothing of games that nobody has measured", async () => {
  expect(await usualAccuracy("pig")).toBeNull();
});
