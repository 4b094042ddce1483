/**
 * Luck and skill of a game that was played (analysis/reports.py).
 *
 * Luck: a roll gives the value of the position that it leads to, less the mean over all faces.
 * Skill: a turn gives the value of the position that it leads to, less that of the position that the
 * best turn leads to; a turn of several actions is judged as a whole. A player who leaves gives up
 * the rest.
 */
import type { ForcedWin } from "../engine/rules";
import type { Line } from "../play/line";
import { State } from "../play/state";
import type { ReportResult } from "../protocol";
import { type Evaluator, judgeFaces, meanOfFaces } from "./evaluator";
import { finished, type Judgement, weaker } from "./judgement";
import type { Progress } from "./mind";
import { firstOf } from "./position";
import { findReasons } from "./reasons";
import { isKnown, type Step, sumUp } from "./steps";

/** Progress before the last step is ready. */
const ALMOST = 0.99;

// What happened ----------------------------------------------------------------------------------

interface Roll {
  readonly cause: "luck";
  readonly seat: number;
  readonly face: number;
  readonly before: State;
  readonly turn: number;
}

interface Turn {
  readonly cause: "skill";
  readonly seat: number;
  readonly moves: readonly string[];
  readonly actions: readonly number[];
  readonly before: State;
  readonly after: State;
  readonly turn: number;
}

interface Leaving {
  readonly cause: "leaving";
  readonly seat: number;
  readonly text: string;
  readonly before: State;
  readonly after: State;
  readonly turn: number;
}

type Part = Roll | Turn | Leaving;

/** Return what happened, whole turns in one. A last turn that is not finished is left out. */
function partsOf({ start, entries }: Line): Part[] {
  const parts: Part[] = [];
  let state = start;
  let turn = 1;
  let begun: State | null = null;
  let moves: string[] = [];
  let actions: number[] = [];
  for (const { kind, seat, text, after } of entries) {
    if (kind === "roll") {
      // A roll that is repeated changes nothing.
      if (!after.isChance)
        parts.push({ cause: "luck", seat, face: Number(text), before: state, turn });
    } else if (kind === "move") {
      begun ??= state;
      moves = [...moves, text];
      actions = [...actions, state.find(text).action];
      if (!goesOn(after, seat)) {
        parts.push({ cause: "skill", seat, moves, actions, before: begun, after, turn });
        [begun, moves, actions] = [null, [], []];
        turn++;
      }
    } else if (begun === null) {
      parts.push({ cause: "leaving", seat, text, before: state, after, turn });
    } else {
      // In the middle of another player's turn, which goes on.
      const left: State = begun.leave(seat);
      parts.push({ cause: "leaving", seat, text, before: begun, after: left, turn });
      begun = left;
      if (!goesOn(after, left.toMove)) [begun, moves, actions] = [null, [], []];
    }
    state = after;
  }
  return parts;
}

/** Return whether a seat is in the middle of its turn. */
function goesOn(state: State, seat: number | null): boolean {
  return seat !== null && state.toMove === seat && state.isMidTurn;
}

// What it was worth ------------------------------------------------------------------------------

/** What is known of a position: its worth, and by face what a roll leads to. */
interface Seen {
  readonly worth: Judgement;
  readonly faces: ReadonlyMap<number, Judgement>;
  /** What the second-best move loses, if that is greater than its error. */
  readonly margin: number;
}

interface BestTurn {
  readonly actions: readonly number[];
  readonly end: State;
  /** The greatest margin of its actions. */
  readonly margin: number;
}

/** Judges the positions of one report, each once. */
class Worths {
  readonly #ofRolls: Evaluator;
  readonly #seen = new Map<string, Promise<Seen>>();

  constructor(readonly evaluator: Evaluator) {
    this.#ofRolls = evaluator.lighter();
  }

  see(state: State): Promise<Seen> {
    const key = state.row.join();
    const known = this.#seen.get(key);
    if (known) return known;
    const made = this.#look(state);
    this.#seen.set(key, made);
    return made;
  }

  async worth(state: State): Promise<Judgement> {
    return (await this.see(state)).worth;
  }

  async #look(state: State): Promise<Seen> {
    if (state.isOver) return { worth: finished(state), faces: new Map(), margin: 0 };
    if (state.isChance) {
      const faces = await judgeFaces(state, this.#ofRolls);
      return { worth: meanOfFaces(state, faces), faces, margin: 0 };
    }
    const moves = await this.evaluator.judgeMoves(state);
    const best = firstOf(moves);
    const others = moves.slice(1).flatMap(([, other]) => other ?? []);
    return {
      worth: { ...best, best: moves[0]?.[0] ?? null },
      faces: new Map(),
      margin: marginOf(best, others, state.toMove ?? 0),
    };
  }

  /** Return the actions of the best turn in a position, and the position after them. */
  async bestTurn(state: State): Promise<BestTurn> {
    const actions: number[] = [];
    let end = state;
    let greatest = 0;
    while (actions.length === 0 || goesOn(end, state.toMove)) {
      const { worth, margin } = await this.see(end);
      if (worth.best === null) break;
      greatest = Math.max(greatest, margin);
      actions.push(worth.best);
      end = end.play(worth.best);
    }
    await this.see(end);
    return { actions, end, margin: greatest };
  }
}

