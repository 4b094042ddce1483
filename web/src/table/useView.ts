/** How a table is looked at: from the person's own side, and turned, lifted or seen through at will. */
import { useStore } from "@nanostores/react";
import { useCallback, useState } from "react";
import { sideOfSeat, turnsToBottom } from "../board/sides";
import type { BoardView } from "../board/types";
import { isCalm, settings } from "../state/settings";
import { drawsSlowly } from "../three/webgl";
import type { Look } from "./BoardArea";
import { useGame, useSeats } from "./context";

export interface View {
  view: BoardView;
  look: Look;
  setLook: (change: (old: Look) => Look) => void;
  /** Turn the board by quarters. */
  turn: (by: number) => void;
}

export function useView(): View {
  const { seats } = useGame();
  const mine = useSeats();
  const chosen = useStore(settings);
  const [look, setLook] = useState<Look>({ turned: 0, resets: 0, lifted: false, xray: false });
  const turn = useCallback(
    (by: number) => setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 })),
    [],
  );
  // Several people at this screen: the board stays where the first of them sits. Nobody: south.
  const home = turnsToBottom(sideOfSeat(mine[0] ?? 0, seats.length));
  const view: BoardView = {
    ...look,
    home,
    turned: (home + look.turned) % 4,
    marks: chosen.pieces !== "plain",
    calm: isCalm(chosen),
    light: chosen.quality === "light" || (chosen.quality === "auto" && drawsSlowly()),
  };
  return { view, look, setLook, turn };
}
