/** A learner's attempt at a step: the table for it, the answer to the moves, and what follows. */
import { atom } from "nanostores";
import { LIBRARY } from "../games/library";
import type { LessonStep } from "../games/module";
import type { LocalTable } from "../local/link";
import { practise } from "../local/practice";
import { freshId } from "../play/random";
import { type Library, State } from "../play/state";
import type { Game } from "../state/game";
import { TableSession } from "../state/session";
import { colourNames } from "../table/colourNames";
import type { Text } from "../text";
import { judge, type Verdict } from "./judge";

/** The seat of the learner. */
export const LEARNER = 0;

/** A verdict, and the attribute of the step's text that answers. */
export interface Answer {
  verdict: Verdict;
  attribute: string;
}

const OPEN: Answer = { verdict: "open", attribute: "" };

/** The answer to what a learner has played so far; `staged` are moves that are not sent yet. */
export function answerTo(
  library: Library,
  step: LessonStep,
  line: Game["line"],
  staged: readonly string[],
): Answer {
  const sent = line.flatMap(({ what }) =>
    what.kind === "moved" && what.seat === LEARNER ? [what.move] : [],
  );
  const moves = sent.length ? sent : staged;
  if (moves.length === 0) return OPEN;
  const first = line.findIndex(({ what }) => what.kind === "moved");
  const before = line.at(first < 0 ? -1 : first - 1);
  if (!before) return OPEN;
  const verdict = judge(State.read(library, before.position), step.goal, moves);
  if (verdict !== "wrong") return { verdict, attribute: verdict === "right" ? "right" : "" };
  const made = moves.join(" ");
  const miss = step.wrong?.find((one) => one.moves === made);
  return { verdict, attribute: miss?.answer ? `wrong-${miss.answer}` : "wrong" };
}

/** The faces of the die in the order of the script; when it has ended, ones. */
export function scriptedDraw({ rolls = [], replies = [] }: LessonStep): () => number {
  const faces = [...rolls, ...replies.flatMap((one) => (/^[1-9]$/.test(one) ? [Number(one)] : []))];
  return () => (faces.shift() ?? 1) - 1;
}

/** Play what follows when the goal is reached, for the player who is to act. */
export async function playReplies(table: LocalTable, { replies = [] }: LessonStep): Promise<void> {
  for (const reply of replies) {
    const state = table.folded.line?.state;
    const seat = state?.toMove ?? null;
    if (!state || seat === null) return;
    await table.act(
      state.isChance ? { do: "roll", seat, face: null } : { do: "play", seat, moves: [reply] },
      freshId(),
    );
  }
}

export class Attempt {
  readonly answer = atom<Answer>(OPEN);
  readonly #stops: (() => void)[];
  #hasReplied = false;

  constructor(
    readonly step: LessonStep,
    readonly table: LocalTable,
    readonly session: TableSession,
  ) {
    this.#stops = [
      session.game.listen(() => this.#look()),
      session.picking.staged.listen(() => this.#look()),
      // A session forgets its arrows when the turn comes; these are for afterwards.
      session.picking.choice.subscribe(() => queueMicrotask(() => this.#point())),
    ];
  }

  /** Open the table of a step. */
  static async open(step: LessonStep, t: Text): Promise<Attempt> {
    const names = await colourNames(t, step.position);
    const table = await practise(step.position, LIBRARY, scriptedDraw(step), LEARNER, names);
    return new Attempt(step, table, new TableSession(table, null));
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.session.close();
  }

  /** Play the solution. */
  async show(): Promise<void> {
    if (this.session.due.get() === "roll") await this.session.roll();
    for (const move of this.step.solution.split(" ")) await this.session.choose(move);
  }

  /** Point out the piece to move, until something is played. */
  #point(): void {
    const { picking } = this.session;
    if (!this.step.pointed || picking.staged.get().length > 0) return;
    this.session.pointOut(this.step.solution.split(" ")[0] ?? "", "nudge");
  }

  #look(): void {
    const { line } = this.session.game.get();
    const staged = this.session.picking.staged.get().map(({ move }) => move);
    // The first answer stays: what is tried afterwards is only for trying.
    if (this.answer.get().verdict === "open")
      this.answer.set(answerTo(LIBRARY, this.step, line, staged));
    const isSent = line.some(({ what }) => what.kind === "moved");
    if (this.answer.get().verdict !== "right" || !isSent || this.#hasReplied) return;
    this.#hasReplied = true;
    void playReplies(this.table, this.step);
  }
}
