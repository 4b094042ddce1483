import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import type { LessonStep } from "../games/module";
import { Link } from "../nav/Link";
import { Marked } from "../rules/Marked";
import { Actions } from "../table/Actions";
import { BoardArea } from "../table/BoardArea";
import { TableContext, useTable } from "../table/context";
import { Live } from "../table/Live";
import { Players } from "../table/Players";
import { Refusal } from "../table/Refusal";
import { useKeys } from "../table/useKeys";
import { useView } from "../table/useView";
import { type Text, useText } from "../text";
import { Busy } from "../ui/Busy";
import { Part } from "../ui/Part";
import { Attempt } from "./attempt";
import { StepHead, Steps, type Way } from "./Steps";

/** What an attempt begins with: how many there were before, and whether the solution is shown. */
interface Wish {
  number: number;
  shown: boolean;
}

/** The table of a step; null on the way there. A new wish opens a new one. */
function useAttempt(step: LessonStep, wish: Wish): Attempt | null {
  const t = useText();
  const [attempt, setAttempt] = useState<Attempt | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let [current, made] = [true, null as Attempt | null];
    const stops: (() => void)[] = [];
    Attempt.open(step, t).then(
      (opened) => {
        if (!current) {
          opened.close();
          return;
        }
        made = opened;
        setAttempt(opened);
        let isShown = !wish.shown;
        stops.push(
          opened.session.rules.subscribe((rules) => {
            if (!rules || isShown) return;
            isShown = true;
            void opened.show();
          }),
        );
      },
      (problem: unknown) => {
        if (current) setBroken(problem);
      },
    );
    return () => {
      current = false;
      for (const stop of stops) stop();
      made?.close();
    };
  }, [step, wish, t]);
  // The page's own boundary says so and offers to load it again.
  if (broken) throw broken;
  return attempt;
}

/** A step of a lesson on the board. */
export function StepTable({
  step,
  way,
  t,
  onRight,
}: {
  step: LessonStep;
  way: Way;
  t: Text;
  onRight: () => void;
}) {
  const [wish, setWish] = useState<Wish>({ number: 0, shown: false });
  const attempt = useAttempt(step, wish);
  const again = (shown: boolean) => {
    setWish((old) => ({ number: old.number + 1, shown }));
    // The button that was pressed goes away; keys go on from the step's text.
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  if (!attempt) return <Busy />;
  return (
    <TableContext value={attempt.session}>
      <Playing attempt={attempt} way={way} t={t} again={again} onRight={onRight} />
    </TableContext>
  );
}

function Playing(props: {
  attempt: Attempt;
  way: Way;
  t: Text;
  again: (shown: boolean) => void;
  onRight: () => void;
}) {
  const { attempt, way, t, again, onRight } = props;
  const { session, step } = attempt;
  const play = useStore(session.play);
  const position = useStore(session.position);
  const broken = useStore(session.broken);
  const { verdict } = useStore(attempt.answer);
  useEffect(() => {
    if (verdict === "right") onRight();
  }, [verdict, onRight]);
  if (broken) throw broken;
  if (!play || !position) return <Busy />;
  return (
    <main id="main" className="learn" tabIndex={-1} data-family={position.family}>
      <div className="learn-text">
        <StepHead way={way} t={t} />
        <Marked text={t(`lesson-${way.family}-${step.id}`)} />
      </div>
      <Board />
      <div className="learn-side">
        <Part>
          <Refusal />
          <Answer attempt={attempt} way={way} t={t} again={again} />
          {verdict === "open" && <Actions />}
          <Players />
        </Part>
        <Steps way={way} t={t} />
      </div>
    </main>
  );
}

/** The board with its keys, and what a screen reader hears of it. */
function Board() {
  const { view, look, setLook, turn } = useView();
  const describing = useRef<(() => void) | null>(null);
  return (
    <Part>
      <BoardArea view={view} look={look} setLook={setLook} />
      <Keys turn={turn} describing={describing} />
      <Live describing={describing} />
    </Part>
  );
}

function Keys({
  turn,
  describing,
}: {
  turn: (by: number) => void;
  describing: React.RefObject<(() => void) | null>;
}) {
  useKeys(useTable(), turn, describing);
  return null;
}

/** What the moves were: right, or not, why, and how to go on. */
function Answer(props: { attempt: Attempt; way: Way; t: Text; again: (shown: boolean) => void }) {
  const { attempt, way, t, again } = props;
  const { verdict, attribute } = useStore(attempt.answer);
  const onward = useRef<HTMLDivElement>(null);
  // A person who uses the keys continues from here, once the board has drawn what was played.
  useEffect(() => {
    if (verdict === "open") return undefined;
    const frame = requestAnimationFrame(() =>
      onward.current?.querySelector<HTMLElement>("a, button")?.focus(),
    );
    return () => cancelAnimationFrame(frame);
  }, [verdict]);
  return (
    <div role="status" className="learn-answer" data-verdict={verdict}>
      {verdict !== "open" && (
        <div className={verdict === "right" ? "notice good" : "notice bad"} ref={onward}>
          <p>
            <strong>{t(verdict === "right" ? "learn-right" : "learn-wrong")}</strong>{" "}
            {t(`lesson-${way.family}-${attempt.step.id}.${attribute}`)}
          </p>
          <div className="row">
            {verdict === "right" ? (
              <Link className="button primary" href={`/learn/${way.family}/${way.next}`}>
                {t("learn-next")}
              </Link>
            ) : (
              <>
                <button type="button" className="button primary" onClick={() => again(false)}>
                  {t("learn-again")}
                </button>
                <button type="button" className="button" onClick={() => again(true)}>
                  {t("learn-show")}
                </button>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
