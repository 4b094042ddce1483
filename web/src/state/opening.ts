/** Opening a table: seats for this device, for others by link, for whoever comes, for bots. */
import { ApiError, doAction, openTable } from "../net/api";
import type { Aids, Clock, SeatSpec } from "../protocol";
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
  listed?: boolean;
  /** The seat that begins; null leaves it to the draw. */
  starter?: number | null;
}

export const ALL_AIDS: Aids = { inside: true, hints: true, chances: true };

/** Open a table, sit down everybody on this device, and return the table's id. */
export async function open(wish: Opening): Promise<string> {
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
  const { table: opened } = await openTable(table, {
    game: wish.game,
    seats,
    options: wish.options ?? {},
    dice: wish.dice ?? "fair",
    clock: wish.clock ?? { kind: "none" },
    aids: wish.aids ?? ALL_AIDS,
    listed: wish.listed ?? false,
    starter: wish.starter ?? null,
  });
  const here = wish.chairs.flatMap((chair, seat) => (chair.kind === "here" ? [seat] : []));
  const { commitment } = opened;
  const players = seats.length;
  keepOpened({ table, game: wish.game, players, invites }, key, here, commitment);
  let at = 1;
  for (const [seat, chair] of wish.chairs.entries()) {
    if (chair.kind !== "here") continue;
    const part = freshPart();
    notePart(table, seat, part, commitment);
    const action = { do: "sit", seat, part, name: chair.name.trim() } as const;
    try {
      at = (await doAction(table, key, { type: "act", id: fresh(), at, action })).n;
      noteTaken(table, part, at);
    } catch (error) {
      // Somebody quick may have sat down in between: the table page offers the seat again.
      if (!(error instanceof ApiError) || error.code !== "quayside.table.conflict") throw error;
      break;
    }
  }
  return table;
}
