/** The alarm of a local table: when a clock reaches zero, the table moves on by itself. */
import { timeLeft } from "./clock";
import { timeIsUp, type World } from "./decide";
import type { LocalTable } from "./link";

/** The longest delay of a timer: it does not advance while the device sleeps, but clocks do. */
const LONGEST = 60_000;

export class Alarm {
  readonly #table: LocalTable;
  readonly #world: World;
  readonly #unlisten: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: LocalTable, world: World) {
    this.#table = table;
    this.#world = world;
    this.#unlisten = table.state.subscribe(() => this.#set());
  }

  close(): void {
    this.#unlisten();
    clearTimeout(this.#timer);
  }

  #set(): void {
    clearTimeout(this.#timer);
    const running = timeLeft(this.#table.folded, this.#world.now());
    if (!running) return;
    const delay = Math.min(Math.max(0, running.left) + 10, LONGEST);
    this.#timer = setTimeout(() => void this.#ring(), delay);
  }

  async #ring(): Promise<void> {
    const isUp = await this.#table.add(
      (table) => timeIsUp(table, this.#world),
      this.#table.folded.head,
    );
    if (!isUp) this.#set();
  }
}
