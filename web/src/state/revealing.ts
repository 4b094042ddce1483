/**
 * The dice of the seats on this device: sitting down with a hash chain, and revealing its values by
 * itself, with rolls and turns and when a draw waits for one (docs/fair-dice.md).
 */
import type { ReadableAtom } from "nanostores";
import { gameOf } from "../games";
import type { Connection } from "../net/connection";
import type { Action } from "../protocol";
import { type Game, heldSeats, owingSeats } from "./game";
import { chooseKey, fresh, freshPart, notePart, noteTaken, seedOf } from "./seats";
import type { Sending } from "./sending";

type Hashes = typeof import("./chains");

let hashes: Hashes | null = null;

/** The hash is fetched when it is needed first. What is sent after that does not wait. */
async function fetchHashes(): Promise<Hashes> {
  hashes ??= await import("./chains");
  return hashes;
}

export class Revealing {
  /** The last event after which a value was revealed unasked. */
  #revealed = 0;

  constructor(
    private readonly link: Connection,
    private readonly game: ReadableAtom<Game>,
    private readonly seats: ReadableAtom<readonly number[]>,
    private readonly sending: Sending,
    private readonly key: string | null,
  ) {}

  /**
   * Sit down; return the number of the last event. The key and the seed are kept before they are
   * sent, so that neither can be lost. A person who comes back keeps the hash chain.
   */
  async sit(seat: number, name: string): Promise<number> {
    const { table } = this.link;
    if (this.key !== null) chooseKey(table, this.key);
    const { opened, chains } = this.game.get();
    const commitment = opened?.commitment ?? "";
    if (this.link.place === "device") return this.sending.send({ do: "sit", seat, name });
    if ((opened?.dice_version ?? 1) === 1) {
      const part = freshPart();
      notePart(table, seat, part, commitment);
      return this.#note(part, this.sending.send({ do: "sit", seat, part, name }));
    }
    const own = chains.get(seat)?.anchor;
    if (own !== undefined && seedOf(table, seat, own) !== null)
      return this.sending.send({ do: "sit", seat, anchor: own, name });
    const seed = freshPart();
    const anchor = (hashes ?? (await fetchHashes())).anchorOf(table, seat, seed);
    notePart(table, seat, anchor, commitment, seed);
    return this.#note(anchor, this.sending.send({ do: "sit", seat, anchor, name }));
  }

  async #note(part: string, sent: Promise<number>): Promise<number> {
    const n = await sent;
    noteTaken(this.link.table, part, n);
    return n;
  }

  /** Send an action; rolls and turns go with the next value of the seat's hash chain. */
  async send(action: Action): Promise<number> {
    if ((action.do !== "roll" && action.do !== "play") || !this.#isDrawn(action.seat))
      return this.sending.send(action);
    const { valueAfter } = hashes ?? (await fetchHashes());
    let reveal = this.#next(action.seat, valueAfter);
    if (reveal === null) {
      // Another device has the chain, or this browser has forgotten it: begin a new one.
      const name = this.game.get().seats[action.seat]?.name ?? "";
      await this.sending.send({ do: "stand", seat: action.seat });
      await this.sit(action.seat, name);
      await this.#begun(action.seat);
      reveal = this.#next(action.seat, valueAfter);
    }
    return this.sending.send({ ...action, reveal });
  }

  /** Wait until the new chain of a seat is here, and its first value was revealed by itself. */
  #begun(seat: number): Promise<void> {
    return new Promise((resolve) => {
      let stop = () => {};
      const look = () => {
        const chain = this.game.get().chains.get(seat);
        if (!chain || chain.owes || seedOf(this.link.table, seat, chain.anchor) === null) return;
        stop();
        resolve();
      };
      stop = this.game.listen(look);
      look();
    });
  }

  /** Whether a seat has a hash chain, and the server draws the rolls. */
  #isDrawn(seat: number): boolean {
    const { opened, chains } = this.game.get();
    if (opened?.dice !== "fair" || !chains.has(seat)) return false;
    return gameOf(opened.game).hasDie(opened.options);
  }

  /** The next value of a seat's chain; null if this browser does not have it. */
  #next(seat: number, valueAfter: Hashes["valueAfter"]): string | null {
    const chain = this.game.get().chains.get(seat);
    const seed = chain ? seedOf(this.link.table, seat, chain.anchor) : null;
    if (!chain || seed === null) return null;
    return valueAfter(this.link.table, seat, seed, chain.last);
  }

  /** Reveal what the seats of this device owe, one value after each event. */
  reveal(): void {
    const game = this.game.get();
    if (this.link.place === "device" || this.link.state.get().status !== "online") return;
    if (game.head <= this.#revealed || game.chains.size === 0) return;
    const own = heldSeats(game, this.seats.get());
    const seat = owingSeats(game).find((one) => own.includes(one));
    if (seat === undefined) return;
    this.#revealed = game.head;
    void this.#revealOne(seat, game.head);
  }

  async #revealOne(seat: number, at: number): Promise<void> {
    const value = this.#next(seat, (await fetchHashes()).valueAfter);
    if (value === null) return;
    try {
      await this.link.act({ do: "reveal", seat, value }, fresh(), at);
    } catch {
      // Another tab was quicker, or something else happened: its event comes, and then this again.
    }
  }
}
