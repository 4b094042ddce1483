/** Ways over the drawing: the last turn, which stays marked, and moves shown as arrows. */
import type { Arrow } from "../board/types";

export interface Spot {
  x: number;
  y: number;
}

const pointsOf = (spots: readonly Spot[]): string => spots.map(({ x, y }) => `${x},${y}`).join(" ");

/** The way of the last turn: a ring at its start, a faded line, a dot where it ended. */
export function LastWay({ spots }: { spots: readonly Spot[] }) {
  const [start, end] = [spots[0], spots.at(-1)];
  if (!start || !end || spots.length < 2) return null;
  return (
    <g className="plan-last" data-last="way">
      <polyline className="plan-last-edge" points={pointsOf(spots)} />
      <polyline className="plan-last-line" points={pointsOf(spots)} />
      <circle className="plan-last-start" cx={start.x} cy={start.y} r={11} />
      <circle className="plan-last-end" cx={end.x} cy={end.y} r={6} />
    </g>
  );
}

/** The place where the last turn ended. */
export function LastPlace(props: { x: number; y: number; width: number; height: number }) {
  return (
    <g className="plan-last" data-last="place">
      <rect className="plan-last-edge" {...props} rx={9} />
      <rect className="plan-last-line" {...props} rx={9} />
    </g>
  );
}

const HEAD = 17;

/** A move as an arrow from its start to its end. */
export function MoveArrow({ spots, kind }: { spots: readonly Spot[]; kind: Arrow["kind"] }) {
  const [end, before] = [spots.at(-1), spots.at(-2)];
  if (!end || !before) return null;
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  const neck = { x: end.x - dx * HEAD, y: end.y - dy * HEAD };
  const head = [
    end,
    { x: neck.x - dy * HEAD * 0.7, y: neck.y + dx * HEAD * 0.7 },
    { x: neck.x + dy * HEAD * 0.7, y: neck.y - dx * HEAD * 0.7 },
  ];
  return (
    <g className="plan-move-arrow" data-arrow={kind}>
      <polyline className="plan-move-arrow-edge" points={pointsOf([...spots.slice(0, -1), neck])} />
      <polygon className="plan-move-arrow-edge" points={pointsOf(head)} />
      <polyline className="plan-move-arrow-line" points={pointsOf([...spots.slice(0, -1), neck])} />
      <polygon className="plan-move-arrow-head" points={pointsOf(head)} />
    </g>
  );
}

/** A move that begins nowhere on the board: a ring where it ends. */
export function MoveRing({ spot, size, kind }: { spot: Spot; size: number; kind: Arrow["kind"] }) {
  const box = { x: spot.x - size / 2, y: spot.y - size / 2, width: size, height: size, rx: 12 };
  return (
    <g className="plan-move-arrow" data-arrow={kind}>
      <rect className="plan-move-arrow-edge" {...box} />
      <rect className="plan-move-arrow-line" {...box} />
    </g>
  );
}

/** Which move of its turn an arrow is, at its start: above for what was played, below for the best. */
export function MoveNumber({
  spot: { x, y },
  order,
  kind,
}: {
  spot: Spot;
  order: number;
  kind: Arrow["kind"];
}) {
  const at = { x: x - 26, y: y + (kind === "best" ? 26 : -26) };
  return (
    <g className="plan-move-number" data-arrow={kind}>
      <circle cx={at.x} cy={at.y} r={13} />
      <text x={at.x} y={at.y} dy="0.36em" textAnchor="middle">
        {order}
      </text>
    </g>
  );
}
