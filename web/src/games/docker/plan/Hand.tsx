import type { Choice } from "../../../board/choice";
import { fillOf, seatMark } from "../../../board/marks";
import type { Motion } from "../../../board/types";
import { Container, Die } from "../../../plan/art";
import { type Box, centre } from "../../../plan/sheet";
import { TrayName } from "../../../plan/TrayName";
import { useKeyframes } from "../../../plan/useMotion";
import type { DockerPosition } from "../position";
import { ROLLING } from "./Motion";
import { dieBox } from "./sheet";

/** The tray of a player: name, containers in hand, and the die while it is theirs. */
export function DockerHand(props: {
  position: DockerPosition;
  seat: number;
  box: Box & { flat: boolean };
  name: string;
  marked: boolean;
  rolling: Motion | null;
  choice: Choice;
  canRoll: boolean;
}) {
  const { position, seat, box, name, marked, rolling, choice } = props;
  const mark = seatMark(seat);
  const isOut = position.out.includes(seat);
  const isTurn = position.turn === seat;
  const die = centre(dieBox(box));
  const roll = rolling?.roll ?? (isTurn ? position.roll : null);
  return (
    <g
      className={isOut ? "plan-tray plan-out" : "plan-tray"}
      data-turn={isTurn}
      data-taken={isTurn && choice.picked.includes("hand")}
      data-open={isTurn && choice.next.has("hand")}
    >
      <rect
        className="plan-tray-ground"
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={12}
        style={isTurn ? { stroke: fillOf(mark) } : undefined}
      />
      <TrayName box={box} mark={mark} name={name} />
      {Array.from({ length: position.hand[seat] ?? 0 }, (_, i) => (
        <Container
          key={i}
          mark={mark}
          x={box.flat ? box.x + 24 + i * 38 : box.x + box.width / 2}
          y={box.flat ? box.y + 46 : box.y + 70 + i * 38}
          size={32}
          marked={marked}
        />
      ))}
      {props.canRoll && isTurn && roll === null && (
        <g className="plan-die-waits">
          <rect className="plan-held-ring" {...dieBox(box)} rx={10} />
          <Die face={5} mark={null} {...die} size={42} />
        </g>
      )}
      {rolling?.roll != null ? (
        <RollingDie key={rolling.key} {...die} face={rolling.roll} />
      ) : (
        roll !== null && <Die face={roll} mark={null} {...die} size={46} />
      )}
    </g>
  );
}

function RollingDie({ x, y, face }: { x: number; y: number; face: number }) {
  const ref = useKeyframes(
    [
      { transform: "translate(-60px, -8px) rotate(-400deg)", opacity: 0.2 },
      { transform: "translate(-14px, 0) rotate(-60deg)", opacity: 1, offset: 0.6 },
      { transform: "none", opacity: 1 },
    ],
    ROLLING,
  );
  return (
    <g ref={ref} style={{ transformOrigin: `${x}px ${y}px` }}>
      <Die face={face} mark={null} x={x} y={y} size={46} />
    </g>
  );
}
