import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { STANDARD_LAYOUT } from "../layout";
import {
  codeFor,
  type Draft,
  emptyDraft,
  factsOf,
  keptText,
  optionOf,
  readKept,
  standardDraft,
} from "./draft";
import { FileError, readFile, writeFile } from "./file";

const STANDARD_FILE = readFileSync(
  `${import.meta.dirname}/../../../../../src/quayside/games/dockers/layout-standard.toml`,
  "utf8",
);

/** The standard layout with one crate changed. */
const changed = (code: string, part: Partial<Draft[number]>): Draft =>
  standardDraft().map((crate) => (crate.code === code ? { ...crate, ...part } : crate));

const states = (draft: Draft) =>
  Object.fromEntries(factsOf(draft).map(({ id, state }) => [id, state]));

describe("a layout that is typed in (CR-2)", () => {
  it("waits for more while crates are missing", () => {
    expect(new Set(Object.values(states(emptyDraft())))).toEqual(new Set(["open"]));
    expect(optionOf(emptyDraft())).toBeNull();
    expect(readKept(keptText(emptyDraft()))).toEqual(emptyDraft());
  });

  it("is the option of the rules when all facts hold", () => {
    expect(optionOf(standardDraft())).toBe("standard");
    const renamed = changed("RTM", { code: "XYZ" });
    expect(optionOf(renamed)).toBe(STANDARD_LAYOUT.join().replace("RTM", "XYZ"));
  });

  it.each([
    ["codes", "twice", changed("RTM", { code: "ANR" })],
    ["codes", "code", changed("RTM", { code: "R1" })],
    ["edge", "edge", changed("RTM", { faces: ".byggr" })],
    ["edge", "edge", changed("RTM", { faces: "..????" })],
    ["edge", "lid-up", changed("RTM", { faces: "b.ygyg" })],
    ["middle", "middle", changed("SSA", { faces: ".rrbyg" })],
    ["middle", "middle", changed("SSA", { faces: ".rrr??" })],
  ])("says which crate breaks the fact %s: %s", (fact, kind, draft) => {
    const found = factsOf(draft).find(({ id }) => id === fact);
    expect(found?.state).toBe("wrong");
    expect(found?.wrongs.map((wrong) => wrong.kind)).toContain(kind);
    expect(optionOf(draft)).toBeNull();
  });

  it("names the crates that could score in the first turn, also before all faces are known", () => {
    // ALY falls; DKR tips into its place, then PIR into that of DKR: both show the same colour.
    const known: Record<string, string> = { DKR: ".????g", PIR: ".???g?" };
    const draft = standardDraft().map((crate) =>
      crate.floor === 2 ? { ...crate, faces: known[crate.code] ?? ".?????" } : crate,
    );
    const score = factsOf(draft).find(({ id }) => id === "score");
    expect(score?.wrongs[0]?.codes).toEqual(["ALY", "DKR", "PIR"]);
  });

  it("suggests a code that no other crate has", () => {
    const ports = emptyDraft().map((crate, i) => (i ? crate : { ...crate, code: "ROT" }));
    const nameOf = (code: string) => (code === "ANR" ? "Antwerp" : code);
    expect(codeFor(ports, "Rotterdam", nameOf)).toBe("RTM");
    expect(codeFor(ports, "Rostock", nameOf)).toBe("ROS");
    expect(codeFor(ports, "Rotorua", nameOf)).toBe("ROO");
    expect(codeFor(ports, "Ål", nameOf)).toBe("");
    // By its name in French, as in the file of the standard layout, and in the reader's language.
    expect(codeFor(ports, "Anvers", nameOf)).toBe("ANR");
    expect(codeFor(ports, "Antwerp", nameOf)).toBe("ANR");
  });
});

describe("a layout file", () => {
  it("of the Python package is read", () => {
    const { name, draft } = readFile(STANDARD_FILE);
    expect(name).toBe("standard");
    expect(draft).toEqual(standardDraft());
  });

  it("keeps names as they are typed", () => {
    const draft = changed("RTM", { port: 'A "port" \\ Gênes 港' });
    expect(readFile(writeFile(draft, 'the "box"'))).toEqual({ name: 'the "box"', draft });
  });

  it.each([
    ["line", "nonsense"],
    ["line", 'name = "a"\nname = "b"'],
    ["none", "name = 'x'"],
    ["code", "[[crate]]\ncode = 'ab'"],
    ["cell", "[[crate]]\ncode = 'ABC'\ncell = [0, 5]"],
    ["floor", "[[crate]]\ncode = 'ABC'\ncell = [0, 1]\nfloor = 3"],
    ["face", "[[crate]]\ncode = 'ABC'\ncell = [0, 1]\nfloor = 0\nup = 'pink'"],
    ["count", STANDARD_FILE.slice(0, STANDARD_FILE.lastIndexOf("[[crate]]"))],
    ["same-cell", STANDARD_FILE.replace("cell = [1, -1]", "cell = [1, 1]")],
  ])("that is none is refused: %s", (kind, text) => {
    expect(() => readFile(text)).toThrow(FileError);
    try {
      readFile(text);
    } catch (problem) {
      expect((problem as FileError).kind).toBe(kind);
    }
  });
});
