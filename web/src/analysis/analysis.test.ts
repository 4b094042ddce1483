/// <reference types="node" />
/** Analyses, reports and reasons are those of Python; tools/analyses.py. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { families, levelsOf } from "../engine/manifest";
import { type ForcedWin, NEXT_TURN, type Question } from "../engine/rules";
import { readTable } from "../games/docker/solution";
import { FAMILIES } from "../games/families";
import { readRecord } from "../play/reading";
import { State } from "../play/state";
import { LIBRARY } from "../play/testing";
import type { AnalysisResult, ReportResult } from "../protocol";
import { hasText, LANGUAGES, loadLongTexts } from "../text";
import {
  EndingEvaluator,
  type Evaluator,
  NotSolved,
  SearchEvaluator,
  SIMULATIONS,
  SolutionEvaluator,
  simulationsFor,
} from "./evaluator";
import { analyse } from "./position";
import { findReasons } from "./reasons";
import { report } from "./report";
import { probeOf, RemoteValues } from "./solved";
import { sumUp } from "./steps";
import { type Sentence, summarise } from "./summary";
import { bytesOf, comparable, GAMES, mindOf, type Told, told } from "./testing";

interface Reasoned {
  position: string;
  best: number[];
  played: number[];
  begins: number[];
  turns: [number, number];
  reasons: Told[];
  better: Told[];
}

/** By reader: a seat, or "None" for someone who looks on. */
type Summaries = Record<string, Sentence[]>;

interface Judged {
  analyses: AnalysisResult[];
  record: string;
  report: ReportResult;
  summaries: Summaries;
}

interface Analysed extends Judged {
  simulations: number;
  reasons: Reasoned[];
  exact: Judged | null;
  endings: (Judged & Endings) | null;
}

/** By position: the exact values, null where there are none. */
interface Endings {
  simulations: number;
  error: number;
  values: Record<string, number[] | null>;
}

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8")) as T;
}

const FIXTURE = fixture<Record<string, Analysed>>("./analyses.fixture.json");
/** Compare analyses and a report with Python's. */
async function compare(judged: Judged, evaluator: Evaluator) {
  const { analyses, record, report: wanted, summaries } = judged;
  for (const result of analyses) {
    const state = State.read(LIBRARY, result.position);
    expect(comparable(await analyse(state, evaluator))).toEqual(comparable(result));
  }
  const { line } = readRecord(record, LIBRARY);
  const shares: number[] = [];
  const found = await report(line, evaluator, (share) => shares.push(share));
  expect(comparable(found)).toEqual(comparable(wanted));
  expect(summariesOf(found)).toEqual(summaries);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
}

function summariesOf(found: ReportResult): Summaries {
  const seats = found.start.map((_, seat) => [String(seat), summarise(found, seat)] as const);
  return { None: summarise(found, null), ...Object.fromEntries(seats) };
}

function forcedIn(turns: number, actions: number[]): ForcedWin | null {
  const longer = [...actions, NEXT_TURN, ...actions, NEXT_TURN, ...actions];
  const line = turns > 2 ? longer : actions;
  return turns > 0 ? { turns, actions, line, isWorthIt: true, winsGame: true } : null;
}

it("has every family", () => {
  expect(Object.keys(FIXTURE).sort()).toEqual(Object.keys(FAMILIES).sort());
});

describe.each(families)("%s", (family) => {
  const mind = mindOf(family);
  const found = FIXTURE[family];
  if (!found) throw new Error(`there is nothing to compare ${family} with`);
  const evaluator = new SearchEvaluator(mind, found.simulations);

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

  it("analyses positions and reports a game as Python does", () => compare(found, evaluator));
});

