/** A place where scenes in space are built without a browser: paint goes nowhere. */
import { PerspectiveCamera } from "three";
import { vi } from "vitest";
import { Kit } from "../three/kit";
import { Motions } from "../three/motions";
import type { Palette } from "../three/palette";
import { Rig } from "../three/rig";
import type { Scene3D, SpaceGame, Workplace } from "../three/scene3d";

/** A pen that takes every stroke. */
function pen(): object {
  const gradient = { addColorStop: () => undefined };
  return new Proxy(
    { measureText: (text: string) => ({ width: text.length }) },
    {
      get: (known, name) =>
        name in known
          ? known[name as "measureText"]
          : String(name).endsWith("Gradient")
            ? () => gradient
            : () => undefined,
      set: () => true,
    },
  );
}

export interface Built {
  scene: Scene3D;
  camera: PerspectiveCamera;
  /** Stand where the whole scene is seen, as the stage does. */
  look(): void;
}

/** A game's scene in a picture of a size; the camera stands as it does at first. */
export function built(game: SpaceGame, width = 1280, height = 800): Built {
  vi.stubGlobal("document", {
    createElement: () => ({ width: 0, height: 0, getContext: pen }),
  });
  const motions = new Motions(() => undefined);
  motions.calm = true;
  const camera = new PerspectiveCamera(24, width / height);
  const rig = new Rig(camera, motions, game.rest);
  rig.turn(0);
  const colours = new Proxy({}, { get: () => "#808080" }) as Palette["colours"];
  const at: Workplace = {
    kit: new Kit({ colours, font: "sans-serif", dark: false, patterned: false }, false),
    motions,
    camera,
    pixel: () => rig.pixel(height),
    width: () => width,
    aspect: () => width / height,
    small: () => false,
    wake: () => undefined,
  };
  const scene = new game.Scene(at);
  return {
    scene,
    camera,
    look: () => {
      rig.frame(scene.points(), scene.rise());
      rig.apply(width / height);
      scene.looked();
      for (const layer of [scene.front, scene.root]) layer.updateMatrixWorld(true);
    },
  };
}
