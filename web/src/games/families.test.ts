/** What Python reads, writes and refuses is what the web app does; tools/layouts.py, tools/starts.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FormError } from "../play/errors";
import { type Family, findGame, isSameGame, splitName } from "../play/family";
import { below } from "../play/random";
import { changed, LIBRARY } from "../play/testing";
import { FAMILIES } from "./families";
import { GAMES } from "./index";

interface Form {
  text: string;
  row: number[];
  moves: [number, string][];
}

/** A changed text: its base, the changes, whether it is accepted, its normal form or the message. */
type Changed = [base: number, edits: [number, number, string][], isRight: boolean, said: string];

interface Starts {
  starts: {
    game: string;
    players: number;
    options: Record<string, string>;
    deal: Record<string, string>;
    row: number[];
  }[];
  options: string[];
  values: string[];
  wrong_values: Changed[];
  texts: string[];
  wrong_texts: Changed[];
  moves: [position: string, move: string][];
  wrong_moves: Changed[];
}

function fixture<T>(family: string, name: string): T {
  const path = `${import.meta.dirname}/${family}/${name}.fixture.json`;
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** What a function returns, or the message of its `FormError`. */
function said(what: () => string | number): [boolean, string | number] {
  try {
    return [true, what()];
  } catch (error) {
    if (error instanceof FormError) return [false, error.message];
    throw error;
  }
}

function read(family: Family, text: string) {
  return family.readPosition(text.split(/\s+/).filter(Boolean));
}

for (const [name, family] of Object.entries(FAMILIES)) {
  const starts = fixture<Starts>(name, "starts");

  it(`reads and writes positions and moves: ${name}`, () => {
    for (const { text, row, moves } of fixture<Form[]>(name, "forms")) {
      const position = read(family, text);
      expect([...position.row], text).toEqual(row);
      expect(family.writePosition(position)).toBe(text);
      for (const [action, move] of moves) {
        expect(family.writeAction(position, action)).toBe(move);
        expect(family.readAction(position, move)).toBe(action);
      }
    }
  });

  it(`sets up first positions: ${name}`, () => {
    for (const { game, players, options, deal, row } of starts.starts) {
      const found = findGame(family, splitName(game)[1], players, options);
      expect([...family.start(found, deal)], game).toEqual(row);
    }
  });

  it(`deals at random what can be dealt: ${name}`, () => {
    for (const { game, players, options, deal } of starts.starts) {
      const found = findGame(family, splitName(game)[1], players, options);
      const drawn = family.deal(found, below);
      expect(Object.keys(drawn)).toEqual(Object.keys(deal));
      const position = { game: found, row: family.start(found, drawn) };
      const again = read(family, family.writePosition(position));
      expect(again.row).toEqual(position.row);
      expect(isSameGame(again.game, found)).toBe(true);
    }
  });

  it(`says why a value of an option is wrong: ${name}`, () => {
    for (const [base, edits, ...verdict] of starts.wrong_values) {
      const option = starts.options[base] ?? "";
      const value = changed(starts.values[base] ?? "", edits);
      const found = said(
        () => findGame(family, "", null, { [option]: value }).options[option] ?? "",
      );
      expect(found, value).toEqual(verdict);
    }
  });

  it(`says what is no position: ${name}`, () => {
    const rules = LIBRARY.rulesOf(name);
    for (const [base, edits, ...verdict] of starts.wrong_texts) {
      const text = changed(starts.texts[base] ?? "", edits);
      const found = said(() => {
        const position = read(family, text);
        family.checkPosition(position, rules);
        return family.writePosition(position);
      });
      expect(found, text).toEqual(verdict);
    }
  });

  it(`says what is no move: ${name}`, () => {
    for (const [base, edits, ...verdict] of starts.wrong_moves) {
      const [text, move] = starts.moves[base] ?? ["", ""];
      const position = read(family, text);
      expect(said(() => family.readAction(position, changed(move, edits)))).toEqual(verdict);
    }
  });
}

it("says on the home page how many people can play", () => {
  for (const { family, tiles } of GAMES) {
    const counts = FAMILIES[family]?.playerCounts ?? [];
    for (const { players } of tiles) expect(players).toEqual([counts[0], counts.at(-1)]);
  }
});
