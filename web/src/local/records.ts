/** Games of local tables as records, and records as tables to look at. */
import { gameName, unusualOptions } from "../play/family";
import { readRecord } from "../play/reading";
import { AGREED_STARTER, type GameRecord } from "../play/record";
import { writeRecord } from "../play/writing";
import type { Event, Opened, PublicSeat, What } from "../protocol";
import { idOf, type TableLog } from "./bundle";
import { Refused, type World } from "./decide";
import { lineOf, type Table, USUAL_TABLE } from "./table";

/** The most rolls and moves of a record that is opened. */
const MOST_ENTRIES = 4000;
const LONGEST_NAME = 40;
const BOT = /^bot (?:level )?([1-8]|random)$/;

/** What a record calls players without a name: the sides that their seats are on. */
const SIDES: Readonly<Record<number, readonly string[]>> = {
  2: ["South", "North"],
  3: ["South", "West", "North"],
  4: ["South", "West", "North", "East"],
};

/** Return the game of a table as the text of a record; throws `Refused` before it has begun. */
export function recordText(table: Table): string {
  if (!table.line) throw new Refused("quayside.table.not-started");
  const record: GameRecord = {
    line: lineOf(table),
    headers: new Map(headersOf(table)),
    isAbandoned: table.finished?.abandoned ?? false,
  };
  return writeRecord(record);
}

function headersOf({ id, opened, seats, time }: Table): [string, string][] {
  if (opened?.dice === "imported") return Object.entries(opened.headers);
  const headers: [string, string][] = [
    ["date", new Date(time).toISOString().slice(0, 10)],
    ["table", id],
  ];
  if (seats.some(({ name, bot }) => name || bot))
    headers.push(["names", seats.map((seat, i) => called(seat, i, seats.length)).join(", ")]);
  if (opened?.starter !== null) headers.push([...AGREED_STARTER]);
  if (opened?.helped) headers.push(["helped", [...opened.helped].sort().join(" ") || "-"]);
  return [...headers, ["dice", opened?.dice === "real" ? "physical dice" : "device"]];
}

/** Return what a record calls a player: the name, the bot's level, or the side of the table. */
function called({ name, bot }: PublicSeat, seat: number, players: number): string {
  const plain = name.replaceAll(",", " ").split(/\s+/).filter(Boolean).join(" ");
  const level = bot === "random" ? bot : `level ${bot}`;
  return plain || (bot ? `bot ${level}` : (SIDES[players]?.[seat] ?? `seat ${seat}`));
}

/** The id that the record of a table would have as a table of its own; null before it has begun. */
export function recordId(table: Table): string | null {
  return table.line && idOf(recordText(table));
}

interface ImportedLog extends TableLog {
  /** The table that the game was played at, if the record says it. */
  own: string | null;
}

/**
 * Return a record as the log of a table that can be looked at; throws `RecordError`. The same record
 * always has the same id.
 */
export function importRecord(text: string, { library, now }: World): ImportedLog {
  const record = readRecord(text, library, MOST_ENTRIES);
  const { line, headers, isAbandoned } = record;
  const { game, playable } = line.start;
  const seats = seatsOf(record);
  const opened: Opened = {
    ...USUAL_TABLE,
    game: gameName(game),
    options: unusualOptions(playable.family, game),
    seats,
    dice: "imported",
    headers: Object.fromEntries(headers),
  };
  const time = now();
  const events: Event[] = [];
  const add = (what: What, position: string): void => {
    const { version } = playable.family;
    events.push({ n: events.length + 1, time, rules: version, position, clocks: null, what });
  };
  add(opened, "");
  add({ kind: "started", deal: line.deal && { ...line.deal } }, line.start.text);
  let before = line.start;
  for (const { kind, seat, text: said, after } of line.entries) {
    if (kind === "roll") {
      const face = Number(said);
      add({ kind: "rolled", seat, face, number: null, counts: !after.isChance }, after.text);
    } else if (kind === "move") {
      const { action } = before.find(said);
      add({ kind: "moved", seat, move: said, action }, after.text);
    } else add({ kind: "gone", seat, how: kind, withdrawn: 0 }, after.text);
    before = after;
  }
  if (before.isOver || isAbandoned) {
    const scores = before.isOver ? before.scores : null;
    add(
      {
        kind: "finished",
        winners: before.winners,
        scores: scores && [...scores],
        secret: "",
        abandoned: isAbandoned,
      },
      before.text,
    );
  }
  return { id: idOf(writeRecord(record)), events, own: headers.get("table") ?? null };
}

/** Return the players of a record. */
export function seatsOf({ line, headers }: GameRecord): PublicSeat[] {
  const names = (headers.get("names") ?? "").split(",");
  const { players } = line.start.game;
  return Array.from({ length: players }, (_, seat) => seatOf(names[seat] ?? "", seat, players));
}

/** Return a player of a record. Who had no name has none here either, and bots are bots. */
function seatOf(said: string, seat: number, players: number): PublicSeat {
  const name = [...said.replace(/\p{C}/gu, "").trim()].slice(0, LONGEST_NAME).join("");
  const bot = BOT.exec(name)?.[1] ?? null;
  const isSide = name === SIDES[players]?.[seat] || name === `seat ${seat}`;
  return { kind: bot ? "bot" : "open", name: bot || isSide ? "" : name, bot, device: null };
}
