/**
 * The connection to one table. It keeps the events without gaps, sends actions until they are
 * acknowledged, notices silence, and comes back by itself.
 */
import { atom } from "nanostores";
import {
  type Act,
  type Action,
  type Event,
  type FromClient,
  type Moves,
  type Preparing,
  type Problem,
  type ToClient,
  VERSION,
} from "../protocol";

export type LinkStatus = "connecting" | "online" | "offline" | "refused";

export interface LinkState {
  status: LinkStatus;
  events: readonly Event[];
  /** The seats that this browser's key holds. */
  seats: readonly number[];
  /** The last answer to `askMoves`. */
  moves: Moves | null;
  /** What to add to `performance.now()` for the server's time: this device's clock may be wrong. */
  ahead: number;
  /** Why the server refuses this connection, if it said so: for good, or for now. */
  problem: Problem | null;
  /** What the server compiles first, if the table or one of its bots waits for that. */
  preparing?: Preparing | null;
}

interface Waiting {
  act: Act;
  resolve: (n: number) => void;
  reject: (problem: Problem) => void;
}

const NOTHING: LinkState = {
  status: "connecting",
  events: [],
  seats: [],
  moves: null,
  ahead: 0,
  problem: null,
};
const LONGEST_PAUSE = 8000;
/** Refusals of a hello that trying again does not change. */
const FOR_GOOD = [
  "quayside.table.unknown",
  "quayside.protocol.version",
  "quayside.protocol.message",
];

export class TableLink {
  readonly state = atom<LinkState>(NOTHING);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = 250;
  #timer: number | undefined;
  #silence: number | undefined;
  #heartbeat = 10;
  #closed = false;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#silence);
    this.#socket?.close();
  }

  get head(): number {
    return this.state.get().events.length;
  }

  /**
   * Do something in answer to event `at` (the last one seen, if nothing else is said); resolves
   * with the event's number once it is on the server's disk.
   */
  act(action: Action, id: string, at = this.head): Promise<number> {
    return new Promise((resolve, reject) => {
      const act: Act = { type: "act", id, at, action };
      this.#waiting.set(id, { act, resolve, reject });
      this.#send(act);
    });
  }

  /** Ask what is due after an event, the last one for null; for games whose rules are not here. */
  askMoves(n: number | null): void {
    this.#send({ type: "moves", after: [], n });
  }

  /** Come back at once when the network or the person does. */
  readonly #hurry = (): void => {
    // While a socket is opening there is nothing to hurry.
    if (document.visibilityState === "visible" && this.#socket === null) {
      window.clearTimeout(this.#timer);
      this.#pause = 250;
      this.#connect();
    }
  };

  #connect(): void {
    if (this.#closed) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/v${VERSION}/socket`);
    this.#socket = socket;
    this.#listenForSilence();
    socket.onopen = () => {
      const { table, key, head: since } = this;
      this.#send({ type: "hello", v: VERSION, table, key, since });
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(message.data)) as ToClient);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    window.clearTimeout(this.#silence);
    if (this.#closed || this.state.get().status === "refused") return;
    this.#socket = null;
    this.#set({ status: "offline", preparing: null });
    this.#timer = window.setTimeout(() => this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2);
  }

  #listenForSilence(): void {
    window.clearTimeout(this.#silence);
    this.#silence = window.setTimeout(() => {
      const socket = this.#socket;
      this.#lost();
      socket?.close();
    }, this.#heartbeat * 1500);
  }

  #send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #set(part: Partial<LinkState>): void {
    this.state.set({ ...this.state.get(), ...part });
  }

  #hear(message: ToClient): void {
    this.#listenForSilence();
    switch (message.type) {
      case "welcome":
        this.#heartbeat = message.heartbeat;
        this.#pause = 250;
        this.#set({
          status: "online",
          seats: message.seats,
          ahead: message.now - performance.now(),
          problem: null,
          preparing: null,
        });
        // Whatever was sent and not acknowledged is sent again; it is never played twice.
        for (const { act } of this.#waiting.values()) this.#send(act);
        break;
      case "events":
        this.#set({ ahead: message.now - performance.now() });
        this.#take(message.events);
        break;
      case "moves":
        this.#set({ moves: message });
        break;
      case "preparing":
        this.#set({ preparing: message.done < message.of ? message : null });
        break;
      case "ack": {
        const done = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        const action = done?.act.action;
        if (action?.do === "sit" && !this.state.get().seats.includes(action.seat)) {
          this.#set({ seats: [...this.state.get().seats, action.seat].sort() });
        }
        done?.resolve(message.n);
        break;
      }
      case "head":
        if (message.n > this.head) this.#send({ type: "resume", since: this.head });
        break;
      case "bye":
        this.#pause = message.retry * 1000;
        break;
      case "error":
        this.#refuse(message);
        break;
    }
  }

  #take(events: readonly Event[]): void {
    const known = this.state.get().events;
    const news = events.filter((event) => event.n > known.length);
    if (news.length === 0) return;
    if (news[0]?.n !== known.length + 1) {
      this.#send({ type: "resume", since: known.length });
      return;
    }
    this.#set({ events: [...known, ...news] });
  }

  #refuse(problem: Problem): void {
    const done = problem.id ? this.#waiting.get(problem.id) : undefined;
    if (problem.id && done) {
      this.#waiting.delete(problem.id);
      done.reject(problem);
    } else if (this.state.get().status !== "online" && FOR_GOOD.includes(problem.code)) {
      this.#set({ status: "refused", problem });
      this.#socket?.close();
    } else {
      this.#set({ problem });
    }
  }
}
