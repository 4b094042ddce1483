/**
 * Sitting at a table. The table is the fold of its events; everything else about it is computed
 * from that, from what is shown and from what is picked. The parts have one subject each: the
 * connection (net/connection.ts), showing, picking, sending.
 */
import { atom, computed, type ReadableAtom } from "nanostores";
import { type Offer, offersOf, type Token } from "../board/choice";
import type { BoardMove, Fact } from "../board/facts";
import type { Position } from "../board/position";
import type { Arrow, LastTurn } from "../board/types";
import { type GamePlay, gameOf } from "../games";
import type { Connection } from "../net/connection";
import type { Action, Opened, Problem } from "../protocol";
import { loadTableTexts } from "../text";
import { foldAll, type Game, heldSeats, isOver, type Station } from "./game";
import { Picking, type Staged } from "./picking";
import { Revealing } from "./revealing";
import { because, DUE, loadRules, type TableRules, type WhyNot } from "./rules";
import { forget, noteRolls, noteTable } from "./seats";
import { Sending } from "./sending";
import { settings } from "./settings";
import { type Pause, Showing } from "./showing";

const NO_MOVES: readonly BoardMove[] = [];
/** How long a finished part of a game is looked at, unless someone goes on. */
const LOOKING = 30_000;

/** What is due in the game as it stands, after event `n`. */
interface Turn {
  n: number;
  seat: number | null;
  due: "move" | "nothing" | "roll" | "start";
  moves: readonly BoardMove[];
}

export class TableSession {
  readonly table: string;
  readonly game: ReadableAtom<Game>;
  /** What the game needs to be played and drawn; null until it is here. */
  readonly play = atom<GamePlay | null>(null);
  /** The rules; null until they are here, and where the server must be asked instead. */
  readonly rules = atom<TableRules | null>(null);
  /** Whether a whole turn waits for its player to end it: by the game, or by the person's choice. */
  readonly confirms = computed(
    [this.play, settings],
    (play, { confirm }) => (play?.confirms ?? false) || confirm,
  );
  /** Where the rules are: under way, here, or not to be had on this device. */
  readonly engine = atom<"coming" | "here" | "missing">("coming");
  /** Why the game could not be fetched. */
  readonly broken = atom<unknown>(null);
  readonly showing: Showing;
  readonly picking: Picking;
  readonly sending: Sending;
  readonly #revealing: Revealing;
  /** The seats of this device's key. */
  readonly seats: ReadableAtom<readonly number[]>;
  /** What is due: a roll, a move, nothing. */
  readonly due: ReadableAtom<string>;
  /** The position that is shown, with the moves that are chosen and not sent; also as text. */
  readonly text: ReadableAtom<string>;
  readonly position: ReadableAtom<Position | null>;
  /** The position that people have seen: the board may still be moving towards the one above. */
  readonly seen: ReadableAtom<Position | null>;
  /** The seat that has to act in the game as it stands, whatever is shown. */
  readonly toAct: ReadableAtom<number | null>;
  /** The seat on this device that must act now, if any. */
  readonly acting: ReadableAtom<number | null>;
  /** The seat whose clock runs now, whatever is shown; it does not run for bots. */
  readonly clockSeat: ReadableAtom<number | null>;
  /** The last turn up to what is shown; it stays marked. */
  readonly lastTurn: ReadableAtom<LastTurn | null>;
  /** Moves that are pointed out on the board, as long as the position lasts. */
  readonly arrows = atom<readonly Arrow[]>([]);
  /** Why a move that was tried is not allowed. */
  readonly why = atom<WhyNot | null>(null);
  /** A refusal to show to the person. */
  readonly problem = atom<WhyNot | null>(null);
  readonly #stops: (() => void)[];
  readonly #facts = new WeakMap<Station, readonly Fact[]>();
  #asked = "";

