/**
 * Whether the moves of a learner reach the goal of a step: the same judgement as in Python
 * (`core/lessons.py`, which describes the goals).
 */
import type { Goal } from "../games/module";
import type { State } from "../play/state";

export type Verdict = "right" | "open" | "wrong";

/** Judge the moves that were made since `start`, a position in which a move is due. */
export function judge(start: State, goal: Goal, moves: readonly string[]): Verdict {
  const seat = start.toMove ?? 0;
  const now = moves.reduce((state, move) => state.play(move), start);
  const { least = 0 } = goal;
  switch (goal.kind) {
    case "move":
      return moves.length ? "right" : "open";
    case "lines":
      return judgeLine(goal.lines ?? [], moves.join(" "));
    case "points":
      if (won(start, now, seat) >= least) return "right";
      return moves.length < (goal.moves ?? 1) ? "open" : "wrong";
    case "stuck":
      if (!now.isChance) return "open";
      return stuckFaces(now) >= least ? "right" : "wrong";
    case "safe": {
      if (now.toMove === seat) return "open";
      const isSafe =
        !givesPoints(start, now, seat) &&
        !now.actions.some((action) => givesPoints(now, now.after(action), seat));
      return isSafe ? "right" : "wrong";
    }
    default:
      throw new Error(`a lesson has no goal ${goal.kind}`);
  }
}

function judgeLine(lines: readonly string[], line: string): Verdict {
  if (lines.includes(line)) return "right";
  return line === "" || lines.some((one) => one.startsWith(`${line} `)) ? "open" : "wrong";
}

/** The points that a seat has won between two positions. */
function won(before: State, after: State, seat: number): number {
  return (after.scores?.[seat] ?? 0) - (before.scores?.[seat] ?? 0);
}

/** Whether another seat wins points. */
function givesPoints(before: State, after: State, seat: number): boolean {
  return (after.scores ?? []).some((_, other) => other !== seat && won(before, after, other) > 0);
}

/** How many faces put the player who is about to roll out of the game. */
export function stuckFaces(state: State): number {
  const seat = state.toMove ?? -1;
  let count = 0;
  for (let face = 1; face <= state.playable.family.outcomeCount; face += 1) {
    const rolled = state.roll(face);
    const [only, ...others] = rolled.actions;
    if (only !== undefined && others.length === 0 && rolled.after(only).gone.includes(seat))
      count += 1;
  }
  return count;
}
