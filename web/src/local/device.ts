/** What local tables get from this device: a database, fair dice, a clock, and bots in a worker. */
import { Thinker } from "../engine/thinker";
import { LIBRARY, loadGame } from "../games/library";
import { below } from "../play/random";
import { BotPlayer, type Choose } from "./bots";
import { openDatabase } from "./database";
import { Refused, type World } from "./decide";
import { LocalTable } from "./link";
import { familyOfTable } from "./records";
import { MemoryStorage, type Storage } from "./storage";

export const WORLD: World = { library: LIBRARY, draw: below, now: Date.now };

let opening: Promise<Storage> | null = null;

/** The games of this device. Where the browser gives no database, they last as long as the page. */
export function deviceStorage(): Promise<Storage> {
  opening ??= openDatabase().catch(() => new MemoryStorage());
  return opening;
}

/** Return a chooser that searches in a worker with the settings of a level. */
export function chooseWith(thinker: Thinker): Choose {
  return (state, level, seed, signal) =>
    thinker.move(state.game, state.row, Number(level), BigInt(seed), signal);
}

/** A local table that is open in this page, with its bots at work. */
export interface OpenLocal {
  link: LocalTable;
  close(): void;
}

/** Open a table of this device; rejects with `Refused` if there is none with this id. */
export async function openOnDevice(id: string): Promise<OpenLocal> {
  const storage = await deviceStorage();
  const events = await storage.read(id);
  if (!events)
    throw new Refused("quayside.table.unknown", `there is no table ${id} on this device`);
  await loadGame(familyOfTable(events));
  const link = new LocalTable(id, storage, WORLD);
  const thinker = new Thinker();
  const bots = new BotPlayer(link, chooseWith(thinker), WORLD);
  return {
    link,
    close() {
      bots.close();
      thinker.close();
      link.close();
    },
  };
}
