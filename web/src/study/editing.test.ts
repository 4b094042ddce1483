import { beforeAll, describe, expect, it } from "vitest";
import { NO_CHOICE } from "../board/choice";
import { GAMES, gameOf } from "../games";
import { FormError } from "../play/errors";
import { findGame } from "../play/family";
import { State } from "../play/state";
import { LIBRARY, playable, seeded } from "../play/testing";
import { LANGUAGES, loadLongTexts } from "../text";
import { sayIn } from "../text/said";

beforeAll(async () => {
  await Promise.all(LANGUAGES.map(loadLongTexts));
});

const VIEW = {
  turned: 0,
  home: 0,
  resets: 0,
  lifted: false,
  xray: false,
  marks: true,
  calm: true,
  light: true,
};
const speaker = { t: (id: string) => id, names: ["S", "N", "W", "E"] };

/** The cells of the plan, which are what can be clicked. */
async function cellsOf(family: string, text: string): Promise<string[]> {
  const play = await gameOf(family).play();
  const { grids } = play.sheet(play.read(text), {
    ...speaker,
    choice: NO_CHOICE,
    view: VIEW,
    inside: true,
    aspect: 1,
    canRoll: false,
  });
  return grids.flatMap(({ rows }) => rows.flat().map(({ id }) => id));
}

/** A position after a game of random moves. */
function played(start: State, below: (n: number) => number, count: number): State {
  let state = start;
  for (let i = 0; i < count && !state.isOver; i++)
    state = state.isChance
      ? state.roll(1 + below(6))
      : state.play(state.actions[below(state.actions.length)] ?? 0);
  return state;
}

describe.each(GAMES.map(({ family, editing }) => ({ family, editing })))(
  "setting up a position of $family",
  ({ family: name, editing: load }) => {
    it("only ever makes positions that can be read, and never loses or makes a piece", async () => {
      const editing = await load?.();
      if (!editing) throw new Error("there is no editor");
      const { family, rules } = playable(name);
      const below = seeded(name.length);
      let right = 0;
      const reasons = new Set<string>();
      const setups = family.editions.flatMap((edition) =>
        family.playerCounts.map((players) => [edition, players] as const),
      );
      for (const [edition, players] of setups) {
        const game = findGame(family, edition, players, {});
        const start = State.start({ family, rules }, game, family.deal(game, null));
        let { text } = played(start, below, 20);
        for (let i = 0; i < 150; i++) {
          const pieces = editing.pieces(text, speaker);
          const piece = pieces[below(pieces.length)]?.id ?? "";
          const places = await cellsOf(name, text);
          const fields = editing.fields(text, piece, speaker);
          const field = fields[below(fields.length)];
          if (below(3) > 0 || !field)
            text = editing.put(text, places[below(places.length)] ?? "", piece);
          else if ("most" in field.values) text = editing.set(text, field.id, `${below(8)}`, piece);
          else {
            const value = field.values[below(field.values.length)]?.id ?? "";
            text = editing.set(text, field.id, value, piece);
          }
          // Reading the form says whether anything is missing or there twice.
          const { row } = family.readPosition(text.split(" "));
          expect(family.writePosition({ game, row })).toBe(text);
          try {
            State.read(LIBRARY, text);
            right++;
          } catch (error) {
            if (!(error instanceof FormError)) throw error;
            reasons.add(error.ruling);
            const { said } = error;
            expect(said.id).toMatch(new RegExp(`^cannot-${name}-`));
            for (const language of LANGUAGES) expect(sayIn(language, said)).not.toBe(said.id);
          }
        }
      }
      expect(right).toBeGreaterThan(0);
      expect(reasons.size).toBeGreaterThan(0);
    });

    it("leaves a position as it is when what is there is set again", async () => {
      const editing = await load?.();
      if (!editing) throw new Error("there is no editor");
      const { family, rules } = playable(name);
      const game = findGame(family, "", null, {});
      const start = State.start({ family, rules }, game, family.deal(game, null));
      const state = played(start, seeded(3), 24);
      const { text } = state.isMidTurn || state.isChance || state.isOver ? start : state;
      for (const { id, value } of editing.fields(text, "", speaker))
        expect(editing.set(text, id, value, "")).toBe(text);
    });
  },
);

it("tells why a position cannot come up", async () => {
  const { family, rules } = playable("doce");
  const game = findGame(family, "", null, {});
  const start = State.start({ family, rules }, game, family.deal(game, null));
  const editing = await GAMES.find(({ family: name }) => name === "doce")?.editing?.();
  if (!editing) throw new Error("there is no editor");
  const one = editing.put(start.text, "a1", "A3");
  expect(State.read(LIBRARY, one).toMove).toBe(1);
  const two = editing.put(one, "e5", "A4");
  expect(() => State.read(LIBRARY, two)).toThrow(
    /^DC-4: seat 0 started and nobody can have passed/,
  );
  expect(State.read(LIBRARY, editing.put(two, "c1", "B2")).toMove).toBe(1);
});
