/** What Dockers shows in space: few things to draw, Customs, the last turn, and x-ray. */
import { type InstancedMesh, type Mesh, Object3D } from "three";
import { afterEach, expect, it, vi } from "vitest";
import { choose, NO_CHOICE } from "../../../board/choice";
import type { BoardProps } from "../../../board/types";
import { built } from "../../../testing/workplace";
import starts from "../forms.fixture.json";
import { type DockersPosition, readDockers } from "../position";
import { space } from ".";
import { hiddenFaces } from "./hidden";

afterEach(() => vi.unstubAllGlobals());

const nothing = () => undefined;
const VIEW = {
  turned: 0,
  home: 0,
  resets: 0,
  lifted: false,
  xray: false,
  marks: true,
  calm: true,
  light: false,
};
const START = readDockers(starts[0]?.text ?? "");
const HIDDEN = [...hiddenFaces(START).values()];

function props(part: Partial<BoardProps<DockersPosition>>): BoardProps {
  return {
    position: START,
    motion: null,
    done: nothing,
    choice: NO_CHOICE,
    pick: nothing,
    pointed: null,
    point: nothing,
    preview: null,
    lastTurn: null,
    view: VIEW,
    inside: true,
    names: ["Ann", "Bo", "Cy", "Di"],
    t: (id: string) => id,
    ...part,
  } as BoardProps;
}

/** Everything that is drawn, instances counted as one. */
function drawn(part: Partial<BoardProps<DockersPosition>>): Mesh[] {
  const { scene, look } = built(space);
  scene.show(props(part));
  look();
  const found: Object3D[] = [];
  for (const layer of [scene.root, scene.front]) {
    layer.traverseVisible((object) => found.push(object));
  }
  const isDrawn = (object: Object3D) =>
    "isMesh" in object && (!("isInstancedMesh" in object) || (object as InstancedMesh).count > 0);
  return found.filter(isDrawn) as Mesh[];
}

it("a block takes few things to draw, with what can be picked and the last turn", () => {
  const tops = START.crates.filter(({ floor }) => floor === 2);
  const moves = tops.map(({ code }, action) => ({
    text: `${code}@1`,
    action,
    tokens: [code, "@", "1"],
    steps: [],
  }));
  const facts = tops.slice(0, 3).map(({ code }) => ({
    kind: "pivot",
    seat: 1,
    data: { crate: code, move: 1, quarters: 1, faces: "" },
  }));
  const all = drawn({ choice: choose(moves), lastTurn: { seat: 1, facts } });
  const shadows = all.filter(({ castShadow }) => castShadow);
  expect(START.crates).toHaveLength(27);
  expect(all.length + shadows.length).toBeLessThan(55);
});

it("the crate in the middle is drawn only when one can see it", () => {
  const crates = (part: Partial<typeof VIEW>) =>
    drawn({ view: { ...VIEW, ...part } }).filter(({ userData }) => userData.look).length;
  const buried = HIDDEN.filter(({ size }) => size === 6).length;
  expect(buried).toBeGreaterThan(0);
  expect([crates({}), crates({ xray: true }), crates({ lifted: true })]).toEqual([
    27 - buried,
    27,
    27,
  ]);
});

it("x-ray leaves the edges of the crates on top, and the others whole", () => {
  const outlined = drawn({ view: { ...VIEW, xray: true } }).filter(({ userData }) =>
    String(userData.look).startsWith("outline"),
  );
  expect(outlined).toHaveLength(HIDDEN.filter((faces) => !faces.has("up")).length);
});

it("Customs has a silhouette that crates do not hide", () => {
  const [first] = START.crates;
  const shades = drawn({ position: { ...START, customs: first?.code ?? "" } }).filter(
    ({ material }) => !Array.isArray(material) && material.depthFunc === 6,
  );
  expect(shades).toHaveLength(1);
  expect(shades[0]?.parent).toBeInstanceOf(Object3D);
});

it("where memory counts, hidden faces are blank, but for the crate that is dropped (CR-11)", () => {
  /** How many faces of each crate are blank, by its code; ghosts are other bodies of it. */
  const blanks = (part: Partial<BoardProps<DockersPosition>>) => {
    const found = new Map<string, number[]>();
    for (const { userData } of drawn(part)) {
      const [, code = "", ...words] = String(userData.look ?? "").split(" ");
      const faces = words.find((word) => /^[.rbyg?]{6}$/.test(word));
      if (faces) found.set(code, [...(found.get(code) ?? []), faces.split("?").length - 1]);
    }
    return found;
  };
  const hidden = hiddenFaces(START);
  const [top = ""] = [...hidden].find(([, faces]) => !faces.has("up") && faces.size > 1) ?? [];
  const move = (text: string, action: number) => ({
    text: `${top}${text}`,
    action,
    tokens: [top, ...text.slice(1)],
    steps: [{ place: "3,0", level: 0, cost: 0 }],
  });
  const drops = [move("vE0", 1), move("vE1", 2)];
  const memory = blanks({ inside: false });
  expect(memory.size).toBeGreaterThan(20);
  for (const [code, found] of memory) expect(found).toEqual([hidden.get(code)?.size]);
  // A player who drops a crate sees all of it, and nothing more of the others; so do previews.
  const dropping = blanks({ inside: false, choice: choose(drops, [top]) });
  expect(new Set(dropping.get(top))).toEqual(new Set([0]));
  for (const [code, found] of dropping)
    if (code !== top) expect(found).toEqual([hidden.get(code)?.size]);
  // A crate that may still tip is not dropped yet: its ghost has the same blank faces.
  const tip = move("^S", 3);
  const tipping = blanks({
    inside: false,
    choice: choose([...drops, tip], [top]),
    preview: tip,
  });
  expect(tipping.get(top)).toEqual([hidden.get(top)?.size, hidden.get(top)?.size]);
  for (const found of blanks({ inside: true }).values())
    expect(new Set(found)).toEqual(new Set([0]));
});
