/** The Doce family for reading, writing and setting up games. */
import { cell } from "../../play/engine";
import type { Family } from "../../play/family";
import { checkPosition } from "./check";
import * as form from "./form";
import * as r from "./layout";
import { deal, start, VARIANTS } from "./setup";

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
  checkPosition,
  writePosition: form.writePosition,
  readAction: form.readAction,
  writeAction: form.writeAction,
  placeNames: () => r.SQUARE_NAMES,
  scores: ({ row }) => [...row.subarray(r.TOTAL, r.TOTAL + 2)],
  gone: ({ row }) => (row[r.LEFT] ? [cell(row, r.LEFT) - 1] : []),
  isMidTurn: (row) => row[r.MID] !== 0,
  roundOf: (row) => cell(row, r.ROUND),
};
