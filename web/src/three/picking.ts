/** What lies under a finger, and where a finger must go to reach something. */
import { Box3, type Camera, type Object3D, Raycaster, Vector2, Vector3 } from "three";
import type { Token } from "../board/choice";
import { DRAWN_ELSEWHERE } from "./batches";

const ray = new Raycaster();
ray.layers.enable(DRAWN_ELSEWHERE);

export interface Hit {
  token: Token | null;
  point: Vector3;
}

/** The token of an object, its own or that of what it belongs to. */
export function tokenOf(object: Object3D | null): Token | null {
  for (let at = object; at; at = at.parent) {
    const token: unknown = at.userData.token;
    if (typeof token === "string") return token;
    if (!at.visible) return null;
  }
  return null;
}

export function aim(camera: Camera, x: number, y: number): Raycaster {
  ray.setFromCamera(new Vector2(x, y), camera);
  return ray;
}

/** The frontmost thing at a point of the picture (from -1 to 1); layers in front come first. */
export function hitAt(
  camera: Camera,
  layers: readonly Object3D[],
  x: number,
  y: number,
): Hit | null {
  aim(camera, x, y);
  for (const layer of layers) {
    const found = ray.intersectObject(layer, true).find((hit) => seen(hit.object));
    if (found) return { token: tokenOf(found.object), point: found.point };
  }
  return null;
}

/** Whether a finger meets an object: what is hidden or faded lets it through. */
function seen(object: Object3D): boolean {
  for (let at: Object3D | null = object; at; at = at.parent) {
    if (!at.visible || at.userData.faded === true) return false;
  }
  return true;
}

/** All objects that carry a token themselves. */
export function bearers(layers: readonly Object3D[], token: Token): Object3D[] {
  const found: Object3D[] = [];
  for (const layer of layers) {
    layer.traverseVisible((object) => {
      if (object.userData.token === token) found.push(object);
    });
  }
  return found;
}

/** A point of the picture where the object of a token is frontmost, or null. */
export function probe(
  camera: Camera,
  layers: readonly Object3D[],
  token: Token,
  free: (x: number, y: number) => boolean,
): Vector2 | null {
  const steps = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0.03, 0.97];
  const grid = steps.flatMap((u) => steps.map((v) => [u, v] as const));
  grid.sort((a, b) => off(a) - off(b));
  for (const object of bearers(layers, token)) {
    const area = bounds(object, camera);
    if (!area) continue;
    for (const [u, v] of grid) {
      const x = area.min.x + (area.max.x - area.min.x) * u;
      const y = area.min.y + (area.max.y - area.min.y) * v;
      if (Math.abs(x) > 0.99 || Math.abs(y) > 0.99 || !free(x, y)) continue;
      if (hitAt(camera, layers, x, y)?.token === token) return new Vector2(x, y);
    }
  }
  return null;
}

const off = ([u, v]: readonly [number, number]): number => Math.hypot(u - 0.5, v - 0.5);

/** The part of the picture that an object covers. */
export function bounds(
  object: Object3D | undefined,
  camera: Camera,
): { min: Vector2; max: Vector2 } | null {
  if (!object) return null;
  const box = new Box3().setFromObject(object);
  if (box.isEmpty()) return null;
  const min = new Vector2(Infinity, Infinity);
  const max = new Vector2(-Infinity, -Infinity);
  for (const i of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const { x, y } = new Vector3(
      i & 1 ? box.max.x : box.min.x,
      i & 2 ? box.max.y : box.min.y,
      i & 4 ? box.max.z : box.min.z,
    ).project(camera);
    const corner = new Vector2(x, y);
    min.min(corner);
    max.max(corner);
  }
  return { min, max };
}
