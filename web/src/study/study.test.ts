/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readRecord } from "../play/reading";
import { LIBRARY } from "../play/testing";
import { writeRecord } from "../play/writing";
import { foldAll } from "../state/game";
import { Study } from "./study";
import { ROOT } from "./tree";

const RECORDS = new URL("../../../tests/data/records/", import.meta.url);
const record = readRecord(readFileSync(new URL("docker-branches.quay", RECORDS), "utf8"), LIBRARY);

/** What a session makes of the study: the line that it shows. */
function shown(study: Study): string[] {
  const { line } = foldAll()(study.state.get().events);
  expect(line.at(-1)?.position).toBe(study.node.state.text);
  return line.map(({ what }) =>
    what.kind === "rolled" ? `${what.face}` : what.kind === "moved" ? what.move : what.kind,
  );
}

describe("a study as a table", () => {
  it("shows any node of the tree: what leads elsewhere is taken back first", () => {
    const study = new Study(record, ["Ada", "Bo"]);
    expect(shown(study)).toEqual(["started"]);
    for (const id of [...study.tree.get().nodes.keys()].sort(
      (a, b) => ((7 * a) % 11) - ((7 * b) % 11),
    )) {
      study.goTo(id);
      const path = study.tree.get().pathTo(id);
      const texts = path.map(({ entry }) => entry?.text ?? "started");
      expect(shown(study)).toEqual(texts.map((text) => (text === "resign@0" ? "gone" : text)));
    }
    expect(study.text).toBe(writeRecord(record));
  });

  it("adds what is rolled and moved as a branch, for every seat", async () => {
    const study = new Study(record, []);
    await study.act({ do: "roll", seat: 0, face: 2 }, "1");
    await study.act({ do: "play", seat: 0, moves: ["+a1"] }, "2");
    await study.act({ do: "roll", seat: 1, face: 1 }, "3");
    expect(shown(study)).toEqual(["started", "2", "+a1", "1"]);
    expect(study.tree.get().at(ROOT).children).toHaveLength(2);
    expect(readRecord(study.text, LIBRARY).line.entries[0]?.branches).toHaveLength(1);
    await expect(study.act({ do: "play", seat: 1, moves: ["+b1"] }, "4")).rejects.toMatchObject({
      code: "quayside.move.illegal",
      ruling: "DK-1",
    });
    expect(shown(study)).toEqual(["started", "2", "+a1", "1"]);
  });

  it("tells when somebody went further than a step, which is not shown step by step", () => {
    const study = new Study(record, []);
    const [, first, second, third] = study.tree.get().lineThrough(ROOT);
    study.goTo(first?.id ?? 0);
    study.goTo(ROOT);
    expect(study.jumps.get()).toBe(0);
    study.goTo(second?.id ?? 0);
    expect(study.jumps.get()).toBe(1);
    study.goTo(third?.id ?? 0);
    expect(study.jumps.get()).toBe(1);
  });

  it("goes back to where a branch began when it is deleted", () => {
    const study = new Study(record, []);
    const [, move] = study.tree.get().lineThrough(ROOT);
    const last = study.tree.get().lineThrough(ROOT).at(-1)?.id ?? 0;
    study.goTo(last);
    study.remove(move?.id ?? 0);
    expect(study.at.get()).toBe(ROOT);
    expect(shown(study)).toEqual(["started"]);
    expect(study.tree.get().nodes.size).toBe(1);
  });
});
