/** Things of the same shape and paint are drawn at once: a board of dice takes a few draw calls. */
import { Group, InstancedMesh, type Material, Mesh, type Object3D } from "three";
import { unpickable } from "./kit";

/** The camera does not look at this layer; fingers reach it. */
export const DRAWN_ELSEWHERE = 1;

export class Batches {
  readonly group = new Group();
  private readonly drawn = new Map<string, InstancedMesh>();

  /** Take over all alike under a root, as they stand now. Those that are alone are left as they are. */
  gather(root: Object3D): void {
    root.updateMatrixWorld();
    const alike = new Map<string, Mesh<Mesh["geometry"], Material>[]>();
    root.traverseVisible((object) => {
      if (!isPlain(object)) {
        // It may have been drawn with others until it was faded.
        object.layers.set(0);
        return;
      }
      const key = `${object.geometry.id} ${object.material.id} ${object.castShadow} ${object.receiveShadow}`;
      const others = alike.get(key);
      if (others) others.push(object);
      else alike.set(key, [object]);
    });
    for (const [key, batch] of this.drawn) {
      if ((alike.get(key)?.length ?? 0) > 1) continue;
      this.drawn.delete(key);
      this.group.remove(batch);
      batch.dispose();
    }
    for (const [key, meshes] of alike) {
      const together = meshes.length > 1;
      for (const mesh of meshes) mesh.layers.set(together ? DRAWN_ELSEWHERE : 0);
      if (together) this.fill(key, meshes);
    }
  }

  private fill(key: string, meshes: readonly Mesh<Mesh["geometry"], Material>[]): void {
    const [first] = meshes;
    if (!first) return;
    let batch = this.drawn.get(key);
    if (batch && batch.instanceMatrix.count < meshes.length) {
      this.group.remove(batch);
      batch.dispose();
      batch = undefined;
    }
    if (!batch) {
      batch = unpickable(new InstancedMesh(first.geometry, first.material, meshes.length + 8));
      batch.castShadow = first.castShadow;
      batch.receiveShadow = first.receiveShadow;
      batch.frustumCulled = false;
      this.drawn.set(key, batch);
      this.group.add(batch);
    }
    for (const [i, mesh] of meshes.entries()) batch.setMatrixAt(i, mesh.matrixWorld);
    batch.count = meshes.length;
    batch.instanceMatrix.needsUpdate = true;
  }

  clear(): void {
    for (const batch of this.drawn.values()) batch.dispose();
    this.drawn.clear();
    this.group.clear();
  }
}

/** A single thing with one opaque paint; what is seen through is drawn in order of distance. */
function isPlain(object: Object3D): object is Mesh<Mesh["geometry"], Material> {
  return (
    object instanceof Mesh &&
    !(object instanceof InstancedMesh) &&
    !Array.isArray(object.material) &&
    object.material.visible &&
    !object.material.transparent
  );
}
