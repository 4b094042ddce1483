/**
 * What a position or a game at a table is worth: found on this device, or by the server where the
 * rules are not here (a game of another package, a browser without WebAssembly).
 */
import { familyOf } from "../board/position";
import { LIBRARY, loadGame } from "../games/library";
import { lineOf, replay } from "../local/table";
import { ApiError, beginStudy, cancelStudy, getStudy } from "../net/api";
import { State } from "../play/state";
import type { AnalysisResult, ReportResult, StudyView } from "../protocol";
import type { TableSession } from "../state/session";

const LOOK_EVERY = 300;
/** A server that cannot be reached or has no time now still has the study. */
const PASSING = ["quayside.client.offline", "quayside.limit.rate", "quayside.server.busy"];

export interface Wishes {
  /** Aborting it cancels the study. */
  signal: AbortSignal;
  progress: (share: number) => void;
}

/** Work that someone waits for. */
export type Seek<T> = (wishes: Wishes) => Promise<T>;

/** What the position of a table is worth, and the best move. */
export async function analyseTable(session: TableSession, wishes: Wishes): Promise<AnalysisResult> {
  if (await rulesAreHere(session)) {
    const { analyseHere } = await import("../analysis/workers");
    const position = session.game.get().line.at(-1)?.position ?? "";
    return analyseHere(State.read(LIBRARY, position), wishes);
  }
  const found = await studyThere(session.table, wishes);
  if (found.kind !== "analysis" || !found.result) throw failed();
  return found.result;
}

/** What happened in the game of a table. */
export async function reportTable(session: TableSession, wishes: Wishes): Promise<ReportResult> {
  if (await rulesAreHere(session)) {
    const { reportHere } = await import("../analysis/workers");
    const { events } = session.link.state.get();
    return reportHere(lineOf(replay(session.table, events, LIBRARY)), wishes);
  }
  const found = await studyThere(session.table, wishes);
  if (found.kind !== "report" || !found.result) throw failed();
  return found.result;
}

async function rulesAreHere(session: TableSession): Promise<boolean> {
  const name = session.game.get().opened?.game ?? "";
  return loadGame(familyOf(name)).then(
    () => true,
    () => false,
  );
}

/** Let the server study a table; look until it is done. */
async function studyThere(table: string, { signal, progress }: Wishes): Promise<StudyView> {
  const { id } = await beginStudy({ table });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    if (signal.aborted) {
      void cancelStudy(id).catch(() => undefined);
      throw signal.reason;
    }
    try {
      const found = await getStudy(id);
      if (found.status !== "running") return found;
      progress(found.progress);
    } catch (problem) {
      if (!(problem instanceof ApiError) || !PASSING.includes(problem.code)) throw problem;
    }
  }
}

function failed(): ApiError {
  return new ApiError("quayside.server.failed", "the study has no result");
}
