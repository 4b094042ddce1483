/**
 * The board in space for keys and screen readers: the same cells, pieces, handles and options as
 * on the plan, without a drawing. Out of sight until the focus is in it, then a small panel that
 * says what is under the focus.
 */
import { useState } from "react";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import { Controls } from "./Controls";
import type { Reachable } from "./game";
import "./keys.css";
import { useSheet } from "./useSheet";

export function BoardKeys({ game, ...props }: BoardProps & { game: Reachable }) {
  const t = useText();
  const sheet = useSheet(game, props, 1);
  const [looked, setLooked] = useState<string | null>(null);
  const said = sheet.grids
    .flatMap(({ rows }) => rows.flat())
    .find(({ id }) => id === looked)?.label;
  return (
    <div className="keys">
      <Controls
        {...props}
        className="keys-board"
        game={game}
        sheet={sheet}
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
