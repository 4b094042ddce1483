import { useStore } from "@nanostores/react";
import { Component, lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { Token } from "../board/choice";
import { tapPlays } from "../board/taps";
import type { BoardProps, BoardView } from "../board/types";
import { keysShown } from "../nav/router";
import { BoardKeys } from "../plan/BoardKeys";
import { pointedMove } from "../plan/sheet";
import { change, hasSound, settings } from "../state/settings";
import { useText } from "../text";
import { broken, hasWebGL } from "../three/webgl";
import { type Tool, Toolbar } from "../ui/Toolbar";
import { useGame, useNames, usePlay, usePosition, useTable } from "./context";

const Board3D = lazy(() => import("../three/Board3D"));
const PlanBoard = lazy(() => import("../plan/PlanBoard"));

/** What a person changes about the view; `turned` counts from where their own side is at the bottom. */
export type Look = Pick<BoardView, "turned" | "resets" | "lifted" | "xray">;

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
  const chosen = useStore(settings);
  const sounds = hasSound(chosen);
  const [wanted, failed] = [chosen.board !== "plan", useStore(broken)];
  const hasSpace = play.space !== null && hasWebGL();
  const isSpace = wanted && hasSpace && !failed;
  const inside = opened?.knowledge !== "memory";
  const board = useBoard(inside ? view : { ...view, lifted: false, xray: false }, inside);
  const props = { ...board, values };
  const plan = <PlanBoard {...props} game={play} />;
  const { Over } = play;
  const again = useStore(tapPlays) && board.preview !== null;
  const turn = (by: number) => () =>
    setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 }));
  const reset = () => setLook((old) => ({ ...old, turned: 0, resets: old.resets + 1 }));
  const switched = (what: "lifted" | "xray") => ({
    on: look[what],
    press: () => setLook((old) => ({ ...old, [what]: !old[what] })),
  });
  const floors = play.hasFloors && inside;
  const tools: readonly Tool[] = [
    { label: t("table-turn-left"), icon: "turn-left", press: turn(-1) },
    { label: t("table-turn-right"), icon: "turn-right", press: turn(1) },
    { label: t("table-reset-view"), icon: "reset", press: reset },
    { label: t("table-replay"), icon: "replay", press: () => session.showing.replay() },
    ...(floors
      ? [
          {
            ...switched("lifted"),
            label: t("table-lift"),
            icon: "floors" as const,
            caption: t("table-lift-short"),
          },
        ]
      : []),
    ...(floors && isSpace
      ? [
          {
            ...switched("xray"),
            label: t("table-xray"),
            icon: "xray" as const,
            caption: t("table-xray-short"),
          },
        ]
      : []),
    ...(hasSpace
      ? [
          {
            label: t("table-plan"),
            icon: "flat" as const,
            caption: t("table-plan-short"),
            on: !isSpace,
            press: toggleView,
          },
        ]
      : []),
    {
      label: t("table-sound"),
      icon: sounds ? "sound" : "silent",
      on: sounds,
      press: () => change({ sound: !sounds }),
    },
    { label: t("help-title"), icon: "help", wide: true, press: () => keysShown.set(true) },
    ...(document.fullscreenEnabled
      ? [
          {
            label: t("table-full-screen"),
            icon: "full" as const,
            wide: true,
            press: toggleFullScreen,
          },
        ]
      : []),
  ];
  return (
    <section
      className="board-area"
      aria-label={t("table-board")}
      data-view={isSpace ? "space" : "plan"}
      data-staged={staged.length}
      data-turned={look.turned}
    >
      <div className="board-frame">
        <Suspense fallback={<p className="busy">{t("busy")}</p>}>
          {isSpace && play.space ? (
            <OrPlan plan={plan}>
              <Board3D {...props} space={play.space} />
              <BoardKeys {...props} game={play} />
              {Over && (
                <div className="board-faces">
                  <Over {...props} />
                </div>
              )}
            </OrPlan>
          ) : (
            plan
          )}
        </Suspense>
        <p className="board-tap" role="status">
          {again && <span>{t("table-tap-again")}</span>}
        </p>
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

/** The whole page on the whole screen, or back; a browser may refuse. */
function toggleFullScreen(): void {
  const done = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}

/** What both boards are handed. */
function useBoard(view: BoardView, inside: boolean): BoardProps {
  const session = useTable();
  const { opened } = useGame();
  const choice = useStore(session.picking.choice);
  const acting = useStore(session.acting);
  const due = useStore(session.due);
  const sending = useStore(session.sending.busy);
  const lastTurn = useStore(session.lastTurn);
  const staged = useStore(session.picking.staged).length > 0;
  const [pointed, point] = useState<Token | null>(null);
  const pick = useCallback((token: Token) => session.pick(token), [session]);
  const miss = useCallback(() => session.miss(), [session]);
  const putDown = useCallback(() => session.putDown(), [session]);
  const roll = useCallback(() => void session.roll(), [session]);
  const mayRoll = acting !== null && due === "roll" && opened?.dice === "fair" && !sending;
  return {
    position: usePosition(),
    motion: useStore(session.showing.motion),
    done: session.showing.done,
    choice,
    pick,
    miss,
    putDown,
    pointed,
    point,
    preview: pointedMove(choice, pointed),
    // Moves of one's own that are not sent yet come after the last turn.
    lastTurn: staged ? null : lastTurn,
    arrows: useStore(session.arrows),
    view,
    inside,
    names: useNames(),
    t: useText(),
    roll: mayRoll ? roll : undefined,
    failed: fail,
  };
}
