import { useStore } from "@nanostores/react";
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { familyOf } from "../board/position";
import { sideOfSeat, turnsToBottom } from "../board/sides";
import { LIBRARY, loadGame } from "../games/library";
import { once } from "../games/module";
import { practise } from "../local/practice";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { shownGame } from "../nav/router";
import { below } from "../play/random";
import { State } from "../play/state";
import { TableSession } from "../state/session";
import { isCalm, settings } from "../state/settings";
import { Actions } from "../table/Actions";
import { BoardArea } from "../table/BoardArea";
import { TableContext, useNames, usePlay, useTable } from "../table/context";
import { reasonText } from "../table/Hint";
import { Live } from "../table/Live";
import { numbersOf } from "../table/numbers";
import { Refusal } from "../table/Refusal";
import { useKeys } from "../table/useKeys";
import { useView } from "../table/useView";
import { type Text, useLanguage, useLongText } from "../text";
import { Busy } from "../ui/Busy";
import { Part } from "../ui/Part";
import { dayOf, type Kind, listOf, PUZZLED, type Puzzle, puzzleOfDay } from "./list";
import { MissingPuzzle } from "./MissingPuzzle";
import { after, nextOf, progress } from "./progress";
import "../table/table.css";
import "./puzzles.css";

/** One puzzle; without a family that of the day. */
export default function PuzzlePage({ family, number }: { family: string | null; number: number }) {
  return family === null ? <OfDay /> : <Numbered family={family} number={number} />;
}

const everyList = once(() => Promise.all(PUZZLED.map(listOf)));

function OfDay() {
  const lists = use(everyList());
  const [day] = useState(() => dayOf(Date.now()));
  const { family, number } = puzzleOfDay(
    day,
    lists.map((list) => list?.puzzles.length ?? 0),
  );
  return <Numbered family={PUZZLED[family] ?? ""} number={number} isOfDay />;
}

function Numbered(props: { family: string; number: number; isOfDay?: boolean }) {
  const { family, number } = props;
  const list = use(listOf(family));
  const t = useLongText();
  const puzzle = list?.puzzles[number - 1];
  if (!list || !puzzle) return <MissingPuzzle />;
  if (!t) return <Busy />;
  return <Tried key={`${family}/${number}`} {...props} kind={list.kind} puzzle={puzzle} t={t} />;
}

interface Shown {
  family: string;
  number: number;
  isOfDay?: boolean;
  kind: Kind;
  puzzle: Puzzle;
  t: Text;
}

/** What has come of it so far: a wrong move was played, or it is over. */
type Verdict =
  | { what: "open" }
  | { what: "wrong"; move: string }
  | { what: "solved" }
  | { what: "shown" };

/** A table at the position, again from its beginning for every round. */
function usePractice(position: string, round: number): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new table
  useEffect(() => {
    let [current, made] = [true, null as TableSession | null];
    loadGame(familyOf(position))
      .then(() => practise(position, LIBRARY, below, { hints: false }))
      .then((table) => {
        if (!current) return table.close();
        made = new TableSession(table, null);
        setSession(made);
      })
      .catch((problem: unknown) => {
        if (current) setBroken(problem);
      });
    return () => {
      current = false;
      made?.close();
      setSession(null);
    };
  }, [position, round]);
  if (broken) throw broken;
  return session;
}

