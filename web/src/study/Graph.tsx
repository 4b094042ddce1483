import { useEffect, useRef, useState } from "react";
import type { Judgement } from "../analysis/judgement";
import { judgeHere } from "../analysis/workers";
import { ChanceChart, ChartLegend } from "../table/ChanceChart";
import { numbersOf } from "../table/numbers";
import { useLanguage, useText } from "../text";
import type { Shared } from "./shared";
import type { Node } from "./tree";

type Judged = ReadonlyMap<string, Judgement>;

/** The chances over the line that is shown, for every player; found when someone wants them. */
export function Graph({ study, tree, node, names, fills, budget }: Shared & { budget: number }) {
  const t = useText();
  const language = useLanguage();
  const line = tree.lineThrough(node.id);
  const { judged, isBusy, begin, stop } = useJudgements(budget);
  const missing = line.filter(({ state }) => !judged.has(state.text));
  const at = line.findIndex(({ id }) => id === node.id);
  const here = judged.get(node.state.text);
  const { chance } = numbersOf(language, here?.kind ?? "estimate");
  const shares = here ? here.win.map((share) => chance(share, here.error)) : null;
  const title = t("study-at", { at: at + 1, of: line.length });
  const said = shares ? names.map((name, seat) => `${name} ${shares[seat]}`).join(", ") : "";
  const kinds = new Set(line.flatMap(({ state }) => judged.get(state.text)?.kind ?? []));
  return (
    <div className="study-graph stack" data-judged={line.length - missing.length}>
      <ChanceChart
        label={t("report-chart")}
        points={line.map(({ state }) => judged.get(state.text)?.win ?? null)}
        fills={fills}
        at={at}
        look={(i) => study.goTo(line[i]?.id ?? node.id)}
        said={[title, said].filter(Boolean).join(", ")}
      >
        <ChartLegend title={title} names={names} fills={fills} shares={shares} />
      </ChanceChart>
      {kinds.size > 0 && (
        <p className="row">
          {[...kinds].map((kind) => (
            <span key={kind} className="engine-kind">
              {t(`study-kind-${kind}`)}
            </span>
          ))}
        </p>
      )}
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
    </div>
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
