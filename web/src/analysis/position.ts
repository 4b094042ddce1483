/** What a position is worth: by seat, by face, by move, and why the best move is best. */
import type { State } from "../play/state";
import type { AnalysisResult, FaceWorth, MoveWorth } from "../protocol";
import { chancesOf, type Evaluator, type JudgedMoves, judgeFaces, meanOfFaces } from "./evaluator";
import { finished, type Judgement } from "./judgement";
import type { Progress } from "./mind";
import { findReasons } from "./reasons";

/** Return what an evaluator knows about a position. */
export async function analyse(
  state: State,
  evaluator: Evaluator,
  progress?: Progress,
): Promise<AnalysisResult> {
  if (state.isOver) return resultOf(state, finished(state));
  if (state.isChance) {
    const faces = await judgeFaces(state, evaluator, progress);
    return { ...resultOf(state, meanOfFaces(state, faces)), faces: facesOf(state, faces) };
  }
  const judged = await evaluator.judgeMoves(state, progress);
  const ranked = rankMoves(state, judged);
  const best = firstOf(judged);
  const [first, second] = ranked.map(({ action }) => action);
  const reasons = await findReasons(evaluator.mind, state, "reasons", {
    best: first === undefined ? [] : [first],
    other: second === undefined ? [] : [second],
    forced: best.forced,
    reply: null,
  });
  const moves = ranked.map(({ worth }) => worth);
  return { ...resultOf(state, best), moves, best: moves[0]?.move ?? null, reasons };
}

/** Return the judgement of the best move. */
export function firstOf(judged: JudgedMoves): Judgement {
  const best = judged[0]?.[1];
  if (!best) throw new Error("an evaluator must judge the move that it puts first");
  return best;
}

/**
 * Return the legal moves with their worth: the best, then the others by what they lose, then those
 * that were not looked at closely. A search's choice counts as the best.
 */
function rankMoves(
  state: State,
  judged: JudgedMoves,
): readonly { action: number; worth: MoveWorth }[] {
  const seat = state.toMove ?? 0;
  const best = firstOf(judged).win[seat] ?? 0;
  const all = judged.map(([action, found]) => {
    const move = state.write(action);
    if (!found)
      return { action, worth: { move, win: null, regret: null, kind: null, error: null } };
    const { win, kind, error } = found;
    const regret = Math.max(0, best - (win[seat] ?? 0));
    return { action, worth: { move, win: [...win], regret, kind, error } };
  });
  const [first, ...others] = all;
  const lost = ({ worth }: (typeof all)[number]) => worth.regret ?? Number.POSITIVE_INFINITY;
  others.sort((a, b) => (lost(a) === lost(b) ? 0 : lost(a) - lost(b)));
  return first ? [first, ...others] : [];
}

function facesOf(state: State, judged: ReadonlyMap<number, Judgement>): FaceWorth[] {
  return chancesOf(state).map((chance, i) => {
    const face = i + 1;
    const found = judged.get(face);
    if (!found) return { face, chance: 0, win: null, best: null };
    const best = found.best === null ? null : state.roll(face).write(found.best);
    return { face, chance, win: [...found.win], best };
  });
}

function resultOf(state: State, { kind, error, win }: Judgement): AnalysisResult {
  return {
    position: state.text,
    kind,
    error,
    to_move: state.toMove,
    win: [...win],
    faces: [],
    moves: [],
    best: null,
    reasons: [],
  };
}
