/**
 * Layout files: TOML as in `layout-standard.toml` of the Python package, which reads and writes the
 * same files. Of TOML this reads what such a file needs: comments, `[[crate]]`, and keys with a text,
 * a whole number or a list of them on one line.
 */
import * as c from "../layout";
import type { Draft, DraftCrate } from "./draft";

/** Why a file is no layout: a text `layout-file-KIND`. */
export class FileError extends Error {
  override name = "FileError";
  constructor(
    readonly kind: string,
    readonly args: Record<string, string | number> = {},
  ) {
    super(`${kind} ${JSON.stringify(args)}`);
  }
}

type Value = string | number | readonly (string | number)[];
type Entry = Map<string, Value>;

const NAMES: readonly string[] = c.COLOUR_NAMES;
const LETTERS: readonly string[] = c.COLOUR_LETTERS;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"|'[^']*'`;
const ITEM = String.raw`(?:${TEXT}|[-+]?\d+)`;
const ASSIGNMENT = new RegExp(
  String.raw`^([\w-]+)\s*=\s*(${ITEM}|\[\s*(?:${ITEM}\s*(?:,\s*${ITEM}\s*)*,?)?\s*\])\s*(?:#.*)?$`,
  "u",
);

function textOf(quoted: string): string {
  if (quoted.startsWith("'")) return quoted.slice(1, -1);
  return quoted.slice(1, -1).replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, mark: string) => {
    if (mark.length > 1) return String.fromCharCode(Number.parseInt(mark.slice(1), 16));
    return { n: "\n", t: "\t", r: "\r" }[mark] ?? mark;
  });
}

const itemOf = (text: string): string | number =>
  /^["']/.test(text) ? textOf(text) : Number(text);

function readValue(text: string): Value {
  if (!text.startsWith("[")) return itemOf(text);
  return (text.slice(1, -1).match(new RegExp(ITEM, "gu")) ?? []).map(itemOf);
}

/** Read the keys at the top and those of every crate. */
function readEntries(text: string): { top: Entry; crates: Entry[] } {
  const top: Entry = new Map();
  const crates: Entry[] = [];
  let current = top;
  for (const [number, line] of text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .entries()) {
    const word = line.trim();
    if (!word || word.startsWith("#")) continue;
    if (/^\[\[\s*crate\s*\]\]\s*(#.*)?$/.test(word)) {
      current = new Map();
      crates.push(current);
      continue;
    }
    const [, key, value] = ASSIGNMENT.exec(word) ?? [];
    if (key === undefined || value === undefined || current.has(key))
      throw new FileError("line", { line: number + 1 });
    current.set(key, readValue(value));
  }
  return { top, crates };
}

function readCrate(entry: Entry, number: number): DraftCrate {
  const code = entry.get("code");
  if (typeof code !== "string" || !/^[A-Z]{3}$/.test(code)) throw new FileError("code", { number });
  const cell = entry.get("cell");
  const [x, y] = Array.isArray(cell) ? (cell as readonly unknown[]) : [];
  const isPlace = (one: unknown): one is number =>
    typeof one === "number" && one >= -1 && one <= 1 && Number.isInteger(one);
  if (!Array.isArray(cell) || cell.length !== 2 || !isPlace(x) || !isPlace(y))
    throw new FileError("cell", { crate: code });
  const floor = entry.get("floor");
  if (floor !== 0 && floor !== 1 && floor !== 2) throw new FileError("floor", { crate: code });
  const faces = c.FACE_NAMES.map((side) => {
    const name = entry.get(side);
    const letter = typeof name === "string" ? LETTERS[NAMES.indexOf(name)] : undefined;
    if (letter === undefined) throw new FileError("face", { crate: code, face: side });
    return letter;
  });
  const port = entry.get("port");
  return {
    code,
    port: typeof port === "string" ? port : code,
    x: x + 1,
    y: y + 1,
    floor,
    faces: faces.join(""),
  };
}

/** Read a layout file with its name; throws `FileError`. Printed facts are not checked here. */
export function readFile(text: string): { name: string; draft: Draft } {
  const { top, crates } = readEntries(text);
  if (crates.length === 0) throw new FileError("none");
  const draft = crates.map((entry, i) => readCrate(entry, i + 1));
  if (draft.length !== c.CRATES) throw new FileError("count", { count: draft.length });
  const cells = new Map<string, DraftCrate>();
  for (const crate of draft) {
    const cell = `${crate.x},${crate.y},${crate.floor}`;
    const other = cells.get(cell);
    if (other) throw new FileError("same-cell", { crate: crate.code, other: other.code });
    cells.set(cell, crate);
  }
  const name = top.get("name");
  return { name: typeof name === "string" ? name : "", draft };
}

const quoted = (text: string): string =>
  `"${text.replace(/[\p{C}\u2028\u2029]/gu, " ").replace(/[\\"]/g, "\\$&")}"`;

/** Write a layout file, as the Python package writes it. */
export function writeFile(draft: Draft, name: string): string {
  const lines = [
    "# A starting layout of Dockers: the cell (x east, y north), the floor and the six faces",
    "# of every crate as the block stands at the start.",
    "",
    `name = ${quoted(name)}`,
  ];
  for (const { code, port, x, y, floor, faces } of draft) {
    lines.push("", "[[crate]]", `code = ${quoted(code)}`, `port = ${quoted(port || code)}`);
    lines.push(`cell = [${x - 1}, ${y - 1}]`, `floor = ${floor}`);
    for (const [i, side] of c.FACE_NAMES.entries())
      lines.push(`${side} = "${NAMES[LETTERS.indexOf(faces[i] ?? ".")] ?? ""}"`);
  }
  return `${lines.join("\n")}\n`;
}
