/** What a position is worth: by seat, by face, by move, and why the best move is best. */
import type { State } from "../play/state";
import type { AnalysisResult, FaceWorth, MoveWorth } from "../protocol";
import { chancesOf, type Evaluator, type JudgedMoves, judgeFaces, meanOfFaces } from "./evaluator";
import { finished, type Judgement } from "./judgement";
import type { Progress } from "./mind";
import { findReasonsFor } from "./reasons";

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
  const moves = rankMoves(state, judged);
  const best = firstOf(judged);
  const ranked = moves.map(({ action }) => action);
  const reasons = await findReasonsFor(evaluator.mind, state, ranked, best.forced);
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
 * that were not looked at closely. No move has a higher value than the best one.
 */
function rankMoves(state: State, judged: JudgedMoves): MoveWorth[] {
  const seat = state.toMove ?? 0;
  const best = firstOf(judged).win[seat] ?? 0;
  const [first, ...others] = judged.map(([action, found]): MoveWorth => {
    const move = state.write(action);
    if (!found) return { move, action, win: null, regret: null, kind: null, error: null };
    const { win, kind, error } = found;
    const regret = best - (win[seat] ?? 0);
    return { move, action, win: [...win], regret, kind, error };
  });
  const lost = ({ regret }: MoveWorth) => regret ?? Number.POSITIVE_INFINITY;
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
