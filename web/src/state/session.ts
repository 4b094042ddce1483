/**
 * Sitting at a table. The table is the fold of its events; everything else about it is computed
 * from that, from what is shown and from what is picked. The parts have one subject each: the link
 * (net/link.ts), showing, picking, sending.
 */
import { atom, computed, type ReadableAtom } from "nanostores";
import { type Offer, offersOf, type Token } from "../board/choice";
import type { Position } from "../board/position";
import { type GamePlay, gameOf } from "../games";
import { TableLink } from "../net/link";
import type { Action, LegalMove, Problem, Scene } from "../protocol";
import { foldAll, type Game, heldSeats, isOver } from "./game";
import { Picking, type Staged } from "./picking";
import { knownScene, previewOf, sceneOf, whyNot } from "./rules";
import { chooseKey, freshPart, notePart, noteRolls, noteTable, noteTaken } from "./seats";
import { Sending } from "./sending";
import { Showing } from "./showing";

export interface WhyNot {
  move: string;
  ruling: string;
  code: string;
}

const NO_MOVES: readonly LegalMove[] = [];

export class TableSession {
  readonly link: TableLink;
  readonly game: ReadableAtom<Game>;
  /** What the game needs to be played and drawn; null until it is here. */
  readonly play = atom<GamePlay | null>(null);
  /** Why it could not be fetched. */
  readonly broken = atom<unknown>(null);
  readonly showing: Showing;
  readonly picking: Picking;
  readonly sending: Sending;
  /** The seats of this device's key. */
  readonly seats: ReadableAtom<readonly number[]>;
  /** What is due: a roll, a move, nothing. */
  readonly due: ReadableAtom<string>;
  /** The position that is shown, with the moves that are chosen and not sent; also as text. */
  readonly text: ReadableAtom<string>;
  readonly position: ReadableAtom<Position | null>;
  /** What the server says about that position; null while it is asked. */
  readonly scene: ReadableAtom<Scene | null>;
  /** The seat that has to act in the game as it stands, whatever is shown. */
  readonly toAct: ReadableAtom<number | null>;
  /** The seat on this device that must act now, if any. */
  readonly acting: ReadableAtom<number | null>;
  /** The seat whose clock runs now, whatever is shown; it does not run for bots. */
  readonly clockSeat: ReadableAtom<number | null>;
  /** Why a move that was tried is not allowed. */
  readonly why = atom<WhyNot | null>(null);
  /** A refusal to be told to the person. */
  readonly problem = atom<{ code: string; ruling: string } | null>(null);
  readonly #drawn = atom<{ text: string; scene: Scene } | null>(null);
  readonly #stops: (() => void)[];
  #drawing = false;

  constructor(
    readonly table: string,
    readonly key: string | null,
  ) {
    this.link = new TableLink(table, key);
    this.sending = new Sending(this.link);
    const link = this.link.state;
    const turn = computed(link, (state) => state.turn);
    this.seats = computed(link, (state) => state.seats);
    this.due = computed(turn, (now) => now?.due ?? "nothing");
    const events = computed(link, (state) => state.events);
    this.game = computed(events, foldAll());

    this.showing = new Showing((text) => this.#read(text), {
      take: (move) => this.picking.take(move),
      clear: () => this.picking.clear(),
      outcomes: (facts) => this.picking.outcomes(facts),
    });
    const { shown, live } = this.showing;
    this.toAct = computed([this.game, turn, this.play], (game, now, play) => {
      const last = game.line.at(-1);
      if (!last || isOver(game)) return null;
      if (now?.n === game.head) return now.seat;
      return play?.read(last.position).turn ?? null;
    });
    this.acting = computed(
      [this.game, turn, this.seats, shown, live],
      (game, now, seats, at, follows) => {
        if (!now || now.n !== game.head || now.seat === null || game.finished) return null;
        if (!follows || at !== game.line.length - 1) return null;
        return heldSeats(game, seats).includes(now.seat) ? now.seat : null;
      },
    );
    this.clockSeat = computed([this.game, this.toAct], (game, seat) => {
      const kind = seat === null || !game.clocks ? undefined : game.seats[seat]?.kind;
      return kind === "person" || kind === "away" ? seat : null;
    });

