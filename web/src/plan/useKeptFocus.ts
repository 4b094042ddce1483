import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Cells come and go as a board grows or turns, and crates go from cell to cell. Where the focus was
 * within the grid, it stays on the active cell, unless the person has turned to something else.
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, active: string): void {
  const within = useRef(false);

  useEffect(() => {
    const here = (event: Event) => grid.current?.contains(event.target as Node) ?? false;
    const focused = (event: Event) => {
      within.current = here(event);
    };
    const pointed = (event: Event) => {
      if (!here(event)) within.current = false;
    };
    // Between one element's blur and the next one's focus the page itself has the focus: that the
    // person went elsewhere must be known before cells are drawn again, or Tab never leaves.
    const left = (event: FocusEvent) => {
      const next = event.relatedTarget as Node | null;
      if (next && !grid.current?.contains(next)) within.current = false;
    };
    document.addEventListener("focusout", left, true);
    document.addEventListener("focusin", focused);
    document.addEventListener("pointerdown", pointed);
    return () => {
      document.removeEventListener("focusout", left, true);
      document.removeEventListener("focusin", focused);
      document.removeEventListener("pointerdown", pointed);
    };
  }, [grid]);

  // At once: an effect that waits would take back where an arrow key has gone meanwhile.
  useLayoutEffect(() => {
    const at = document.activeElement;
    const lost = at === document.body;
    const strayed = grid.current?.contains(at) && (at as HTMLElement).dataset.spot !== active;
    if (!within.current || !(lost || strayed)) return;
    grid.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(active)}"]`)?.focus();
  });
}
