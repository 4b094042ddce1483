/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PlayError } from "../play/errors";
import { readRecord } from "../play/reading";
import { LIBRARY } from "../play/testing";
import { writeRecord } from "../play/writing";
import { ROOT, recordOf, Tree, treeOf } from "./tree";

const RECORDS = new URL("../../../tests/data/records/", import.meta.url);
const record = readRecord(readFileSync(new URL("docker-branches.quay", RECORDS), "utf8"), LIBRARY);
const plain = { headers: new Map(), isAbandoned: false };
const start = () => Tree.of(record.line.start, record.line.deal);
const texts = (tree: Tree, id: number) =>
  tree.lineThrough(id).map(({ entry }) => entry?.text ?? "");

describe("a tree of positions", () => {
  it("is the game of a record with its branches, and becomes the same record again", () => {
    const { right } = JSON.parse(
      readFileSync(new URL("../play/records.fixture.json", import.meta.url), "utf8"),
    ) as { right: [string, string | null][] };
    let branched = 0;
    for (const [text, normal] of right) {
      const read = readRecord(text, LIBRARY);
      const tree = treeOf(read);
      expect(tree.lineThrough(ROOT)).toHaveLength(read.line.entries.length + 1);
      const again = treeOf(readRecord(writeRecord(recordOf(tree, read)), LIBRARY));
      expect(writeRecord(recordOf(again, read))).toBe(writeRecord(recordOf(tree, read)));
      // Branches that begin alike are one branch in the tree.
      if (writeRecord(recordOf(tree, read)) === (normal ?? text)) branched++;
    }
    expect(branched).toBeGreaterThan(right.length * 0.8);
    expect(writeRecord(recordOf(treeOf(record), record))).toBe(writeRecord(record));
  });

  it("branches at a roll and at a move, and knows a step that is there already", () => {
    const [rolled, four] = start().play(ROOT, { roll: 4 });
    const [moved, at] = rolled.play(four, { move: "+b2" });
    const [tree] = moved.play(four, { move: "+c1" })[0].play(ROOT, { roll: 2 });
    expect(tree.play(four, { move: "+b2" })).toEqual([tree, at]);
    expect(texts(tree, ROOT)).toEqual(["", "4", "+b2"]);
    expect(tree.at(four).children).toHaveLength(2);
    expect(tree.at(ROOT).children).toHaveLength(2);
    const text = writeRecord(recordOf(tree, plain));
    expect(text.slice(text.indexOf("1. "))).toBe("1. 4:\n   ( 2: )\n2. +b2\n   ( +c1 )\n");
  });

  it("refuses what the rules refuse, and stays as it was", () => {
    const tree = start();
    expect(() => tree.play(ROOT, { move: "+b2" })).toThrow(PlayError);
    expect(() => tree.play(ROOT, { roll: 7 })).toThrow(PlayError);
    expect(tree.nodes.size).toBe(1);
  });

  it("promotes a branch, whose line is the game then", () => {
    let tree = start();
    let [four, two] = [0, 0];
    [tree, four] = tree.play(ROOT, { roll: 4 });
    [tree, two] = tree.play(ROOT, { roll: 2 });
    expect([tree.isMain(four), tree.isMain(two)]).toEqual([true, false]);
    tree = tree.promote(two);
    expect([tree.isMain(four), tree.isMain(two)]).toEqual([false, true]);
    expect(texts(tree, ROOT)).toEqual(["", "2"]);
  });

  it("deletes a branch with all that follows it, and keeps every other node", () => {
    let tree = start();
    let [four, two, move] = [0, 0, 0];
    [tree, four] = tree.play(ROOT, { roll: 4 });
    [tree, two] = tree.play(ROOT, { roll: 2 });
    [tree, move] = tree.play(four, { move: "+b2" });
    const rest = tree.without(four);
    expect([rest.has(four), rest.has(move), rest.has(two)]).toEqual([false, false, true]);
    expect(rest.at(ROOT).children).toEqual([two]);
    expect(rest.without(ROOT)).toBe(rest);
    // The id of a node that is gone is not used again.
    expect(rest.play(ROOT, { roll: 1 })[1]).toBeGreaterThan(move);
  });

  it("keeps comments on every node, the first position included", () => {
    const [rolled, at] = start().withComment(ROOT, "before it begins").play(ROOT, { roll: 4 });
    const tree = rolled.withComment(at, "two\nlines");
    const again = treeOf(readRecord(writeRecord(recordOf(tree, plain)), LIBRARY));
    expect(again.lineThrough(ROOT).map(({ comment }) => comment)).toEqual([
      "before it begins",
      "two\nlines",
    ]);
  });
});
