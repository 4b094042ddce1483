import { useEffect, useState } from "react";
import { type Screen, TableSession } from "../state/session";
import { isCalm, settings } from "../state/settings";
import { useStore } from "../state/store";

/** Sit at a table as long as the page is open. */
export function useSession(table: string, key: string | null): TableSession | null {
  const [session, setSession] = useState<TableSession | null>(null);
  useEffect(() => {
    const made = new TableSession(table, key, () => isCalm(settings.value));
    setSession(made);
    return () => made.close();
  }, [table, key]);
  return session;
}

export function useScreen(session: TableSession): Screen {
  return useStore(session.screen);
}
