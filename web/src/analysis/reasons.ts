/** Reasons from the records that the kernels write (core/reasons.py). */
import { NEXT_TURN, type Question } from "../engine/rules";
import { recordsOf } from "../play/engine";
import type { State } from "../play/state";
import type { Reason } from "../protocol";
import type { Mind } from "./mind";

/** How many of the next best moves the best one is compared with, at most (as in core/reasons.py). */
const RIVALS = 8;

/**
 * Return why the first of the ranked actions is good, compared with the next best; where that does
 * the same, compared with the one after it, and so on.
 */
export async function findReasonsFor(
  mind: Mind,
  state: State,
  ranked: readonly number[],
  forced: Question["forced"],
): Promise<Reason[]> {
  const best = ranked.slice(0, 1);
  for (let place = 1; place < Math.max(2, Math.min(ranked.length, RIVALS + 1)); place++) {
    const other = ranked.slice(place, place + 1);
    const question = { best, other, forced, reply: null };
    const found = await findReasons(mind, state, "reasons", question);
    if (found.length > 0) return found;
  }
  return [];
}

/** Return why the best turn is good, or better than the one that was played. */
export async function findReasons(
  mind: Mind,
  state: State,
  what: "reasons" | "better",
  question: Question,
): Promise<Reason[]> {
  const numbers = await mind.explain(state.game, state.row, what, question);
  return [...recordsOf(numbers)].flatMap(([kind, given]) => {
    const [key, types] = state.playable.family.reasons[kind] ?? ["", {}];
    return key ? [{ key, args: argumentsOf(state, types, [...given]), text: "" }] : [];
  });
}

function argumentsOf(
  state: State,
  types: Readonly<Record<string, string>>,
  numbers: number[],
): Record<string, string | number> {
  const { outcomeCount } = state.playable.family;
  return Object.fromEntries(
    Object.entries(types).flatMap(([name, type]) =>
      type === "faces"
        ? facesOf(name, numbers.shift() ?? 0, outcomeCount)
        : [[name, argumentOf(state, type, numbers)]],
    ),
  );
}

/** Take the numbers of one argument and return it. */
function argumentOf(state: State, type: string, numbers: number[]): string | number {
  const first = numbers.shift() ?? 0;
  if (type === "number") return first;
  const isOne = type === "place" || type === "action";
  const listed = isOne ? [first] : numbers.splice(0, first);
  if (type === "place" || type === "places") {
    const names = state.playable.family.placeNames(state.game);
    return listed.map((number) => names[number] ?? "").join(", ");
  }
  if (type === "line") return lineOf(state, listed);
  return listed.map((action) => state.write(action)).join(type === "turn" ? " " : ", ");
}

/** Return turns of two players as text, those of the second one in brackets. */
function lineOf(state: State, listed: readonly number[]): string {
  const turns: string[][] = [[]];
  for (const number of listed) {
    if (number === NEXT_TURN) turns.push([]);
    else turns.at(-1)?.push(state.write(number));
  }
  const said = turns.map((turn, i) => (i % 2 ? ` (${turn.join(" ")})` : `, ${turn.join(" ")}`));
  return said.join("").slice(2);
}

/** Return the faces of a set, counted from 1, and the rest of this many. */
function facesOf(name: string, set: number, count: number): [string, string][] {
  const faces = Array.from({ length: count }, (_, bit) => bit + 1);
  const isIn = (face: number) => ((set >> (face - 1)) & 1) === 1;
  return [
    [name, faces.filter(isIn).join(", ")],
    ["rest", faces.filter((face) => !isIn(face)).join(", ")],
  ];
}
