/** Quick pairing: sitting down with anybody who wants the same game now. */
import { pairUp } from "../net/api";
import type { Clock } from "../protocol";
import { chooseKey, fresh, joining } from "./seats";
import { settings } from "./settings";

/**
 * Find a table at which someone waits for this game, or open one; return its id. Where nobody comes,
 * a bot of the usual level joins after some seconds; null: never.
 */
export async function pair(game: string, clock: Clock, wait: number | null): Promise<string> {
  const [table, key] = [fresh(), fresh()];
  const bot = wait === null ? null : { seconds: wait, level: settings.get().level };
  const found = await pairUp({ table, key, game, options: {}, clock, bot_after: bot });
  if (found.opened) chooseKey(table, key);
  joining.add(found.table);
  return found.table;
}
