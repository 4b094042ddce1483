import { useStore } from "@nanostores/react";
import type { ReportResult } from "../protocol";
import { type Text, useLanguage } from "../text";
import { ChanceChart, ChartLegend, until } from "./ChanceChart";
import { useTable } from "./context";
import { numbersOf } from "./numbers";
import { indexOf, roundsOf } from "./steps";

/** About this many turns are numbered. */
const TICKS = 6;

/** Everybody's chance over a finished game, with its rounds, turns and turning points. */
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
  const numbers = numbersOf(useLanguage(), result.kind);
  const { steps } = result;
  const points = [result.start, ...steps.map(({ after }) => after)];
  // A point is where its step has been made: the station at which the next one begins.
  const at = Math.max(
    0,
    stations.findLastIndex((station) => station <= shown),
  );
  const title =
    at === 0 ? t("report-at-start") : t("report-at", { turn: steps[at - 1]?.turn ?? 0 });
  const shares = names.map((_, seat) => numbers.chance(points[at]?.[seat] ?? 0, null));
  const every = Math.max(1, Math.ceil((steps.at(-1)?.turn ?? 0) / TICKS));
  const ticks = steps.flatMap(({ turn }, i) =>
    turn % every === 0 && steps[i + 1]?.turn !== turn ? [{ turn, i: i + 1 }] : [],
  );
  return (
    <ChanceChart
      label={t("report-chart")}
      points={points}
      fills={fills}
      at={at}
      look={(i) => session.look(stations[i] ?? 0)}
      said={`${title}: ${names.map((name, i) => `${name} ${shares[i]}`).join(", ")}`}
      marks={({ x, y, top, bottom }) => (
        <>
          {ticks.map(({ turn, i }) => (
            <text key={turn} x={x(i)} y={bottom - 7} className="chart-turn">
              {turn}
            </text>
          ))}
          {roundsOf(steps, roundOf).map(({ round, index }) => (
            <g key={round}>
              <line x1={x(index)} x2={x(index)} y1={top - 3} y2={y(0)} className="chart-round" />
              <text x={x(index) + 3} y={top - 7} className="chart-round-name">
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
        </>
      )}
    >
      <ChartLegend title={title} names={names} fills={fills} shares={shares} />
    </ChanceChart>
  );
}