    const staged = atom<readonly Staged[]>([]);
    const moves = computed(
      [this.acting, turn, staged, this.sending.busy],
      (acting, now, chosen, busy): readonly LegalMove[] => {
        if (acting === null || busy) return NO_MOVES;
        const last = chosen.at(-1);
        if (last) return last.moves;
        return now?.due === "move" ? now.moves : NO_MOVES;
      },
    );
    const offers = computed([moves, this.play], (now, play): readonly Offer[] =>
      play ? offersOf((move) => play.tokens(move), now) : [],
    );
    this.picking = new Picking(staged, offers, {
      isOutcome: ({ kind }) => this.play.get()?.outcomes.has(kind) ?? false,
      chosen: ({ text }) => void this.choose(text),
      refused: (tokens) => void this.#explain(tokens),
    });
    this.text = computed(
      [staged, this.game, shown],
      (chosen, game, at) => chosen.at(-1)?.position ?? game.line[at]?.position ?? "",
    );
    this.position = computed([this.play, this.text, staged], (play, text, [first]) => {
      if (!play || !text) return null;
      const found = play.read(text);
      // A turn that is chosen and not sent is still its player's.
      return first ? { ...found, turn: first.seat } : found;
    });
    this.scene = computed([this.text, this.#drawn], (text, drawn) =>
      drawn?.text === text ? drawn.scene : knownScene(text),
    );

    this.#stops = [
      link.subscribe(() => this.#remember()),
      this.game.subscribe(() => this.#follow()),
      this.text.subscribe((text) => this.#draw(text)),
      // What is computed stays so for as long as somebody sits here.
      ...[this.toAct, this.acting, this.clockSeat, this.position, this.picking.choice].map((one) =>
        (one as ReadableAtom<unknown>).listen(() => undefined),
      ),
    ];
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.showing.close();
    this.link.close();
  }

  // What is shown ---------------------------------------------------------------------------------

  #read(text: string): Position {
    const play = this.play.get();
    if (!play) throw new Error("the game is not here yet");
    return play.read(text);
  }

  /** Show what has happened, once the game itself is here. */
  #follow(): void {
    const game = this.game.get();
    if (this.play.get()) this.showing.follow(game);
    else if (game.opened) {
      gameOf(game.opened.game)
        .play()
        .then(
          (play) => {
            if (this.play.get()) return;
            this.play.set(play);
            this.showing.follow(this.game.get());
          },
          (problem: unknown) => this.broken.set(problem),
        );
    }
  }

  /** Ask what to draw beside the position, one question at a time. */
  #draw(text: string): void {
    if (!text || this.#drawing || knownScene(text)) return;
    this.#drawing = true;
    sceneOf(text)
      .then(
        (scene) => this.#drawn.set({ text, scene }),
        () => undefined, // The board is drawn without outlines then.
      )
      .finally(() => {
        this.#drawing = false;
        if (this.text.get() !== text) this.#draw(this.text.get());
      });
  }

