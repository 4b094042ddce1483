/** Arrows on the board for moves that are pointed out: what was played, what would have been better. */
import { useStore } from "@nanostores/react";
import type { Arrow } from "../board/types";
import type { ReportStep } from "../protocol";
import type { TableSession } from "../state/session";
import { useTable } from "./context";

const NONE: readonly Arrow[] = [];

/** The arrows of the position on the board. */
export function useArrows(): readonly Arrow[] {
  const session = useTable();
  const { position, arrows } = useStore(session.pointedOut);
  return useStore(session.text) === position ? arrows : NONE;
}

/** Point out how a turn began, and how the better one begins. */
export function pointOut(session: TableSession, { cause, text, best, position }: ReportStep): void {
  const played = cause === "skill" ? text.split(" ")[0] : undefined;
  const better = best?.split(" ")[0];
  const arrows = [
    ...(played && played !== better ? arrowOf(session, position, played, "played") : []),
    ...(better ? arrowOf(session, position, better, "best") : []),
  ];
  session.pointedOut.set({ position, arrows });
}

function arrowOf(
  session: TableSession,
  position: string,
  move: string,
  kind: Arrow["kind"],
): Arrow[] {
  const play = session.play.get();
  if (!play) return [];
  const known = session.rules
    .get()
    ?.due(position)
    .moves.find(({ text }) => text === move);
  return [{ tokens: play.tokens(move), steps: known?.steps ?? [], kind }];
}
