/**
 * Starting blocks of Dockers (CR-2): read from the option `layout`, and checked against every
 * printed fact. A block is one word: all crates as a position writes them, `RTM@2,2,0=.bygyg,...`,
 * with cells 0 to 2.
 */
import { FormError, quote } from "../../play/errors";
import * as c from "./layout";

/** A crate as it starts: code, cell (from west and south), floor, and its faces as letters. */
export interface BlockCrate {
  readonly code: string;
  readonly x: number;
  readonly y: number;
  readonly floor: number;
  /** Up, down, north, east, south, west. */
  readonly faces: string;
}

/** The 27 crates in their own order, which gives them their numbers. */
export interface Block {
  readonly crates: readonly BlockCrate[];
  readonly codes: readonly string[];
}

const STANDARD = "standard";
const WORD = /^([A-Z]{3})@([0-2]),([0-2]),([0-2])=([.rbyg]{6})$/;
/** Commas between crates, not those inside one. */
export const BETWEEN_CRATES = /,(?=[A-Z]{3}@)/;
const STEPS = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

const COLOURS: readonly string[] = c.COLOUR_LETTERS.slice(1);

function fail(message: string): never {
  throw new FormError("setup", message);
}

const known = new Map<string, Block>();

/** Return the block that a value of the option `layout` means; throws `FormError`. */
export function blockOf(option: string): Block {
  const found = known.get(option);
  if (found) return found;
  const words = option === STANDARD ? c.STANDARD_LAYOUT : option.split(BETWEEN_CRATES);
  const crates = words.map(readCrate);
  checkCrates(crates);
  const block = { crates, codes: crates.map(({ code }) => code) };
  if (known.size >= 64) known.clear();
  known.set(option, block);
  return block;
}

/** Return a value of the option `layout` in normal form; throws `FormError`. */
export function checkLayout(option: string): string {
  blockOf(option);
  return option === c.STANDARD_LAYOUT.join() ? STANDARD : option;
}

function readCrate(word: string): BlockCrate {
  const match = WORD.exec(word);
  if (!match)
    fail(
      "layout is 'standard' or 27 crates such as RTM@2,2,0=.bygyg with commas between;" +
        ` ${quote(word.slice(0, 40))} is not one`,
    );
  const [, code = "", x, y, floor, faces = ""] = match ?? [];
  return { code, x: Number(x), y: Number(y), floor: Number(floor), faces };
}

/** Refuse a block with the printed fact that it breaks. */
function checkCrates(crates: readonly BlockCrate[]): void {
  if (crates.length !== c.CRATES) fail(`CR-2: a layout has 27 crates, not ${crates.length}`);
  const codes = crates.map(({ code }) => code);
  const twice = codes.find((code, i) => codes.indexOf(code, i + 1) > i);
  if (twice) fail(`CR-2: every crate has a code of its own; ${twice} stands twice`);
  checkCells(crates);
  for (const crate of crates) checkFaces(crate);
  for (const floor of [0, 1, 2]) {
    const names = firstScore(crates.filter((crate) => crate.floor === floor));
    if (names)
      fail(
        `CR-2: nobody can score in the first turn; with floor ${floor} on top,` +
          ` ${names[0]} falls and ${names[1]} and ${names[2]} tip and score`,
      );
  }
}

function checkCells(crates: readonly BlockCrate[]): void {
  const taken = new Set(crates.map(({ x, y, floor }) => `${x},${y},${floor}`));
  for (const x of [0, 1, 2])
    for (const y of [0, 1, 2])
      for (const floor of [0, 1, 2])
        if (!taken.has(`${x},${y},${floor}`))
          fail(`CR-2: every cell of the block has one crate; ${x},${y} on floor ${floor} has none`);
}

export const isMiddleOf = ({ x, y }: Pick<BlockCrate, "x" | "y">): boolean => x === 1 && y === 1;

/** Count the lids and the different colours of a crate, and say how many it must have. */
export function countFaces(crate: Pick<BlockCrate, "x" | "y" | "faces">) {
  const lids = crate.faces.split(".").length - 1;
  const colours = new Set(crate.faces.replaceAll(".", "")).size;
  const wanted = isMiddleOf(crate) ? { lids: 2, colours: 4 } : { lids: 1, colours: 3 };
  return { lids, colours, wanted };
}

function checkFaces(crate: BlockCrate): void {
  const { code, faces } = crate;
  if (!faces.startsWith(".")) fail(`CR-2: all crates start lid up; ${code} does not`);
  const isMiddle = isMiddleOf(crate);
  const { lids, colours, wanted: must } = countFaces(crate);
  if (lids !== must.lids || colours !== must.colours) {
    const wanted = isMiddle ? "two lids and all four colours" : "one lid and three colours";
    const where = isMiddle ? "in the middle of a floor" : "outside the middle";
    fail(`CR-2: a crate ${where} has ${wanted}; ${code} has ${lids} and ${colours}`);
  }
}

/**
 * Return three crates of a top floor that can score in the first turn.
 *
 * At the start every move is a fall. A colour comes up only by a tip, and a group needs two of them,
 * so the other two moves are tips. Only into the cell that was left can a crate tip on the top
 * floor, and then only into the cell that this crate left in turn.
 */
export function firstScore(top: readonly BlockCrate[]): [string, string, string] | null {
  const at = (x: number, y: number) => top.find((crate) => crate.x === x && crate.y === y);
  for (const hole of top) {
    if (hole.x === 1 && hole.y === 1) continue;
    for (const [toHole, [x, y]] of STEPS.entries()) {
      const second = at(hole.x - x, hole.y - y);
      for (const [toSecond, [u, v]] of STEPS.entries()) {
        const third = second && at(second.x - u, second.y - v);
        if (!second || !third || third === hole) continue;
        const colour = behind(second, toHole);
        // In a layout that is being typed in, some faces are not known yet.
        if (colour && COLOURS.includes(colour) && colour === behind(third, toSecond))
          return [hole.code, second.code, third.code];
      }
    }
  }
  return null;
}

/** Return the face that comes up when a crate tips north, east, south or west. */
function behind(crate: BlockCrate, direction: number): string | undefined {
  return crate.faces[2 + (direction ^ 2)];
}
