/** What a position is worth: by seat, by face, by move, and why the best move is best. */
import type { ForcedWin } from "../engine/rules";
import type { State } from "../play/state";
import type { AnalysisResult, FaceWorth, MoveWorth, Reason } from "../protocol";
import { chancesOf, type Evaluator, type JudgedMoves, judgeFaces, meanOfFaces } from "./evaluator";
import { FORCED_TURNS, finished, type Judgement } from "./judgement";
import type { Mind, Progress } from "./mind";
import { findReasons, findReasonsFor } from "./reasons";

/** How many rivals are searched for a forced win that they allow the next player, at most. */
const REFUTED = 3;

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
  const known = moves.filter(({ win }) => win !== null).map(({ action }) => action);
  const ranked = known.length > 1 ? known : moves.map(({ action }) => action);
  const found = await findReasonsFor(evaluator.mind, state, ranked, best.forced);
  const reasons = found.length > 0 ? found : await findRefutation(evaluator.mind, state, known);
  return { ...resultOf(state, best), moves, best: moves[0]?.move ?? null, reasons };
}

/** Return the forced win that a rival allows the next player, if the best move allows none. */
async function findRefutation(
  mind: Mind,
  state: State,
  [best, ...rivals]: readonly number[],
): Promise<Reason[]> {
  if (best === undefined || rivals.length === 0) return [];
  if (await findReply(mind, state, best)) return [];
  for (const rival of rivals.slice(0, REFUTED)) {
    const reply = await findReply(mind, state, rival);
    const question = { best: [best], other: [rival], forced: null, reply };
    if (reply) return findReasons(mind, state, "better", question);
  }
  return [];
}

/** Return the forced win that an action allows the next player. */
async function findReply(mind: Mind, state: State, action: number): Promise<ForcedWin | null> {
  const after = state.play(action);
  if (after.isOver || after.isChance || after.toMove === state.toMove) return null;
  return (await mind.judge(after.game, after.row, 1, FORCED_TURNS)).forced;
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
