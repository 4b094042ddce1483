import { lazy, Suspense, use, useEffect, useMemo, useState } from "react";
import { NO_CHOICE, type Token } from "../board/choice";
import { familyOf } from "../board/position";
import type { BoardView } from "../board/types";
import { gameOf } from "../games";
import { sideOf } from "../nav/names";
import type { Spot } from "../plan/sheet";
import { loadRules, type TableRules } from "../state/rules";
import { useText } from "../text";
import { Part } from "../ui/Part";

const PlanBoard = lazy(() => import("../plan/PlanBoard"));
const STILL: BoardView = {
  turned: 0,
  home: 0,
  resets: 0,
  lifted: false,
  xray: false,
  marks: true,
  calm: true,
  light: true,
};
const MOVING: BoardView = { ...STILL, calm: false };
const nothing = () => undefined;

interface Props {
  position: string;
  caption: string;
  move?: string;
  /** What is picked in it. */
  picked?: Token | null;
  /** What a click on one of its cells does. */
  touch?: (spot: Spot) => void;
  /** Odd: the move is made, and each odd number shows it moving again. Even, or none: its way is drawn. */
  made?: number;
  /** Whether nothing is to move on this page. */
  calm?: boolean;
}

/** A picture in the rules, drawn by the board itself: a position, and perhaps the way of a move. */
export function Figure(props: Props) {
  return (
    <figure className="rules-figure">
      <div className="rules-board">
        <Part>
          <Suspense>
            <Board {...props} />
          </Suspense>
        </Part>
      </div>
      <figcaption>{props.caption}</figcaption>
    </figure>
  );
}

export function Board({ position, move, picked = null, touch, made = 0, calm = true }: Props) {
  const t = useText();
  const game = use(gameOf(familyOf(position)).play());
  const [rules, setRules] = useState<TableRules | null>(null);
  useEffect(() => {
    // Without the rules the picture has no outlines and no way.
    loadRules(game, position).then(setRules, nothing);
  }, [game, position]);
  const read = useMemo(
    () => rules?.position(position) ?? game.read(position),
    [game, rules, position],
  );
  const due = rules?.due(position);
  const shown = due?.moves.find(({ text }) => text === move) ?? null;
  const after = made % 2 === 1 && move ? (rules?.after(position, move) ?? null) : null;
  const turn = after && { seat: due?.seat ?? 0, facts: after.facts };
  const motion = after && {
    key: made,
    before: read,
    facts: after.facts,
    seat: due?.seat ?? 0,
    roll: null,
    counts: true,
  };
  const names = useMemo(
    () =>
      Array.from({ length: read.players }, (_, seat) => t(`seat-${sideOf(seat, read.players)}`)),
    [read, t],
  );
  const choice = useMemo(
    () => (picked === null ? NO_CHOICE : { ...NO_CHOICE, picked: [picked] }),
    [picked],
  );
  return (
    <PlanBoard
      game={game}
      position={after ? (rules?.position(after.text) ?? read) : read}
      motion={motion}
      done={nothing}
      choice={choice}
      pick={nothing}
      pointed={null}
      point={nothing}
      preview={after ? null : shown}
      lastTurn={turn}
      view={calm ? STILL : MOVING}
      inside
      names={names}
      t={t}
      {...(touch ? { touch } : {})}
    />
  );
}