  /** Keep in the browser what is seen of a table that somebody here has a key of. */
  #remember(): void {
    const { opened, finished } = this.game.get();
    if (!opened || this.key === null) return;
    const { seats, events } = this.link.state.get();
    const { game, commitment } = opened;
    const players = opened.seats.length;
    const over = finished !== null;
    noteTable(this.table, this.key, { seats, game, players, commitment, finished: over });
    noteRolls(
      this.table,
      events.flatMap(({ what }) => (what.kind === "rolled" ? [what.face] : [])),
    );
  }

  look(index: number): void {
    this.showing.look(index);
  }

  // Picking and playing ---------------------------------------------------------------------------

  pick(token: Token): void {
    this.dismiss();
    this.picking.pick(token);
  }

  putDown(): void {
    this.why.set(null);
    this.picking.putDown();
  }

  async #explain(tokens: readonly Token[]): Promise<void> {
    const [play, position] = [this.play.get(), this.position.get()];
    const move = play && position ? play.textOf(tokens, position) : null;
    if (move === null) return;
    const staged = this.picking.staged.get().at(-1)?.position ?? null;
    try {
      const why = await whyNot(this.table, move, staged);
      if (why) this.why.set({ move, ...why });
    } catch (error) {
      this.#tell(error);
    }
  }

  /** Take a move: send it, or put it with the others of its turn until the turn is whole. */
  async choose(move: string): Promise<void> {
    const [play, seat, game] = [this.play.get(), this.acting.get(), this.game.get()];
    if (!play || seat === null) return;
    const begun = this.picking.staged.get().length > 0;
    if (!begun && !play.isPart(move)) {
      await this.#send([{ do: "play", seat, move }]);
      return;
    }
    const from = this.text.get();
    this.sending.busy.set(true);
    try {
      const after = await previewOf(from, move);
      // Something has happened meanwhile: the choice belongs to another position.
      if (this.game.get() !== game || this.text.get() !== from) return;
      const more = after.due === "move" && after.seat === seat && !play.isLast(move);
      const moves = more ? after.moves : NO_MOVES;
      this.picking.stage({ seat, move, position: after.position, moves });
      // The turn is not over before it is sent.
      const facts = after.facts.filter(({ kind }) => !play.outcomes.has(kind));
      this.showing.stage(from, facts, seat);
      if (!more && !play.confirms) await this.sendTurn();
    } catch (error) {
      this.#tell(error);
    } finally {
      this.sending.busy.set(false);
    }
  }

  /** Take back the last chosen move that was not sent. */
  unstage(): void {
    this.picking.unstage();
    this.showing.stop();
  }

  async sendTurn(): Promise<void> {
    const seat = this.acting.get();
    const staged = this.picking.staged.get();
    if (seat === null || staged.length === 0) return;
    await this.#send(staged.map(({ move }) => ({ do: "play", seat, move }) as const));
  }

  async roll(face: number | null = null): Promise<void> {
    const seat = this.toAct.get();
    if (seat !== null) await this.#send([{ do: "roll", seat, face }]);
  }

  /** Sit down. The key and the part are kept before they are sent, so that neither can be lost. */
  async sit(seat: number, name: string): Promise<void> {
    const part = freshPart();
    if (this.key !== null) chooseKey(this.table, this.key);
    notePart(this.table, seat, part, this.game.get().opened?.commitment ?? "");
    const n = await this.#send([{ do: "sit", seat, part, name }]);
    if (n !== null) noteTaken(this.table, part, n);
  }

  /** Give whoever sits on a seat another name, unless that is their name already. */
  async rename(seat: number, name: string): Promise<void> {
    if (name === this.game.get().seats[seat]?.name) return;
    await this.#send([{ do: "rename", seat, name }]);
  }

  /** Anything else that a seat can do. */
  async act(action: Action): Promise<void> {
    await this.#send([action]);
  }

  /** Send actions; return the number of the last event, null if one was refused. */
  async #send(actions: readonly Action[]): Promise<number | null> {
    if (this.acting.get() !== null) this.showing.hasten();
    this.dismiss();
    try {
      return await this.sending.send(actions);
    } catch (problem) {
      this.picking.clear();
      this.#tell(problem);
      return null;
    }
  }

  #tell(error: unknown): void {
    const { code, ruling } = error as Partial<Problem>;
    this.problem.set({ code: code ?? "quayside.server.failed", ruling: ruling ?? "" });
  }

  dismiss(): void {
    this.problem.set(null);
    this.why.set(null);
  }
}