/** Explain a game, finished or not. */
export async function report(
  line: Line,
  evaluator: Evaluator,
  progress?: Progress,
): Promise<ReportResult> {
  const parts = partsOf(line);
  const worths = new Worths(evaluator);
  const states = new Map(
    [line.start, ...parts.flatMap(needed)].map((state) => [state.row.join(), state]),
  );
  const turns = parts.filter((part) => part.cause === "skill");
  const work = states.size + turns.length;
  let done = 0;
  const inParallel = <A, B>(items: Iterable<A>, look: (item: A) => Promise<B>): Promise<B[]> =>
    Promise.all(
      Array.from(items, async (item) => {
        const found = await look(item);
        done++;
        progress?.(Math.min(ALMOST, done / work));
        return found;
      }),
    );
  await inParallel(states.values(), (state) => worths.see(state));
  const best = await inParallel(turns, ({ before }) => worths.bestTurn(before));
  const bestTurns = new Map(turns.map((turn, i) => [turn, best[i]] as const));
  const steps: Step[] = [];
  for (const part of parts) {
    if (part.cause === "luck") steps.push(await stepOfRoll(part, worths));
    else if (part.cause === "leaving") steps.push(await stepOfLeaving(part, worths));
    else {
      const found = bestTurns.get(part);
      if (found) steps.push(await stepOfTurn(part, worths, found));
    }
  }
  const start = await worths.worth(line.start);
  return sumUp(steps, start.win, start.kind, hasChance(line.start));
}

/** Return whether the game has rolls; without them there is no luck to report. */
function hasChance({ playable, game }: State): boolean {
  return State.start(playable, game, playable.family.deal(game, null)).isChance;
}

function needed(part: Part): State[] {
  return part.cause === "luck" ? [part.before] : [part.before, part.after];
}

const NOTHING = { is_choice: false, margin: 0, best: null, reasons: [] };

async function stepOfRoll({ seat, face, before, turn }: Roll, worths: Worths): Promise<Step> {
  const { worth: mean, faces } = await worths.see(before);
  const rolled = faces.get(face) ?? mean;
  return {
    ...NOTHING,
    cause: "luck",
    seat,
    text: String(face),
    turn,
    before: [...mean.win],
    after: [...rolled.win],
    kind: mean.kind,
    error: differenceError(mean, rolled),
    position: before.text,
  };
}

async function stepOfLeaving(part: Leaving, worths: Worths): Promise<Step> {
  const before = await worths.worth(part.before);
  const after = await worths.worth(part.after);
  return {
    ...NOTHING,
    cause: "leaving",
    seat: part.seat,
    text: part.text,
    turn: part.turn,
    before: [...before.win],
    after: [...after.win],
    kind: weaker(before.kind, after.kind),
    error: differenceError(before, after),
    position: part.before.text,
  };
}

async function stepOfTurn(part: Turn, worths: Worths, found: BestTurn): Promise<Step> {
  const { seat, before } = part;
  const { actions, end } = found;
  const after = await worths.worth(part.after);
  let best = await worths.worth(end);
  // Otherwise the turn played is the best that is known.
  if ((best.win[seat] ?? 0) < (after.win[seat] ?? 0)) best = after;
  const step: Step = {
    ...NOTHING,
    cause: "skill",
    seat,
    text: part.moves.join(" "),
    turn: part.turn,
    before: [...best.win],
    after: [...after.win],
    kind: weaker(best.kind, after.kind),
    error: differenceError(best, after),
    position: before.text,
    is_choice: before.actions.length > 1,
    margin: part.actions.join() === actions.join() ? found.margin : 0,
  };
  if (!isKnown(step)) return step;
  const { state, ...question } = withoutCommon({
    state: before,
    best: actions,
    other: part.actions,
    forced: (await worths.worth(before)).forced,
    reply: after.forced,
  });
  const reasons = await findReasons(worths.evaluator.mind, state, "better", question);
  return { ...step, best: textOf(before, actions), reasons };
}

interface Mistake {
  readonly state: State;
  readonly best: readonly number[];
  readonly other: readonly number[];
  readonly forced: ForcedWin | null;
  readonly reply: ForcedWin | null;
}

/** Go on to where the best turn and the one played part. */
function withoutCommon(mistake: Mistake): Mistake {
  let { state, best, other } = mistake;
  for (let [first] = best; first !== undefined && first === other[0]; [first] = best) {
    state = state.play(first);
    [best, other] = [best.slice(1), other.slice(1)];
  }
  if (best.length === 0 || other.length === 0 || state === mistake.state) return mistake;
  return { state, best, other, forced: null, reply: mistake.reply };
}

/** Return the text of a turn. */
function textOf(state: State, actions: readonly number[]): string {
  const texts: string[] = [];
  let now = state;
  for (const action of actions) {
    texts.push(now.write(action));
    now = now.play(action);
  }
  return texts.join(" ");
}

/** Return what the second-best move loses, if that is greater than its error. */
function marginOf(best: Judgement, others: readonly Judgement[], seat: number): number {
  const winOf = ({ win }: Judgement) => win[seat] ?? 0;
  const second = others.reduce<Judgement | null>(
    (found, other) => (found && winOf(found) >= winOf(other) ? found : other),
    null,
  );
  if (!second) return 0;
  const lost = winOf(best) - winOf(second);
  return lost > differenceError(best, second) ? lost : 0;
}

/**
 * Return the error of a difference. Bounds add up. What a search overlooks in one position it mostly
 * overlooks in the other one too, so the larger of two standard errors is enough.
 */
function differenceError(one: Judgement, other: Judgement): number {
  if (one.kind === "estimate" || other.kind === "estimate") return Math.max(one.error, other.error);
  return one.error + other.error;
}
