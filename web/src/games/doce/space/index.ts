import type { SpaceGame } from "../../../three/scene3d";
import { DoceScene } from "./scene";

export const space: SpaceGame = {
  Scene: DoceScene,
  rest: { azimuth: 0, elevation: 1.02 },
};
