/** The Dockers family for reading, writing and setting up games. */
import type { Family } from "../../play/family";
import { checkPosition } from "./check";
import * as form from "./form";
import * as c from "./layout";
import { deal, start, VARIANTS } from "./setup";

export const family: Family = {
  ...VARIANTS,
  version: c.RULES_VERSION,
  actionCount: c.ACTION_COUNT,
  outcomeCount: c.OUTCOME_COUNT,
  rulings: c.RULINGS,
  reasons: c.REASONS,
  leavesBetweenTurns: true,
  deal,
  start,
  readPosition: form.readPosition,
  checkPosition,
  writePosition: form.writePosition,
  readAction: form.readAction,
  writeAction: form.writeAction,
  placeNames: (game) => form.codesOf({ game }),
  scores: ({ game, row }) => [...row.subarray(c.SCORE, c.SCORE + game.players)],
  gone: form.seatsThatLeft,
  isMidTurn: form.isMidTurn,
  roundOf: () => 1,
};
