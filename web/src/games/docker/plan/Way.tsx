import type { Token } from "../../../board/choice";
import type { BoardMove, Fact, PathStep } from "../../../board/facts";
import { fillOf, seatMark } from "../../../board/marks";
import type { Arrow } from "../../../board/types";
import { centre } from "../../../plan/sheet";
import { LastPlace, LastWay, MoveArrow, MoveRing } from "../../../plan/trail";
import { walkOf } from "../events";
import { isCard, tokensOf } from "../tokens";
import type { DockerLayout } from "./sheet";

interface Point {
  x: number;
  y: number;
}

/** The points of a move's way: from the square, or from outside for one that enters. */
export function wayPoints(
  layout: DockerLayout,
  tokens: readonly Token[],
  steps: readonly PathStep[],
): Point[] {
  const source = tokens.find((token) => !isCard(token)) ?? "a1";
  const [first] = steps;
  if (!first) return [];
  const start = source === "hand" ? layout.gate(first.place) : layout.top(source);
  return [start, ...steps.map(({ place }) => layout.top(place))];
}

/** The way of a move pointed at, with what each step costs. */
export function DockerWay(props: { layout: DockerLayout; move: BoardMove; seat: number | null }) {
  const { layout, move, seat } = props;
  const points = wayPoints(layout, tokensOf(move.text), move.steps);
  const end = points.at(-1);
  if (!end) return null;
  const mark = seatMark(seat ?? 0);
  const line = points.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g className="plan-way">
      <polyline className="plan-way-edge" points={line} />
      <polyline className="plan-way-line" points={line} style={{ stroke: fillOf(mark) }} />
      <circle cx={end.x} cy={end.y} r={9} style={{ fill: fillOf(mark) }} />
      {move.steps.map((step, i) => {
        const [from, to] = [points[i] ?? end, points[i + 1] ?? end];
        const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
        return (
          <g key={i} className="plan-way-cost">
            <circle cx={x} cy={y} r={13} />
            <text x={x} y={y + 5}>
              {step.cost}
            </text>
          </g>
        );
      })}
    </g>
  );
}

/** The last turn: where the container came from, its way, and where it stands. */
export function DockerLast({ layout, facts }: { layout: DockerLayout; facts: readonly Fact[] }) {
  const steps = walkOf(facts).map(({ data }) => data);
  const [first, end] = [steps[0], steps.at(-1)];
  if (!first || !end) return null;
  const start = first.from === null ? layout.gate(first.to) : layout.top(first.from);
  const { x, y } = layout.top(end.to);
  return (
    <>
      <LastWay spots={[start, ...steps.map(({ to }) => layout.top(to))]} />
      <LastPlace x={x - 36} y={y - 36} width={72} height={72} />
    </>
  );
}

/** A move that is pointed out; a nudge only says which container. */
export function DockerArrow(props: { layout: DockerLayout; arrow: Arrow; seat: number | null }) {
  const { layout, arrow, seat } = props;
  const { tokens, steps, kind } = arrow;
  if (steps.length) return <MoveArrow spots={wayPoints(layout, tokens, steps)} kind={kind} />;
  const source = tokens.find((token) => !isCard(token));
  if (source === undefined || source === "out") return null;
  const spot = source === "hand" ? centre(layout.tray(seat ?? 0)) : layout.top(source);
  return <MoveRing spot={spot} size={78} kind={kind} />;
}
