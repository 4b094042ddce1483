import { describe, expect, it } from "vitest";
import { GAMES } from "../games";
import type { Lesson, LessonStep } from "../games/module";
import { practise } from "../local/practice";
import { State } from "../play/state";
import { LIBRARY } from "../play/testing";
import { foldAll } from "../state/game";
import { answerTo, LEARNER, playReplies, scriptedDraw } from "./attempt";
import { judge } from "./judge";
import { nextStep } from "./progress";

const lessons: [string, Lesson][] = await Promise.all(
  GAMES.map(async ({ family, lesson }): Promise<[string, Lesson]> => {
    if (!lesson) throw new Error(`${family} has no lesson`);
    return [family, await lesson()];
  }),
);
const steps = lessons.flatMap(([family, lesson]) =>
  lesson.steps.map((step): [string, LessonStep] => [`${family} ${step.id}`, step]),
);

/** The position in which the learner moves. */
function startOf(step: LessonStep): State {
  const state = State.read(LIBRARY, step.position);
  return state.isChance ? state.roll(step.rolls?.[0] ?? 0) : state;
}

/** Play moves at the table of a step, as a person does; return the table and its log, folded. */
async function played(step: LessonStep, moves: readonly string[]) {
  const table = await practise(step.position, LIBRARY, scriptedDraw(step), LEARNER, [
    "Red",
    "Blue",
  ]);
  if (table.folded.line?.state.isChance)
    await table.act({ do: "roll", seat: LEARNER, face: null }, "roll");
  if (moves.length) await table.act({ do: "play", seat: LEARNER, moves: [...moves] }, "play");
  return { table, line: () => foldAll()(table.state.get().events).line };
}

describe.each(steps)("%s", (_, step) => {
  const solution = step.solution.split(" ");

  it("judges as Python does", () => {
    const start = startOf(step);
    for (let made = 0; made < solution.length; made += 1)
      expect(judge(start, step.goal, solution.slice(0, made))).toBe("open");
    expect(judge(start, step.goal, solution)).toBe("right");
    for (const { moves } of step.wrong ?? [])
      expect([moves, judge(start, step.goal, moves.split(" "))]).toEqual([moves, "wrong"]);
    for (const { move, ruling } of step.refused ?? [])
      expect(() => start.find(move)).toThrow(expect.objectContaining({ ruling }));
  });

  it("answers what is played and what is only chosen, and lets the game go on", async () => {
    const { line } = await played(step, []);
    expect(answerTo(LIBRARY, step, line(), []).verdict).toBe("open");
    expect(answerTo(LIBRARY, step, line(), solution)).toEqual({
      verdict: "right",
      attribute: "right",
    });
    for (const { moves, answer } of step.wrong ?? []) {
      const tried = answerTo(LIBRARY, step, line(), moves.split(" "));
      expect(tried).toEqual({ verdict: "wrong", attribute: answer ? `wrong-${answer}` : "wrong" });
    }
    const after = await played(step, solution);
    expect(answerTo(LIBRARY, step, after.line(), []).verdict).toBe("right");
    await playReplies(after.table, step);
    const told = after.line().slice(-(step.replies?.length ?? 0) || Number.MAX_SAFE_INTEGER);
    for (const [i, reply] of (step.replies ?? []).entries()) {
      const what = told[i]?.what;
      const said = what?.kind === "rolled" ? `${what.face}` : what?.kind === "moved" && what.move;
      expect(said).toBe(reply);
    }
  });
});

it("leaves the other seats to the page", async () => {
  const [[, step] = ["", null]] = steps;
  if (!step) throw new Error("there is no step");
  const { table } = await played(step, []);
  expect(table.state.get().seats).toEqual([LEARNER]);
  expect(table.folded.opened?.aids).toEqual({ hints: false, chances: false });
});

it("goes on with the first step that was not done, and begins again after the last", () => {
  expect(nextStep(["a", "b", "c"], [])).toBe("a");
  expect(nextStep(["a", "b", "c"], ["a", "c"])).toBe("b");
  expect(nextStep(["a", "b"], ["b", "a"])).toBe("a");
});
