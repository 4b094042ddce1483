/// <reference types="node" />
/** Analyses, reports and reasons are those of Python; tools/analyses.py. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { think } from "../engine/bots";
import { families, searchOf } from "../engine/manifest";
import { Engine, type ForcedWin, type Question } from "../engine/rules";
import { readWeights } from "../engine/weights";
import { FAMILIES } from "../games/families";
import type { Game } from "../play/family";
import { readRecord } from "../play/reading";
import { State } from "../play/state";
import { LIBRARY } from "../play/testing";
import type { AnalysisResult, Reason, ReportResult } from "../protocol";
import { Evaluator } from "./evaluator";
import type { Mind } from "./mind";
import { analyse } from "./position";
import { findReasons } from "./reasons";
import { report } from "./report";

type Told = [key: string, args: Record<string, string | number>];

interface Reasoned {
  position: string;
  best: number[];
  played: number[];
  begins: number[];
  turns: [number, number];
  reasons: Told[];
  better: Told[];
}

interface Analysed {
  simulations: number;
  reasons: Reasoned[];
  analyses: AnalysisResult[];
  record: string;
  report: ReportResult;
}

const FIXTURE = JSON.parse(
  readFileSync(new URL("./analyses.fixture.json", import.meta.url), "utf8"),
) as Record<string, Analysed>;
const GAMES = new URL("../../../src/quayside/games/", import.meta.url);

function bytesOf(file: URL): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
}

/** The engine without workers. */
function mindOf(family: string): Mind {
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
function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, part: unknown) => {
      if (key === "reasons") return told(part as Reason[]);
      return typeof part === "number" ? Number(part.toFixed(12)) + 0 : part;
    }),
  );
}

function told(reasons: Reason[]): Told[] {
  return reasons.map(({ key, args }) => [key, args]);
}

function forcedIn(turns: number, actions: number[]): ForcedWin | null {
  return turns > 0 ? { turns, actions, isWorthIt: true, winsGame: true } : null;
}

it("has every family", () => {
  expect(Object.keys(FIXTURE).sort()).toEqual(Object.keys(FAMILIES).sort());
});

describe.each(families)("%s", (family) => {
  const mind = mindOf(family);
  const found = FIXTURE[family];
  if (!found) throw new Error(`there is nothing to compare ${family} with`);
  const evaluator = new Evaluator(mind, found.simulations);

  it("gives the reasons that Python gives", async () => {
    for (const { position, best, played, begins, turns, reasons, better } of found.reasons) {
      const state = State.read(LIBRARY, position);
      const [wins, reply] = turns;
      const question: Question = {
        best,
        other: played,
        forced: forcedIn(wins, begins),
        reply: forcedIn(reply, begins),
      };
      const first = {
        ...question,
        best: best.slice(0, 1),
        other: state.actions.length > 1 ? played.slice(0, 1) : [],
      };
      expect(told(await findReasons(mind, state, "reasons", first)), position).toEqual(reasons);
      expect(told(await findReasons(mind, state, "better", question)), position).toEqual(better);
    }
  });

  it("analyses positions as Python does", async () => {
    for (const result of found.analyses) {
      const state = State.read(LIBRARY, result.position);
      expect(comparable(await analyse(state, evaluator))).toEqual(comparable(result));
    }
  });

  it("reports a game as Python does", async () => {
    const { line } = readRecord(found.record, LIBRARY);
    const shares: number[] = [];
    const result = await report(line, evaluator, (share) => shares.push(share));
    expect(comparable(result)).toEqual(comparable(found.report));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });
});
