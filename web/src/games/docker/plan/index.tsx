import { seatMark } from "../../../board/marks";
import { Container } from "../../../plan/art";
import type { PlanGame } from "../../../plan/game";
import type { DockerPosition } from "../position";
import "../pieces.css";
import { DockerArt } from "./Art";

export const plan: PlanGame<DockerPosition> = {
  Art: DockerArt,
  dragged({ position, choice, view }) {
    if (choice.picked.length === 0 || position.turn === null) return null;
    return (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <Container mark={seatMark(position.turn)} x={22} y={22} size={42} marked={view.marks} />
      </svg>
    );
  },
};