  constructor(
    readonly link: Connection,
    /** The key that the seats of a server's table are held with; a local table needs none. */
    readonly key: string | null,
    private readonly load = loadRules,
  ) {
    this.table = link.table;
    this.sending = new Sending(link);
    const answer = computed(link.state, (state) => state.moves);
    this.seats = computed(link.state, (state) => state.seats);
    const events = computed(link.state, (state) => state.events);
    this.game = computed(events, foldAll());
    this.#revealing = new Revealing(link, this.game, this.seats, this.sending, key);
    const turn = computed([this.game, this.rules, answer], (game, rules, said): Turn | null => {
      const [n, last] = [game.head, game.line.at(-1)];
      if (!last) return { n, seat: null, due: "start", moves: NO_MOVES };
      if (isOver(game)) return { n, seat: null, due: "nothing", moves: NO_MOVES };
      if (rules) return { n, ...rules.due(last.position) };
      if (said?.n !== n) return null;
      const { seat, due } = said;
      return { n, seat, due, moves: said.moves.map((move) => ({ ...move, steps: [] })) };
    });
    this.due = computed(turn, (now) => now?.due ?? "nothing");

    this.showing = new Showing(
      (text) => this.#read(text),
      (before, action) => this.rules.get()?.facts(before, action) ?? [],
      {
        take: (move) => this.picking.take(move),
        clear: () => this.picking.clear(),
        outcomes: (facts) => this.picking.outcomes(facts),
      },
      (before, facts, seat) => this.#pause(before, facts, seat),
    );
    const { shown, live, seen, interim } = this.showing;
    // By the stations of the turn, so that a table where nothing was played stays the same.
    const stations = computed([this.game, shown, this.rules], ({ line }, at, rules) =>
      rules
        ? turnUpTo(line, at)
            .map((index) => `${index}:${line[index]?.n}`)
            .join()
        : "",
    );
    this.lastTurn = computed(stations, (indices): LastTurn | null => {
      const turnOf = indices ? indices.split(",").map(Number.parseFloat) : [];
      const what = this.game.get().line[turnOf[0] ?? -1]?.what;
      if (what?.kind !== "moved") return null;
      return { seat: what.seat, facts: turnOf.flatMap((index) => this.factsAt(index)) };
    });
    this.toAct = computed([this.game, turn, this.play], (game, now, play) => {
      const last = game.line.at(-1);
      if (!last || isOver(game)) return null;
      if (now?.n === game.head) return now.seat;
      return play?.read(last.position).turn ?? null;
    });
    this.acting = computed(
      [this.game, turn, this.seats, shown, live, interim],
      (game, now, seats, at, follows, looked) => {
        if (!now || now.n !== game.head || now.seat === null || game.finished) return null;
        if (!follows || at !== game.line.length - 1 || looked) return null;
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
      (acting, now, chosen, busy): readonly BoardMove[] => {
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
      refused: (tokens) => this.#explain(tokens),
    });
    this.text = computed(
      [staged, this.game, shown],
      (chosen, game, at) => chosen.at(-1)?.position ?? game.line[at]?.position ?? "",
    );
    const drawing = computed([answer, this.game, shown], (said, game, at) => {
      const last = at === game.line.length - 1;
      return said && said.n === (last ? game.head : game.line[at]?.n) ? said.drawing : [];
    });
    this.position = computed(
      [this.play, this.rules, this.text, staged, drawing, interim],
      (play, rules, text, [first], lines, looked): Position | null => {
        if (looked) return looked;
        if (!play || !text) return null;
        const found = rules ? rules.position(text) : { ...play.read(text), drawing: lines };
        // A turn that is chosen and not sent is still its player's.
        return first ? { ...found, turn: first.seat } : found;
      },
    );
    this.seen = computed(
      [this.position, this.play, this.game, shown, seen, this.showing.held],
      (position, play, { line }, at, before, isHeld): Position | null => {
        const text = line[before]?.position;
        return !play || !text || at === before || isHeld ? position : play.read(text);
      },
    );

    this.#stops = [
      link.state.subscribe(() => this.#remember()),
      link.state.subscribe(() => this.#revealing.reveal()),
      this.game.subscribe(() => this.#follow()),
      computed([link.state, this.game, shown, this.engine], () => ({})).subscribe(() =>
        this.#ask(),
      ),
      // A reason holds for what was shown when it was requested.
      computed([this.text, this.acting, this.due, live], () => ({})).listen(() => {
        this.why.set(null);
        this.arrows.set([]);
      }),
      // What is computed stays so for as long as someone sits here.
      ...[
        this.toAct,
        this.acting,
        this.clockSeat,
        this.position,
        this.seen,
        this.picking.choice,
      ].map((one) => (one as ReadableAtom<unknown>).listen(() => undefined)),
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
      Promise.all([gameOf(game.opened.game).play(), loadTableTexts()]).then(
        ([play]) => {
          if (this.play.get()) return;
          this.play.set(play);
          this.showing.follow(this.game.get());
          void this.#fetch(play);
        },
        (problem: unknown) => this.broken.set(problem),
      );
    }
  }

  /** Fetch the rules. Without them the board is shown all the same, and the server says what is due. */
  async #fetch(play: GamePlay): Promise<void> {
    try {
      const rules = await this.load(play, this.game.get().opened?.game ?? "");
      this.rules.set(rules);
      this.engine.set("here");
    } catch {
      this.engine.set("missing");
    }
  }

  /** Ask the server what is due where the rules are not here: once after each event. */
  #ask(): void {
    const { status } = this.link.state.get();
    if (status !== "online") this.#asked = "";
    const isHere = this.engine.get() === "coming" || this.rules.get() !== null;
    const { line, head } = this.game.get();
    const at = this.showing.shown.get();
    if (isHere || status !== "online" || at < 0) return;
    const n = at === line.length - 1 ? null : (line[at]?.n ?? null);
    const question = `${head} ${n}`;
    if (question === this.#asked) return;
    this.#asked = question;
    this.link.askMoves(n);
  }

  /** Keep in the browser what is seen of a table that someone here has a key of. */
  #remember(): void {
    const { opened, finished } = this.game.get();
    if (this.link.state.get().problem?.code === "quayside.table.deleted") forget(this.table);
    else if (opened && this.key !== null) this.#note(opened, finished !== null, this.key);
  }

  #note(opened: Opened, over: boolean, key: string): void {
    const { seats, events } = this.link.state.get();
    const { game, commitment } = opened;
    const players = opened.seats.length;
    noteTable(this.table, key, { seats, game, players, commitment, finished: over });
    noteRolls(
      this.table,
      events.flatMap(({ what }) => (what.kind === "rolled" ? [what.face] : [])),
    );
  }

