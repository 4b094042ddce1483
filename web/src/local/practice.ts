/**
 * A table in memory that begins in any position, for lessons and puzzles. Nothing of it is kept.
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

/**
 * Open a table for practice, with everybody's names. The seat `own` is the person's; the page plays
 * for the others. `draw` decides the rolls. Throws `FormError` for a text that is no position. The
 * rules of the family have been loaded.
 */
export async function practise(
  position: string,
  library: Library,
  draw: Below,
  own: number,
  names: readonly string[],
): Promise<LocalTable> {
  const start = State.read(library, position);
  const { family } = start.playable;
  const whats: What[] = [
    {
      ...USUAL_TABLE,
      game: gameName(start.game),
      options: unusualOptions(family, start.game),
      seats: Array.from({ length: start.game.players }, (_, seat) =>
        seat === own
          ? { kind: "person", name: names[seat] ?? "", bot: null, device: seat }
          : { kind: "bot", name: names[seat] ?? "", bot: null, device: null },
      ),
      aids: { hints: false, chances: false },
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
