import type { SpaceGame } from "../../../three/scene3d";
import { DockerScene } from "./scene";

export const space: SpaceGame = {
  Scene: DockerScene,
  rest: { azimuth: 0.1, elevation: 0.8 },
};
