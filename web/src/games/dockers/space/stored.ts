/** Bands round stored groups, and the Customs token. */
import {
  GreaterDepth,
  InstancedMesh,
  LatheGeometry,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Quaternion,
  Vector2,
  Vector3,
} from "three";
import { type Kit, unpickable } from "../../../three/kit";
import { shaded } from "../../../three/scene3d";
import { DIRECTIONS } from "../faces";
import { vectorOf } from "./orientation";
import { CRATE } from "./pose";

const MOST = 160;

/** Bands along the outer edges of the tops of stored groups, drawn at once. */
export class StoredBands {
  readonly mesh: InstancedMesh;

  constructor(kit: Kit) {
    const bar = kit.block(1.04, 0.07, 0.08, 0.03);
    const material = kit.finish("stored", { color: "#fff4dc", roughness: 0.4, lacquer: 0.3 });
    this.mesh = unpickable(new InstancedMesh(bar, material, MOST));
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  /** Each group is given by the middles of its crates. */
  show(groups: readonly (readonly Vector3[])[]): void {
    const [matrix, turn, one] = [new Matrix4(), new Quaternion(), new Vector3(1, 1, 1)];
    const up = new Vector3(0, 1, 0);
    let count = 0;
    for (const middles of groups) {
      for (const middle of middles) {
        for (const direction of DIRECTIONS) {
          const way = vectorOf(direction);
          const beside = middle.clone().add(way);
          if (count >= MOST || middles.some((other) => other.distanceTo(beside) < 0.1)) continue;
          const at = middle.clone().addScaledVector(way, 0.47);
          at.y += CRATE / 2 + 0.02;
          turn.setFromAxisAngle(up, way.x !== 0 ? Math.PI / 2 : 0);
          this.mesh.setMatrixAt(count, matrix.compose(at, turn, one));
          count += 1;
        }
      }
    }
    this.mesh.count = count;
    this.mesh.instanceMatrix.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.dispose();
  }
}

/** The Customs officer: a turned pawn. */
export function customsToken(kit: Kit, opacity = 1): Mesh {
  const shape = kit.shape("customs", () => {
    const profile = [
      [0, 0],
      [0.24, 0],
      [0.25, 0.05],
      [0.2, 0.1],
      [0.13, 0.16],
      [0.09, 0.3],
      [0.15, 0.34],
      [0.15, 0.37],
      [0.08, 0.4],
      [0.15, 0.47],
      [0.17, 0.55],
      [0.14, 0.63],
      [0.07, 0.69],
      [0, 0.7],
    ];
    return new LatheGeometry(
      profile.map(([x = 0, y = 0]) => new Vector2(x, y)),
      kit.light ? 12 : 28,
    );
  });
  const seen = Math.min(opacity, 0.9999);
  const look = { color: "#23282b", opacity: seen, roughness: 0.3, lacquer: 0.6 };
  const material = kit.finish(`customs ${seen}`, look);
  // Drawn after its own silhouette, which must be hidden by crates only, not by the officer.
  material.depthWrite = opacity === 1;
  const token = shaded(new Mesh(shape, material));
  token.renderOrder = 4;
  return token;
}

/** The officer's silhouette, drawn only where crates stand before it: Customs is always seen. */
export function customsShade(kit: Kit, token: Mesh): Mesh {
  const material = kit.material(
    "customs shade",
    () =>
      new MeshBasicMaterial({
        color: kit.colour("mark"),
        opacity: 0.75,
        transparent: true,
        depthFunc: GreaterDepth,
        depthWrite: false,
        toneMapped: false,
      }),
  );
  const shade = unpickable(new Mesh(token.geometry, material));
  shade.renderOrder = 3;
  return shade;
}
