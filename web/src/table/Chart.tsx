import { useStore } from "@nanostores/react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { ReportResult } from "../protocol";
import { type Text, useLanguage } from "../text";
import { useTable } from "./context";
import { numbersOf } from "./numbers";
import { indexOf, roundsOf } from "./steps";

const [WIDTH, HEIGHT] = [400, 210];
/** Room for the percentages on the left, for rounds above and for turns below. */
const [LEFT, RIGHT, TOP, BOTTOM] = [44, 6, 20, 24];
const SHARES = [0, 0.25, 0.5, 0.75, 1];
/** About this many turns are numbered. */
const TICKS = 6;

/**
 * Everybody's chance over the game: the height of a band is the chance of a player. It is a slider
 * through the game, which also shows where the board is.
 */
export function Chart({
  t,
  result,
  names,
  fills,
  stations,
  roundOf,
}: {
  t: Text;
  result: ReportResult;
  names: readonly string[];
  fills: readonly string[];
  /** The station that each step begins at, and the last one. */
  stations: readonly number[];
  roundOf: (position: string) => number;
}) {
  const session = useTable();
  const shown = useStore(session.showing.shown);
  const language = useLanguage();
  const root = useRef<SVGSVGElement>(null);
  const percent = new Intl.NumberFormat(language, { style: "percent" });
  const { steps } = result;
  const points = [result.start, ...steps.map(({ after }) => after)];
  const last = points.length - 1;
  // A point is where its step has been made: the station at which the next one begins.
  const at = Math.max(
    0,
    stations.findLastIndex((station) => station <= shown),
  );
  const x = (i: number) => LEFT + (i / Math.max(1, last)) * (WIDTH - LEFT - RIGHT);
  const y = (share: number) => TOP + (1 - share) * (HEIGHT - TOP - BOTTOM);
  /** The height at which the band of a seat ends; seat 0 is at the bottom. */
  const until = (point: readonly number[], seat: number) =>
    point.slice(0, seat + 1).reduce((sum, share) => sum + share, 0);
  const edge = (seat: number) =>
    points.map((point, i) => `${x(i).toFixed(1)},${y(until(point, seat)).toFixed(1)}`);
  const band = (seat: number) => [...edge(seat), ...edge(seat - 1).reverse()].join(" ");
  const look = (i: number) => session.look(stations[Math.max(0, Math.min(last, i))] ?? 0);
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
    look(to);
  };
  const onPointer = (event: PointerEvent) => {
    const box = root.current?.getBoundingClientRect();
    if (!box || (event.type === "pointermove" && event.buttons === 0)) return;
    const across = ((event.clientX - box.left) / box.width) * WIDTH;
    look(Math.round(((across - LEFT) / (WIDTH - LEFT - RIGHT)) * last));
  };
  const numbers = numbersOf(language, result.kind);
  const turnAt = (i: number) =>
    i === 0 ? t("report-at-start") : t("report-at", { turn: steps[i - 1]?.turn ?? 0 });
  const shares = names.map((_, seat) => numbers.chance(points[at]?.[seat] ?? 0, null));
  const every = Math.max(1, Math.ceil((steps.at(-1)?.turn ?? 0) / TICKS));
  const ticks = steps.flatMap(({ turn }, i) =>
    turn % every === 0 && steps[i + 1]?.turn !== turn ? [{ turn, i: i + 1 }] : [],
  );
  return (
    <figure className="chart">
      <div
        role="slider"
        tabIndex={0}
        className="chart-slider"
        aria-label={t("report-chart")}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={`${turnAt(at)}: ${names.map((name, i) => `${name} ${shares[i]}`).join(", ")}`}
        onKeyDown={onKeyDown}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
      >
        <svg ref={root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
          {names.map((_, seat) => (
            <polygon key={seat} points={band(seat)} fill={fills[seat]} className="chart-band" />
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
          {names.slice(1).map((_, seat) => (
            <polyline key={seat} points={edge(seat).join(" ")} className="chart-edge" />
          ))}
          {ticks.map(({ turn, i }) => (
            <text key={turn} x={x(i)} y={HEIGHT - 7} className="chart-turn">
              {turn}
            </text>
          ))}
          {roundsOf(steps, roundOf).map(({ round, index }) => (
            <g key={round}>
              <line x1={x(index)} x2={x(index)} y1={TOP - 3} y2={y(0)} className="chart-round" />
              <text x={x(index) + 3} y={TOP - 7} className="chart-round-name">
                {t("report-round", { round })}
              </text>
            </g>
          ))}
          {result.turning_points.map((step, i) => {
            const index = indexOf(steps, step) + 1;
            const point = points[index] ?? [];
            const middle = until(point, step.seat) - (point[step.seat] ?? 0) / 2;
            return <circle key={i} cx={x(index)} cy={y(middle)} r="4" className="chart-point" />;
          })}
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={y(0)} className="chart-cursor" />
          <circle cx={x(at)} cy={TOP} r="4" className="chart-cursor" />
        </svg>
      </div>
      <figcaption className="row chart-legend">
        <strong>{turnAt(at)}</strong>
        {names.map((name, seat) => (
          <span key={seat} className="row">
            <span className="dot" style={{ background: fills[seat] }} aria-hidden="true" />
            {name} <strong>{shares[seat]}</strong>
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
