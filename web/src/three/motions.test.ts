import { Quaternion, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { sideOfSeat } from "../board/sides";
import { FACE_SIDE, facing, tumble, UP } from "./dice";
import { linear, Motions } from "./motions";
import { atSide } from "./seats";

describe("what moves", () => {
  it("goes from start to end, and then asks for no more frames", async () => {
    let asked = 0;
    const seen: number[] = [];
    const motions = new Motions(() => (asked += 1));
    const done = motions.run(100, (t) => seen.push(t), linear);
    for (const now of [0, 50, 120]) motions.advance(now);
    await done;
    expect(seen).toEqual([0, 0, 0.5, 1]);
    expect(motions.moving).toBe(false);
    expect(asked).toBe(1);
  });

  it("does not move in a calm view", async () => {
    const seen: number[] = [];
    const motions = new Motions(() => undefined);
    motions.calm = true;
    await motions.run(100, (t) => seen.push(t));
    expect(seen).toEqual([1]);
  });

  it("is brought to its end, and what follows too, by somebody who is quicker", async () => {
    const seen: string[] = [];
    const motions = new Motions(() => undefined);
    const all = (async () => {
      await motions.run(100, (t) => seen.push(`a${t}`));
      await motions.hold(60_000);
      await motions.run(100, (t) => seen.push(`b${t}`));
    })();
    motions.skip();
    await all;
    expect(seen).toEqual(["a0", "a1", "b1"]);
  });

  it("tells whoever waits if it fails, and the others go on", async () => {
    const seen: number[] = [];
    const motions = new Motions(() => undefined);
    const broken = motions.run(100, (t) => {
      if (t > 0) throw new Error("broken");
    });
    const whole = motions.run(100, (t) => seen.push(t), linear);
    for (const now of [0, 50, 100]) motions.advance(now);
    await expect(broken).rejects.toThrow("broken");
    await whole;
    expect(seen).toEqual([0, 0, 0.5, 1]);
  });
});

describe("a die", () => {
  it.each([1, 2, 3, 4, 5, 6])("turns %i up, seven less that down, and comes to rest so", (face) => {
    const side = {
      up: [0, 1, 0],
      down: [0, -1, 0],
      east: [1, 0, 0],
      west: [-1, 0, 0],
      south: [0, 0, 1],
      north: [0, 0, -1],
    };
    const at = (value: number) =>
      new Vector3(...(side[FACE_SIDE[value] ?? "up"] as [number, number, number]));
    expect(at(face).applyQuaternion(facing(face, UP)).y).toBeCloseTo(1);
    expect(at(7 - face).applyQuaternion(facing(face, UP)).y).toBeCloseTo(-1);
    const rest = tumble(facing(face, UP), new Vector3(1, 0, 0), 1);
    expect(rest.turn.angleTo(new Quaternion().copy(facing(face, UP)))).toBeCloseTo(0);
    expect(rest.height).toBeCloseTo(0);
  });
});

describe("places", () => {
  it("seats go clockwise from the south (DK-1)", () => {
    expect([0, 1, 2, 3].map((seat) => sideOfSeat(seat, 4))).toEqual([0, 1, 2, 3]);
    expect([0, 1].map((seat) => sideOfSeat(seat, 2))).toEqual([0, 2]);
    expect(atSide(1, 0, 0, 2).x).toBe(-2);
    expect(atSide(3, 0, 0, 2).x).toBe(2);
  });
});
