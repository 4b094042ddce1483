import { type Cube, IsoPicture, plain, seat } from "../../ui/Iso";

const DOCE: readonly Cube[] = [
  plain(1, 1, 0, seat(0), 3),
  plain(2, 2, 0, seat(0), 4),
  plain(3, 3, 0, seat(0), 1),
  plain(4, 4, 0, seat(1), 4),
  plain(1, 3, 0, seat(1), 6),
  plain(3, 1, 0, seat(1), 2),
  plain(0, 4, 0, seat(0), 5),
];

export const DocePicture = () => <IsoPicture size={5} cubes={DOCE} height={1} />;
