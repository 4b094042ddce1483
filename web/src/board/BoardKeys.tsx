/**
 * The board in space for keys and screen readers: the same cells, pieces, handles and options as
 * on the plan, without a drawing. Out of sight until the focus is in it, then a small panel that
 * says what is under the focus.
 */
import { useState } from "react";
import { Controls } from "../plan/Controls";
import { summaryOf } from "../plan/summary";
import { useSheet } from "../plan/useSheet";
import { useText } from "../text";
import "./keys.css";
import type { BoardProps } from "./types";

export function BoardKeys(props: BoardProps) {
  const t = useText();
  const sheet = useSheet(props, 1);
  const [looked, setLooked] = useState<string | null>(null);
  const said = sheet.grids
    .flatMap(({ rows }) => rows.flat())
    .find(({ id }) => id === looked)?.label;
  return (
    <div className="keys">
      <Controls
        {...props}
        className="keys-board"
        sheet={sheet}
        summary={summaryOf(props.position)}
        place={null}
        besideLabel={t("board-actions")}
        handlesLabel={t("board-directions")}
        onLook={(spot) => setLooked(spot?.id ?? null)}
      />
      <p className="keys-said" aria-hidden="true">
        {said ?? t("board-help")}
      </p>
    </div>
  );
}
