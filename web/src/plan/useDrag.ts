import { type PointerEvent, type RefObject, useRef } from "react";
import type { Choice, Token } from "../board/choice";
import { THRESHOLD } from "../board/gesture";
import type { Sheet, Spot } from "./sheet";

/** Handlers for something that may be dragged: from one cell to another, or from beside the board. */
export type Drag = (
  token: Token | null,
  spot?: Spot,
) => {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: () => void;
  onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void;
};

interface Held {
  token: Token;
  spot: Spot | undefined;
  x: number;
  y: number;
  moved: boolean;
}

/** Dragging picks the piece when it begins to move, and what it is dropped on at the end. */
export function useDrag(
  root: RefObject<HTMLElement | null>,
  sheet: Sheet,
  choice: Choice,
  pick: (token: Token) => void,
  point: (token: Token | null) => void,
): Drag {
  const held = useRef<Held | null>(null);
  const dragged = useRef(false);

  const under = (event: PointerEvent): Spot | null => {
    const found = document.elementFromPoint(event.clientX, event.clientY);
    const cell = found?.closest<HTMLElement>("[data-spot]");
    if (!cell || !root.current?.contains(cell)) return null;
    const { spot: id } = cell.dataset;
    const label = cell.closest('[role="grid"]')?.getAttribute("aria-label");
    const grid = sheet.grids.find((one) => one.label === label);
    return grid?.rows.flat().find((spot) => spot.id === id) ?? null;
  };

  const dropped = (from: Held, to: Spot | null): Token | null => {
    if (!to || to.id === from.spot?.id) return null;
    return from.spot ? (sheet.drop?.(from.spot, to) ?? null) : to.token;
  };

  return (token, spot) => ({
    onPointerDown: (event) => {
      dragged.current = false;
      if (token === null || event.button !== 0 || (spot && !sheet.drop)) return;
      held.current = { token, spot, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event) => {
      const at = held.current;
      if (!at) return;
      if (!at.moved) {
        if (Math.hypot(event.clientX - at.x, event.clientY - at.y) < THRESHOLD) return;
        // Only what can be picked is dragged: a finger elsewhere may want to scroll.
        const isPicked = choice.picked.includes(at.token);
        if (!isPicked && !choice.next.has(at.token)) {
          held.current = null;
          return;
        }
        at.moved = true;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
        if (!isPicked) pick(at.token);
      }
      root.current?.classList.add("plan-dragging");
      const ghost = root.current?.querySelector<HTMLElement>(".plan-dragged");
      if (ghost) ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      point(dropped(at, under(event)));
    },
    onPointerUp: (event) => {
      const at = held.current;
      held.current = null;
      root.current?.classList.remove("plan-dragging");
      if (!at?.moved) return;
      event.currentTarget.releasePointerCapture(event.pointerId);
      const target = dropped(at, under(event));
      if (target !== null) pick(target);
    },
    onPointerCancel: () => {
      held.current = null;
      root.current?.classList.remove("plan-dragging");
    },
    onClickCapture: (event) => {
      if (!dragged.current) return;
      dragged.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  });
}
