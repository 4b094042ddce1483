/** Whole games, played at random by the page's own rules and told by them. */
import { beforeAll, expect, it } from "vitest";
import { findGame } from "../play/family";
import { State } from "../play/state";
import { playable, seeded } from "../play/testing";
import { TableRules } from "../state/rules";
import { loadTableTexts, loadTexts, textIn } from "../text";
import { GAMES } from "./index";

beforeAll(async () => {
  await loadTexts("en");
  await loadTableTexts();
});

interface Told {
  last: State;
  points: number[];
  kinds: Set<string>;
}

/** Play a game with two players to its end, or for this many moves, and look at what every move says. */
async function told(family: string, seed: number, most: number): Promise<Told> {
  const found = GAMES.find((one) => one.family === family) ?? expect.fail(family);
  const [play, rules, draw] = [await found.play(), playable(family), seeded(seed)];
  const table = new TableRules(play, play.decoder ?? expect.fail(), rules);
  const game = findGame(rules.family, "", 2, {});
  let state = State.start(rules, game, rules.family.deal(game, draw));
  const [points, kinds] = [[0, 0], new Set<string>()];
  for (let i = 0; i < most && !state.isOver; i++) {
    if (state.isChance) {
      state = state.roll(1 + draw(6));
      continue;
    }
    const { moves, seat } = table.due(state.text);
    expect(moves.map(({ text }) => text)).toEqual(state.moves.map(({ text }) => text));
    const move = moves[draw(moves.length)] ?? expect.fail();
    const facts = table.facts(state.text, move.action);
    expect(facts[0]?.seat).toBe(seat);
    const words = play.tell(facts, { t: textIn("en"), names: ["Ada", "Bo"] });
    expect(words.join(" ")).not.toMatch(/undefined|null|NaN|\{|board-/);
    for (const { kind } of facts) kinds.add(kind);
    for (const { seat: who, points: count } of play.scored(facts, textIn("en")))
      points[who] = (points[who] ?? 0) + count;
    state = state.after(move.action);
    expect(table.after(state.text, "no move")).toBeNull();
  }
  return { last: state, points, kinds };
}

it("tells every point of Doce, and how rounds and the match end", async () => {
  const all = new Set<string>();
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { last, points, kinds } = await told("doce", seed, 400);
    expect(last.isOver).toBe(true);
    expect(points).toEqual(last.scores);
    for (const kind of kinds) all.add(kind);
  }
  const some = ["place", "blocker", "zone", "line", "round-won", "round-drawn", "round-start"];
  expect([...all]).toEqual(expect.arrayContaining(some));
});

it("tells every point of Dockers", async () => {
  const { last, points, kinds } = await told("dockers", 5, 240);
  expect(points).toEqual(last.scores);
  expect([...kinds]).toEqual(expect.arrayContaining(["tip", "fall", "pivot", "score", "customs"]));
});

it("tells the way of a container to the square that its move names", async () => {
  const { kinds } = await told("docker", 1, 60);
  expect([...kinds]).toEqual(expect.arrayContaining(["enter", "step", "land", "cover"]));
  const [play, rules] = [await GAMES[0]?.play(), playable("docker")];
  const table = new TableRules(play ?? expect.fail(), play?.decoder ?? expect.fail(), rules);
  const { moves } = table.due("docker:fr 2 c1:0,b2:11 hand:5,4 out:- turn:1 roll:4");
  expect(moves.length).toBeGreaterThan(0);
  for (const { text, steps } of moves) {
    expect(steps.at(-1)?.place).toBe(text.slice(-2));
    expect(steps.reduce((sum, { cost }) => sum + cost, 0)).toBe(4);
  }
});
