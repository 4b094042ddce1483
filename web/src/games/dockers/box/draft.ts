/**
 * The layout of one's own box (CR-2) while it is typed in: 27 crates, whose names and faces become
 * known one by one, and what the printed facts say of them so far.
 */
import { checkLayout, countFaces, firstScore } from "../blocks";
import * as c from "../layout";

/** A crate of the box: what is not known yet is empty, or `?` for a face. */
export interface DraftCrate {
  readonly code: string;
  readonly port: string;
  readonly x: number;
  readonly y: number;
  readonly floor: number;
  /** Up, down, north, east, south, west. */
  readonly faces: string;
}

/** All 27 crates. Their order in a file is the order of their numbers in the rules. */
export type Draft = readonly DraftCrate[];

export const UNKNOWN = "?";
const CODE = /^[A-Z]{3}$/;
/** The ports of the crates in the middle of the floors, which the print names. */
const MIDDLES = ["SSA", "SIN", "TNG"];
const PORTS = new Map<string, string>(
  c.STANDARD_CODES.map((code, i) => [code, c.STANDARD_PORTS[i] ?? code]),
);

/** The cells of a floor in the order of reading, seen from above: from the north-west. */
export const CELLS: readonly (readonly [x: number, y: number])[] = [2, 1, 0].flatMap((y) =>
  [0, 1, 2].map((x) => [x, y] as const),
);

/** An empty box: nothing is known but that all lids are up, and the three crates in the middle. */
export function emptyDraft(): Draft {
  return [0, 1, 2].flatMap((floor) =>
    CELLS.map(([x, y]) => {
      const code = x === 1 && y === 1 ? (MIDDLES[floor] ?? "") : "";
      return { code, port: PORTS.get(code) ?? "", x, y, floor, faces: ".?????" };
    }),
  );
}

/** The standard layout, to begin with. */
export function standardDraft(): Draft {
  return c.STANDARD_LAYOUT.map((word) => {
    const [code = "", place = "", faces = ""] = word.split(/[@=]/);
    const [x = 0, y = 0, floor = 0] = place.split(",").map(Number);
    return { code, port: PORTS.get(code) ?? code, x, y, floor, faces };
  });
}

export const crateAt = (draft: Draft, floor: number, x: number, y: number) =>
  draft.find((crate) => crate.floor === floor && crate.x === x && crate.y === y);

/** Whether everything about a crate is known, right or not. */
export const isKnown = ({ code, faces }: DraftCrate): boolean =>
  CODE.test(code) && !faces.includes(UNKNOWN);

/**
 * A code that fits a port and that no other crate has; empty where there is none. `nameOf` says what
 * a port is called in the reader's language.
 */
export function codeFor(draft: Draft, port: string, nameOf: (code: string) => string): string {
  const letters = port
    .normalize("NFD")
    .toUpperCase()
    .replace(/[^A-Z]/g, "");
  if (letters.length < 3) return "";
  const taken = new Set(draft.map(({ code }) => code));
  const known = c.STANDARD_CODES.find((code) => PORTS.get(code) === port || nameOf(code) === port);
  if (known && !taken.has(known)) return known;
  for (let i = 1; i < letters.length - 1; i++)
    for (let j = i + 1; j < letters.length; j++) {
      const code = `${letters[0]}${letters[i]}${letters[j]}`;
      if (!taken.has(code)) return code;
    }
  return "";
}

/** Something that a printed fact says against a crate or a floor: a text `layout-wrong-KIND`. */
export interface Wrong {
  kind: string;
  args?: Record<string, string | number>;
  /** The codes of the crates that it is about. */
  codes: readonly string[];
}

/** What is wrong with one crate, as far as it is known. */
export function wrongWith(draft: Draft, crate: DraftCrate): Wrong | null {
  const { code, faces } = crate;
  const codes = [code];
  if (code && !CODE.test(code)) return { kind: "code", args: { code }, codes };
  if (code && draft.some((other) => other !== crate && other.code === code))
    return { kind: "twice", args: { code }, codes };
  if (!faces.startsWith(".")) return { kind: "lid-up", args: { crate: code }, codes };
  const missing = faces.split(UNKNOWN).length - 1;
  const { lids, colours, wanted } = countFaces({ ...crate, faces: faces.replaceAll(UNKNOWN, "") });
  // What is still missing can make up for what is too little, never for what is too much.
  const short = Math.max(0, wanted.lids - lids) + Math.max(0, wanted.colours - colours);
  if (lids > wanted.lids || colours > wanted.colours || short > missing)
    return {
      kind: wanted.lids > 1 ? "middle" : "edge",
      args: { crate: code, lids, colours },
      codes,
    };
  return null;
}

/** The printed facts in the order of the rulebook: each holds, is broken, or waits for more. */
export interface Fact {
  id: "codes" | "edge" | "middle" | "score";
  state: "right" | "wrong" | "open";
  wrongs: readonly Wrong[];
}

export function factsOf(draft: Draft): readonly Fact[] {
  const wrongs = draft.flatMap((crate) => wrongWith(draft, crate) ?? []);
  const of = (...kinds: string[]) => wrongs.filter(({ kind }) => kinds.includes(kind));
  const scores = [0, 1, 2].flatMap((floor): Wrong[] => {
    const codes = firstScore(draft.filter((crate) => crate.floor === floor));
    if (!codes) return [];
    const [falls, first, second] = codes;
    return [{ kind: "score", args: { floor, falls, first, second }, codes }];
  });
  const fact = (id: Fact["id"], found: readonly Wrong[], isWhole: boolean): Fact => ({
    id,
    state: found.length ? "wrong" : isWhole ? "right" : "open",
    wrongs: found,
  });
  const all = (crates: Draft) => crates.every(({ faces }) => !faces.includes(UNKNOWN));
  const [middles, edges] = [
    draft.filter(({ x, y }) => x === 1 && y === 1),
    draft.filter(({ x, y }) => x !== 1 || y !== 1),
  ];
  return [
    fact(
      "codes",
      of("code", "twice"),
      draft.every(({ code }) => CODE.test(code)),
    ),
    fact("edge", of("edge", "lid-up"), all(edges)),
    fact("middle", of("middle"), all(middles)),
    fact("score", scores, all(draft)),
  ];
}

/** The value of the option `layout`; null while something is missing or wrong. */
export function optionOf(draft: Draft): string | null {
  if (factsOf(draft).some(({ state }) => state !== "right")) return null;
  const word = draft.map(({ code, x, y, floor, faces }) => `${code}@${x},${y},${floor}=${faces}`);
  return checkLayout(word.join());
}

/** A draft as text, to be kept on the device; what is read back is checked for its form. */
export const keptText = (draft: Draft): string => JSON.stringify(draft);

export function readKept(text: string): Draft {
  const found = JSON.parse(text) as Draft;
  const isWhole =
    found.length === c.CRATES &&
    found.every(({ faces, port }) => /^[.rbyg?]{6}$/.test(faces) && typeof port === "string");
  return isWhole ? found : emptyDraft();
}

/** The ports by code. */
export function portsOf(draft: Draft): Record<string, string> {
  return Object.fromEntries(draft.map(({ code, port }) => [code, port || code]));
}
