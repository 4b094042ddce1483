import type { SpaceGame } from "../../../three/scene3d";
import { DockersScene } from "./scene";

export const space: SpaceGame = {
  Scene: DockersScene,
  rest: { azimuth: 0.42, elevation: 0.66 },
};
