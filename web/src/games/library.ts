/** The games with their rules, which are fetched when they are first needed. */
import { type Engine, loadEngine } from "../engine/rules";
import { findFamily } from "../play/family";
import type { Library, Playable } from "../play/state";
import { FAMILIES } from "./families";

const engines = new Map<string, Engine>();

/** Fetch the rules of a family; throws `FormError` for a family that there is not. */
export async function loadGame(name: string): Promise<Playable> {
  const family = findFamily(FAMILIES, name);
  const rules = await loadEngine(name);
  engines.set(name, rules);
  return { family, rules };
}

/** What reading positions and records needs; `loadGame` comes first. */
export const LIBRARY: Library = {
  families: FAMILIES,
  rulesOf(family) {
    const rules = engines.get(family);
    if (!rules) throw new Error(`the rules of ${family} have not been fetched`);
    return rules;
  },
};
