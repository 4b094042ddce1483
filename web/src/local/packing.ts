/**
 * A game packed into a link, to move it to another device: the log without what the rules say
 * anyway (positions, who moves, texts of moves), compressed, in letters that an address may have.
 */
import type { State } from "../play/state";
import type { Event, Opened, PublicSeat, What } from "../protocol";
import { BundleError, familyOfTable, type TableLog } from "./bundle";
import { clocksAfter } from "./clock";
import { finished, type World } from "./decide";
import { emptyTable, fold, type Table, USUAL_TABLE } from "./table";

/** The longest text of a link: a phone's camera reads no larger QR code from a screen. */
export const LONGEST_PACKED = 900;

/**
 * A table as JSON: its id, the version of its rules, and for every event the milliseconds since the
 * one before and what happened: a move is its action, a roll its face as a negative number, an end
 * that follows from the rules is "end", someone who sits down is seat, name and device.
 */
type Packed = [id: string, rules: number, ...log: PackedWhat[]];
type PackedWhat = number | "end" | [seat: number, name: string, device: number] | object;

/** Return a log packed into letters; null if that is too long for a link. */
export async function pack({ id, events }: TableLog, world: World): Promise<string | null> {
  let time = 0;
  const log = events.flatMap((event): PackedWhat[] => {
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

function packWhat({ what, position }: Event): PackedWhat {
  switch (what.kind) {
    case "moved":
      return what.action;
    case "rolled":
      return -what.face;
    case "sat":
      return [what.seat, what.name, what.device];
    case "opened":
      return packOpened(what);
    case "finished":
      return what.abandoned ? what : "end";
    case "started":
      // A game that began from a position of its own needs to say it.
      return what.deal === null ? { ...what, position } : what;
    default:
      return what;
  }
}

function packOpened(opened: Opened): object {
  const isUsual = (name: string, value: unknown): boolean =>
    JSON.stringify(value) === JSON.stringify(USUAL_TABLE[name as keyof Opened]);
  const unusual = Object.entries(opened).filter(([name, value]) => !isUsual(name, value));
  const seats = opened.seats.map((seat) => (seat.name ? seat : (seat.bot ?? 0)));
  return { ...Object.fromEntries(unusual), seats };
}

function unpackOpened({ seats, ...rest }: { seats?: (PublicSeat | string | 0)[] }): Opened {
  const unpacked = (seats ?? []).map((seat): PublicSeat => {
    if (typeof seat === "object") return seat;
    return { kind: seat === 0 ? "open" : "bot", name: "", bot: seat || null, device: null };
  });
  return { ...USUAL_TABLE, ...rest, seats: unpacked };
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
  return familyOfTable([{ what: unpackOpened(opened as object) } as Event]);
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

function unpackEvent(table: Table, packed: PackedWhat, time: number, rules: number): Event {
  const plain = { n: table.head + 1, time, rules, position: "", clocks: null };
  if (table.opened === null) return { ...plain, what: unpackOpened(packed as object) };
  if (Array.isArray(packed)) {
    const [seat, name, device] = packed as [number, string, number];
    return { ...plain, what: { kind: "sat", seat, name, part: "", since: 0, device } };
  }
  if (typeof packed === "object") {
    const { position = "", ...what } = packed as { position?: string };
    return { ...plain, position, what: what as What };
  }
  const state = table.line?.state;
  if (!state) throw new Error(`nothing can be played as event ${plain.n}`);
  return { ...plain, what: unpackPlayed(state, packed) };
}

function unpackPlayed(state: State, packed: number | "end"): What {
  if (packed === "end") return finished(state);
  const seat = state.toMove ?? -1;
  if (packed < 0) {
    const counts = !state.roll(-packed).isChance;
    return { kind: "rolled", seat, face: -packed, number: null, counts };
  }
  if (!state.actions.includes(packed)) throw new Error(`${packed} is no legal move`);
  return { kind: "moved", seat, move: state.write(packed), action: packed };
}

async function through(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream) {
  const stream = new Blob([bytes]).stream().pipeThrough(way);
  return new Uint8Array(await new Response(stream as ReadableStream).arrayBuffer());
}

/** Compress a text into letters that an address may have. */
export async function compress(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  const small = await through(bytes, new CompressionStream("deflate-raw"));
  return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** Return the text that `compress` was given; rejects if the letters are of no such text. */
export async function decompress(letters: string): Promise<string> {
  const binary = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}
