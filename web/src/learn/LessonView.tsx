import { useStore } from "@nanostores/react";
import { useCallback, useEffect } from "react";
import { gameOf } from "../games";
import type { Lesson } from "../games/module";
import { go } from "../nav/router";
import { Marked } from "../rules/Marked";
import { open } from "../state/opening";
import { settings } from "../state/settings";
import { type Text, useFiles } from "../text";
import { Busy } from "../ui/Busy";
import { useTask } from "../ui/useTask";
import { done, endOffer, markDone, nextStep } from "./progress";
import { StepHead, Steps, type Way } from "./Steps";
import { StepTable } from "./StepTable";
import "../table/table.css";
import "./learn.css";

/** A lesson at one of its steps; without one it goes on where the learner stopped. */
export function LessonView({
  family,
  lesson,
  step,
}: {
  family: string;
  lesson: Lesson;
  step: string | null;
}) {
  const t = useFiles("learn", `${family}-lessons`);
  const ids = [...lesson.steps.map(({ id }) => id), lesson.last.id];
  const at = ids.indexOf(step ?? "");
  const known = useStore(done)[family] ?? [];
  const onward = nextStep(ids, known);
  useEffect(() => {
    endOffer();
    if (at < 0) go(`/learn/${family}/${onward}`, true);
  }, [at, family, onward]);
  const id = ids[at] ?? "";
  const onRight = useCallback(() => markDone(family, id), [family, id]);
  if (!t || at < 0) return <Busy />;
  const way: Way = { family, ids, at, next: ids[at + 1] ?? "" };
  const now = lesson.steps[at];
  return now ? (
    <StepTable key={id} step={now} way={way} t={t} onRight={onRight} />
  ) : (
    <RealGame last={lesson.last} way={way} t={t} />
  );
}

/** The end of a lesson: a real game with hints against a gentle bot. */
function RealGame({ last, way, t }: { last: Lesson["last"]; way: Way; t: Text }) {
  const { busy, problem, run } = useTask();
  const picture = gameOf(last.game).tiles[0]?.picture;
  const begin = () =>
    run(async () => {
      const chairs = [
        { kind: "here", name: settings.get().name },
        { kind: "bot", level: last.level },
      ] as const;
      const table = await open({ game: last.game, chairs, starter: 0 });
      markDone(way.family, last.id);
      go(`/t/${table}`);
    });
  return (
    <main id="main" className="page page-narrow learn-game" tabIndex={-1}>
      <StepHead way={way} t={t} />
      {picture && <img src={picture} alt="" width={720} height={480} loading="lazy" />}
      <Marked text={t(`lesson-${way.family}-${last.id}`)} />
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button primary" disabled={busy} onClick={begin}>
        {t("learn-play")}
      </button>
      <Steps way={way} t={t} />
    </main>
  );
}
