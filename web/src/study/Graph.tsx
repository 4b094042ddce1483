import { useEffect, useRef, useState } from "react";
import type { Judgement } from "../analysis/judgement";
import { judgeHere } from "../analysis/workers";
import { useLanguage, useText } from "../text";
import type { Shared } from "./shared";
import type { Node } from "./tree";

const [WIDTH, HEIGHT, EDGE, LEFT] = [640, 220, 14, 74];

type Judged = ReadonlyMap<string, Judgement>;

/** The chances over the line that is shown, for every player; found when somebody wants them. */
export function Graph({ study, tree, node, names, fills, budget }: Shared & { budget: number }) {
  const t = useText();
  const percent = new Intl.NumberFormat(useLanguage(), { style: "percent" });
  const line = tree.lineThrough(node.id);
  const { judged, isBusy, begin, stop } = useJudgements(budget);
  const missing = line.filter(({ state }) => !judged.has(state.text));
  const x = (i: number) => LEFT + (i / Math.max(1, line.length - 1)) * (WIDTH - LEFT - EDGE);
  const y = (share: number) => EDGE + (1 - share) * (HEIGHT - 2 * EDGE);
  const here = line.findIndex(({ id }) => id === node.id);
  const points = (seat: number) =>
    line
      .flatMap(({ state }, i) => {
        const share = judged.get(state.text)?.win[seat];
        return share === undefined ? [] : [`${x(i).toFixed(1)},${y(share).toFixed(1)}`];
      })
      .join(" ");
  const kinds = new Set([...judged.values()].map(({ kind }) => kind));
  return (
    <figure className="chart study-graph" data-judged={line.length - missing.length}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("report-chart")}>
        {[0, 0.5, 1].map((share) => (
          <g key={share}>
            <line x1={LEFT} x2={WIDTH - EDGE} y1={y(share)} y2={y(share)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(share)} className="chart-share">
              {percent.format(share)}
            </text>
          </g>
        ))}
        <line x1={x(here)} x2={x(here)} y1={EDGE} y2={HEIGHT - EDGE} stroke="var(--accent)" />
        {names.map((_, seat) => (
          <polyline
            key={seat}
            points={points(seat)}
            fill="none"
            stroke={fills[seat]}
            strokeWidth="2.5"
          />
        ))}
        {line.map(({ id }, i) => (
          <rect
            key={id}
            x={x(i) - (WIDTH - LEFT) / line.length / 2}
            y={0}
            width={(WIDTH - LEFT) / line.length}
            height={HEIGHT}
            fill="transparent"
            onClick={() => study.goTo(id)}
          />
        ))}
      </svg>
      <figcaption className="row soft">
        {names.map((name, seat) => (
          <span key={seat} className="row">
            <span className="dot" style={{ background: fills[seat] }} aria-hidden="true" />
            {name}
          </span>
        ))}
        {[...kinds].map((kind) => (
          <span key={kind}>{t(`study-kind-${kind}`)}</span>
        ))}
      </figcaption>
      {isBusy ? (
        <button type="button" className="button" onClick={stop}>
          {t("study-stop")}
        </button>
      ) : (
        missing.length > 0 && (
          <button type="button" className="button" onClick={() => begin(missing)}>
            {t("study-graph", { count: missing.length })}
          </button>
        )
      )}
    </figure>
  );
}

interface Judging {
  judged: Judged;
  isBusy: boolean;
  begin: (nodes: readonly Node[]) => void;
  stop: () => void;
}

function useJudgements(budget: number): Judging {
  const [known, setKnown] = useState<{ budget: number; judged: Judged }>({
    budget,
    judged: new Map(),
  });
  const [running, setRunning] = useState<AbortController | null>(null);
  const last = useRef<AbortController | null>(null);
  useEffect(() => () => last.current?.abort(), []);
  const judged: Judged = known.budget === budget ? known.judged : new Map();
  return {
    judged,
    isBusy: running !== null,
    begin: (nodes) => {
      const end = new AbortController();
      last.current = end;
      setRunning(end);
      const states = [...new Map(nodes.map(({ state }) => [state.text, state])).values()];
      judgeHere(states, { signal: end.signal, budget }, ({ text }, judgement) =>
        setKnown((old) => ({
          budget,
          judged: new Map(old.budget === budget ? old.judged : []).set(text, judgement),
        })),
      )
        .catch(() => undefined)
        .finally(() => setRunning((now) => (now === end ? null : now)));
    },
    stop: () => last.current?.abort(),
  };
}
