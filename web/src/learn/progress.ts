/** What someone has learned on this device, and whether the home page still offers a lesson. */
import { atom } from "nanostores";
import { remember, remembered } from "../state/memory";

type Done = Readonly<Record<string, readonly string[]>>;

function load(): Done {
  const kept = remembered<Record<string, unknown>>("lessons");
  const entries = Object.entries(kept !== null && typeof kept === "object" ? kept : {});
  return Object.fromEntries(
    entries.map(([family, ids]) => [
      family,
      Array.isArray(ids) ? ids.filter((id): id is string => typeof id === "string") : [],
    ]),
  );
}

/** The steps that were done, by family. */
export const done = atom<Done>(load());

export function markDone(family: string, id: string): void {
  const old = done.get()[family] ?? [];
  if (old.includes(id)) return;
  done.set({ ...done.get(), [family]: [...old, id] });
  remember("lessons", done.get());
}

/** The step to go on with: the first one that was not done, or the first. */
export function nextStep(ids: readonly string[], known: readonly string[]): string {
  return ids.find((id) => !known.includes(id)) ?? ids[0] ?? "";
}

/** Whether the home page offers a lesson: until someone begins one or wants none. */
export const isOffered = atom(remembered("lessons-offered") === null);

export function endOffer(): void {
  isOffered.set(false);
  remember("lessons-offered", true);
}
