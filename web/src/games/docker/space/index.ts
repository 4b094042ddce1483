import type { SpaceGame } from "../../../three/scene3d";
import { DockerScene } from "./scene";

export const space: SpaceGame = {
  Scene: DockerScene,
  rest: { azimuth: 0, elevation: 0.98 },
};
