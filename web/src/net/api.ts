/** HTTP: one function for each thing that the pages ask the server. */
import {
  type Ack,
  type Act,
  type GameInfo,
  type OpenedTable,
  type OpenTable,
  type Paired,
  type PairWish,
  type Problem,
  type StudyView,
  type TableView,
  type Values,
  VERSION,
} from "../protocol";
import { SERVER } from "./server";

const BASE = `${SERVER ?? ""}api/v${VERSION}`;
/** What an answer without a code of the protocol means. */
const CODES: Readonly<Record<number, string>> = {
  429: "quayside.limit.rate",
  503: "quayside.server.busy",
};

/** A refusal, with the stable code that its text in the person's language goes by. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly ruling = "",
  ) {
    super(message);
  }
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  if (SERVER === null)
    throw new ApiError("quayside.client.no-server", "these pages have no server");
  let answer: Response;
  try {
    answer = await fetch(BASE + path, init);
  } catch {
    throw new ApiError("quayside.client.offline", "the server cannot be reached");
  }
  if (answer.ok) return answer;
  let problem: Partial<Problem> = {};
  try {
    problem = (await answer.json()) as Partial<Problem>;
  } catch {
    // A proxy's page: the status says enough.
  }
  throw new ApiError(
    problem.code ?? CODES[answer.status] ?? "quayside.server.failed",
    problem.message ?? answer.statusText,
    problem.ruling,
  );
}

async function json<T>(path: string, method = "GET", body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? { method }
      : { method, body: JSON.stringify(body), headers: { "content-type": "application/json" } };
  return (await (await ask(path, init)).json()) as T;
}

export const getGames = (): Promise<GameInfo[]> => json("/games");
export const pairUp = (wish: PairWish): Promise<Paired> => json("/pairings", "POST", wish);
/** Addresses that other devices reach this server by. */
export const getAddresses = (): Promise<string[]> => json("/addresses");
export const openTable = (table: string, wish: OpenTable): Promise<OpenedTable> =>
  json(`/tables/${table}`, "PUT", wish);
export const getTable = (table: string): Promise<TableView> => json(`/tables/${table}`);
/** Do an action over HTTP, for what comes before the table is shown. */
export const doAction = (table: string, key: string, act: Act): Promise<Ack> =>
  ask(`/tables/${table}/actions`, {
    method: "POST",
    body: JSON.stringify(act),
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
  }).then((answer) => answer.json() as Promise<Ack>);
export const getRecord = async (table: string, key: string | null = null): Promise<string> => {
  const headers: HeadersInit = key ? { authorization: `Bearer ${key}` } : {};
  return (await ask(`/tables/${table}/record`, { headers })).text();
};
export const putRecord = (table: string, text: string): Promise<TableView> =>
  ask(`/tables/${table}/record`, {
    method: "PUT",
    body: text,
    headers: { "content-type": "text/plain" },
  }).then((answer) => answer.json() as Promise<TableView>);

/** Return the exact values of positions of one game; null where the server has none. */
export const getValues = (positions: string[], signal: AbortSignal): Promise<Values> =>
  ask("/values", {
    method: "POST",
    body: JSON.stringify({ positions }),
    headers: { "content-type": "application/json" },
    signal,
  }).then((answer) => answer.json() as Promise<Values>);

export type StudyOf = { position: string } | { record: string } | { table: string };
export const beginStudy = (wish: StudyOf): Promise<StudyView> => json("/studies", "POST", wish);
export const getStudy = (id: string): Promise<StudyView> => json(`/studies/${id}`);
export const cancelStudy = (id: string): Promise<StudyView> => json(`/studies/${id}`, "DELETE");
