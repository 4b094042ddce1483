import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { basis, corners, lens, standFor } from "./fit";
import { Motions } from "./motions";
import { Rig } from "./rig";

const BOARD = corners({ x: -2, y: -0.3, z: -3 }, { x: 4, y: 2.5, z: 2 });

describe("the camera", () => {
  const angles = [0, 0.7, 2, 4.5].flatMap((azimuth) =>
    [0.15, 0.8, 1.45].map((up) => [azimuth, up] as const),
  );
  const views = [16 / 10, 1, 390 / 844].flatMap((aspect) =>
    angles.map(([a, e]) => [aspect, a, e] as const),
  );

  it.each(views)(
    "has all corners in the picture, and as near as can be: %f %f %f",
    (aspect, azimuth, elevation) => {
      const camera = new PerspectiveCamera(32, aspect);
      const rig = new Rig(camera, new Motions(() => undefined), { azimuth, elevation });
      rig.frame(BOARD, 0);
      rig.orbit(0, 0);
      rig.apply(aspect);
      const seen = BOARD.map((point) => new Vector3().copy(point as Vector3).project(camera));
      for (const { x, y } of seen) {
        expect(Math.abs(x)).toBeLessThanOrEqual(1);
        expect(Math.abs(y)).toBeLessThanOrEqual(1);
      }
      const most = Math.max(...seen.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
      expect(most).toBeGreaterThan(0.9);
    },
  );

  it("stands in the south at first, in the east after a quarter turn", () => {
    expect(basis(0, 0).back.z).toBeCloseTo(1);
    expect(basis(Math.PI / 2, 0).back.x).toBeCloseTo(1);
  });

  it("puts lopsided boards into the middle", () => {
    const axes = basis(0, Math.PI / 2 - 1e-6);
    const flat = corners({ x: 2, y: 0, z: 2 }, { x: 6, y: 0, z: 4 });
    const { shiftX, shiftY } = standFor(flat, axes, lens(40, 1, 0));
    expect(shiftX).toBeCloseTo(4, 2);
    expect(shiftY).toBeCloseTo(-3, 2);
  });
});

describe("turning the board by quarters", () => {
  it("goes the short way", () => {
    const glide = new Motions(() => undefined);
    glide.calm = true;
    const camera = new PerspectiveCamera(32, 1);
    const rig = new Rig(camera, glide, { azimuth: 0, elevation: 0.8 });
    rig.turn(0);
    rig.turn(3);
    expect(rig.quadrant).toBe(-1);
    rig.turn(0);
    expect(rig.quadrant).toBe(0);
  });
});
