/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { disagreements, wrongMoves, wrongSearches } from "./agree";
import type { Tools } from "./bots";
import { families, type GameSetup, searchOf } from "./manifest";
import { Engine } from "./rules";
import { readWeights } from "./weights";

/** Where tests/engine put what Python said; without it there is nothing to compare with. */
const folder = process.env.QUAYSIDE_ENGINE_DATA;
const games = new URL("../../../src/quayside/games/", import.meta.url);

function bytesOf(file: string | URL): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

function moduleOf(family: string): WebAssembly.Module {
  return new WebAssembly.Module(bytesOf(new URL(`./wasm/${family}.wasm`, import.meta.url)));
}

describe.runIf(folder).each(families)("%s", (family) => {
  const module = moduleOf(family);
  const engine = new Engine(family, module);

  async function toolsFor(game: GameSetup): Promise<Tools> {
    const { weights } = searchOf(game);
    const file = weights && new URL(`${family}/weights/${weights}`, games);
    return { engine, module, game, weights: file ? readWeights(bytesOf(file)) : null };
  }

  it("says the same as Python about every position", () => {
    expect(disagreements(engine, bytesOf(`${folder}/${family}.positions`))).toEqual([]);
  });

  it.each(["searches", "shared"])("grows the same trees as Python (%s)", async (kind) => {
    const text = readFileSync(`${folder}/${family}.${kind}`, "utf8");
    expect(await wrongSearches(text, toolsFor)).toEqual([]);
  });

  it("plays the same moves as Python at every level", async () => {
    const text = readFileSync(`${folder}/${family}.moves`, "utf8");
    expect(await wrongMoves(text, toolsFor)).toEqual([]);
  });
});
