/** Records are read and written as Python does it; tools/sample_records.py. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { familyOfRecord, RecordError, readRecord } from "./reading";
import { changed, LIBRARY } from "./testing";
import { writeRecord } from "./writing";

type Edits = [number, number, string][];

interface Records {
  /** Texts, and how they are written again; null: as they are. */
  right: [text: string, normal: string | null][];
  /** Changed texts: where the mistake is and which ruling it breaks, or how it is written again. */
  wrong: (
    | [base: number, edits: Edits, normal: string | null]
    | [base: number, edits: Edits, line: number, column: number, ruling: string]
  )[];
}

const { right, wrong } = JSON.parse(
  readFileSync(`${import.meta.dirname}/records.fixture.json`, "utf8"),
) as Records;

it("reads and writes every record as Python does", () => {
  for (const [text, normal] of right) {
    expect(LIBRARY.families).toHaveProperty(familyOfRecord(text) ?? "");
    expect(writeRecord(readRecord(text, LIBRARY))).toBe(normal ?? text);
  }
});

it("finds the same mistakes at the same places", () => {
  for (const [base, edits, ...said] of wrong) {
    const text = changed(right[base]?.[0] ?? "", edits);
    const found = (() => {
      try {
        return [writeRecord(readRecord(text, LIBRARY))];
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        return [error.line, error.column, error.ruling];
      }
    })();
    expect(found, text).toEqual(said.length === 1 ? [said[0] ?? text] : said);
  }
});

it("reads a record of at most so many rolls and moves", () => {
  const [text] = right[0] ?? [""];
  const { entries } = readRecord(text, LIBRARY).line;
  expect(readRecord(text, LIBRARY, entries.length).line.entries).toHaveLength(entries.length);
  expect(() => readRecord(text, LIBRARY, entries.length - 1)).toThrow(RecordError);
});
