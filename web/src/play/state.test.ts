import { expect, it } from "vitest";
import { FormError, PlayError } from "./errors";
import { findGame } from "./family";
import { Line } from "./line";
import { State } from "./state";
import { LIBRARY, playable, seeded } from "./testing";

function begin(family: string, players: number, options: Record<string, string> = {}): Line {
  const kit = playable(family);
  const game = findGame(kit.family, "", players, options);
  const deal = kit.family.deal(game, null);
  return new Line(State.start(kit, game, deal), deal);
}

/** Play at random until a condition holds. */
function playUntil(line: Line, seed: number, isThere: (state: State) => boolean): Line {
  const draw = seeded(seed);
  let now = line;
  while (!now.state.isOver && !isThere(now.state)) {
    const { state } = now;
    now = state.isChance
      ? now.roll(1 + draw(state.playable.family.outcomeCount))
      : now.play(state.actions[draw(state.actions.length)] ?? 0);
  }
  return now;
}

for (const [family, players] of [
  ["docker", 3],
  ["dockers", 2],
  ["doce", 2],
] as const) {
  it(`plays to the end, and every position can be read back: ${family}`, () => {
    const options: Record<string, string> = family === "dockers" ? { cap: "24" } : {};
    const line = playUntil(begin(family, players, options), 7, () => false);
    for (const { after } of line.entries) expect(State.read(LIBRARY, after.text)).toEqual(after);
    expect(line.state.isOver).toBe(true);
    expect(line.state.winners.length).toBeGreaterThan(0);
    expect(line.state.moves).toEqual([]);
  });

  it(`drops the unfinished turn of a player who leaves, and no other (GL-1): ${family}`, () => {
    const line = playUntil(begin(family, players), 3, (state) => state.isMidTurn);
    const seat = line.state.toMove ?? 0;
    const begun = line.entries.findLastIndex(
      ({ kind, after }) => kind === "move" && !after.isMidTurn,
    );
    const whole = new Line(line.start, line.deal, line.entries.slice(0, begun + 1));
    const left = line.leave(seat);
    expect(left.state).toEqual(whole.state.leave(seat));
    expect(left.entries.map(({ text }) => text)).toEqual([
      ...whole.entries.map(({ text }) => text),
      `resign@${seat}`,
    ]);
    const other = line.leave((seat + 1) % players);
    expect(other.entries.slice(0, -1)).toEqual(line.entries);
  });

  it(`takes back a move with its own roll: ${family}`, () => {
    const line = playUntil(begin(family, players), 5, (state) => state.isMidTurn);
    const [action = 0] = line.state.actions;
    const next = line.play(action);
    expect(next.undo().state).toEqual(line.state);
    expect(next.undo([9])).toBe(next);
  });
}

it("says which ruling forbids a move, and nothing changes", () => {
  const { state } = begin("docker", 2).roll(4);
  expect(() => state.play("+b1")).toThrow(
    expect.objectContaining({ wrong: "illegal", ruling: "DK-5" }),
  );
  expect(() => state.play("x")).toThrow(expect.objectContaining({ wrong: "invalid" }));
  expect(() => state.roll(1)).toThrow(PlayError);
  expect(() => state.leave(2)).toThrow(expect.objectContaining({ ruling: "GL-1" }));
  expect(state.play("+b2").text).toBe("docker:fr 2 b2:0 hand:5,6 out:- turn:1 roll:-");
});

it("does not let a player leave from a position in the middle of their turn (GL-1)", () => {
  const { state } = playUntil(begin("dockers", 2), 1, ({ isMidTurn }) => isMidTurn);
  expect(() => state.leave(state.toMove ?? 0)).toThrow(
    expect.objectContaining({ wrong: "illegal", ruling: "GL-1" }),
  );
});

it("refuses a position of no game", () => {
  expect(() => State.read(LIBRARY, "chess:fr 2")).toThrow(FormError);
  expect(() => State.read(LIBRARY, "")).toThrow(FormError);
  expect(() => State.read(LIBRARY, "constructor:x 2")).toThrow(FormError);
});
