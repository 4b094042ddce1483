/** Analyses in the workers of a browser: for tests only; see `engine/chromium.ts`. */
import { LIBRARY, loadGame } from "../games/library";
import { familyOfRecord, readRecord } from "../play/reading";
import { State } from "../play/state";
import type { AnalysisResult, ReportResult } from "../protocol";
import { analyseHere, reportHere } from "./workers";

async function analysed(position: string, simulations: number): Promise<AnalysisResult> {
  await loadGame(position.split(":")[0] ?? "");
  const { signal } = new AbortController();
  return analyseHere(State.read(LIBRARY, position), { signal, simulations });
}

async function reported(record: string, simulations: number): Promise<ReportResult> {
  await loadGame(familyOfRecord(record) ?? "");
  const { signal } = new AbortController();
  return reportHere(readRecord(record, LIBRARY).line, { signal, simulations });
}

/** Cancel a report when it has begun; return the name of what it fails with. */
async function cancelled(record: string): Promise<string> {
  await loadGame(familyOfRecord(record) ?? "");
  const end = new AbortController();
  const progress = () => end.abort();
  const wishes = { signal: end.signal, progress };
  return reportHere(readRecord(record, LIBRARY).line, wishes).then(
    () => "",
    (error: Error) => error.name,
  );
}

Object.assign(globalThis, { analysis: { analysed, reported, cancelled } });
