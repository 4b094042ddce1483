/// <reference types="node" />
/** For tests: the engine without workers, and results in a form that can be compared. */
import { readFileSync } from "node:fs";
import { think } from "../engine/bots";
import { searchOf } from "../engine/manifest";
import { Engine } from "../engine/rules";
import { readWeights } from "../engine/weights";
import type { Game } from "../play/family";
import type { Reason } from "../protocol";
import type { Mind } from "./mind";

export type Told = [key: string, args: Record<string, string | number>];

export const GAMES = new URL("../../../src/quayside/games/", import.meta.url);

export function bytesOf(file: URL): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/** The engine without workers. */
export function mindOf(family: string): Mind {
  const wasm = new URL(`../engine/wasm/${family}.wasm`, import.meta.url);
  const module = new WebAssembly.Module(bytesOf(wasm));
  const engine = new Engine(family, module);
  const weightsOf = (game: Game): Float32Array | null => {
    const { weights } = searchOf(game);
    return weights ? readWeights(bytesOf(new URL(`${family}/weights/${weights}`, GAMES))) : null;
  };
  return {
    async judge(game, row, simulations, turns) {
      const tools = { engine, module, weights: weightsOf(game), game };
      const thought = await think(tools, row, simulations, 0n);
      return { thought, forced: engine.forced(row, turns) };
    },
    explain: async (_, row, what, question) => engine[what](row, question),
  };
}

/** Numbers to twelve digits (sums may differ in the last bits), and reasons without sentences. */
export function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (key === "reasons") return told(part as Reason[]);
      return typeof part === "number" ? Number(part.toFixed(12)) + 0 : part;
    }),
  );
}

export function told(reasons: Reason[]): Told[] {
  return reasons.map(({ key, args }) => [key, args]);
}
