/** Keys of the analysis board: through the line, and the views. Single letters can be switched off. */
import { useEffect } from "react";
import { settings } from "../state/settings";
import { toggleView } from "../table/BoardArea";
import { OWN_ARROWS } from "../table/useKeys";
import type { Study } from "./study";

/** What the arrows do, except where they have work of their own. */
const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: ",", ArrowRight: "." };

export function useStudyKeys(study: Study, turn: (by: number) => void): void {
  useEffect(() => {
    const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      ",": () => study.goTo(study.node.parent ?? study.node.id),
      ".": () => study.goTo(study.node.children[0] ?? study.node.id),
      q: (event) => turn(event.shiftKey ? -1 : 1),
      v: toggleView,
    };
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, dialog")) return;
      if (event.key in ARROWS && !target?.closest(OWN_ARROWS)) {
        event.preventDefault();
        keys[ARROWS[event.key] ?? ""]?.(event);
        return;
      }
      const act = keys[event.key.toLowerCase()];
      if (!act || !settings.get().letters) return;
      event.preventDefault();
      act(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [study, turn]);
}
