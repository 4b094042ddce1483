/** Analyses in the workers of a browser: for tests only; see `engine/chromium.ts`. */
import { LIBRARY, loadGame } from "../games/library";
import { familyOfRecord, readRecord } from "../play/reading";
import { State } from "../play/state";
import type { AnalysisResult, ReportResult } from "../protocol";
import { analyseHere, reportHere } from "./workers";

/** Analyse by searches with this many simulations; without a number exact values come first. */
async function analysed(position: string, simulations?: number): Promise<AnalysisResult> {
  await loadGame(position.split(":")[0] ?? "");
  return analyseHere(State.read(LIBRARY, position), wishes(simulations));
}

async function reported(record: string, simulations?: number): Promise<ReportResult> {
  await loadGame(familyOfRecord(record) ?? "");
  return reportHere(readRecord(record, LIBRARY).line, wishes(simulations));
}

function wishes(simulations: number | undefined) {
  const { signal } = new AbortController();
  return simulations ? { signal, simulations } : { signal };
}

/** Cancel a report when it has begun; return the name of what it fails with. */
async function cancelled(record: string): Promise<string> {
  await loadGame(familyOfRecord(record) ?? "");
  const end = new AbortController();
  const progress = () => end.abort();
  const { line } = readRecord(record, LIBRARY);
  return reportHere(line, { signal: end.signal, progress }).then(
    () => "",
    (error: Error) => error.name,
  );
}

Object.assign(globalThis, { analysis: { analysed, reported, cancelled } });
