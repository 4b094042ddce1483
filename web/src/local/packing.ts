/**
 * A game packed into a link, to move it to another device: the log without what the rules say
 * anyway (positions, who moves, texts of moves), compressed, in letters that an address may have.
 */
import type { Event, What } from "../protocol";
import { BundleError, familyOfTable, type TableLog } from "./bundle";
import { clocksAfter } from "./clock";
import type { World } from "./decide";
import { emptyTable, fold, type Table } from "./table";

/** The longest text that is tried: a QR code that a phone's camera reads holds no more. */
export const LONGEST_PACKED = 1200;

/**
 * A table as JSON: its id, the version of its rules, and for every event the milliseconds since the
 * one before and what happened: a move is its action, a roll its face as a negative number.
 */
type Packed = [id: string, rules: number, ...log: (number | object)[]];

/** Return a log packed into letters; null if that is too long for a link. */
export async function pack({ id, events }: TableLog, world: World): Promise<string | null> {
  let time = 0;
  const log = events.flatMap((event): (number | object)[] => {
    const since = event.time - time;
    ({ time } = event);
    return [since, packWhat(event)];
  });
  const packed: Packed = [id, events[0]?.rules ?? 0, ...log];
  const text = await compress(JSON.stringify(packed));
  if (text.length > LONGEST_PACKED) return null;
  // What would not come out as it went in is not sent.
  const back = unpackLog(packed, world);
  return JSON.stringify(back) === JSON.stringify({ id, events }) ? text : null;
}

function packWhat({ what, position }: Event): number | object {
  if (what.kind === "moved") return what.action;
  if (what.kind === "rolled") return -what.face;
  // A game that began from a position of its own needs to say it.
  return what.kind === "started" && what.deal === null ? { ...what, position } : what;
}

/** What is in a packed text; throws `BundleError`. */
export async function readPacked(text: string): Promise<Packed> {
  try {
    const packed: unknown = JSON.parse(await decompress(text));
    const [id, rules, , first] = Array.isArray(packed) ? packed : [];
    if (/^[\w-]{22}$/.test(id) && Number.isSafeInteger(rules) && typeof first === "object")
      return packed as Packed;
  } catch {
    // Told below.
  }
  throw new BundleError("this link has no game in it", "quayside.client.games-link");
}

/** The family of a packed game. */
export function familyOfPacked([, , , opened]: Packed): string {
  return familyOfTable([{ what: opened } as Event]);
}

/** Return the log of a packed game, played again by the rules; throws `BundleError`. */
export function unpackLog([id, rules, ...log]: Packed, { library }: World): TableLog {
  const events: Event[] = [];
  let table = emptyTable(id);
  try {
    for (let i = 0; i < log.length; i += 2) {
      const time = table.time + Number(log[i]);
      const event = unpackEvent(table, log[i + 1] ?? 0, time, rules);
      const next = fold(table, event, library);
      const position = next.line?.state.text ?? "";
      const toMove = event.what.kind === "moved" ? (next.line?.state.toMove ?? null) : null;
      const clocks = clocksAfter(table, table.clocks, event.what, time - table.time, toMove);
      events.push({ ...event, position, clocks });
      table = { ...next, clocks };
    }
    return { id, events };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new BundleError(message, "quayside.client.games-link");
  }
}

function unpackEvent(table: Table, packed: number | object, time: number, rules: number): Event {
  const plain = { n: table.head + 1, time, rules, position: "", clocks: null };
  if (typeof packed === "object") {
    const { position = "", ...what } = packed as { position?: string };
    return { ...plain, position, what: what as What };
  }
  const { state } = table.line ?? {};
  if (state?.toMove === null || !state) throw new Error(`nobody can play event ${plain.n}`);
  const seat = state.toMove;
  if (packed < 0) {
    const counts = !state.roll(-packed).isChance;
    return { ...plain, what: { kind: "rolled", seat, face: -packed, number: null, counts } };
  }
  if (!state.actions.includes(packed)) throw new Error(`event ${plain.n} is no legal move`);
  return { ...plain, what: { kind: "moved", seat, move: state.write(packed), action: packed } };
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

async function compress(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...small))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

async function decompress(letters: string): Promise<string> {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
