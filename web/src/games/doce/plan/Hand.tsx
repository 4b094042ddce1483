import type { Choice } from "../../../board/choice";
import { fillOf, inkOf, seatMark } from "../../../board/marks";
import { Shape } from "../../../plan/art";
import { centre } from "../../../plan/sheet";
import { TrayName } from "../../../plan/TrayName";
import type { DocePosition } from "../position";
import type { DoceLayout } from "./sheet";

/** A player's tray: name, dice left, the blocker while it is held. */
export function DoceHand(props: {
  position: DocePosition;
  seat: number;
  layout: DoceLayout;
  name: string;
  choice: Choice;
  marked: boolean;
}) {
  const { position, seat, layout, name, choice, marked } = props;
  const { flat, ...box } = layout.tray(seat);
  const mark = seatMark(seat);
  const isTurn = position.turn === seat;
  const blocker = layout.blocker(seat);
  return (
    <g className="plan-tray" data-turn={isTurn}>
      <rect
        className="plan-tray-ground"
        {...box}
        rx={12}
        style={isTurn ? { stroke: fillOf(mark) } : undefined}
      />
      <TrayName box={{ ...box, flat }} mark={mark} name={name} />
      {Array.from({ length: position.dice[seat] ?? 0 }, (_, i) => (
        <rect
          key={i}
          className="plan-die"
          x={flat ? box.x + 10 + i * 34 : box.x + 20}
          y={flat ? box.y + 32 : box.y + 54 + i * 32}
          width={26}
          height={26}
          rx={5}
          style={{ fill: fillOf(mark) }}
        />
      ))}
      {position.blockers[seat] && (
        <g
          className="plan-held"
          data-taken={isTurn && choice.picked.includes("blocker")}
          data-open={isTurn && choice.next.has("blocker")}
        >
          <rect className="plan-held-ring" {...blocker} rx={10} />
          <Blocker {...centre(blocker)} size={42} seat={seat} marked={marked} />
        </g>
      )}
    </g>
  );
}

/** A blocker: a flat slab with a cross. */
export function Blocker(props: {
  x: number;
  y: number;
  size: number;
  seat: number;
  marked: boolean;
}) {
  const { x, y, size, seat, marked } = props;
  const mark = seatMark(seat);
  const r = size / 2;
  const d = r * 0.62;
  return (
    <g className="plan-blocker">
      <rect
        x={x - r}
        y={y - r}
        width={size}
        height={size}
        rx={size * 0.5}
        style={{ fill: fillOf(mark) }}
      />
      <path
        d={`M${x - d} ${y - d}L${x + d} ${y + d}M${x + d} ${y - d}L${x - d} ${y + d}`}
        style={{ stroke: inkOf(mark), strokeWidth: size * 0.12 }}
      />
      {marked && (
        <>
          <circle cx={x} cy={y} r={size * 0.19} style={{ fill: fillOf(mark) }} />
          <Shape mark={mark} x={x} y={y} size={size * 0.22} />
        </>
      )}
    </g>
  );
}
