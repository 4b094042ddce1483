/** The games whose short rules someone has read in this browser. */
import { atom } from "nanostores";
import { remember, remembered } from "./memory";

function load(): readonly string[] {
  const kept = remembered<unknown>("met");
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

export const met = atom<readonly string[]>(load());

/** Note that the short rules of a game have been read. */
export function meet(family: string): void {
  if (met.get().includes(family)) return;
  met.set([...met.get(), family]);
  remember("met", met.get());
}
