/**
 * Sitting at a table: the connection, the game as it is shown (one event after the other, so that
 * eyes can follow), what is being picked, and a turn of several moves that is chosen before it is
 * sent. One object holds it all; components show it and call its methods.
 */
import { type Choice, choose, pick, type Token } from "../board/choice";
import type { Motion } from "../board/types";
import { ApiError, askWhy, getPreview } from "../net/api";
import { type LinkState, TableLink } from "../net/link";
import { familyOf, type Position, readPosition } from "../position";
import type { Action, Fact, LegalMove, Problem } from "../protocol";
import { fold, type Game, heldSeats, NO_GAME, type Station } from "./game";
import { duration } from "./pace";
import { chooseKey, fresh, freshPart, notePart, noteRolls, noteTable, noteTaken } from "./seats";
import { Store } from "./store";

/** A move of the turn that is chosen and not sent yet. */
export interface Staged {
  /** Whose turn it is, until it is sent. */
  seat: number;
  move: string;
  position: string;
  /** What can follow in the same turn; empty when the turn is whole. */
  moves: readonly LegalMove[];
}

export interface WhyNot {
  move: string;
  ruling: string;
  code: string;
}

export interface Screen {
  link: LinkState;
  game: Game;
  /** Index in the line of what the board shows. */
  shown: number;
  /** Whether the board follows the game, or the person looks back. */
  live: boolean;
  motion: Motion | null;
  /** What a turn that was shown before it was sent brings about now: the next turn, the end. */
  brought: readonly Fact[];
  staged: readonly Staged[];
  choice: Choice;
  why: WhyNot | null;
  /** A refusal to be told to the person. */
  problem: { code: string; ruling: string } | null;
  sending: boolean;
}

const NO_CHOICE = choose("docker", []);

export class TableSession {
  readonly link: TableLink;
  readonly screen: Store<Screen>;
  #timer: number | undefined;
  #motions = 0;

  constructor(
    readonly table: string,
    readonly key: string | null,
    /** Whether movement is unwelcome; asked each time. */
    readonly calm: () => boolean,
  ) {
    this.link = new TableLink(table, key);
    this.screen = new Store<Screen>({
      link: this.link.state.value,
      game: NO_GAME,
      shown: -1,
      live: true,
      motion: null,
      brought: [],
      staged: [],
      choice: NO_CHOICE,
      why: null,
      problem: null,
      sending: false,
    });
    this.link.state.subscribe(this.#heard);
  }

  close(): void {
    window.clearTimeout(this.#timer);
    this.link.close();
  }

  // What is shown ---------------------------------------------------------------------------------

  readonly #heard = (): void => {
    const link = this.link.state.value;
    const { game: old, live, shown } = this.screen.value;
    const game = link.events.slice(old.head).reduce(fold, old);
    this.#remember(game, link);
    // What is shown may have been taken back or withdrawn.
    const fell = shown >= 0 && game.line[shown]?.n !== old.line[shown]?.n;
    const first = old.head === 0 && game.head > 0;
    this.#set({ link, game, live: live || fell });
    if (fell || (first && live)) this.#jump(game.line.length - 1);
    else if (live) this.#advance();
    this.#renew();
  };

  /** Keep in the browser what is seen of a table that somebody here has a key of. */
  #remember({ opened, finished }: Game, { seats, events }: LinkState): void {
    if (!opened || this.key === null) return;
    const { game, commitment } = opened;
    const players = opened.seats.length;
    const over = finished !== null;
    noteTable(this.table, this.key, { seats, game, players, commitment, finished: over });
    noteRolls(
      this.table,
      events.flatMap(({ what }) => (what.kind === "rolled" ? [what.face] : [])),
    );
  }

