import { seatMark } from "../../../board/marks";
import { Die } from "../../../plan/art";
import type { PlanGame } from "../../../plan/game";
import "../pieces.css";
import type { DocePosition } from "../position";
import { DoceArt } from "./Art";
import { Blocker } from "./Hand";

export const plan: PlanGame<DocePosition> = {
  Art: DoceArt,
  option: ({ position }) => {
    const mark = seatMark(position.turn ?? 0);
    return (token) => (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <Die face={Number(token)} mark={mark} x={22} y={22} size={40} />
      </svg>
    );
  },
  dragged({ position, choice, view }) {
    if (choice.picked[0] !== "blocker" || position.turn === null) return null;
    return (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <Blocker x={22} y={22} size={40} seat={position.turn} marked={view.marks} />
      </svg>
    );
  },
};
