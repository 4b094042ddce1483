import { useMemo } from "react";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import type { Reachable } from "./game";
import type { Sheet } from "./sheet";

/** What can be reached on the board now. */
export function useSheet(game: Reachable, props: BoardProps, aspect: number): Sheet {
  const t = useText();
  const { position, choice, view, names, scene, inside } = props;
  const canRoll = props.roll !== undefined;
  return useMemo(
    () => game.sheet(position, { choice, view, names, scene, inside, t, aspect, canRoll }),
    [game, position, choice, view, names, scene, inside, t, aspect, canRoll],
  );
}
