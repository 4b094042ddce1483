import { describe, expect, it } from "vitest";
import { gameOf } from "../games";
import { findGame } from "../play/family";
import { State } from "../play/state";
import { playable } from "../play/testing";
import { because, DUE, loadRules, type TableRules } from "./rules";

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

  it("asks for a card first, or says why no card helps (DK-10)", async () => {
    const rules = await rulesOf("docker:fr");
    const position =
      "docker:fr 2 a1:0,b1:1 hand:5,5 out:- turn:0 roll:- cards:123456,123456 chance=cards";
    expect(rules.whyNot(position, ["a1"])).toEqual(because(DUE));
    expect(rules.whyNot(position, ["hand"])).toEqual(because(DUE));
    const foreign = { move: "", ruling: "A turn", code: "quayside.move.illegal" };
    expect(rules.whyNot(position, ["b1"])).toEqual(foreign);
    expect(rules.whyNot(position, ["card4", "b1"])).toEqual(foreign);
    expect(rules.whyNot(position, ["card1", "hand", "b2"])).toEqual({
      ...foreign,
      move: "1:+b2",
      ruling: "DK-3",
    });
  });

  it("takes a first click for no move, even where one could be written with it alone", async () => {
    const rules = await rulesOf("dockers:standard");
    const family = playable("dockers").family;
    const game = findGame(family, "standard", 2, {});
    const start = State.start(playable("dockers"), game, family.deal(game, null));
    // Customs goes to a crate in one click, but the moves come first.
    const crate = start.moves[0]?.text.slice(0, 3) ?? "";
    expect(start.text).toContain(crate);
    expect(rules.whyNot(start.text, [crate])).toEqual(because(DUE));
    const under = rules.whyNot(start.text, ["HAM"]);
    expect(under).toMatchObject({ move: "", code: "quayside.move.illegal" });
  });

  it("says what is due where nothing in the game is called so", async () => {
    const rules = await rulesOf("docker:fr");
    const position = "docker:fr 2 - hand:6,6 out:- turn:0 roll:1";
    expect(rules.whyNot(position, ["die"])).toEqual(because(DUE));
  });

  it("names no move as long as several could follow", async () => {
    const rules = await rulesOf("docker:fr");
    const position = "docker:fr 2 b2:1 hand:6,5 out:- turn:0 roll:2";
    expect(rules.whyNot(position, ["b2"])).toMatchObject({ move: "", ruling: "A turn" });
  });
});
