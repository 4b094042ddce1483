import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { go, route } from "../nav/router";
import { useTable } from "./context";

/** Safari allows 100 changes of the address in half a minute, and a held key makes 30 a second. */
const PAUSE = 400;

/** The address of a table that someone looks back at names the move; such an address shows it. */
export function useMoveAddress(): void {
  const session = useTable();
  const { table, showing } = session;
  const [shown, live] = [useStore(showing.shown), useStore(showing.live)];
  const at = useStore(route);
  const asked = at.page === "table" && at.table === table ? at.move : null;
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (asked !== null && asked !== showing.shown.get()) session.look(asked);
    // Back from a move to the table: it is followed again.
    else if (asked === null && before.current !== null && !showing.live.get())
      session.look(Number.MAX_SAFE_INTEGER);
    before.current = asked;
  }, [session, showing, asked]);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const now = route.get();
      const move = live ? null : shown;
      if (now.page !== "table" || now.table !== table || now.move === move) return;
      go(move === null ? `/t/${table}` : `/t/${table}/move/${move}`, true);
    }, PAUSE);
    return () => window.clearTimeout(timer);
  }, [table, shown, live]);
}
