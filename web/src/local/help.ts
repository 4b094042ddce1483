import type { Opened } from "../protocol";

/** Whether hints and taking back are for a seat; a table of an earlier version has no handicap. */
export function isHelped(opened: Opened | null, seat: number): boolean {
  return !opened?.helped || opened.helped.includes(seat);
}
