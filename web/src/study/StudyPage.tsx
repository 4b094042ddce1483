/** The analysis board: any game or position, with branches, chances, and the best moves. */
import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { fillOf } from "../board/marks";
import { seatsOf } from "../local/records";
import { Link } from "../nav/Link";
import { gameTitle, seatName } from "../nav/names";
import { shownGame } from "../nav/router";
import { gameName } from "../play/family";
import { TableSession } from "../state/session";
import { BoardArea } from "../table/BoardArea";
import { TableContext, useNames, usePlay, usePosition } from "../table/context";
import { Live } from "../table/Live";
import { Players } from "../table/Players";
import { Refusal } from "../table/Refusal";
import { useView } from "../table/useView";
import { useLanguage, useLongText, useText } from "../text";
import { reasonIn } from "../text/said";
import { Busy } from "../ui/Busy";
import { codeOf, errorText } from "../ui/errors";
import { Part } from "../ui/Part";
import { Tabs } from "../ui/Tabs";
import { arrowsOf } from "./arrows";
import { Begin } from "./Begin";
import { Comment } from "./Comment";
import { Doing } from "./Doing";
import { Editor } from "./Editor";
import { Engine } from "./Engine";
import { Graph } from "./Graph";
import { Share } from "./Share";
import { openSource, type Source } from "./sources";
import { Study } from "./study";
import { TreeView } from "./TreeView";
import { type Node, ROOT, type Tree } from "./tree";
import { useEngine } from "./useEngine";
import { useStudyKeys } from "./useStudyKeys";
import { useValues } from "./values";
import "../table/table.css";
import "./study.css";

interface Props {
  of: Source["of"] | "nothing";
  id: string;
  /** How many rolls and moves of the game come before what is shown first. */
  move: number | null;
}

export default function StudyPage({ of, ...rest }: Props) {
  // The texts of this page come with it.
  if (!useLongText()) return <Busy />;
  return of === "nothing" ? <Begin /> : <Opened of={of} {...rest} />;
}

interface Seated {
  study: Study;
  session: TableSession;
}

function useStudy({ of, id, move }: Source & { move: number | null }): Seated | Error | null {
  const t = useText();
  const [found, setFound] = useState<Seated | Error | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  const names = useRef(t);
  useEffect(() => {
    let [current, session] = [true, null as TableSession | null];
    openSource({ of, id }).then(
      (record) => {
        if (!current) return;
        const seats = seatsOf(record);
        const study = new Study(
          record,
          seats.map((_, seat) => seatName(names.current, seats, seat)),
        );
        const line = study.tree.get().lineThrough(ROOT);
        study.goTo(line[Math.min(move ?? 0, line.length - 1)]?.id ?? ROOT);
        if (of === "kept") study.kept.set(id);
        const seated = new TableSession(study, null);
        study.jumps.listen(() => seated.look(Number.MAX_SAFE_INTEGER));
        session = seated;
        setFound({ study, session: seated });
      },
      (problem: unknown) => {
        if (!current) return;
        if (codeOf(problem)) setFound(problem as Error);
        else setBroken(problem);
      },
    );
    return () => {
      current = false;
      session?.close();
    };
  }, [of, id, move]);
  // The app's boundary says so and offers to load the page again.
  if (broken) throw broken;
  return found;
}

function Opened(source: Source & { move: number | null }) {
  const found = useStudy(source);
  if (!found) return <Busy />;
  if (found instanceof Error) return <Refused problem={found} />;
  return (
    <TableContext value={found.session}>
      <Ready study={found.study} session={found.session} />
    </TableContext>
  );
}

/** What cannot be opened, and why. */
function Refused({ problem }: { problem: Error }) {
  const t = useText();
  const language = useLanguage();
  const [reason, setReason] = useState("");
  useEffect(() => {
    let current = true;
    void reasonIn(language, problem).then((found) => {
      if (current) setReason(found);
    });
    return () => {
      current = false;
    };
  }, [language, problem]);
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("missing-title")}</h1>
      <p>{errorText(t, language, codeOf(problem))}</p>
      {reason && <p>{reason}</p>}
      <p>
        <Link className="button" href="/a">
          {t("analysis-title")}
        </Link>
      </p>
    </main>
  );
}

function Ready({ study, session }: Seated) {
  const [play, position] = [useStore(session.play), useStore(session.position)];
  const broken = useStore(session.broken);
  if (broken) throw broken;
  return play && position ? <Board study={study} session={session} /> : <Busy />;
}

function Board({ study, session }: Seated) {
  const t = useText();
  const play = usePlay();
  const position = usePosition();
  const names = useNames();
  const { view, look, setLook, turn } = useView();
  const describing = useRef<(() => void) | null>(null);
  const [editing, setEditing] = useState(false);
  const tree = useStore(study.tree);
  const node = tree.at(useStore(study.at));
  const engine = useEngine(node.state);
  const choice = useStore(session.picking.choice);
  const shownText = useStore(session.text);
  const values = useValues(choice, engine.found?.result ?? null, shownText, useLanguage());
  useArrows(session, node, tree, engine.found?.result.best ?? null);
  const game = gameName(node.state.game);
  const fills = names.map((_, seat) => fillOf(play.mark(position, seat)));
  useStudyKeys(study, turn);
  useEffect(() => {
    shownGame.set(game);
    return () => shownGame.set(null);
  }, [game]);
  if (editing) return <Editor position={node.state.text} close={() => setEditing(false)} />;
  const shared = { study, tree, node, names, fills };
  const tab = (name: string, content: React.ReactNode) => ({
    id: name,
    label: t(`study-tab-${name}`),
    content: <Part key={name}>{content}</Part>,
  });
  return (
    <main id="main" className="table study" tabIndex={-1} data-family={position.family}>
      <h1 className="hidden">{t("position-title", { game: gameTitle(t, game, true) })}</h1>
      <Part failed={() => session.showing.done(Number.MAX_SAFE_INTEGER)}>
        <BoardArea view={view} look={look} setLook={setLook} values={values} />
      </Part>
      <div className="table-side">
        <Part>
          <Engine engine={engine} {...shared} />
        </Part>
        <Part>
          <Refusal />
          <Doing {...shared} />
        </Part>
        <Part>
          <Tabs
            label={t("study-tabs")}
            tabs={[
              tab(
                "moves",
                <>
                  <TreeView {...shared} />
                  <Comment key={node.id} {...shared} />
                </>,
              ),
              tab("graph", <Graph {...shared} budget={engine.budget} />),
              tab("players", <Players />),
              tab("share", <Share {...shared} edit={() => setEditing(true)} />),
            ]}
          />
        </Part>
      </div>
      <Part>
        <Live describing={describing} />
      </Part>
    </main>
  );
}

/** The best move and those that were played in the position that is shown, as arrows. */
function useArrows(session: TableSession, node: Node, tree: Tree, best: string | null): void {
  const { moves, picked } = useStore(session.picking.choice);
  const text = useStore(session.text);
  // With something picked, the values of its moves take their place.
  const isShown = text === node.state.text && picked.length === 0;
  useEffect(() => {
    const played = node.children.flatMap((id) => tree.at(id).entry?.text ?? []);
    session.arrows.set(isShown ? arrowsOf(moves, best, played) : []);
  }, [session, node, tree, best, moves, isShown]);
}
