/** Where this device keeps its tables. Small, since the home page lists them before any rules. */
import { openDatabase } from "./database";
import { MemoryStorage, type Storage } from "./storage";

let opening: Promise<Storage> | null = null;

/** The games of this device. Where the browser gives no database, they last as long as the page. */
export function deviceStorage(): Promise<Storage> {
  opening ??= openDatabase().catch(() => new MemoryStorage());
  return opening;
}
