import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { choose } from "../board/choice";
import type { BoardView } from "../board/types";
import { getPreview } from "../net/api";
import { sideOf } from "../pages/names";
import { readPosition } from "../position";
import type { LegalMove } from "../protocol";
import { useScene } from "../state/scene";
import { useText } from "../text";

const PlanBoard = lazy(() => import("../plan/PlanBoard"));
const STILL: BoardView = {
  turned: 0,
  home: 0,
  lifted: false,
  xray: false,
  marks: true,
  calm: true,
  light: true,
};
const nothing = () => undefined;

/** A picture in the rules, drawn by the board itself: a position, and perhaps the way of a move. */
export function Figure({
  position,
  caption,
  move,
}: {
  position: string;
  caption: string;
  move?: string;
}) {
  const t = useText();
  const read = useMemo(() => readPosition(position), [position]);
  const scene = useScene(position);
  const [shown, setShown] = useState<LegalMove | null>(null);
  useEffect(() => {
    if (!move) return;
    getPreview(position, []).then(
      (found) => setShown(found.moves.find((one) => one.text === move) ?? null),
      () => undefined,
    );
  }, [position, move]);
  const choice = useMemo(() => choose(read.family, []), [read]);
  const names = Array.from({ length: read.players }, (_, seat) =>
    t(`seat-${sideOf(seat, read.players)}`),
  );
  return (
    <figure className="rules-figure">
      <div className="rules-board">
        <Suspense>
          <PlanBoard
            position={read}
            motion={null}
            choice={choice}
            pick={nothing}
            preview={shown}
            setPreview={nothing}
            view={STILL}
            inside
            names={names}
            scene={scene}
          />
        </Suspense>
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
