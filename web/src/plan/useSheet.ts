import { useMemo } from "react";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import { doceSheet } from "./doceSheet";
import { dockerSheet } from "./dockerSheet";
import { dockersSheet } from "./dockersSheet";
import type { Sheet, SheetProps } from "./sheet";

export function sheetOf(props: SheetProps): Sheet {
  switch (props.position.family) {
    case "docker":
      return dockerSheet(props.position, props);
    case "dockers":
      return dockersSheet(props.position, props);
    case "doce":
      return doceSheet(props.position, props);
  }
}

/** What can be reached on the board now. */
export function useSheet(props: BoardProps, aspect: number): Sheet {
  const t = useText();
  const { position, choice, view, names, scene, inside } = props;
  const canRoll = props.roll !== undefined;
  return useMemo(
    () => sheetOf({ position, choice, view, names, scene, inside, t, aspect, canRoll }),
    [position, choice, view, names, scene, inside, t, aspect, canRoll],
  );
}
