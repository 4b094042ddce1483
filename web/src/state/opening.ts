/** Opening a table: on this device if everybody plays here, else at the server. */
import { GAMES } from "../games";
import { ApiError, doAction, openTable } from "../net/api";
import { SERVER } from "../net/server";
import type { Action, Aids, Clock, OpenTable, SeatSpec } from "../protocol";
import { fresh, freshPart, keepOpened, notePart, noteTaken } from "./seats";

export type Chair =
  | { kind: "here"; name: string }
  | { kind: "invite" }
  | { kind: "open" }
  | { kind: "bot"; level: string };

export interface Opening {
  game: string;
  options?: Record<string, string>;
  chairs: readonly Chair[];
  dice?: "fair" | "real";
  clock?: Clock;
  aids?: Aids;
  /** Whether what is inside the block is open to all, or to be remembered (CR-11). */
  knowledge?: "open" | "memory";
  listed?: boolean;
  /** The seats that hints and taking back are for; null: for everybody. */
  helped?: number[] | null;
  /** The seat that begins; null leaves it to the draw. */
  starter?: number | null;
  /** With the real box: the letters of the colours of everybody's pieces, by seat. */
  colours?: string[] | null;
  /** Open it at the server also if everybody plays here: others can follow it. */
  shared?: boolean;
}

/** Hints and chances, unless people play against each other. */
export function usualAids(chairs: readonly Chair[]): Aids {
  const alone = chairs.filter(({ kind }) => kind !== "bot").length < 2;
  return { hints: alone, chances: alone };
}

/** Whether everybody plays at this device, and this page has the game. */
function isLocal({ game, chairs, shared = false }: Opening): boolean {
  if (shared) return false;
  const [family] = game.split(":");
  const isOwn = GAMES.some((one) => one.family === family);
  return isOwn && chairs.every(({ kind }) => kind === "here" || kind === "bot");
}

/** Open a table, sit down everybody on this device, and return the table's id. */
export async function open(wish: Opening): Promise<string> {
  const here = isLocal(wish) ? await openLocal(wish) : null;
  return here ?? openOnline(wish);
}

function wishOf(wish: Opening, seats: SeatSpec[]): OpenTable {
  return {
    game: wish.game,
    seats,
    options: wish.options ?? {},
    dice: wish.dice ?? "fair",
    clock: wish.clock ?? { kind: "none" },
    aids: wish.aids ?? usualAids(wish.chairs),
    knowledge: wish.knowledge ?? "open",
    listed: wish.listed ?? false,
    starter: wish.starter ?? null,
    helped: wish.helped ?? null,
    colours: wish.colours ?? null,
    host: null,
    bot_after: null,
  };
}

/** Open a table on this device; null if the rules cannot run here and there is a server. */
async function openLocal(wish: Opening): Promise<string | null> {
  const device = await import("../local/device");
  try {
    await device.loadFamily(wish.game.split(":")[0] ?? "");
  } catch (problem) {
    // An old browser, or one in which WebAssembly is switched off.
    if (SERVER === null) throw problem;
    return null;
  }
  const seats = wish.chairs.map(
    (chair): SeatSpec =>
      chair.kind === "bot" ? { kind: "bot", level: chair.level } : { kind: "open" },
  );
  const names = wish.chairs.map((chair) => (chair.kind === "here" ? chair.name.trim() : ""));
  return device.openHere(wishOf(wish, seats), names);
}

async function openOnline(wish: Opening): Promise<string> {
  const [table, key] = [fresh(), fresh()];
  const invites: { seat: number; key: string }[] = [];
  const specOf = (chair: Chair, seat: number): SeatSpec => {
    switch (chair.kind) {
      case "here":
        return { kind: "link", key };
      case "invite": {
        const other = fresh();
        invites.push({ seat, key: other });
        return { kind: "link", key: other };
      }
      case "open":
        return { kind: "open" };
      case "bot":
        return { kind: "bot", level: chair.level };
    }
  };
  const seats = wish.chairs.map(specOf);
  const here = wish.chairs.flatMap((chair, seat) => (chair.kind === "here" ? [seat] : []));
  const host = here[0] ?? null;
  const { table: opened } = await openTable(table, { ...wishOf(wish, seats), host });
  const { commitment } = opened;
  const players = seats.length;
  keepOpened({ table, game: wish.game, players, invites }, key, here, commitment);
  const { anchorOf, valueAfter } = await import("./chains");
  const chains: { seat: number; seed: string; anchor: string }[] = [];
  const act = async (action: Action, at: number): Promise<number> =>
    (await doAction(table, key, { type: "act", id: fresh(), at, action })).n;
  let at = 1;
  for (const [seat, chair] of wish.chairs.entries()) {
    if (chair.kind !== "here") continue;
    const seed = freshPart();
    const anchor = anchorOf(table, seat, seed);
    notePart(table, seat, anchor, commitment, seed);
    try {
      at = await act({ do: "sit", seat, anchor, name: chair.name.trim() }, at);
      noteTaken(table, anchor, at);
      chains.push({ seat, seed, anchor });
    } catch (error) {
      // Someone quick may have sat down in between: the table page offers the seat again.
      if (!(error instanceof ApiError) || error.code !== "quayside.table.conflict") throw error;
      return table;
    }
  }
  if (wish.chairs.every(({ kind }) => kind === "here" || kind === "bot")) {
    // Everybody has committed, so the draw for the start need not wait for the table's page.
    for (const { seat, seed, anchor } of chains)
      at = await act(
        { do: "reveal", seat, value: valueAfter(table, seat, seed, anchor) ?? "" },
        at,
      );
  }
  return table;
}
