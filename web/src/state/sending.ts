/** Sending what people do to the table. */
import { atom } from "nanostores";
import type { Connection } from "../net/connection";
import type { Action, Problem } from "../protocol";
import { fresh } from "./seats";

/** What is meant whatever has happened at the table since. */
const REGARDLESS = ["sit", "stand", "rename", "resign", "remove", "spectators", "rematch"];

export class Sending {
  readonly busy = atom(false);

  constructor(private readonly link: Connection) {}

  /** Be busy while something is prepared and sent. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    this.busy.set(true);
    try {
      return await work();
    } finally {
      this.busy.set(false);
    }
  }

  /** Send an action; return the number of its last event. Throws a refusal. */
  send(action: Action): Promise<number> {
    return this.#act(action, this.link.head);
  }

  /** Act in answer to what was seen; what is meant whatever has happened since is sent again. */
  async #act(action: Action, at: number): Promise<number> {
    try {
      return await this.link.act(action, fresh(), at);
    } catch (error) {
      const { code, head } = error as Problem;
      if (action.do === "sit" && code === "quayside.table.time-up") {
        // The bot finishes this turn first.
        await this.#eventAfter(at);
        return this.#act(action, this.link.head);
      }
      const conflict = code === "quayside.table.conflict" && head !== null;
      if (!conflict || !REGARDLESS.includes(action.do)) throw error;
      return this.#act(action, head);
    }
  }

  /** Wait until the table has moved on from an event. */
  #eventAfter(n: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = this.link.state.listen(() => look());
      const look = () => {
        if (this.link.head <= n) return;
        stop();
        resolve();
      };
      look();
    });
  }
}
