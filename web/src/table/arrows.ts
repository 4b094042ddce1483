/** Arrows on the board for a turn of a report: how it was played, and the better one. */
import type { Fact } from "../board/facts";
import type { Arrow } from "../board/types";
import type { ReportStep } from "../protocol";
import type { TableSession } from "../state/session";

/** Point out the turn in its position, which the board shows. */
export function pointOutTurn(session: TableSession, step: ReportStep): void {
  const played = step.cause === "skill" ? step.text : null;
  // A turn that nothing beats is the best one itself.
  const kind = step.change < 0 ? "played" : "best";
  session.arrows.set([
    ...(played && played !== step.best ? turnArrows(session, step.position, played, kind) : []),
    ...(step.best ? turnArrows(session, step.position, step.best, "best") : []),
  ]);
}

/** An arrow for every move of a turn. */
function turnArrows(
  session: TableSession,
  position: string,
  turn: string,
  kind: Arrow["kind"],
): Arrow[] {
  const [play, rules] = [session.play.get(), session.rules.get()];
  if (!play || !rules) return [];
  const moves = turn.split(" ");
  const arrows: Arrow[] = [];
  let [text, facts] = [position, [] as readonly Fact[]];
  for (const [i, move] of moves.entries()) {
    const steps = rules.due(text).moves.find((one) => one.text === move)?.steps ?? [];
    const after = rules.after(text, move);
    if (!after) break;
    text = after.text;
    facts = [...facts, ...after.facts];
    const inTurn = moves.length > 1 ? { inTurn: { order: i + 1, facts } } : {};
    arrows.push({ kind, tokens: play.tokens(move), steps, ...inTurn });
  }
  return arrows;
}
