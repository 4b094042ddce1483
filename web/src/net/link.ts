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
  type Phrase,
  type Problem,
  type ToClient,
  VERSION,
} from "../protocol";
import { getRecord } from "./api";
import { type Connection, type LinkState, NOT_CONNECTED } from "./connection";
import { serverAddress } from "./server";

interface Waiting {
  act: Act;
  resolve: (n: number) => void;
  reject: (problem: Problem) => void;
}

const LONGEST_PAUSE = 8000;
/** Refusals of a hello that trying again does not change. */
const FOR_GOOD = [
  "quayside.table.unknown",
  "quayside.table.closed",
  "quayside.table.deleted",
  "quayside.protocol.version",
  "quayside.protocol.message",
];

/** Refusals that end a connection which was accepted before. */
const LEAVES = ["quayside.table.closed", "quayside.table.deleted"];

export class TableLink implements Connection {
  readonly place = "server";
  readonly state = atom<LinkState>(NOT_CONNECTED);
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #pause = 250;
  #timer: number | undefined;
  #silence: number | undefined;
  #heartbeat = 10;
  #closed = false;
  #heard = 0;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#tellPresence);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#tellPresence);
    window.clearTimeout(this.#timer);
    window.clearTimeout(this.#silence);
    this.#socket?.close();
  }

  get head(): number {
    return this.state.get().events.length;
  }

  act(action: Action, id: string, at = this.head): Promise<number> {
    return new Promise((resolve, reject) => {
      const act: Act = { type: "act", id, at, action };
      this.#waiting.set(id, { act, resolve, reject });
      this.#send(act);
    });
  }

  askMoves(n: number | null): void {
    this.#send({ type: "moves", after: [], n });
  }

  say(seat: number, phrase: Phrase["phrase"]): void {
    this.#send({ type: "phrase", seat, phrase });
  }

  record(): Promise<string> {
    return getRecord(this.table, this.key);
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

  /** Tell the others whether the person looks at this page. */
  readonly #tellPresence = (): void => {
    if (this.state.get().status !== "online") return;
    this.#send({ type: "presence", shown: document.visibilityState === "visible" });
  };

  #connect(): void {
    if (this.#closed) return;
    const address = serverAddress(`api/v${VERSION}/socket`);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(address.href);
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
    this.#set({ status: "offline", preparing: null, presence: null });
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
        // Until it hears otherwise, the server takes a page for a visible one.
        if (document.visibilityState === "hidden") this.#tellPresence();
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
      case "presence":
        this.#set({ presence: message });
        break;
      case "phrase":
        this.#heard += 1;
        this.#set({
          heard: { ...this.state.get().heard, [message.seat]: { ...message, n: this.#heard } },
        });
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
    // A seat that was given away is not held any more.
    const lost = news.flatMap(({ what }) =>
      what.kind === "removed" || (what.kind === "replaced" && !what.bot) ? [what.seat] : [],
    );
    const seats = this.state.get().seats;
    this.#set({
      events: [...known, ...news],
      seats: lost.length ? seats.filter((seat) => !lost.includes(seat)) : seats,
    });
  }

  #isForGood(code: string): boolean {
    // One may have to leave a table; anything else refuses a hello.
    const isNew = this.state.get().status !== "online";
    return FOR_GOOD.includes(code) && (isNew || LEAVES.includes(code));
  }

  #refuse(problem: Problem): void {
    const done = problem.id ? this.#waiting.get(problem.id) : undefined;
    if (problem.id && done) {
      this.#waiting.delete(problem.id);
      done.reject(problem);
    } else if (this.#isForGood(problem.code)) {
      this.#set({ status: "refused", problem });
      this.#socket?.close();
    } else {
      this.#set({ problem });
    }
  }
}
