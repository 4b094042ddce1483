/**
 * A table on this device with the face of a connection to a server's table, so that a session can
 * use either: the events so far, the seats that people here hold, what is due, and actions.
 */
import { atom } from "nanostores";
import type { LinkState } from "../net/link";
import type { Event, Problem, Turn } from "../protocol";
import { decide, type LocalAction, Refused, type World } from "./decide";
import type { Storage } from "./storage";
import { openLocalRematch, storeEvents } from "./store";
import { emptyTable, fold, replay, type Table } from "./table";

const NOTHING: LinkState = {
  status: "connecting",
  events: [],
  seats: [],
  turn: null,
  ahead: 0,
  problem: null,
};

export class LocalTable {
  readonly state = atom<LinkState>(NOTHING);
  /** A local table needs no key: every seat for people is this device's. */
  readonly key = null;
  readonly #storage: Storage;
  readonly #world: World;
  readonly #unwatch: () => void;
  /** Actions that were done here, so that a repetition is not done twice. */
  readonly #done = new Map<string, number>();
  #table: Table;
  /** What is being read or written: one thing after the other. */
  #work: Promise<unknown>;
  #isClosed = false;

  /** Open a table whose family's rules have been loaded. */
  constructor(
    readonly table: string,
    storage: Storage,
    world: World,
  ) {
    this.#storage = storage;
    this.#world = world;
    this.#table = emptyTable(table);
    this.#unwatch = storage.watch((id) => {
      if (id === table) void this.#inTurn(() => this.#catchUp());
    });
    this.#work = this.#catchUp();
  }

  close(): void {
    this.#isClosed = true;
    this.#unwatch();
  }

  get head(): number {
    return this.#table.head;
  }

  /** The table as it is now. */
  get folded(): Table {
    return this.#table;
  }

  /** Resolves when everything that was asked for so far has been done. */
  async settled(): Promise<void> {
    await this.#inTurn(async () => {});
  }

  /**
   * Do something in answer to event `at` (the last one, if nothing else is said); resolves with the
   * number of its first event once that is on disk, and rejects with a `Problem`.
   */
  act(action: LocalAction, id: string, at = this.head): Promise<number> {
    return this.#inTurn(async () => {
      const known = this.#done.get(id);
      if (known !== undefined) return known;
      try {
        const number = await this.#act(action, at);
        this.#done.set(id, number);
        return number;
      } catch (error) {
        throw error instanceof Refused ? this.#problem(error, id) : error;
      }
    });
  }

  /** Add events that were decided elsewhere, as by a bot; false if they come too late. */
  add(decided: (table: Table) => readonly Event[], at: number): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#isClosed || this.head !== at) return false;
      const events = decided(this.#table);
      return events.length > 0 && (await this.#store(events));
    });
  }

  async #act(action: LocalAction, at: number): Promise<number> {
    if (at !== this.head)
      throw new Refused("quayside.table.conflict", `the table is at event ${this.head}`);
    const first = this.head + 1;
    if (action.do === "rematch" && this.#table.finished) {
      await openLocalRematch(this.#storage, this.#table, this.#world);
      await this.#catchUp();
    } else if (!(await this.#store(decide(this.#table, action, this.#world)))) {
      await this.#catchUp();
      throw new Refused("quayside.table.conflict", `the table is at event ${this.head}`);
    }
    return first;
  }

  async #store(events: readonly Event[]): Promise<boolean> {
    const next = await storeEvents(this.#storage, this.#table, events, this.#world);
    if (next) this.#show(next, events);
    return next !== null;
  }

  /** Read what another tab has added. */
  async #catchUp(): Promise<void> {
    const events = (await this.#storage.read(this.table)) ?? [];
    const { library } = this.#world;
    if (events.length === 0) {
      const problem = this.#problem(new Refused("quayside.table.unknown"), null);
      this.state.set({ ...this.state.get(), status: "refused", problem });
      return;
    }
    const news = events.slice(this.head);
    if (news.length === 0 && this.state.get().status === "online") return;
    const table =
      this.head === 0
        ? replay(this.table, events, library)
        : news.reduce((now, event) => fold(now, event, library), this.#table);
    this.#show(table, news);
  }

  #show(table: Table, news: readonly Event[]): void {
    this.#table = table;
    const seats = table.seats.flatMap(({ kind }, seat) => (kind === "person" ? [seat] : []));
    this.state.set({
      status: "online",
      events: [...this.state.get().events, ...news],
      seats,
      turn: turnOf(table),
      ahead: this.#world.now() - performance.now(),
      problem: null,
    });
  }

  #problem({ code, message, ruling }: Refused, id: string | null): Problem {
    const position = this.#table.line?.state.text ?? null;
    return { type: "error", code, message, id, ruling, head: this.head, position };
  }

  /** Do something when everything before it is done, whether that went well or not. */
  #inTurn<T>(what: () => Promise<T>): Promise<T> {
    const next = this.#work.then(what, what);
    this.#work = next.catch(() => {});
    return next;
  }
}

/** What is due at a table, and the legal moves if it is a move. */
export function turnOf({ head, line, finished, opened }: Table): Turn {
  const turn: Turn = { type: "turn", n: head, seat: null, due: "start", moves: [] };
  if (!line) return turn;
  const { state } = line;
  if (finished || opened?.dice === "imported" || state.isOver) return { ...turn, due: "nothing" };
  const seat = state.toMove;
  if (state.isChance) return { ...turn, seat, due: "roll" };
  return { ...turn, seat, due: "move", moves: state.moves.map((move) => ({ ...move, steps: [] })) };
}
