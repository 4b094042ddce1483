import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from "react";
import { useLanguage } from "../text";
import "./chart.css";

const [WIDTH, HEIGHT] = [400, 210];
/** Room for the percentages on the left, for rounds above and for turns below. */
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 6, 20, 24];
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Where something stands on the chart: a point of the game, and a share. */
export interface Plot {
  x: (i: number) => number;
  y: (share: number) => number;
  top: number;
  bottom: number;
}

interface Props {
  label: string;
  /** The shares by seat at each point of the game; null where they are not known. */
  points: readonly (readonly number[] | null)[];
  fills: readonly string[];
  /** The point that the board shows. */
  at: number;
  look: (i: number) => void;
  /** The point that the board shows, in words. */
  said: string;
  /** Drawn over the bands. */
  marks?: (plot: Plot) => ReactNode;
  /** Below the chart. */
  children?: ReactNode;
}

/** The height at which the band of a seat ends; seat 0 is at the bottom. */
export const until = (point: readonly number[], seat: number): number =>
  point.slice(0, seat + 1).reduce((sum, share) => sum + share, 0);

/**
 * Everybody's chance over a game: the height of a band is the chance of a player. It is a slider
 * through the game, which also shows where the board is.
 */
export function ChanceChart({ label, points, fills, at, look, said, marks, children }: Props) {
  const root = useRef<SVGSVGElement>(null);
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const last = points.length - 1;
  const known = points.flatMap((point, i) => (point ? [{ point, i }] : []));
  const x = (i: number) => LEFT + (i / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  const edge = (seat: number) =>
    known.map(({ point, i }) => `${x(i).toFixed(1)},${y(until(point, seat)).toFixed(1)}`);
  const band = (seat: number) => [...edge(seat), ...edge(seat - 1).reverse()].join(" ");
  const goTo = (i: number) => look(Math.max(0, Math.min(last, i)));
  const onKeyDown = (event: KeyboardEvent) => {
    const to = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - 10,
      PageUp: at + 10,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    goTo(to);
  };
  const onPointer = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box || (event.type === "pointermove" && event.buttons === 0)) return;
    const across = ((event.clientX - box.left) / box.width) * WIDTH;
    goTo(Math.round(((across - LEFT) / (WIDTH - LEFT - RIGHT)) * last));
  };
  return (
    <figure className="chart">
      <div
        role="slider"
        tabIndex={0}
        className="chart-slider"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={said}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg ref={root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {fills.map((fill, seat) => (
            <polygon key={seat} points={band(seat)} fill={fill} className="chart-band" />
          ))}
          {SHARES.map((share) => (
            <g key={share}>
              <line
                x1={LEFT}
                x2={WIDTH - RIGHT}
                y1={y(share)}
                y2={y(share)}
                className="chart-grid"
              />
              <text x={LEFT - 6} y={y(share)} className="chart-share">
                {percent.format(share)}
              </text>
            </g>
          ))}
          {fills.slice(1).map((_, seat) => (
            <polyline key={seat} points={edge(seat).join(" ")} className="chart-edge" />
          ))}
          {marks?.({ x, y, top: TOP, bottom: HEIGHT })}
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={y(0)} className="chart-cursor" />
          <circle cx={x(at)} cy={TOP} r="4" className="chart-cursor" />
        </svg>
      </div>
      {children}
    </figure>
  );
}

/** Whose colour is whose, with the chances at the point that is shown. */
export function ChartLegend(props: {
  title: string;
  names: readonly string[];
  fills: readonly string[];
  /** Chances in words; null where they are not known. */
  shares: readonly string[] | null;
}) {
  return (
    <figcaption className="row chart-legend">
      <strong>{props.title}</strong>
      {props.names.map((name, seat) => (
        <span key={seat} className="row">
          <span className="dot" style={{ background: props.fills[seat] }} aria-hidden="true" />
          {name} <strong>{props.shares?.[seat]}</strong>
        </span>
      ))}
    </figcaption>
  );
}
