/** Outlines round stored groups, and the Customs token. */
import { Group, LatheGeometry, Mesh, Vector2, type Vector3 } from "three";
import { type Kit, unpickable } from "../../../three/kit";
import { shaded } from "../../../three/scene3d";
import { DIRECTIONS } from "../faces";
import { vectorOf } from "./orientation";
import { CRATE } from "./pose";

/** A band along the outer edges of a group's tops. */
export function outline(kit: Kit, middles: readonly Vector3[]): Group {
  const group = new Group();
  const bar = kit.block(1.04, 0.07, 0.08, 0.03);
  const light = kit.colour(kit.palette.dark ? "ink" : "card");
  const material = kit.finish("stored", { color: light, roughness: 0.5 });
  for (const middle of middles) {
    for (const direction of DIRECTIONS) {
      const way = vectorOf(direction);
      const beside = middle.clone().add(way);
      if (middles.some((other) => other.distanceTo(beside) < 0.1)) continue;
      const mesh = unpickable(new Mesh(bar, material));
      mesh.position.copy(middle).addScaledVector(way, 0.47);
      mesh.position.y += CRATE / 2 + 0.02;
      if (way.x !== 0) mesh.rotation.y = Math.PI / 2;
      mesh.castShadow = true;
      group.add(mesh);
    }
  }
  return group;
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
  const colour = kit.between(kit.colour("ink"), kit.colour("accent"), 0.25);
  return shaded(
    new Mesh(shape, kit.finish(`customs ${opacity}`, { color: colour, opacity, roughness: 0.35 })),
  );
}
