import { useStore } from "@nanostores/react";
import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Token } from "../board/choice";
import type { BoardProps, BoardView } from "../board/types";
import { BoardKeys } from "../plan/BoardKeys";
import { pointedMove } from "../plan/sheet";
import { change, settings } from "../state/settings";
import { useText } from "../text";
import { broken, hasWebGL } from "../three/webgl";
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
}: {
  view: BoardView;
  look: Look;
  setLook: (change: (old: Look) => Look) => void;
}) {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const { opened } = useGame();
  const staged = useStore(session.picking.staged);
  const [wanted, failed] = [useStore(settings).board !== "plan", useStore(broken)];
  const hasSpace = play.space !== null && hasWebGL();
  const isSpace = wanted && hasSpace && !failed;
  const inside = opened?.aids.inside ?? true;
  const props = useBoard(inside ? view : { ...view, lifted: false, xray: false }, inside);
  const plan = <PlanBoard {...props} game={play} />;
  const { Over } = play;
  const turn = (by: number) => () =>
    setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 }));
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
      <div className="board-tools" role="toolbar" aria-label={t("table-tools")}>
        <Tool label={t("table-turn-left")} press={turn(-1)}>
          ↺
        </Tool>
        <Tool label={t("table-turn-right")} press={turn(1)}>
          ↻
        </Tool>
        <Tool label={t("table-replay")} press={() => session.showing.replay()}>
          ⟲
        </Tool>
        {play.hasFloors && inside && (
          <Tool
            label={t("table-lift")}
            on={look.lifted}
            press={() => setLook((old) => ({ ...old, lifted: !old.lifted }))}
          >
            ☰
          </Tool>
        )}
        {play.hasFloors && inside && isSpace && (
          <Tool
            label={t("table-xray")}
            on={look.xray}
            press={() => setLook((old) => ({ ...old, xray: !old.xray }))}
          >
            ◫
          </Tool>
        )}
        {hasSpace && (
          <Tool label={t("table-plan")} on={!isSpace} press={toggleView}>
            ▦
          </Tool>
        )}
      </div>
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
    scene: useStore(session.scene),
    roll: mayRoll ? roll : undefined,
    failed: fail,
  };
}

function Tool({
  label,
  on,
  press,
  children,
}: {
  label: string;
  on?: boolean;
  press: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={press}
    >
      <span aria-hidden="true">{children}</span>
    </button>
  );
}
