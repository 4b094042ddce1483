import { useStore } from "@nanostores/react";
import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Token } from "../board/choice";
import type { BoardProps, BoardView } from "../board/types";
import { BoardKeys } from "../plan/BoardKeys";
import { pointedMove } from "../plan/sheet";
import { change, settings } from "../state/settings";
import { useText } from "../text";
import { broken, hasWebGL } from "../three/webgl";
import { type Tool, Toolbar } from "../ui/Toolbar";
import { useGame, useNames, usePlay, usePosition, useTable } from "./context";

const Board3D = lazy(() => import("../three/Board3D"));
const PlanBoard = lazy(() => import("../plan/PlanBoard"));

/** What a person changes about the view; `turned` counts from where their own side is at the bottom. */
export type Look = Pick<BoardView, "turned" | "lifted" | "xray">;

const fail = (): void => broken.set(true);

/** Where drawing in space fails after all, the plan takes over. */
class OrPlan extends Component<{ plan: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch() {
    fail();
  }
  override render() {
    return this.state.failed ? this.props.plan : this.props.children;
  }
}

export function BoardArea({
  view,
  look,
  setLook,
  values,
}: {
  view: BoardView;
  look: Look;
  setLook: (change: (old: Look) => Look) => void;
  /** What tokens are worth, on the analysis board. */
  values?: BoardProps["values"];
}) {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const { opened } = useGame();
  const staged = useStore(session.picking.staged);
  const [wanted, failed] = [useStore(settings).board !== "plan", useStore(broken)];
  const hasSpace = play.space !== null && hasWebGL();
  const isSpace = wanted && hasSpace && !failed;
  const inside = opened?.knowledge !== "memory";
  const board = useBoard(inside ? view : { ...view, lifted: false, xray: false }, inside);
  const props = { ...board, values };
  const plan = <PlanBoard {...props} game={play} />;
  const { Over } = play;
  const turn = (by: number) => () =>
    setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 }));
  const switched = (what: "lifted" | "xray") => ({
    on: look[what],
    press: () => setLook((old) => ({ ...old, [what]: !old[what] })),
  });
  const floors = play.hasFloors && inside;
  const tools: readonly Tool[] = [
    { label: t("table-turn-left"), sign: "↺", press: turn(-1) },
    { label: t("table-turn-right"), sign: "↻", press: turn(1) },
    { label: t("table-replay"), sign: "⟲", press: () => session.showing.replay() },
    ...(floors ? [{ ...switched("lifted"), label: t("table-lift"), sign: "☰" }] : []),
    ...(floors && isSpace ? [{ ...switched("xray"), label: t("table-xray"), sign: "◫" }] : []),
    ...(hasSpace ? [{ label: t("table-plan"), sign: "▦", on: !isSpace, press: toggleView }] : []),
  ];
  return (
    <section
      className="board-area"
      aria-label={t("table-board")}
      data-view={isSpace ? "space" : "plan"}
      data-staged={staged.length}
    >
      <div className="board-frame">
        <Suspense fallback={<p className="busy">{t("busy")}</p>}>
          {isSpace && play.space ? (
            <OrPlan plan={plan}>
              <Board3D {...props} space={play.space} />
              <BoardKeys {...props} game={play} />
              {Over && (
                <div className="board-faces">
                  <Over {...props} t={t} />
                </div>
              )}
            </OrPlan>
          ) : (
            plan
          )}
        </Suspense>
      </div>
      {wanted && hasSpace && failed && (
        <p className="notice" role="status">
          {t("table-space-failed")}
          <button type="button" className="button" onClick={() => broken.set(false)}>
            {t("table-space-again")}
          </button>
        </p>
      )}
      <Toolbar className="board-tools" label={t("table-tools")} tools={tools} />
    </section>
  );
}

/** Plan or space: the other one of what is shown. */
export function toggleView(): void {
  const isSpace = settings.get().board !== "plan" && hasWebGL() && !broken.get();
  broken.set(false);
  change({ board: isSpace ? "plan" : "space" });
}

/** What both boards are handed. */
function useBoard(view: BoardView, inside: boolean): BoardProps {
  const session = useTable();
  const { opened } = useGame();
  const choice = useStore(session.picking.choice);
  const acting = useStore(session.acting);
  const due = useStore(session.due);
  const sending = useStore(session.sending.busy);
  const [pointed, point] = useState<Token | null>(null);
  const pick = useCallback((token: Token) => session.pick(token), [session]);
  const putDown = useCallback(() => session.putDown(), [session]);
  const roll = useCallback(() => void session.roll(), [session]);
  const mayRoll = acting !== null && due === "roll" && opened?.dice === "fair" && !sending;
  return {
    position: usePosition(),
    motion: useStore(session.showing.motion),
    done: session.showing.done,
    choice,
    pick,
    putDown,
    pointed,
    point,
    preview: pointedMove(choice, pointed),
    view,
    inside,
    names: useNames(),
    roll: mayRoll ? roll : undefined,
    failed: fail,
  };
}
