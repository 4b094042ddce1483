import type { ReportResult, ReportStep } from "../protocol";
import { useLanguage, useText } from "../text";
import { indexOf } from "./steps";

const [WIDTH, HEIGHT, EDGE] = [640, 240, 14];
/** Room for the percentages on the left. */
const LEFT = 74;

/** Everybody's chance over the game, with the turning points marked. */
export function Chart({
  result,
  names,
  fills,
  look,
}: {
  result: ReportResult;
  names: readonly string[];
  fills: readonly string[];
  look: (step: ReportStep) => void;
}) {
  const t = useText();
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const steps = result.steps;
  const x = (i: number) => LEFT + (i / Math.max(1, steps.length)) * (WIDTH - LEFT - EDGE);
  const y = (chance: number) => EDGE + (1 - chance) * (HEIGHT - 2 * EDGE);
  const line = (seat: number) =>
    [result.start[seat] ?? 0, ...steps.map((step) => step.after[seat] ?? 0)]
      .map((chance, i) => `${x(i).toFixed(1)},${y(chance).toFixed(1)}`)
      .join(" ");
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("report-chart")}>
        {[0, 0.5, 1].map((chance) => (
          <g key={chance}>
            <line x1={LEFT} x2={WIDTH - EDGE} y1={y(chance)} y2={y(chance)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(chance)} className="chart-share">
              {percent.format(chance)}
            </text>
          </g>
        ))}
        {names.map((_, seat) => (
          <polyline
            key={seat}
            points={line(seat)}
            fill="none"
            stroke={fills[seat]}
            strokeWidth="2.5"
          />
        ))}
        {result.turning_points.map((step, k) => {
          const i = indexOf(steps, step);
          return (
            <circle
              key={k}
              cx={x(i + 1)}
              cy={y(step.after[step.seat] ?? 0)}
              r="6"
              fill={fills[step.seat]}
              stroke="var(--card)"
              strokeWidth="2"
              className="chart-point"
              onClick={() => look(steps[i] ?? step)}
            />
          );
        })}
      </svg>
      <figcaption className="row soft">
        {names.map((name, seat) => (
          <span key={seat} className="row">
            <span className="dot" style={{ background: fills[seat] }} aria-hidden="true" />
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