  /** What happened at a station of the line. */
  factsAt(index: number): readonly Fact[] {
    const { line } = this.game.get();
    const [before, station, rules] = [line[index - 1], line[index], this.rules.get()];
    if (!before || !rules || station?.what.kind !== "moved") return [];
    let facts = this.#facts.get(station);
    if (!facts) {
      facts = rules.facts(before.position, station.what.action);
      this.#facts.set(station, facts);
    }
    return facts;
  }

  /** What people need to look at after a motion: a finished part of the game, or what others do. */
  #pause(before: string, facts: readonly Fact[], seat: number | null): Pause | null {
    const play = this.play.get();
    if (!play) return null;
    const position = play.interim?.(this.#read(before), facts) ?? null;
    if (position) return { position, milliseconds: LOOKING };
    const isOwn = seat !== null && heldSeats(this.game.get(), this.seats.get()).includes(seat);
    const isQuick = settings.get().pace === "quick" || play.pace === 0;
    return isOwn || isQuick || seat === null ? null : { position: null, milliseconds: play.pace };
  }

  look(index: number): void {
    this.showing.look(index);
  }

  // Picking and playing ---------------------------------------------------------------------------

  pick(token: Token): void {
    this.dismiss();
    const { held, live, isCurrent } = this.showing;
    // A click goes on where something is looked at or still shown.
    if (held.get() || (live.get() && !isCurrent)) this.showing.release();
    else if (this.picking.choice.get().moves.length) {
      this.showing.hasten();
      this.picking.pick(token);
    } else this.why.set(this.#whyNothing());
  }

  /** Something was clicked that never is part of a move: say what is due. */
  miss(): void {
    this.dismiss();
    const { held, live, isCurrent } = this.showing;
    if (held.get() || (live.get() && !isCurrent)) this.showing.release();
    else this.why.set(this.picking.choice.get().moves.length ? because(DUE) : this.#whyNothing());
  }

  /** Point out a legal move on the board, or only what moves. */
  pointOut(move: string, kind: Arrow["kind"]): void {
    const found = this.picking.choice.get().moves.find(({ text }) => text === move);
    if (!found) return;
    const { tokens, steps } = found;
    const isNudge = kind === "nudge";
    this.arrows.set([
      { kind, tokens: isNudge ? tokens.slice(0, 1) : tokens, steps: isNudge ? [] : steps },
    ]);
  }

  putDown(): void {
    this.why.set(null);
    this.picking.putDown();
  }

  #explain(tokens: readonly Token[]): void {
    const why = this.rules.get()?.whyNot(this.text.get(), tokens) ?? because(DUE);
    const [first = "", ...more] = tokens;
    const position = this.position.get();
    const isFirst = position !== null && more.length === 0 && why.ruling !== "";
    const said = isFirst ? this.play.get()?.whyFirst?.(position, first) : null;
    this.why.set(said ? { ...why, ruling: said } : why);
  }

  /** Why nothing can be picked; null where that is about to change. */
  #whyNothing(): WhyNot | null {
    const [game, { live }] = [this.game.get(), this.showing];
    if (this.sending.busy.get()) return null;
    if (isOver(game)) return because("quayside.table.finished");
    if (heldSeats(game, this.seats.get()).length === 0) return because("quayside.table.watching");
    if (!live.get()) return because("quayside.table.looking-back");
    if (this.due.get() === "nothing") return null;
    if (this.acting.get() === null) return because("quayside.table.not-your-turn");
    return because(this.due.get() === "roll" ? "quayside.table.roll-due" : DUE);
  }

