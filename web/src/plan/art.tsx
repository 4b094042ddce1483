/** Small drawings that several boards use. */
import type { ReactNode } from "react";
import { fillOf, inkOf, type Mark, SEAT_MARKS } from "../board/marks";
import { PIPS } from "../board/pips";
import { CORNERS } from "../board/shapes";

/** The shape that represents a colour, around a point. */
export function Shape(props: { mark: Mark; x: number; y: number; size: number; fill?: string }) {
  const { mark, x, y, size } = props;
  const r = size / 2;
  const style = { fill: props.fill ?? inkOf(mark) };
  const corners = CORNERS[mark.shape];
  if (corners.length === 0) return <circle cx={x} cy={y} r={r} style={style} />;
  const points = corners.map(([dx, dy]) => `${x + r * dx},${y + r * dy}`).join(" ");
  return <polygon points={points} style={style} />;
}

/** The pattern of a colour over a piece, seen where pieces are patterned. */
export const patternOf = (mark: Mark): string => `url(#pattern-${mark.shape})`;

const PATTERNS: Readonly<Record<Mark["shape"], string>> = {
  disc: "M-3 3L3-3M-1 13L13-1M9 15L15 9",
  triangle: "M-1 8L3 4L6 8L9 4L13 8",
  square: "M-1-1L13 13M13-1L-1 13",
  diamond: "M-1 6H13",
};

function Patterns() {
  return (
    <defs>
      {SEAT_MARKS.map((mark) => (
        <pattern
          key={mark.shape}
          id={`pattern-${mark.shape}`}
          width="12"
          height="12"
          patternUnits="userSpaceOnUse"
        >
          <path
            className="plan-pattern-line"
            d={PATTERNS[mark.shape]}
            style={{ stroke: inkOf(mark) }}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** A die around a point; with a mark it is in its owner's colour. */
export function Die(props: {
  face: number | null;
  mark: Mark | null;
  x: number;
  y: number;
  size: number;
  marked?: boolean;
}) {
  const { face, mark, x, y, size, marked } = props;
  const ink = mark ? inkOf(mark) : "var(--ink)";
  return (
    <g>
      <rect
        className="plan-die"
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.18}
        style={{ fill: mark ? fillOf(mark) : "var(--card)" }}
      />
      {mark && (
        <rect
          className="plan-pattern"
          x={x - size / 2}
          y={y - size / 2}
          width={size}
          height={size}
          rx={size * 0.18}
          style={{ fill: patternOf(mark) }}
        />
      )}
      {(PIPS[face ?? 0] ?? []).map(([dx, dy]) => (
        <circle
          key={`${dx}${dy}`}
          cx={x + dx * size * 0.25}
          cy={y + dy * size * 0.25}
          r={size * 0.085}
          style={{ fill: ink }}
        />
      ))}
      {marked && mark && (
        // Beside the die: on it, a disc would be one pip more.
        <Shape
          mark={mark}
          x={x + size * 0.61}
          y={y + size * 0.44}
          size={size * 0.17}
          fill={fillOf(mark)}
        />
      )}
    </g>
  );
}

/** A container from above, around a point. */
export function Container(props: {
  mark: Mark;
  x: number;
  y: number;
  size: number;
  marked: boolean;
}) {
  const { mark, x, y, size, marked } = props;
  const ribs = [-0.3, -0.18, -0.06, 0.06, 0.18, 0.3];
  return (
    <g>
      <rect
        className="plan-container"
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.12}
        style={{ fill: fillOf(mark) }}
      />
      <rect
        className="plan-pattern"
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        rx={size * 0.12}
        style={{ fill: patternOf(mark) }}
      />
      <rect
        className="plan-container-lid"
        x={x - size * 0.38}
        y={y - size * 0.38}
        width={size * 0.76}
        height={size * 0.76}
        rx={size * 0.08}
        style={{ stroke: inkOf(mark) }}
      />
      <path
        className="plan-container-ribs"
        d={ribs.map((dx) => `M${x + dx * size} ${y - size * 0.31}v${size * 0.62}`).join("")}
      />
      {marked && (
        <>
          <circle
            className="plan-pattern"
            cx={x}
            cy={y}
            r={size * 0.24}
            style={{ fill: fillOf(mark) }}
          />
          <Shape mark={mark} x={x} y={y} size={size * 0.32} />
        </>
      )}
    </g>
  );
}

/** The drawing itself, under the buttons: nothing in it can be reached, the buttons say all of it. */
export function Drawing(props: { width: number; height: number; children: ReactNode }) {
  const { width, height, children } = props;
  return (
    <svg className="plan-drawing" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Patterns />
      {children}
    </svg>
  );
}

/** A box with planks, the ground of a board. */
export function Planks({ id }: { id: string }) {
  return (
    <pattern id={id} width="60" height="24" patternUnits="userSpaceOnUse">
      <path className="plan-grain" d="M0 6 Q15 3 30 6 T60 6 M0 18 Q15 21 30 18 T60 18" />
    </pattern>
  );
}