function Tried(props: Shown) {
  const { family, number, puzzle } = props;
  const [round, setRound] = useState(0);
  const [verdict, setVerdict] = useState<Verdict>({ what: "open" });
  // The header and the help are about this game.
  useEffect(() => {
    shownGame.set(family);
    return () => shownGame.set(null);
  }, [family]);
  const [playing, setPlaying] = useState(false);
  const session = usePractice(puzzle.position, round);
  const count = useCallback(
    (solved: boolean) =>
      progress.set(after(progress.get(), `${family}/${number}`, puzzle.difficulty, solved)),
    [family, number, puzzle],
  );
  const again = useCallback(() => setRound((old) => old + 1), []);

  // The first move decides; what is played afterwards is free.
  useEffect(() => {
    if (!session || verdict.what !== "open") return undefined;
    return session.picking.staged.listen(([first]) => {
      if (!first) return;
      const solved = puzzle.solutions.includes(first.move);
      count(solved);
      setVerdict(solved ? { what: "solved" } : { what: "wrong", move: first.move });
    });
  }, [session, verdict.what, puzzle, count]);
  useEffect(() => {
    if (!session || !playing) return undefined;
    const stop = new AbortController();
    void playLine(session, puzzle.line, stop.signal).finally(() => {
      if (!stop.signal.aborted) setPlaying(false);
    });
    return () => stop.abort();
  }, [session, playing, puzzle]);

  if (!session) return <Busy />;
  return (
    <TableContext value={session}>
      <Board
        {...props}
        verdict={verdict}
        isAgain={round > 0}
        again={() => {
          setVerdict({ what: "open" });
          again();
        }}
        giveUp={() => {
          count(false);
          setVerdict({ what: "shown" });
          again();
        }}
        showLine={() => {
          again();
          setPlaying(true);
        }}
      />
    </TableContext>
  );
}

const PAUSE = 900;

/** Play moves one after the other, each when the board is ready for it. */
async function playLine(
  session: TableSession,
  line: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const move of line) {
    await new Promise<void>((resolve) => {
      const stop = session.picking.choice.subscribe(({ moves }) => {
        if (moves.length) setTimeout(() => resolve(stop()));
      });
      signal.addEventListener("abort", () => resolve(stop()));
    });
    if (!isCalm(settings.get())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (signal.aborted) return;
    await session.choose(move);
  }
}

function Board(
  props: Shown & {
    verdict: Verdict;
    /** Whether it has begun anew, so that the focus has lost its place. */
    isAgain: boolean;
    again: () => void;
    giveUp: () => void;
    showLine: () => void;
  },
) {
  const { family, number, isOfDay, kind, puzzle, t, verdict, isAgain, again, giveUp, showLine } =
    props;
  const session = useTable();
  const position = useStore(session.position);
  const { view, look, setLook, turn } = useView();
  const describing = useRef<(() => void) | null>(null);
  useKeys(session, turn, describing);
  // The player to move sits at the bottom.
  useEffect(() => {
    const { toMove, game } = State.read(LIBRARY, puzzle.position);
    const turned = turnsToBottom(sideOfSeat(toMove ?? 0, game.players));
    setLook((old) => ({ ...old, turned }));
  }, [puzzle, setLook]);
  const ready = position !== null;
  useEffect(() => {
    if (ready && isAgain) document.getElementById("main")?.focus({ preventScroll: true });
  }, [ready, isAgain]);
  if (!position) return <Busy />;
  const over = verdict.what === "solved" || verdict.what === "shown";
  const title = isOfDay
    ? t("puzzles-day-title", { game: gameTitle(t, family) })
    : t("puzzles-number", { game: gameTitle(t, family), number });
  return (
    <main id="main" className="table" tabIndex={-1} data-family={position.family}>
      <h1 className="hidden">{title}</h1>
      <Part failed={() => session.showing.done(Number.MAX_SAFE_INTEGER)}>
        <BoardArea view={view} look={look} setLook={setLook} />
      </Part>
      <div className="table-side puzzle-side">
        <section className="card" aria-label={title} data-verdict={verdict.what}>
          <p>
            <strong>{title}</strong>{" "}
            <span className="soft">
              {t("puzzles-difficulty", { difficulty: puzzle.difficulty })}
            </span>
          </p>
          <Task kind={kind} puzzle={puzzle} t={t} />
          <div role="status">
            {verdict.what === "wrong" && <Wrong {...props} move={verdict.move} />}
            {verdict.what === "solved" && <p className="notice">{t("puzzles-solved")}</p>}
          </div>
          <div className="row">
            {verdict.what === "wrong" && (
              <button type="button" className="button primary" onClick={again}>
                {t("puzzles-again")}
              </button>
            )}
            {!over && (
              <button type="button" className="button" onClick={giveUp}>
                {t("puzzles-give-up")}
              </button>
            )}
            {over && (
              <button type="button" className="button" onClick={showLine}>
                {t("puzzles-show-line")}
              </button>
            )}
            {over && <Next family={family} t={t} />}
            <Link className="button" href="/puzzles">
              {t("puzzles-title")}
            </Link>
          </div>
        </section>
        <Part>
          <Refusal />
          {verdict.what === "open" && <Actions />}
        </Part>
        {over && <Answer {...props} />}
      </div>
      <Part>
        <Live describing={describing} />
      </Part>
    </main>
  );
}

