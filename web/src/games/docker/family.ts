/** The Docker family for reading, writing and setting up games. */
import type { Family } from "../../play/family";
import * as form from "./form";
import * as r from "./layout";
import { deal, start, VARIANTS } from "./setup";
import { openSolution } from "./solution";

export const family: Family = {
  ...VARIANTS,
  version: r.RULES_VERSION,
  actionCount: r.ACTION_COUNT,
  outcomeCount: r.OUTCOME_COUNT,
  rulings: r.RULINGS,
  reasons: r.REASONS,
  leavesBetweenTurns: false,
  deal,
  start,
  readPosition: form.readPosition,
  checkPosition: form.checkPosition,
  writePosition: form.writePosition,
  readAction: form.readAction,
  writeAction: form.writeAction,
  placeNames: () => r.SQUARE_NAMES,
  scores: () => null,
  gone: ({ row }) => form.outOf(row),
  isMidTurn: (row) => row[r.ROLL] !== 0,
  roundOf: () => 1,
  openSolution,
};
