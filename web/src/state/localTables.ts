/** The games of this device as a list, kept up to date. */
import { useEffect, useState } from "react";
import type { TableInfo } from "../local/storage";

export interface LocalTables {
  tables: readonly TableInfo[];
  /** Whether they outlive the page. */
  lasts: boolean;
}

const loadStorage = async () => (await import("../local/kept")).deviceStorage();

/** The games of this device, those played last first; null until they have been looked up. */
export function useLocalTables(): LocalTables | null {
  const [found, setFound] = useState<LocalTables | null>(null);
  useEffect(() => {
    let current = true;
    let stop = () => {};
    void loadStorage().then((storage) => {
      if (!current) return;
      const look = async () => {
        const tables = await storage.list();
        if (current) setFound({ tables, lasts: storage.lasts });
      };
      stop = storage.watch(() => void look());
      void look();
    });
    return () => {
      current = false;
      stop();
    };
  }, []);
  return found;
}

export async function removeLocalTable(id: string): Promise<void> {
  await (await loadStorage()).remove(id);
}
