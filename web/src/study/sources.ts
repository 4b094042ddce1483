/** Where an analysis begins: a position, a table, a record in a file or a link, or one that is kept. */
import { familyOf } from "../board/position";
import { LIBRARY, loadGame } from "../games/library";
import { deviceAnalyses } from "../local/analyses";
import { compress, decompress } from "../local/packing";
import { Line } from "../play/line";
import { familyOfRecord, RecordError, readRecord } from "../play/reading";
import type { GameRecord } from "../play/record";
import { State } from "../play/state";
import { connect } from "../state/connecting";
import { fresh, keyOf } from "../state/seats";

/** What an address says: a position as text, the id of a table or of a kept analysis, or a record. */
export interface Source {
  of: "position" | "table" | "packed" | "kept";
  id: string;
}

/** There is nothing at this address. */
export class NothingThere extends Error {
  readonly code = "quayside.client.no-analysis";
}

/** Return the game to analyse; throws `FormError`, `RecordError` or `NothingThere`. */
export async function openSource({ of, id }: Source): Promise<GameRecord> {
  switch (of) {
    case "position":
      return recordAt(id);
    case "table":
      return readText(await recordOfTable(id));
    case "packed":
      return readText(
        await decompress(id).catch(() => {
          throw new NothingThere();
        }),
      );
    case "kept": {
      const found = await (await deviceAnalyses()).read(id);
      if (!found) throw new NothingThere();
      return readText(found.text);
    }
  }
}

/** A game that begins in a position; throws `FormError`. */
export async function recordAt(position: string): Promise<GameRecord> {
  const family = familyOf(position);
  if (Object.hasOwn(LIBRARY.families, family)) await loadGame(family);
  const start = State.read(LIBRARY, position);
  return { line: new Line(start, null), headers: new Map(), isAbandoned: false };
}

/** Read a record with its branches; throws `RecordError`. */
export async function readText(text: string): Promise<GameRecord> {
  const family = familyOfRecord(text);
  if (family === null)
    throw new RecordError("a record says its game, as in 'game: ...'", { id: "record-no-game" }, 1);
  if (Object.hasOwn(LIBRARY.families, family)) await loadGame(family);
  return readRecord(text, LIBRARY);
}

async function recordOfTable(table: string): Promise<string> {
  const key = keyOf(table);
  const link = await connect(table, key ?? fresh(), key !== null);
  if (!link) throw new NothingThere();
  try {
    return await link.record();
  } finally {
    link.close();
  }
}

/** The path of an analysis that is all in the address. */
export async function packedPath(text: string): Promise<string> {
  return `/a/r/${await compress(text)}`;
}
