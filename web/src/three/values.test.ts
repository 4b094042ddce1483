import { BoxGeometry, Group, Mesh, MeshBasicMaterial, Sprite } from "three";
import { expect, it } from "vitest";
import type { BoardProps } from "../board/types";
import type { Kit } from "./kit";
import { ValueSigns } from "./values";

const kit = {
  colour: () => "#888888",
  sign: (text: string) => {
    const sprite = new Sprite();
    sprite.name = text;
    return sprite;
  },
} as unknown as Kit;

it("puts a value on top of what can be picked, and on nothing else", () => {
  const root = new Group();
  for (const [token, x, y] of [
    ["a", 0, 0],
    ["a", 0, 1],
    ["b", 3, 0],
  ] as const) {
    const mesh = new Mesh(new BoxGeometry(), new MeshBasicMaterial());
    mesh.position.set(x, y, 0);
    mesh.userData.token = token;
    root.add(mesh);
  }
  const values = new Map([
    ["a", "61"],
    ["b", "40"],
    ["c", "5"],
  ]);
  const next = new Map([["a", []]]);
  const props = { values, choice: { next, picked: [], moves: [] } } as unknown as BoardProps;
  const signs = new ValueSigns();
  signs.show(kit, root, props, 0.01);
  expect(signs.group.children.map(({ name }) => name)).toEqual(["61"]);
  expect(signs.group.children[0]?.position.toArray()).toEqual([0, 1.5, 0]);
  signs.show(kit, root, { ...props, values: undefined }, 0.01);
  expect(signs.group.children).toEqual([]);
});
