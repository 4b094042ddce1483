/** The last turn stays marked where it began; the fixture is a game played by the engine. */
import { describe, expect, it } from "vitest";
import { withCrates } from "../../testing/crates";
import type { DockersFact } from "./events";
import fixture from "./space/moves.fixture.json";
import { shiftBetween } from "./space/pose";
import { cellsOf, customsOf, landingOf, trailsOf, wayOf } from "./trails";

const positions = fixture.map(({ position }) => withCrates(position.split("crates:")[1] ?? "", {}));
const facts = fixture.slice(1).map(({ fact }) => fact as unknown as DockersFact);
const byCode = (at: number) =>
  new Map((positions[at]?.crates ?? []).map((crate) => [crate.code, crate]));

describe("the trails of a turn", () => {
  it("begin where each crate lay before the turn, though cells are counted anew", () => {
    let found = 0;
    for (let end = 3; end < positions.length; end++) {
      const [first, after] = [byCode(end - 3), positions[end]];
      if (!after) continue;
      let shift = { x: 0, y: 0 };
      for (let at = end - 3; at < end; at++) {
        const by = shiftBetween(byCode(at), positions[at + 1]?.crates ?? []);
        shift = { x: shift.x + by.x, y: shift.y + by.y };
      }
      for (const { crate, cells } of trailsOf(facts.slice(end - 3, end), after)) {
        const was = first.get(crate);
        const start = { x: (was?.x ?? 0) + shift.x, y: (was?.y ?? 0) + shift.y, floor: was?.floor };
        expect(cells[0], `${crate} before ${end}`).toEqual(start);
        const now = after.crates.find(({ code }) => code === crate);
        expect(cells.at(-1)).toEqual({ x: now?.x, y: now?.y, floor: now?.floor });
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(10);
  });

  it("are the same seen from the position before the turn, for arrows", () => {
    let moved = 0;
    for (let end = 3; end < positions.length; end++) {
      const [before, after] = [positions[end - 3], positions[end]];
      if (!before || !after) continue;
      const turn = facts.slice(end - 3, end);
      for (const { crate, cells } of trailsOf(turn, after)) {
        const seen = cellsOf(turn, before, crate);
        const was = before.crates.find(({ code }) => code === crate);
        expect(seen[0]).toEqual({ x: was?.x, y: was?.y, floor: was?.floor });
        // Cells are counted from another corner, so only the ways are equal.
        const away = (from: typeof cells) =>
          from.map(({ x, y, floor }) => [x - (from[0]?.x ?? 0), y - (from[0]?.y ?? 0), floor]);
        expect(away(seen)).toEqual(away(cells));
        const arrow = {
          kind: "best",
          tokens: [crate],
          steps: [{ place: "0,0", level: 0, cost: 0 }],
          inTurn: { order: 3, facts: turn },
        } as const;
        expect(wayOf(arrow, before)).toEqual(seen.slice(-2));
        moved += Number(seen.length > 1);
      }
    }
    expect(moved).toBeGreaterThan(10);
  });
});

it("Customs is marked where it was put, not where it was left", () => {
  const put = (from: string | null, to: string): DockersFact => ({
    kind: "customs",
    seat: 0,
    data: { from, to },
  });
  expect(customsOf([put(null, "RTM")])).toBe("RTM");
  expect(customsOf([put("RTM", "RTM")])).toBeNull();
  expect(customsOf([])).toBeNull();
});

it("a move's end is read from its step", () => {
  expect(landingOf([{ place: "-1,3", level: 2 }])).toEqual({ x: -1, y: 3, floor: 2 });
  expect(landingOf([])).toBeNull();
});
