/** What Doce shows in space: where one may play, the last turn, and the line that ends a round. */
import { type InstancedMesh, type Object3D, Vector3 } from "three";
import { afterEach, expect, it, vi } from "vitest";
import { choose, NO_CHOICE } from "../../../board/choice";
import type { BoardProps } from "../../../board/types";
import { built } from "../../../testing/workplace";
import { DOCE_SQUARES, type DocePosition, readDoce } from "../position";
import { space } from ".";
import { middle, squareIndex } from "./place";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const ROUND = readDoce(
  `doce:standard ${["A3", "A3", "A3", "A3", "B1", "B6", "B2", ...Array(18).fill(".")].join(",")} ` +
    "turn:1 dice:7,8 blockers:11 last:d1,e1 round:1 starter:0 totals:0,0",
);

function shown(part: Partial<BoardProps<DocePosition>>): Object3D {
  const { scene, look } = built(space);
  scene.show({
    position: ROUND,
    motion: null,
    done: nothing,
    choice: NO_CHOICE,
    pick: nothing,
    pointed: null,
    point: nothing,
    preview: null,
    lastTurn: null,
    view: {
      turned: 0,
      home: 0,
      resets: 0,
      lifted: false,
      xray: false,
      marks: true,
      calm: true,
      light: false,
    },
    inside: true,
    names: ["Ann", "Bo"],
    ...part,
  } as BoardProps);
  look();
  return scene.root;
}

/** Flat marks over the middle of a square. */
function marksOn(root: Object3D, square: string): number {
  const { x, z } = middle(squareIndex(square));
  let found = 0;
  root.traverseVisible((object) => {
    const at = object.getWorldPosition(new Vector3());
    if (object.renderOrder === 2 && Math.hypot(at.x - x, at.z - z) < 0.01) found += 1;
  });
  return found;
}

it("the line that ends a round is lit, on the board and on its dice", () => {
  const root = shown({ position: { ...ROUND, lines: [["a1", "b1", "c1", "d1"]] } });
  expect(["a1", "d1", "e1"].map((square) => marksOn(root, square))).toEqual([2, 2, 0]);
});

it("what was put down last is marked, until the next round", () => {
  const place = { kind: "place", seat: 0, data: { square: "d1", face: 3 } };
  const next = { kind: "round-start", seat: null, data: { round: 2, totals: [15, 0] } };
  const marked = (...facts: object[]) =>
    marksOn(shown({ lastTurn: { seat: 0, facts: facts as never } }), "d1");
  expect([marked(place), marked(place, next)]).toEqual([1, 0]);
});

it("every square where one may play has its disc, and all are drawn at once", () => {
  const free = DOCE_SQUARES.slice(7);
  const moves = free.map((square, action) => ({
    text: `${square}=1`,
    action,
    tokens: [square, "1"],
    steps: [],
  }));
  const counts: number[] = [];
  shown({ choice: choose(moves) }).traverseVisible((object) => {
    if ("isInstancedMesh" in object) counts.push((object as InstancedMesh).count);
  });
  expect(counts).toContain(free.length);
});
