/// <reference types="node" />
/** Analyses are those that `quayside analyse --json --simulations` prints; tests/engine. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { families } from "../engine/manifest";
import { State } from "../play/state";
import { LIBRARY } from "../play/testing";
import type { AnalysisResult } from "../protocol";
import { SearchEvaluator } from "./evaluator";
import { analyse } from "./position";
import { comparable, mindOf } from "./testing";

/** Where tests/engine put what Python said; without it there is nothing to compare with. */
const folder = process.env.QUAYSIDE_ENGINE_DATA;

describe.runIf(folder).each(families)("%s", (family) => {
  it("has the same numbers as the command line for every position", async () => {
    const { simulations, results } = JSON.parse(
      readFileSync(`${folder}/${family}.analyses`, "utf8"),
    ) as { simulations: number; results: AnalysisResult[] };
    const evaluator = new SearchEvaluator(mindOf(family), simulations);
    for (const result of results) {
      const state = State.read(LIBRARY, result.position);
      expect(comparable(await analyse(state, evaluator))).toEqual(comparable(result));
    }
  });
});
