/** The line that shows how a puzzle goes, turn by turn. */
import { type Library, State } from "../play/state";
import type { Puzzle } from "./list";

/** Moves that one seat makes one after the other. */
export interface Turn {
  seat: number;
  moves: readonly string[];
  /** The points that each of them brings its seat. */
  points: readonly number[];
  /** Whether the turn is over with the last of them. */
  isWhole: boolean;
}

export function turnsOf(library: Library, { position, line }: Puzzle): readonly Turn[] {
  const turns: Turn[] = [];
  let state = State.read(library, position);
  for (const move of line) {
    const seat = state.toMove ?? 0;
    const next = state.play(move);
    const points = (next.scores?.[seat] ?? 0) - (state.scores?.[seat] ?? 0);
    const isWhole = next.isOver || next.toMove !== seat;
    const last = turns.at(-1);
    if (last && !last.isWhole)
      turns.splice(-1, 1, {
        seat,
        moves: [...last.moves, move],
        points: [...last.points, points],
        isWhole,
      });
    else turns.push({ seat, moves: [move], points: [points], isWhole });
    state = next;
  }
  return turns;
}