describe("a solution", () => {
  const bytes = bytesOf(new URL("docker/solution/data/docker-en-3.table", GAMES));
  const solution = readTable(bytes);
  const exact = FIXTURE.docker?.exact ?? expect.fail("Python has a solution");

  it("judges exactly, as Python does", async () => {
    await compare(exact, new SolutionEvaluator(mindOf("docker"), probeOf(solution)));
    expect(exact.report.kind).toBe("exact");
  });

  it("is of one game only", () => {
    const other = State.read(LIBRARY, "docker:fr 2 b2:01 hand:5,5 out:- turn:0 roll:-");
    expect(solution.probe(other.row)).toBeNull();
    const broken = bytes.slice(0);
    new Uint8Array(broken).set([0x58], 0);
    expect(() => readTable(broken)).toThrow("no table");
    expect(() => readTable(bytes.slice(0, -8))).toThrow("wrong size");
  });

  it("of the server is asked in batches, each position once", async () => {
    const probe = probeOf(solution);
    const asked: string[][] = [];
    const remote = new RemoteValues(async (positions) => {
      asked.push(positions);
      return Promise.all(positions.map((text) => probe(State.read(LIBRARY, text))));
    }, 50);
    await compare(exact, new SolutionEvaluator(mindOf("docker"), remote.probe));
    const all = asked.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(500);
    expect(Math.max(...asked.map(({ length }) => length))).toBe(50);
    expect(asked.length).toBeLessThan(all.length / 10);
  });

  it.each(families)("is asked once where %s has none", async (family) => {
    const asked: string[][] = [];
    const remote = new RemoteValues(async (positions) => {
      asked.push(positions);
      return positions.map(() => null);
    });
    const evaluator = new SolutionEvaluator(mindOf(family), remote.probe);
    const { record } = FIXTURE[family] ?? expect.fail();
    const { line } = readRecord(record, LIBRARY);
    await expect(report(line, evaluator)).rejects.toBeInstanceOf(NotSolved);
    expect(asked.length).toBe(1);
  });

  it("is never asked for more than it takes, however long its positions are", async () => {
    const asked: string[][] = [];
    const remote = new RemoteValues(async (positions) => {
      asked.push(positions);
      return positions.map(() => ({ win: [0.5, 0.5], kind: "exact" as const, error: 0 }));
    });
    const state = State.read(LIBRARY, exact.analyses[0]?.position ?? "");
    const long = Array.from({ length: 700 }, (_, i) => ({ text: `${i}`.padEnd(600) }) as State);
    const found = await Promise.all([state, ...long].map(remote.probe));
    expect(found.every((value) => value?.win[0] === 0.5)).toBe(true);
    expect(asked.flat().length).toBe(701);
    expect(Math.max(...asked.map((part) => JSON.stringify(part).length))).toBeLessThan(400_000 / 3);
  });

  it("that does not answer leaves everything to the search", async () => {
    const [result] = exact.analyses;
    const state = State.read(LIBRARY, result?.position ?? "");
    for (const ask of [() => Promise.reject(new Error("away")), () => Promise.resolve([])]) {
      const evaluator = new SolutionEvaluator(mindOf("docker"), new RemoteValues(ask).probe);
      await expect(analyse(state, evaluator)).rejects.toBeInstanceOf(NotSolved);
    }
  });
});

describe("an ending", () => {
  const endings = FIXTURE.docker?.endings ?? expect.fail("Python has endings");
  const { simulations, error, values } = endings;
  const search = new SearchEvaluator(mindOf("docker"), simulations);

  it("is judged exactly, and what comes before by searching, as Python does", async () => {
    const asked: string[] = [];
    const remote = new RemoteValues(async (positions) => {
      asked.push(...positions);
      return positions.map((text) => {
        const win = values[text];
        return win ? { win, kind: "exact" as const, error } : null;
      });
    });
    await compare(endings, new EndingEvaluator(remote.probe, search));
    expect(asked.filter((text) => values[text] === undefined)).toEqual([]);
    expect(endings.analyses.map(({ kind }) => kind)).toContain("exact");
    expect(endings.report.steps.map(({ kind }) => kind)).toContain("exact");
    expect(endings.report.steps.at(0)?.kind).toBe("estimate");
  });

  it("that nobody has solved is searched", async () => {
    const alone = new EndingEvaluator(async () => null, search);
    const [first] = endings.analyses;
    const state = State.read(LIBRARY, first?.position ?? "");
    expect(await analyse(state, alone)).toEqual(await analyse(state, search));
  });
});

describe("limits", () => {
  const { simulations, reports, summaries } = fixture<{
    simulations: number;
    reports: ReportResult[];
    summaries: Summaries[];
  }>("./steps.fixture.json");

  it("of mistakes and turning points are Python's", () => {
    for (const wanted of reports) {
      const { steps, start, kind, has_chance } = wanted;
      expect(comparable(sumUp(steps, start, kind, has_chance))).toEqual(comparable(wanted));
    }
  });

  it("of what is told first are Python's", () => {
    expect(reports.map(summariesOf)).toEqual(summaries);
  });

  it("of a search are Python's", () => {
    expect(SIMULATIONS).toBe(simulations);
  });

  it.each(families)("of a single position of %s are not below any level's", (family) => {
    const { line } = readRecord(FIXTURE[family]?.record ?? "", LIBRARY);
    const { game } = line.start;
    const most = Math.max(...levelsOf(game).map((level) => level.simulations));
    expect(simulationsFor(game)).toBe(Math.max(simulations, most));
  });
});

it.each(LANGUAGES)("says every reason in %s", async (language) => {
  await loadLongTexts(language);
  const keys = Object.values(FAMILIES).flatMap(({ reasons }) => reasons.map(([key]) => key));
  expect(keys.filter((key) => key && !hasText(language, `reason-${key}`))).toEqual([]);
});
