import { useEffect, useState } from "react";
import { GRAVE, MISTAKE, totalFor } from "../analysis/steps";
import { type Sentence, summarise } from "../analysis/summary";
import { type UsualAccuracy, usualAccuracy } from "../analysis/usual";
import { familyOf } from "../board/position";
import type { ReportResult, ReportStep } from "../protocol";
import type { TableSession } from "../state/session";
import { type Text, useLanguage, useLongText, useText } from "../text";
import { errorText } from "../ui/errors";
import { pointOutTurn } from "./arrows";
import { Chart } from "./Chart";
import { useGame, useNames, usePlay, useSeats, useTable } from "./context";
import { reasonText } from "./Hint";
import { numbersOf } from "./numbers";
import { indexOf, stationsOf } from "./steps";
import { reportTable } from "./study";
import { useStudy } from "./useStudy";
import "./report.css";

/** Reports that are ready: a finished game does not change. */
const ready = new WeakMap<TableSession, ReportResult>();

/** The report on a finished game. It is made when it is first looked at. */
export default function Report({ fills }: { fills: readonly string[] }) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const session = useTable();
  const { result, progress, problem, begin } = useStudy(async (wishes) => {
    const found = await reportTable(session, wishes);
    ready.set(session, found);
    return found;
  }, ready.get(session) ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once
  useEffect(() => {
    if (!result) begin();
  }, []);
  if (!long) return <p>{t("busy")}</p>;
  if (result) return <Found t={long} result={result} fills={fills} />;
  if (problem !== null) {
    return (
      <div>
        <p className="notice bad">{errorText(t, language, problem)}</p>
        <button type="button" className="button" onClick={begin}>
          {t("failure-again")}
        </button>
      </div>
    );
  }
  return (
    <div>
      <p role="status">{long("report-busy", { percent: Math.round(100 * (progress ?? 0)) })}</p>
      <progress max={1} value={progress ?? 0} aria-label={long("report-progress")} />
    </div>
  );
}

interface FoundProps {
  t: Text;
  result: ReportResult;
  fills: readonly string[];
}

function Found({ t, result, fills }: FoundProps) {
  const language = useLanguage();
  const { line } = useGame();
  const names = useNames();
  const seats = useSeats();
  const play = usePlay();
  const reader = seats.length === 1 ? (seats[0] ?? null) : null;
  const stations = [...stationsOf(result.steps, line), line.length - 1];
  return (
    <div className="report">
      <div className="report-summary">
        {summarise(result, reader).map((sentence) => (
          <p key={sentence.key}>{sayIn(t, sentence, names, reader)}</p>
        ))}
      </div>
      <How t={t} result={result} names={names} reader={reader} />
      <Chart
        t={t}
        result={result}
        names={names}
        fills={fills}
        stations={stations}
        roundOf={(position) => play.read(position).round ?? 1}
      />
      <SeatTable t={t} result={result} names={names} />
      <Usual t={t} />
      <Moments t={t} result={result} names={names} stations={stations} />
      <p className="soft">
        {t(`report-${result.kind}`)} {result.has_chance && `${t("report-luck-about")} `}
        {t("report-loss-about", {
          mistake: new Intl.NumberFormat(language).format(100 * MISTAKE),
          grave: new Intl.NumberFormat(language).format(100 * GRAVE),
        })}
      </p>
    </div>
  );
}

function sayIn(
  t: Text,
  { key, seat, args }: Sentence,
  names: readonly string[],
  reader: number | null,
): string {
  return t(`summary-${key}`, { who: names[seat] ?? "", you: seat === reader ? 1 : 0, ...args });
}

