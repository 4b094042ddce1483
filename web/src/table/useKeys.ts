import { useEffect } from "react";
import type { TableSession } from "../state/session";
import { change, settings } from "../state/settings";
import { broken } from "../three/webgl";

/** Keys of the table; those of the board itself are the board's. */
export function useKeys(session: TableSession, turn: (by: number) => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target?.closest("input, textarea, select, dialog")) return;
      const { shown, choice, link } = session.screen.value;
      switch (event.key.toLowerCase()) {
        case "r":
          if (session.acting === null || link.turn?.due !== "roll") return;
          void session.roll();
          break;
        case "u":
          session.unstage();
          break;
        case "x":
          if (!session.turnIsWhole) return;
          void session.sendTurn();
          break;
        case "q":
          turn(event.shiftKey ? -1 : 1);
          break;
        case "v":
          change({ board: settings.value.board === "plan" || broken.value ? "auto" : "plan" });
          broken.set(false);
          break;
        case "d":
          document.getElementById("describe")?.click();
          break;
        case ",":
          session.look(shown - 1);
          break;
        case ".":
          session.look(shown + 1);
          break;
        case "escape":
          if (choice.picked.length === 0) session.dismiss();
          else session.putDown();
          break;
        default:
          return;
      }
      event.preventDefault();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [session, turn]);
}
