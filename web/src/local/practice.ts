/**
 * A table in memory that begins in any position, for lessons, puzzles and trying moves. Every seat
 * is the person's, who rolls and moves for all of them, and nothing of it is kept. With `own` the other
 * seats are an opponent's, for whom the page plays.
 */
import { gameName, unusualOptions } from "../play/family";
import type { Below } from "../play/random";
import { type Library, State } from "../play/state";
import type { Event, What } from "../protocol";
import type { World } from "./decide";
import { LocalTable } from "./link";
import { MemoryStorage } from "./storage";
import { storeTable } from "./store";
import { USUAL_TABLE } from "./table";

const ID = "practice".padEnd(22, "-");

/** Open a table for practice; `draw` decides the rolls, and hints can be withheld. Throws `FormError` for a text that is no
 * position. The family's rules have been loaded. */
export async function practise(
  position: string,
  library: Library,
  draw: Below,
  { own = null, hints = own === null }: { own?: readonly number[] | null; hints?: boolean } = {},
): Promise<LocalTable> {
  const start = State.read(library, position);
  const { family } = start.playable;
  const whats: What[] = [
    {
      ...USUAL_TABLE,
      game: gameName(start.game),
      options: unusualOptions(family, start.game),
      seats: Array.from({ length: start.game.players }, (_, seat) =>
        own === null || own.includes(seat)
          ? { kind: "person", name: "", bot: null, device: 0 }
          : { kind: "bot", name: "", bot: "1", device: null },
      ),
      aids: { hints, chances: hints },
    },
    { kind: "started", deal: null },
  ];
  const rules = family.version;
  const events = whats.map(
    (what, i): Event => ({ n: i + 1, time: 0, rules, position: start.text, clocks: null, what }),
  );
  const world: World = { library, draw, now: Date.now };
  const storage = new MemoryStorage();
  await storeTable(storage, ID, events, world);
  const table = new LocalTable(ID, storage, world);
  await table.settled();
  return table;
}