/** What is to be found, and for whom. */
function Task({ kind, puzzle, t }: { kind: Kind; puzzle: Puzzle; t: Text }) {
  const names = useNames();
  const who = useMemo(() => State.read(LIBRARY, puzzle.position).toMove ?? 0, [puzzle]);
  return <p>{t(`puzzles-task-${kind}`, { who: names[who] ?? "" })}</p>;
}

/** A wrong move, and what it gives away. */
function Wrong({ kind, puzzle, move, t }: Shown & { move: string }) {
  const language = useLanguage();
  const play = usePlay();
  const { chance, points } = numbersOf(language, "exact");
  const value = puzzle.values[move] ?? 0;
  const lost = Math.max(...Object.values(puzzle.values)) - value;
  const said = play.moveText(t, move);
  return (
    <p className="notice bad">
      {kind === "chance" &&
        t("puzzles-wrong-chance", {
          move: said,
          chance: chance(value, 0),
          points: points(lost, 0),
        })}
      {kind === "points" && t("puzzles-wrong-points", { move: said, points: value, lost })}
      {kind === "force" &&
        t(value < 0 ? "puzzles-wrong-loses" : "puzzles-wrong-open", { move: said })}
    </p>
  );
}

function Next({ family, t }: { family: string; t: Text }) {
  const list = use(listOf(family));
  const now = useStore(progress);
  const difficulties = list?.puzzles.map(({ difficulty }) => difficulty) ?? [];
  const next = nextOf(now, family, difficulties);
  if (next === null) return null;
  return (
    <Link className="button primary" href={`/puzzles/${family}/${next}`}>
      {t("puzzles-next")}
    </Link>
  );
}

/** The solution, why, and the value of every first move. */
function Answer({ kind, puzzle, t }: Shown) {
  const language = useLanguage();
  const play = usePlay();
  const names = useNames();
  const { rating, streak } = useStore(progress);
  const { chance } = numbersOf(language, "exact");
  const rows = useMemo(
    () =>
      State.read(LIBRARY, puzzle.position)
        .moves.map(({ text }) => ({ text, value: puzzle.values[text] ?? 0 }))
        .sort((one, other) => other.value - one.value),
    [puzzle],
  );
  const worth = (value: number): string => {
    if (kind === "chance") return chance(value, 0);
    if (kind === "points") return t("puzzles-points", { points: value });
    return t(value > 0 ? "puzzles-wins" : value < 0 ? "puzzles-loses" : "puzzles-open");
  };
  const line = puzzle.line.map((move) => play.moveText(t, move)).join(" ");
  return (
    <section className="card" aria-label={t("puzzles-answer")}>
      <p>{t("puzzles-line", { line })}</p>
      <ul>
        {puzzle.reasons.map((reason, i) => (
          <li key={i}>{reasonText(t, language, { ...reason, text: "" }, names)}</li>
        ))}
      </ul>
      <p>{t("puzzles-now", { rating: Math.round(rating), streak })}</p>
      <table className="puzzle-values">
        <caption>{t("puzzles-values")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("puzzles-move")}</th>
            <th scope="col">{t("puzzles-value")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ text, value }) => (
            <tr key={text}>
              <th scope="row">{play.moveText(t, text)}</th>
              <td>{worth(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
