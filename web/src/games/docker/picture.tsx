import { type Cube, IsoPicture, plain, seat } from "../../ui/Iso";

const DOCKER: readonly Cube[] = [
  plain(0, 0, 0, seat(1)),
  plain(0, 0, 1, seat(0)),
  plain(1, 0, 0, seat(2)),
  plain(1, 1, 0, seat(0)),
  plain(1, 1, 1, seat(1)),
  plain(1, 1, 2, seat(3)),
  plain(2, 1, 0, seat(2)),
  plain(0, 2, 0, seat(3)),
  plain(2, 2, 0, seat(0)),
];

const OMBA: readonly Cube[] = [
  plain(1, 0, 0, seat(0)),
  plain(1, 0, 1, seat(1)),
  plain(0, 1, 0, seat(1)),
  plain(2, 1, 0, seat(0)),
  plain(2, 1, 1, seat(0)),
  plain(1, 2, 0, seat(1)),
];

export const DockerPicture = () => <IsoPicture size={3} cubes={DOCKER} height={3} />;
export const OmbaPicture = () => <IsoPicture size={3} cubes={OMBA} height={3} />;
