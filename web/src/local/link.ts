/**
 * A table on this device with the face of a connection to a server's table, so that a session can
 * use either: the events so far, the seats that people here hold, what is due, and actions.
 */
import { atom } from "nanostores";
import { type Connection, type LinkState, NOT_CONNECTED } from "../net/connection";
import type { Action, Event, Problem, PublicSeat } from "../protocol";
import { decide, Refused, timeIsUp, type World } from "./decide";
import { recordText } from "./records";
import type { Storage } from "./storage";
import { openLocalRematch, storeEvents } from "./store";
import { emptyTable, fold, replay, type Table } from "./table";

/** The code of a problem with the browser's storage. */
const STORAGE = "quayside.client.storage";

export class LocalTable implements Connection {
  readonly place = "device";
  readonly state = atom<LinkState>(NOT_CONNECTED);
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
      if (id === table) this.#inTurn(() => this.#catchUp()).catch(() => {});
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

  /** Resolves when everything requested so far has been done. */
  async settled(): Promise<void> {
    await this.#inTurn(async () => {});
  }

  act(action: Action, id: string, at = this.head): Promise<number> {
    return this.#inTurn(async () => {
      const known = this.#done.get(id);
      if (known !== undefined) return known;
      try {
        const number = await this.#act(action, at);
        this.#done.set(id, number);
        return number;
      } catch (error) {
        throw this.#problem(error, id);
      }
    });
  }

  /** The rules of a local table are here: there is nobody to ask, and nothing to request. */
  askMoves(): void {}

  record(): Promise<string> {
    return this.#inTurn(async () => recordText(this.#table));
  }

  /** Add events that were decided elsewhere, as by a bot; false if they come too late. */
  add(decided: (table: Table) => readonly Event[], at: number): Promise<boolean> {
    return this.#inTurn(async () => {
      if (this.#isClosed || this.head !== at) return false;
      const events = decided(this.#table);
      return events.length > 0 && (await this.#store(events));
    });
  }

  async #act(action: Action, at: number): Promise<number> {
    // If a player's time is up, that comes before anything else.
    const late = timeIsUp(this.#table, this.#world);
    if (late.length) await this.#store(late);
    let isStored = false;
    let last = at;
    if (at === this.head && action.do === "rematch" && this.#table.finished) {
      isStored = await openLocalRematch(this.#storage, this.#table, this.#world);
      last += 1;
      await this.#catchUp();
    } else if (at === this.head) {
      const events = decide(this.#table, action, this.#world);
      isStored = await this.#store(events);
      last += events.length;
    }
    if (isStored) return last;
    await this.#catchUp();
    throw new Refused("quayside.table.conflict", `the table is at event ${this.head}`);
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
      const problem = this.#problem(new Refused("quayside.table.unknown"), "");
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
    // Every seat for people is this device's, also while a bot plays for one of them.
    const { dice, seats: opened = [] } = table.opened ?? {};
    const isForPeople = ({ kind }: PublicSeat): boolean => kind !== "bot" && dice !== "imported";
    const seats = opened.flatMap((seat, i) => (isForPeople(seat) ? [i] : []));
    this.state.set({
      status: "online",
      events: [...this.state.get().events, ...news],
      seats,
      moves: null,
      ahead: this.#world.now() - performance.now(),
      problem: null,
      preparing: null,
      presence: null,
      heard: {},
    });
  }

  #problem(error: unknown, id: string): Problem {
    // What is no refusal is the browser's: its storage is full, or was taken away.
    const refused =
      error instanceof Refused ? error : { code: STORAGE, message: String(error), ruling: "" };
    const { code, message, ruling } = refused;
    const position = this.#table.line?.state.text ?? null;
    return { type: "error", code, message, id, ruling, head: this.head, position, index: null };
  }

  /** Do something when everything before it is done, whether that went well or not. */
  #inTurn<T>(what: () => Promise<T>): Promise<T> {
    const next = this.#work.then(what, what);
    this.#work = next.catch(() => {});
    return next;
  }
}
