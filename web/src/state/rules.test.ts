import { describe, expect, it } from "vitest";
import { gameOf } from "../games";
import { playable } from "../play/testing";
import { loadRules, type TableRules } from "./rules";

async function rulesOf(game: string): Promise<TableRules> {
  const rules = await loadRules(await gameOf(game).play(), game, async (one) => playable(one));
  if (!rules) throw new Error(`no rules of ${game}`);
  return rules;
}

describe("why not", () => {
  it("names the move that was tried, and the ruling", async () => {
    const rules = await rulesOf("docker:fr");
    const position = "docker:fr 2 - hand:6,6 out:- turn:0 roll:1";
    expect(rules.whyNot(position, ["hand", "b2"])).toMatchObject({ move: "+b2", ruling: "DK-3" });
  });

  it("names no move as long as several could follow", async () => {
    const rules = await rulesOf("docker:fr");
    const position = "docker:fr 2 b2:1 hand:6,5 out:- turn:0 roll:2";
    expect(rules.whyNot(position, ["b2"])).toMatchObject({ move: "", ruling: "A turn" });
  });
});
