import { type RefObject, useEffect } from "react";
import type { TableSession } from "../state/session";
import { settings } from "../state/settings";
import { toggleView } from "./BoardArea";

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Where arrow keys go from one thing to the next. */
export const OWN_ARROWS = "[role=grid], [role=tablist], [role=toolbar]";

/**
 * Keys of the table; those of the board itself are the board's. Single letters can be switched off
 * (WCAG 2.1.4), and a key that is held down acts once.
 */
export function useKeys(
  session: TableSession,
  turn: (by: number) => void,
  describing: RefObject<(() => void) | null>,
): void {
  useEffect(() => {
    const look = (by: number) => session.look(session.showing.shown.get() + by);
    const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      r: () => {
        const fair = session.game.get().opened?.dice === "fair";
        if (fair && session.acting.get() !== null && session.due.get() === "roll")
          void session.roll();
      },
      u: () => session.unstage(),
      x: () => {
        if (session.picking.isWhole) void session.sendTurn();
      },
      q: (event) => turn(event.shiftKey ? -1 : 1),
      v: toggleView,
      d: () => describing.current?.(),
      ",": () => look(-1),
      ".": () => look(1),
    };
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, dialog")) return;
      if (event.key === "Escape") {
        if (session.picking.choice.get().picked.length === 0) session.dismiss();
        else session.putDown();
        event.preventDefault();
        return;
      }
      // Looking back, the arrows go through the game, except where they have work of their own.
      const step = ARROWS[event.key];
      if (step && !session.showing.live.get() && !target?.closest(OWN_ARROWS)) {
        event.preventDefault();
        look(step);
        return;
      }
      if (!settings.get().letters) return;
      const act = keys[event.key.toLowerCase()] ?? boardKey(session, event.key);
      if (!act) return;
      event.preventDefault();
      // Only going through the game repeats.
      if (!event.repeat || event.key === "," || event.key === ".") act(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [session, turn, describing]);
}

/** What a letter or digit of the board does while the focus is elsewhere on the page. */
function boardKey(session: TableSession, key: string): (() => void) | null {
  const choice = session.picking.choice.get();
  if (key.length > 1 || choice.moves.length === 0) return null;
  // Only arrows turn with the board, and those belong to what has the focus.
  const token = session.play.get()?.keyToken(key, choice, 0) ?? null;
  return token === null ? null : () => session.pick(token);
}
