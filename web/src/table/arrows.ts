/** Arrows on the board for a turn of a report: how it began, and how the better one begins. */
import type { Arrow } from "../board/types";
import type { ReportStep } from "../protocol";
import type { TableSession } from "../state/session";

/** Point out the turn in its position, which the board shows. */
export function pointOutTurn(session: TableSession, step: ReportStep): void {
  const played = step.cause === "skill" ? step.text.split(" ")[0] : undefined;
  const better = step.best?.split(" ")[0];
  session.arrows.set([
    ...(played && played !== better ? arrowOf(session, step.position, played, "played") : []),
    ...(better ? arrowOf(session, step.position, better, "best") : []),
  ]);
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
