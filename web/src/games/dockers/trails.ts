/** Where the crates of a turn came from, in the cells of the position after it. */
import type { Fact } from "../../board/facts";
import type { Arrow } from "../../board/types";
import { dockersOnly } from "./events";
import type { DockersPosition } from "./position";

export interface Cell {
  x: number;
  y: number;
  floor: number;
}

export interface Trail {
  crate: string;
  /** From where the turn found the crate to where it lies now; a single place if it only turned. */
  cells: readonly Cell[];
}

/**
 * The trails of all crates that a turn moved. Cells are counted from the edge of the block, which
 * moves; each way is therefore followed back from where the crate lies now.
 */
export function trailsOf(facts: readonly Fact[], { crates }: DockersPosition): Trail[] {
  const trails = new Map<string, Cell[]>();
  for (const fact of [...dockersOnly(facts)].reverse()) {
    if (fact.kind !== "tip" && fact.kind !== "fall" && fact.kind !== "pivot") continue;
    const now = crates.find(({ code }) => code === fact.data.crate);
    if (!now) continue;
    const cells = trails.get(now.code) ?? [{ x: now.x, y: now.y, floor: now.floor }];
    trails.set(now.code, cells);
    const [first] = cells;
    if (fact.kind === "pivot" || !first) continue;
    const { x, y, floor, to_x, to_y } = fact.data;
    cells.unshift({ x: first.x + x - to_x, y: first.y + y - to_y, floor });
  }
  return [...trails].map(([crate, cells]) => ({ crate, cells }));
}

/**
 * The cells of a crate in the course of a turn, counted as in the position before it: from where it
 * lay to where what has been done so far brought it.
 */
export function cellsOf(facts: readonly Fact[], { crates }: DockersPosition, code: string): Cell[] {
  const start = crates.find((crate) => crate.code === code);
  if (!start) return [];
  let last: Cell = { x: start.x, y: start.y, floor: start.floor };
  const cells = [last];
  for (const fact of dockersOnly(facts)) {
    if ((fact.kind !== "tip" && fact.kind !== "fall") || fact.data.crate !== code) continue;
    const { x, y, to_x, to_y, to_floor } = fact.data;
    last = { x: last.x + to_x - x, y: last.y + to_y - y, floor: to_floor };
    cells.push(last);
  }
  return cells;
}

/** Where a move that is pointed out begins and ends; one place for one that only turns a crate. */
export function wayOf({ tokens, steps, inTurn }: Arrow, position: DockersPosition): Cell[] {
  const code = tokens[0] ?? "";
  const cells = cellsOf(inTurn?.facts ?? [], position, code);
  const to = landingOf(steps);
  const now = cells.at(-1);
  if (!now) return [];
  // A later move of a turn is counted in cells of its own position: what it did says the way.
  if (inTurn) return to && cells.length > 1 ? cells.slice(-2) : [now];
  return to && (to.x !== now.x || to.y !== now.y) ? [now, to] : [now];
}

/** The crate on which Customs was put, if the token moved. */
export function customsOf(facts: readonly Fact[]): string | null {
  const fact = dockersOnly(facts).findLast(({ kind }) => kind === "customs");
  if (fact?.kind !== "customs" || fact.data.from === fact.data.to) return null;
  return fact.data.to;
}

/** Where a move leads, as said by its only step. */
export function landingOf(steps: readonly { place: string; level: number }[]): Cell | null {
  const [step] = steps;
  const at = /^(-?\d+),(-?\d+)$/.exec(step?.place ?? "");
  return step && at ? { x: Number(at[1]), y: Number(at[2]), floor: step.level } : null;
}
