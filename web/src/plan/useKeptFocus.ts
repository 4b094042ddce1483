import { type RefObject, useEffect, useRef } from "react";

/**
 * Cells come and go as a board grows or turns. Where the one that had the focus has gone, the active
 * cell takes it, unless the person has turned to something else.
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, active: string): void {
  const within = useRef(false);

  useEffect(() => {
    const follow = (event: Event) => {
      within.current = grid.current?.contains(event.target as Node) ?? false;
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
    };
  }, [grid]);

  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return;
    grid.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(active)}"]`)?.focus();
  });
}
