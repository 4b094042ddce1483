import {
  BoxGeometry,
  Group,
  InstancedMesh,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
} from "three";
import { expect, it } from "vitest";
import { Batches } from "./batches";
import { hitAt } from "./picking";

function row(count: number, material = new MeshBasicMaterial()): { root: Group; all: Mesh[] } {
  const shape = new BoxGeometry();
  const root = new Group();
  const all = Array.from({ length: count }, (_, i) => {
    const mesh = new Mesh(shape, material);
    mesh.position.x = 2 * i;
    mesh.userData.token = `t${i}`;
    root.add(mesh);
    return mesh;
  });
  return { root, all };
}

const batchesOf = (batches: Batches) =>
  batches.group.children.filter((one) => one instanceof InstancedMesh);

it("draws things that are alike at once, and those that are alone by themselves", () => {
  const { root, all } = row(5);
  root.add(new Mesh(new BoxGeometry(), new MeshBasicMaterial()));
  const batches = new Batches();
  batches.gather(root);
  expect(batchesOf(batches).map(({ count }) => count)).toEqual([5]);
  const camera = new PerspectiveCamera();
  const seen = root.children.filter((one) => one.layers.test(camera.layers));
  expect(seen).toHaveLength(1);

  for (const mesh of all.slice(1)) mesh.removeFromParent();
  batches.gather(root);
  expect(batchesOf(batches)).toEqual([]);
  expect(all[0]?.layers.test(camera.layers)).toBe(true);
});

it("leaves out what is hidden or seen through, and grows", () => {
  const { root, all } = row(3);
  const batches = new Batches();
  if (all[0]) all[0].visible = false;
  batches.gather(root);
  expect(batchesOf(batches).map(({ count }) => count)).toEqual([2]);
  const more = row(30, all[1]?.material as MeshBasicMaterial);
  for (const mesh of more.all) {
    if (all[1]) mesh.geometry = all[1].geometry;
    root.add(mesh);
  }
  batches.gather(root);
  expect(batchesOf(batches).map(({ count }) => count)).toEqual([32]);

  const clear = row(4, new MeshBasicMaterial({ transparent: true }));
  const others = new Batches();
  others.gather(clear.root);
  expect(batchesOf(others)).toEqual([]);
});

it("shows a thing by itself again when it is faded", () => {
  const { root, all } = row(3);
  const batches = new Batches();
  batches.gather(root);
  const [faded] = all;
  if (faded) faded.material = new MeshBasicMaterial({ transparent: true });
  batches.gather(root);
  expect(batchesOf(batches).map(({ count }) => count)).toEqual([2]);
  expect(faded?.layers.test(new PerspectiveCamera().layers)).toBe(true);
});

it("can still be reached by fingers", () => {
  const { root } = row(3);
  new Batches().gather(root);
  const camera = new PerspectiveCamera(40, 1, 0.1, 50);
  camera.position.set(2, 0, 6);
  camera.updateMatrixWorld();
  expect(hitAt(camera, [root], 0, 0)?.token).toBe("t1");
});