  /**
   * Take a move: it is shown at once, and sent when its turn is whole. What the server says is then
   * what was shown already. Without rules the server is asked first.
   */
  async choose(move: string): Promise<void> {
    const [play, rules, seat] = [this.play.get(), this.rules.get(), this.acting.get()];
    if (!play || seat === null) return;
    this.showing.hasten();
    if (!rules || this.link.movesAlone) {
      await this.#send({ do: "play", seat, moves: [move] });
      return;
    }
    const from = this.text.get();
    const after = rules.after(from, move);
    if (!after) return;
    const next = rules.due(after.text);
    const more = next.due === "move" && next.seat === seat && !play.endsTurn(move);
    const moves = more ? next.moves : NO_MOVES;
    this.picking.stage({ seat, move, position: after.text, moves });
    // The turn is not over before it is sent.
    const facts = after.facts.filter(({ kind }) => !play.outcomes.has(kind));
    const isSent = !more && !this.confirms.get();
    this.showing.stage(from, facts, seat, isSent);
    if (isSent) await this.sendTurn();
  }

  /** Take back the last chosen move that was not sent. */
  unstage(): void {
    if (this.sending.busy.get()) return;
    this.picking.unstage();
    this.showing.stop();
  }

  async sendTurn(): Promise<void> {
    const staged = this.picking.staged.get();
    const [first] = staged;
    if (!first || this.sending.busy.get()) return;
    await this.#send({ do: "play", seat: first.seat, moves: staged.map(({ move }) => move) });
  }

  async roll(face: number | null = null): Promise<void> {
    const seat = this.toAct.get();
    if (this.acting.get() !== null) this.showing.hasten();
    if (seat !== null) await this.#send({ do: "roll", seat, face });
  }

  /** Sit down. */
  async sit(seat: number, name: string): Promise<void> {
    await this.#try({ do: "sit", seat }, () => this.#revealing.sit(seat, name));
  }

  /** Give the person on a seat another name, unless that is their name already. */
  async rename(seat: number, name: string): Promise<void> {
    if (name === this.game.get().seats[seat]?.name) return;
    await this.#send({ do: "rename", seat, name });
  }

  /** Anything else that a seat can do. */
  async act(action: Action): Promise<void> {
    await this.#send(action);
  }

  /** Send an action; return the number of its last event, null if it was refused. */
  #send(action: Action): Promise<number | null> {
    return this.#try(action, () => this.#revealing.send(action));
  }

  async #try(action: Action, send: () => Promise<number>): Promise<number | null> {
    this.dismiss();
    try {
      return await this.sending.during(send);
    } catch (problem) {
      this.picking.clear();
      if (action.do === "play") this.showing.stop();
      this.#tell(problem, action);
      return null;
    }
  }

  #tell(error: unknown, action: Action): void {
    const { code, ruling, index } = error as Partial<Problem>;
    const move = action.do === "play" ? action.moves[index ?? -1] : undefined;
    this.problem.set({
      move: move ?? "",
      ruling: ruling ?? "",
      code: code ?? "quayside.server.failed",
    });
  }

  dismiss(): void {
    this.problem.set(null);
    this.why.set(null);
  }
}

/** The indices of the moves up to a station that one seat made one after the other. */
function turnUpTo(line: readonly Station[], shown: number): number[] {
  const found: number[] = [];
  let seat: number | null = null;
  for (let at = Math.min(shown, line.length - 1); at > 0; at--) {
    const what = line[at]?.what;
    if (seat !== null && what?.kind === "rolled") break;
    if (what?.kind !== "moved") continue;
    if (seat !== null && what.seat !== seat) break;
    seat = what.seat;
    found.unshift(at);
  }
  return found;
}
