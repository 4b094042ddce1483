import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { use, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { LIBRARY } from "../games/library";
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
import { colourNames } from "../table/colourNames";
import { TableContext, useNames, usePlay, usePosition, useSeats, useTable } from "../table/context";
import { reasonText } from "../table/Hint";
import { Live } from "../table/Live";
import { numbersOf } from "../table/numbers";
import { Refusal } from "../table/Refusal";
import { useKeys } from "../table/useKeys";
import { useView } from "../table/useView";
import { type Text, useLanguage, useLongText, useText } from "../text";
import { Busy } from "../ui/Busy";
import { Icon } from "../ui/Icon";
import { Part } from "../ui/Part";
import { type Turn, turnsOf } from "./line";
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
  const t = useText();
  const [session, setSession] = useState<TableSession | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new table
  useEffect(() => {
    let [current, made] = [true, null as TableSession | null];
    colourNames(t, position)
      .then((names) => {
        const own = State.read(LIBRARY, position).toMove ?? 0;
        return practise(position, LIBRARY, below, own, names);
      })
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
  }, [position, round, t]);
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
    void playLine(session, turnsOf(LIBRARY, puzzle), stop.signal).finally(() => {
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

/** Play turns one after the other, each move when the board is ready for it. */
async function playLine(
  session: TableSession,
  turns: readonly Turn[],
  signal: AbortSignal,
): Promise<void> {
  const [own] = session.seats.get();
  for (const { seat, moves, isWhole } of turns) {
    if (seat !== own) {
      await until(session.toAct, (toAct) => toAct === seat, signal);
      if (signal.aborted) return;
      await session.act({ do: "play", seat, moves: [...moves] });
      continue;
    }
    for (const move of moves) {
      await until(session.picking.choice, (choice) => choice.moves.length > 0, signal);
      if (signal.aborted) return;
      await session.choose(move);
    }
    if (isWhole) await session.sendTurn();
  }
}

/** Wait until a store has a value, and then a moment for people to look. */
async function until<T>(
  store: ReadableAtom<T>,
  isThere: (value: T) => boolean,
  signal: AbortSignal,
): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = store.subscribe((value) => {
      if (isThere(value)) setTimeout(() => resolve(stop()));
    });
    signal.addEventListener("abort", () => resolve(stop()));
  });
  if (!isCalm(settings.get())) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

function Board(
  props: Shown & {
    verdict: Verdict;
    /** Whether it has begun again, so that the focus has lost its place. */
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
      <Part failed={() => session.showing.done(Number.MAX_SAFE_INTEGER)}>
        <BoardArea view={view} look={look} setLook={setLook} />
      </Part>
      <div className="table-side puzzle-side">
        <section className="card puzzle-task" aria-label={title} data-verdict={verdict.what}>
          <div>
            <h1>{title}</h1>
            <p className="soft">
              <Difficulty of={puzzle.difficulty} />{" "}
              {t("puzzles-difficulty", { difficulty: puzzle.difficulty })}
            </p>
          </div>
          <Task kind={kind} t={t} />
          <div role="status">
            {verdict.what === "wrong" && <Wrong {...props} move={verdict.move} />}
            {verdict.what === "solved" && (
              <p className="notice good">
                <Icon name="cup" /> {t("puzzles-solved")}
              </p>
            )}
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
            {over && <Next family={family} t={t} />}
            {over && (
              <button type="button" className="button" onClick={showLine}>
                {t("puzzles-show-line")}
              </button>
            )}
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

/** What is to be found, and in which colour. */
function Task({ kind, t }: { kind: Kind; t: Text }) {
  const [seat = 0] = useSeats();
  const { nameId } = usePlay().mark(usePosition(), seat);
  return <p>{t(`puzzles-task-${kind}`, { colour: t(nameId) })}</p>;
}

/** A wrong move, and what it gives away. */
function Wrong({ kind, puzzle, move, t }: Shown & { move: string }) {
  const language = useLanguage();
  const say = useMoveWords(t);
  const { chance, points } = numbersOf(language, "exact");
  const value = puzzle.values[move] ?? 0;
  const lost = Math.max(...Object.values(puzzle.values)) - value;
  const said = say(move);
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

/** A function that says moves in words. */
function useMoveWords(t: Text): (moves: string) => string {
  const play = usePlay();
  const names = useNames();
  return (moves) =>
    moves
      .split(" ")
      .map((move) => play.moveWords(move, { t, names }))
      .join(", ");
}

/** Five bars, as many of them full as the puzzle is difficult. */
function Difficulty({ of }: { of: number }) {
  return (
    <span className="puzzle-difficulty" aria-hidden="true">
      {[1, 2, 3, 4, 5].map((bar) => (
        <span key={bar} data-full={bar <= of} />
      ))}
    </span>
  );
}

/** From this many moves on, their values are shown on request. */
const MANY = 12;

/** The solution, why, and the value of every first move. */
function Answer({ kind, puzzle, t }: Shown) {
  const language = useLanguage();
  const names = useNames();
  const say = useMoveWords(t);
  const play = usePlay();
  const { rating, streak } = useStore(progress);
  const { chance } = numbersOf(language, "exact");
  const rows = useMemo(
    () =>
      State.read(LIBRARY, puzzle.position)
        .moves.map(({ text }) => ({ text, value: puzzle.values[text] ?? 0 }))
        .sort((one, other) => other.value - one.value),
    [puzzle],
  );
  const turns = useMemo(() => turnsOf(LIBRARY, puzzle), [puzzle]);
  const best = rows[0]?.value ?? 0;
  const second = rows.find(({ text }) => !puzzle.solutions.includes(text));
  const worth = (value: number): string => {
    if (kind === "chance") return chance(value, 0);
    if (kind === "points") return t("puzzles-points", { points: value });
    return t(value > 0 ? "puzzles-wins" : value < 0 ? "puzzles-loses" : "puzzles-open");
  };
  return (
    <section className="card puzzle-answer" aria-labelledby="puzzle-answer">
      <h2 id="puzzle-answer">{t("puzzles-answer")}</h2>
      <ol>
        {turns.flatMap(({ seat, moves, points }) =>
          moves.map((move, i) => (
            <li key={`${seat} ${move}`}>
              {t("puzzles-step", { who: names[seat] ?? "", move: say(move) })}
              {kind === "points" && points[i] !== 0 && (
                <strong> {t("puzzles-step-points", { points: points[i] ?? 0 })}</strong>
              )}
            </li>
          )),
        )}
      </ol>
      <ul>
        {kind !== "force" && second && (
          <li>
            {t(`puzzles-because-${kind}`, {
              best: worth(best),
              move: say(second.text),
              second: worth(second.value),
            })}
          </li>
        )}
        {puzzle.reasons.map(({ key, args }) => (
          <li key={key}>{reasonText(t, language, { key, args, text: "" }, names, play)}</li>
        ))}
      </ul>
      <p>{t("puzzles-now", { rating: Math.round(rating), streak })}</p>
      <details open={rows.length <= MANY}>
        <summary>{t("puzzles-values")}</summary>
        <table className="puzzle-values">
          <thead>
            <tr>
              <th scope="col">{t("puzzles-move")}</th>
              <th scope="col">{t("puzzles-value")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ text, value }) => (
              <tr key={text} data-move={text} data-best={puzzle.solutions.includes(text)}>
                <th scope="row">{say(text)}</th>
                <td>{worth(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
