/** The games of this device: opened, and stored event by event. */
import { freshId } from "../play/random";
import type { Event, OpenTable } from "../protocol";
import { openRematch, openTable, Refused, rematched, seatEverybody, type World } from "./decide";
import type { Storage, TableInfo } from "./storage";
import { fold, replay, type Table } from "./table";

/** What a list shows of a table. */
export function infoOf(table: Table): TableInfo {
  const { id, head, time, opened, seats, line, finished } = table;
  const isImported = opened?.dice === "imported";
  const status = finished ? "finished" : line ? "playing" : "waiting";
  return {
    id,
    head,
    game: opened?.game ?? "",
    seats,
    turn: finished ? null : (line?.state.toMove ?? null),
    winners: finished?.winners ?? [],
    status: isImported ? "imported" : status,
    time,
  };
}

/** Store events that follow at a table; null, and nothing is stored, if another tab was first. */
export async function storeEvents(
  storage: Storage,
  table: Table,
  events: readonly Event[],
  { library }: World,
): Promise<Table | null> {
  const next = events.reduce((now, event) => fold(now, event, library), table);
  return (await storage.append({ head: table.head, events, info: infoOf(next) })) ? next : null;
}

/** Store a new table with its first events, and return its id. */
export async function storeTable(
  storage: Storage,
  id: string,
  events: readonly Event[],
  world: World,
): Promise<string> {
  const table = replay(id, events, world.library);
  if (!(await storage.append({ head: 0, events, info: infoOf(table) })))
    throw new Refused("quayside.table.exists", `there is a table ${id}`);
  return id;
}

/** Open a table, sit everybody down by their names, and return its id; throws `Refused`. */
export function openLocal(
  storage: Storage,
  wish: OpenTable,
  names: readonly string[],
  world: World,
): Promise<string> {
  const id = freshId();
  const events = seatEverybody(id, openTable(id, wish, world), names, world);
  return storeTable(storage, id, events, world);
}

/**
 * Open the rematch of a finished table; false if another tab was first. Both logs are written
 * together: nothing ever leads to a table that is not there.
 */
export function openLocalRematch(storage: Storage, table: Table, world: World): Promise<boolean> {
  const id = freshId();
  const note = rematched(table, id, world);
  const opened = openRematch(table, id, world);
  const after = note.reduce((now, event) => fold(now, event, world.library), table);
  return storage.append(
    { head: 0, events: opened, info: infoOf(replay(id, opened, world.library)) },
    { head: table.head, events: note, info: infoOf(after) },
  );
}
