/** The games that these pages can draw. A family that is not among them gets the plainest module. */
import { familyOf } from "../board/position";
import { doce } from "./doce";
import { docker } from "./docker";
import { dockers } from "./dockers";
import type { GameModule } from "./module";
import { plainGame } from "./plain";

export type {
  Block,
  Editing,
  GameModule,
  GamePlay,
  OwnLayouts,
  RulesFigure,
  Tile,
  TokenButton,
} from "./module";

export const GAMES: readonly GameModule[] = [docker, dockers, doce];

const known = new Map<string, GameModule>(GAMES.map((game) => [game.family, game]));

/** The module of a game ("family:edition") or of a family. */
export function gameOf(game: string): GameModule {
  const family = familyOf(game);
  let found = known.get(family);
  if (!found) {
    found = plainGame(family);
    known.set(family, found);
  }
  return found;
}
