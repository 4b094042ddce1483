/** A position that can be played on: an immutable value. Everything that plays returns a new one. */
import { CHANCE, OVER, type Row, type Rules } from "./engine";
import { FormError, PlayError, quote } from "./errors";
import {
  type Deal,
  describeGame,
  exampleGame,
  type Families,
  type Family,
  type Game,
  isSameGame,
  type Position,
  splitName,
} from "./family";

/** A legal move. */
export interface Move {
  readonly text: string;
  readonly action: number;
}

/** A family with its kernels. */
export interface Playable {
  readonly family: Family;
  readonly rules: Rules;
}

/** The families that there are, and the kernels of those that have been loaded. */
export interface Library {
  readonly families: Families;
  rulesOf(family: string): Rules;
}

export class State implements Position {
  readonly #status: number;
  #actions: readonly number[] | null = null;
  #text: string | null = null;

  /** Wrap a row, which nobody may change any more. */
  constructor(
    readonly playable: Playable,
    readonly game: Game,
    readonly row: Row,
  ) {
    this.#status = playable.rules.status(row);
  }

  /** Return the first position of a game; throws `FormError` for a deal that cannot be. */
  static start(playable: Playable, game: Game, deal: Deal): State {
    return new State(playable, game, playable.family.start(game, deal));
  }

  /** Read a position of any game and check that it can come up; throws `FormError`. */
  static read({ families, rulesOf }: Library, text: string): State {
    const words = text.split(/\s+/).filter(Boolean);
    const [name] = splitName(words[0] ?? "");
    const family = Object.hasOwn(families, name) ? families[name] : undefined;
    if (!family)
      throw new FormError(
        "position",
        `a position begins with a game such as '${exampleGame(families)}', not ${quote(name)}`,
        "",
        { id: "form-game", args: { word: name } },
      );
    const position = family.readPosition(words);
    const rules = rulesOf(name);
    family.checkPosition(position, rules);
    return new State({ family, rules }, position.game, position.row);
  }

  /** The position as text (rulebook section 5). */
  get text(): string {
    this.#text ??= this.playable.family.writePosition(this);
    return this.#text;
  }

  equals(other: State): boolean {
    return isSameGame(this.game, other.game) && this.row.every((cell, i) => cell === other.row[i]);
  }

  /** The seat whose turn it is, before its roll too; null when the game is over. */
  get toMove(): number | null {
    return this.isOver ? null : (this.row[0] ?? null);
  }

  /** Whether a roll comes next. */
  get isChance(): boolean {
    return this.#status === CHANCE;
  }

  get isOver(): boolean {
    return this.#status === OVER;
  }

  /** Whether the player to move has begun a turn. */
  get isMidTurn(): boolean {
    return this.playable.family.isMidTurn(this.row);
  }

  /** The number of the round. */
  get round(): number {
    return this.playable.family.roundOf(this.row);
  }

  /** The numbers of the legal actions, rising; none while a roll is due or the game is over. */
  get actions(): readonly number[] {
    this.#actions ??= this.#status < 0 ? [] : [...this.playable.rules.legal(this.row)];
    return this.#actions;
  }

  /** The legal moves. */
  get moves(): Move[] {
    return this.actions.map((action) => ({ action, text: this.write(action) }));
  }

  /** The points by seat; null in a game without points. */
  get scores(): readonly number[] | null {
    return this.playable.family.scores(this);
  }

  /** The seats that share the win; none before the end. */
  get winners(): number[] {
    if (!this.isOver) return [];
    const shares = this.playable.rules.returns(this.row, this.game.players);
    return [...shares].flatMap((share, seat) => (share > 0 ? [seat] : []));
  }

  /** The seats that are out of the game or have left it. */
  get gone(): readonly number[] {
    return this.playable.family.gone(this);
  }

  /** Return an action as text. */
  write(action: number): string {
    return this.playable.family.writeAction(this, action);
  }

  /** Return the legal move that a text or a number means; throws `PlayError`. */
  find(move: string | number): Move {
    const action = typeof move === "string" ? this.#read(move.trim()) : move;
    if (this.actions.includes(action)) return { action, text: this.write(action) };
    if (this.isOver) throw new PlayError("illegal", "the game is over");
    if (this.isChance) throw new PlayError("illegal", "roll first");
    const reason = this.playable.rules.why(this.row, action);
    const ruling = this.playable.family.rulings[reason[0] ?? 0] ?? "";
    throw new PlayError("illegal", "not a legal move here", ruling, reason);
  }

  /** Play a move, its text or its action number; throws `PlayError`. */
  play(move: string | number): State {
    return this.after(this.find(move).action);
  }

  /**
   * Take a roll, a face from 1 on; throws `PlayError`. One that has to be repeated (DK-7) leaves
   * the position as it was.
   */
  roll(face: number): State {
    if (!this.isChance) {
      const what = this.isOver ? "the game is over" : "a move is due, not a roll";
      throw new PlayError("illegal", `no roll now: ${what}`);
    }
    const faces = this.playable.family.outcomeCount;
    if (!Number.isInteger(face) || face < 1 || face > faces)
      throw new PlayError("invalid", `a roll is a whole number from 1 to ${faces}, not ${face}`);
    return this.after(face - 1);
  }

  /** Let a player resign or run out of time, between turns (GL-1); throws `PlayError`. */
  leave(seat: number): State {
    if (this.isOver) throw new PlayError("illegal", "the game is over", "GL-1");
    if (seat < 0 || seat >= this.game.players || this.gone.includes(seat))
      throw new PlayError("illegal", `seat ${seat} is not in the game`, "GL-1");
    if (this.playable.family.leavesBetweenTurns && this.toMove === seat && this.isMidTurn)
      throw new PlayError(
        "illegal",
        `seat ${seat} is in the middle of a turn: finish it or take it back first`,
        "GL-1",
      );
    return this.#with(this.playable.rules.leave(this.row, seat));
  }

  /** Return the position after an action or an outcome that is known to be possible. */
  after(action: number): State {
    return this.#with(this.playable.rules.apply(this.row, action));
  }

  /** The game in one line: name, players and unusual options. */
  describe(): string {
    return describeGame(this.playable.family, this.game);
  }

  #read(text: string): number {
    try {
      return this.playable.family.readAction(this, text);
    } catch (error) {
      if (error instanceof FormError) throw new PlayError("invalid", error.message);
      throw error;
    }
  }

  #with(row: Row): State {
    return new State(this.playable, this.game, row);
  }
}