/** The formulas, with the numbers of this game. */
function How(props: {
  t: Text;
  result: ReportResult;
  names: readonly string[];
  reader: number | null;
}) {
  const { t, result, names, reader } = props;
  const language = useLanguage();
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const signed = new Intl.NumberFormat(language, {
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const without = summarise(result, reader).find(({ key }) => key === "without-luck");
  const luckless = (seat: number): string => {
    const steps = result.steps.filter(({ cause }) => cause !== "luck");
    const own = totalFor(
      steps.filter((step) => step.seat === seat),
      seat,
    );
    const others = totalFor(steps, seat) - own;
    const start = result.start[seat] ?? 0;
    const sum = start + own + others;
    const clipped = Math.min(1, Math.max(0, sum));
    return t("report-how-luck", {
      who: names[seat] ?? "",
      start: whole.format(100 * start),
      own: signed.format(100 * own),
      others: signed.format(100 * others),
      sum: whole.format(100 * sum),
      clipped: Math.abs(sum - clipped) > 0.005 ? 1 : 0,
      times: whole.format(100 * clipped),
    });
  };
  return (
    <details className="report-how">
      <summary>{t("report-how")}</summary>
      <p>{t("report-how-accuracy")}</p>
      {without && <p>{luckless(without.seat)}</p>}
    </details>
  );
}

function SeatTable({
  t,
  result,
  names,
}: {
  t: Text;
  result: ReportResult;
  names: readonly string[];
}) {
  const { change, points } = numbersOf(useLanguage(), result.kind);
  const { has_chance: hasLuck } = result;
  return (
    <table>
      <caption className="hidden">{t("report-seats")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("report-player")}</th>
          <th scope="col">{t("report-accuracy")}</th>
          <th scope="col">{t("report-mistakes")}</th>
          {hasLuck && <th scope="col">{t("report-luck")}</th>}
        </tr>
      </thead>
      <tbody>
        {result.seats.map(({ seat, accuracy, loss_error, mistakes, grave, luck, luck_error }) => (
          <tr key={seat}>
            <th scope="row">{names[seat]}</th>
            <td>
              {accuracy !== null &&
                t("report-accuracy-of", { points: points(accuracy, loss_error) })}
            </td>
            <td>{t("report-mistakes-of", { count: mistakes, grave })}</td>
            {hasLuck && <td>{change(luck ?? 0, luck_error ?? 0)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The accuracy that is usual for each level, where it was measured. */
function Usual({ t }: { t: Text }) {
  const { opened } = useGame();
  const language = useLanguage();
  const family = familyOf(opened?.game ?? "");
  const [usual, setUsual] = useState<UsualAccuracy | null>(null);
  useEffect(() => {
    let current = true;
    usualAccuracy(family).then(
      (found) => {
        if (current) setUsual(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [family]);
  if (!usual) return null;
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const levels = Object.entries(usual.levels);
  return (
    <>
      <table className="report-usual">
        <caption>{t("report-usual-title")}</caption>
        <tbody>
          <tr>
            <th scope="row">{t("report-level")}</th>
            {levels.map(([level]) => (
              <td key={level}>{level}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{t("report-accuracy")}</th>
            {levels.map(([level, accuracy]) => (
              <td key={level}>{whole.format(100 * accuracy)}</td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="soft">{t("report-usual-about", { games: usual.games })}</p>
    </>
  );
}

/** What is worth looking at: everybody's best turn and greatest mistake, and the turning points. */
function Moments(props: {
  t: Text;
  result: ReportResult;
  names: readonly string[];
  stations: readonly number[];
}) {
  const { t, result } = props;
  const { steps, turning_points } = result;
  const own = result.seats.flatMap(({ best_step, worst_step }) => [
    ...momentOf(steps, "report-best-turn", best_step),
    ...momentOf(steps, "report-worst-turn", worst_step),
  ]);
  return (
    <>
      {own.length > 0 && <h2>{t("report-moments")}</h2>}
      <ol className="report-moments">
        {own.map(({ title, step }, i) => (
          <Moment
            key={i}
            {...props}
            step={step}
            title={`${t(title)} · ${t("report-at", { turn: step.turn })}`}
          />
        ))}
      </ol>
      <h2>{t("report-turning")}</h2>
      {turning_points.length === 0 && <p>{t("report-turning-none")}</p>}
      <ol className="report-moments" aria-label={t("report-turning")}>
        {turning_points.map((step, i) => (
          <Moment key={i} {...props} step={step} title={t("report-at", { turn: step.turn })} />
        ))}
      </ol>
    </>
  );
}

function momentOf(
  steps: readonly ReportStep[],
  title: string,
  index: number | null,
): { title: string; step: ReportStep }[] {
  const step = index === null ? undefined : steps[index];
  return step ? [{ title, step }] : [];
}

/** A step of the game; pressing it shows the position in which it was made. */
function Moment({
  t,
  result,
  names,
  stations,
  step,
  title,
}: {
  t: Text;
  result: ReportResult;
  names: readonly string[];
  stations: readonly number[];
  step: ReportStep;
  title: string;
}) {
  const session = useTable();
  const play = usePlay();
  const language = useLanguage();
  const numbers = numbersOf(language, step.kind);
  const words = (turn: string): string =>
    turn
      .split(" ")
      .map((move) => play.moveWords(move, { t, names }))
      .join(", ");
  const who = names[step.seat] ?? "";
  const did =
    step.cause === "luck"
      ? t("report-step-luck", { who, face: step.text })
      : step.cause === "skill"
        ? t("report-step-skill", { who, move: words(step.text) })
        : t("report-step-leaving", { who });
  const whole = Math.round(100 * step.margin);
  return (
    <li>
      <button
        type="button"
        className="report-moment"
        onClick={() => {
          session.look(stations[indexOf(result.steps, step)] ?? 0);
          pointOutTurn(session, step);
          // On a narrow page the board is further up.
          document.querySelector(".board-area")?.scrollIntoView({ block: "nearest" });
        }}
      >
        <span className="report-moment-head">
          <strong>{title}</strong>
          <span className={step.change < 0 ? "report-loss" : "report-gain"}>
            {step.margin > 0 ? "" : numbers.change(step.change, step.error)}
          </span>
        </span>
        <span>
          {did}
          {step.margin > 0 && ` (${t("report-margin", { points: whole })})`}
          {step.mistake && ` (${t(`report-${step.mistake}`)})`}
        </span>
        {step.best && (
          <span className="report-better">{t("report-better", { move: words(step.best) })}</span>
        )}
      </button>
      {step.reasons.length > 0 && (
        <ul className="soft">
          {step.reasons.map((reason, i) => (
            <li key={i}>{reasonText(t, language, reason, names, play)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
