/** Files with games and records: opened on this device, or by the server if only it knows the game. */
import { putRecord } from "../net/api";
import { SERVER } from "../net/server";
import { codeOf } from "../ui/errors";
import { fresh } from "./seats";

class UnknownGame extends Error {
  readonly code = "quayside.client.unknown-game";
}

/** What a file was: games that are back, or a record that is a table now. */
export type OpenedFile =
  | { kind: "games"; restored: { added: number; continued: number; known: number } }
  | { kind: "record"; table: string };

/** Open a file. Throws an error with a code, and then nothing has changed. */
export async function openFile(text: string): Promise<OpenedFile> {
  const device = await import("../local/device");
  try {
    const opened = await device.openFile(text);
    if (opened) return opened;
  } catch (problem) {
    // A refusal has a code; without one, this browser cannot run the rules.
    if (codeOf(problem) || SERVER === null) throw problem;
  }
  if (SERVER === null) throw new UnknownGame();
  const table = fresh();
  await putRecord(table, text);
  return { kind: "record", table };
}
