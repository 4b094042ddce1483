/** The way to a table: on this device, or else at the server. */
import type { Connection } from "../net/connection";
import { TableLink } from "../net/link";
import { SERVER } from "../net/server";

/**
 * Connect to a table; null if it is not on this device and there is no server to ask. Who has a key
 * of it need not look here: only tables of a server have keys.
 */
export async function connect(
  table: string,
  key: string,
  isKept: boolean,
): Promise<Connection | null> {
  if (!isKept || SERVER === null) {
    const here = await findHere(table);
    if (here) return here;
  }
  return SERVER === null ? null : new TableLink(table, key);
}

/** Sit at a table of this device. Rules and bots are fetched only if there is one. */
async function findHere(table: string): Promise<Connection | null> {
  const { deviceStorage } = await import("../local/kept");
  if (!(await (await deviceStorage()).read(table))) return null;
  const { openOnDevice } = await import("../local/device");
  return openOnDevice(table);
}
