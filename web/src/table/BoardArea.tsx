import { Component, lazy, type ReactNode, Suspense, useState } from "react";
import { BoardKeys } from "../board/BoardKeys";
import { droppedCrate } from "../board/faces";
import type { BoardProps, BoardView, Motion } from "../board/types";
import { Inspector } from "../plan/Inspector";
import type { Position } from "../position";
import type { LegalMove } from "../protocol";
import { useScene } from "../state/scene";
import type { TableSession } from "../state/session";
import { change, settings } from "../state/settings";
import { useStore } from "../state/store";
import { useText } from "../text";
import { broken, hasWebGL } from "../three/webgl";
import type { Look } from "./PlayTable";
import { useScreen } from "./useSession";

const Board3D = lazy(() => import("../three/Board3D"));
const PlanBoard = lazy(() => import("../plan/PlanBoard"));

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
  session,
  position,
  motion,
  view,
  names,
  look,
  setLook,
}: {
  session: TableSession;
  position: Position;
  motion: Motion | null;
  view: BoardView;
  names: readonly string[];
  look: Look;
  setLook: (change: (old: Look) => Look) => void;
}) {
  const t = useText();
  const { choice, game, link, sending, staged } = useScreen(session);
  const chosen = useStore(settings);
  const [preview, setPreview] = useState<LegalMove | null>(null);
  const scene = useScene(session.position);
  const failed = useStore(broken);
  const wanted = chosen.board !== "plan" && hasWebGL();
  const space = wanted && !failed;
  const inside = game.opened?.aids.inside ?? true;
  const mayRoll =
    session.acting !== null &&
    link.turn?.due === "roll" &&
    game.opened?.dice === "fair" &&
    !sending;
  const props: BoardProps = {
    position,
    roll: mayRoll ? () => void session.roll() : undefined,
    motion,
    choice,
    pick: (token) => session.pick(token),
    putDown: () => session.putDown(),
    preview,
    setPreview,
    view: inside ? view : { ...view, lifted: false, xray: false },
    inside,
    names,
    scene,
    failed: fail,
  };
  const plan = <PlanBoard {...props} />;
  const dropped = droppedCrate(choice);
  return (
    <section
      className="board-area"
      aria-label={t("table-board")}
      data-view={space ? "space" : "plan"}
      data-staged={staged.length}
    >
      <div className="board-frame">
        <Suspense fallback={<p className="busy">{t("busy")}</p>}>
          {space ? (
            <OrPlan plan={plan}>
              <Board3D {...props} />
              <BoardKeys {...props} />
              {position.family === "dockers" && dropped && (
                <div className="board-faces">
                  <Inspector {...props} position={position} code={dropped} t={t} />
                </div>
              )}
            </OrPlan>
          ) : (
            plan
          )}
        </Suspense>
      </div>
      {wanted && failed && (
        <p className="notice" role="status">
          {t("table-space-failed")}
          <button type="button" className="button" onClick={() => broken.set(false)}>
            {t("table-space-again")}
          </button>
        </p>
      )}
      <div className="board-tools" role="toolbar" aria-label={t("table-tools")}>
        <Tool
          label={t("table-turn-left")}
          press={() => setLook((old) => ({ ...old, turned: (old.turned + 3) % 4 }))}
        >
          ↺
        </Tool>
        <Tool
          label={t("table-turn-right")}
          press={() => setLook((old) => ({ ...old, turned: (old.turned + 1) % 4 }))}
        >
          ↻
        </Tool>
        <Tool label={t("table-replay")} press={() => session.replay()}>
          ⟲
        </Tool>
        {position.family === "dockers" && inside && (
          <>
            <Tool
              label={t("table-lift")}
              on={look.lifted}
              press={() => setLook((old) => ({ ...old, lifted: !old.lifted }))}
            >
              ☰
            </Tool>
            {space && (
              <Tool
                label={t("table-xray")}
                on={look.xray}
                press={() => setLook((old) => ({ ...old, xray: !old.xray }))}
              >
                ◫
              </Tool>
            )}
          </>
        )}
        {hasWebGL() && (
          <Tool
            label={t("table-plan")}
            on={!space}
            press={() => {
              broken.set(false);
              change({ board: space ? "plan" : "space" });
            }}
          >
            ▦
          </Tool>
        )}
      </div>
    </section>
  );
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