  /** Show the next station, and the one after it when that one has been seen. */
  #advance(): void {
    if (this.#timer !== undefined) return;
    const { game, shown, live, staged } = this.screen.value;
    if (!live || shown >= game.line.length - 1) return;
    const far = game.line.length - 1 - shown;
    const next =
      far > 12 || document.visibilityState === "hidden" ? game.line.length - 1 : shown + 1;
    const station = game.line[next];
    const before = game.line[next - 1];
    if (!station) return;
    // A move that was chosen here has been seen already.
    const seen = station.what.kind === "moved" && staged[0]?.move === station.what.move;
    const rest = seen ? staged.slice(1) : [];
    const motion = before && !seen ? this.#motion(before.position, station) : null;
    const facts = station.what.kind === "moved" ? station.what.facts : [];
    const brought = seen ? facts.filter(endsTurn) : this.screen.value.brought;
    this.#set({ shown: next, motion, brought, staged: rest });
    this.#renew();
    this.#timer = window.setTimeout(
      () => {
        this.#timer = undefined;
        this.#advance();
      },
      seen ? 0 : duration(motion, this.calm()),
    );
  }

  #motion(before: string, station: Station): Motion {
    const { what } = station;
    this.#motions += 1;
    return {
      key: this.#motions,
      before: readPosition(before),
      facts: what.kind === "moved" ? what.facts : [],
      seat: what.kind === "started" ? null : what.seat,
      roll: what.kind === "rolled" ? what.face : null,
    };
  }

  #jump(index: number): void {
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set({ shown: index, motion: null, staged: [] });
  }

  /** Look at a station of the game; the last one is the game itself again. */
  look(index: number): void {
    const last = this.screen.value.game.line.length - 1;
    const at = Math.max(0, Math.min(last, index));
    this.#set({ live: at === last });
    this.#jump(at);
    this.#renew();
  }

  /** Show the last move once more. */
  replay(): void {
    const { game, shown } = this.screen.value;
    const [station, before] = [game.line[shown], game.line[shown - 1]];
    if (station && before) this.#set({ motion: this.#motion(before.position, station) });
  }

  // Picking and playing ---------------------------------------------------------------------------

  /** The seat on this device that must act now, if any. */
  get acting(): number | null {
    const { link, game, live, shown } = this.screen.value;
    const { turn } = link;
    const seats = heldSeats(game, link.seats);
    if (!turn || turn.n !== game.head || turn.seat === null || game.finished) return null;
    if (!live || shown !== game.line.length - 1) return null;
    return seats.includes(turn.seat) ? turn.seat : null;
  }

  get position(): string {
    const { staged, game, shown } = this.screen.value;
    return staged[staged.length - 1]?.position ?? game.line[shown]?.position ?? "";
  }

  /** The position that is shown. A turn that is chosen and not sent is still its player's. */
  read(): Position | null {
    const { position } = this;
    if (!position) return null;
    const found = readPosition(position);
    const staged = this.screen.value.staged[0];
    return staged ? { ...found, turn: staged.seat } : found;
  }

  /** The legal moves to pick from now. */
  get moves(): readonly LegalMove[] {
    const { staged, link } = this.screen.value;
    const last = staged[staged.length - 1];
    if (this.acting === null) return [];
    return last ? last.moves : link.turn?.due === "move" ? link.turn.moves : [];
  }

  #renew(): void {
    const { choice, game } = this.screen.value;
    const moves = this.screen.value.sending ? [] : this.moves;
    const family = familyOf(game.opened?.game ?? "docker");
    if (moves !== choice.moves || family !== choice.family) {
      this.#set({ choice: choose(family, moves) });
    }
  }

  get #customs(): boolean {
    const position = this.position && readPosition(this.position);
    return position !== "" && position.family === "dockers" && position.moves === 3;
  }

  pick(token: Token): void {
    const { choice } = this.screen.value;
    const found = pick(choice, token, this.#customs);
    this.#set({ why: null, problem: null });
    if (found.kind === "choice") this.#set({ choice: found.choice });
    else if (found.kind === "move") void this.choose(found.move.text);
    else if (choice.moves.length > 0) void this.#explain(found.text);
  }

  putDown(): void {
    const { choice } = this.screen.value;
    if (choice.picked.length) {
      this.#set({ choice: choose(choice.family, choice.moves, choice.picked.slice(0, -1)) });
    }
    this.#set({ why: null });
  }

  async #explain(move: string | null): Promise<void> {
    if (move === null) return;
    const { staged } = this.screen.value;
    try {
      if (staged.length) {
        await getPreview(this.position, [move]);
        return;
      }
      const answer = await askWhy(this.table, move);
      if (!answer.legal) this.#set({ why: { move, ruling: answer.ruling, code: answer.code } });
    } catch (error) {
      // A server that is busy or cannot be reached says nothing about the move.
      if (error instanceof ApiError && error.code.startsWith("quayside.move.")) {
        this.#set({ why: { move, ruling: error.ruling, code: error.code } });
      } else {
        this.#tell(error);
      }
    }
  }

  /** Take a move: send it, or put it with the others of its turn until the turn is whole. */
  async choose(move: string): Promise<void> {
    const { choice, staged, game } = this.screen.value;
    const seat = this.acting;
    if (seat === null) return;
    const compound = choice.family === "dockers" || move.startsWith("#");
    if (!compound && staged.length === 0) {
      await this.#send([{ do: "play", seat, move }]);
      return;
    }
    const from = this.position;
    this.#set({ choice: choose(choice.family, []) });
    try {
      const after = await getPreview(from, [move]);
      if (this.screen.value.game !== game) return;
      const more = after.due === "move" && after.seat === seat && !wholeTurn(choice.family, move);
      const moves = more ? after.moves : [];
      const next = [...staged, { seat, move, position: after.position, moves }];
      // The turn is not over before it is sent.
      const facts = after.facts.filter((fact) => !endsTurn(fact));
      this.#set({ staged: next, motion: this.#stagedMotion(from, facts, seat) });
      if (!more && choice.family !== "dockers") await this.sendTurn();
    } catch (error) {
      this.#tell(error);
    }
    this.#renew();
  }

  #stagedMotion(before: string, facts: readonly Fact[], seat: number): Motion {
    this.#motions += 1;
    return { key: this.#motions, before: readPosition(before), facts, seat, roll: null };
  }

  /** Take back the last chosen move that was not sent. */
  unstage(): void {
    this.#set({ staged: this.screen.value.staged.slice(0, -1), motion: null });
    this.#renew();
  }

  get turnIsWhole(): boolean {
    const { staged } = this.screen.value;
    return staged.length > 0 && staged[staged.length - 1]?.moves.length === 0;
  }

  async sendTurn(): Promise<void> {
    const seat = this.acting;
    if (seat === null) return;
    await this.#send(
      this.screen.value.staged.map(({ move }) => ({ do: "play", seat, move }) as const),
    );
  }

  async roll(face: number | null = null): Promise<void> {
    const { turn } = this.link.state.value;
    const seat = turn?.seat ?? null;
    if (seat !== null) await this.#send([{ do: "roll", seat, face }]);
  }

  /** Sit down. The key and the part are kept before they are sent, so that neither can be lost. */
  async sit(seat: number, name: string): Promise<void> {
    const part = freshPart();
    if (this.key !== null) chooseKey(this.table, this.key);
    notePart(this.table, seat, part, this.screen.value.game.opened?.commitment ?? "");
    const n = await this.#send([{ do: "sit", seat, part, name }]);
    if (n !== null) noteTaken(this.table, part, n);
  }

  /** Give whoever sits on a seat another name, unless that is their name already. */
  async rename(seat: number, name: string): Promise<void> {
    if (name === this.screen.value.game.seats[seat]?.name) return;
    await this.#send([{ do: "rename", seat, name }]);
  }

  /** Anything else that a seat can do. */
  async act(action: Action): Promise<void> {
    await this.#send([action]);
  }

  /** Send actions one after the other; return the number of the last event, null if refused. */
  async #send(actions: readonly Action[]): Promise<number | null> {
    if (this.acting !== null) {
      // Whoever acts has seen what is shown: what comes of it need not wait.
      window.clearTimeout(this.#timer);
      this.#timer = undefined;
    }
    this.#set({ sending: true, problem: null, why: null });
    this.#renew();
    let done: number | null = null;
    try {
      let at = this.link.head;
      for (const action of actions) at = await this.#actAt(action, at);
      done = at;
    } catch (problem) {
      this.#set({ staged: [] });
      this.#tell(problem);
    }
    this.#set({ sending: false });
    this.#renew();
    return done;
  }

  /** Act in answer to what was seen; what is meant whatever has happened since is sent again. */
  async #actAt(action: Action, at: number): Promise<number> {
    try {
      return await this.link.act(action, fresh(), at);
    } catch (error) {
      const { code, head } = error as Problem;
      if (action.do === "sit" && code === "quayside.table.time-up") {
        // The bot finishes this turn first.
        await this.#eventAfter(at);
        return this.#actAt(action, this.link.head);
      }
      const regardless = ["sit", "stand", "rename", "resign", "rematch"].includes(action.do);
      if (!regardless || code !== "quayside.table.conflict" || head === null) throw error;
      return this.#actAt(action, head);
    }
  }

  /** Wait until the table has moved on from an event. */
  #eventAfter(n: number): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.link.head <= n) return;
        stop();
        resolve();
      };
      const stop = this.link.state.subscribe(look);
      look();
    });
  }

  #tell(error: unknown): void {
    const problem = error as Partial<Problem>;
    this.#set({
      problem: { code: problem.code ?? "quayside.server.failed", ruling: problem.ruling ?? "" },
    });
  }

  dismiss(): void {
    this.#set({ problem: null, why: null });
  }

  #set(part: Partial<Screen>): void {
    this.screen.update((old) => ({ ...old, ...part }));
  }
}

const ENDS_TURN: readonly string[] = ["skip", "turn", "end", "win", "share"];

/** What becomes true when a turn of Dockers is over. */
function endsTurn(fact: Fact): boolean {
  return ENDS_TURN.includes(fact.kind);
}

/** Customs ends a turn of Dockers, also where the same player goes on because all others left. */
function wholeTurn(family: string, move: string): boolean {
  return family === "dockers" && move.startsWith("=");
}
