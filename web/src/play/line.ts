/** A game as it was played: a first position, and every roll, move and leaving since. A value. */
import type { Deal } from "./family";
import type { State } from "./state";

export type Leaving = "resign" | "time";

/** One roll, one move, or one player leaving, and the position after it. */
export interface Entry {
  readonly kind: "roll" | "move" | Leaving;
  readonly seat: number;
  /** What a record says: the face of a roll, the move's text, or `resign@1`. */
  readonly text: string;
  readonly after: State;
  /** A comment behind it. */
  readonly comment: string;
  /** Other ways to go on from the position before it, each with at least one entry. */
  readonly branches: readonly Branch[];
}

export type Branch = readonly Entry[];

/** A move with everything around it, for replaying and explaining. */
export interface Decision {
  readonly seat: number;
  readonly move: string;
  /** Faces rolled for it, rerolls first; none where no die is used. */
  readonly rolls: readonly number[];
  /** The position before the rolls. */
  readonly before: State;
  /** The position that was decided in. */
  readonly rolled: State;
  readonly after: State;
  readonly comment: string;
}

export class Line {
  constructor(
    readonly start: State,
    /** What was dealt; null if the game began from a position of its own. */
    readonly deal: Deal | null,
    readonly entries: readonly Entry[] = [],
    /** A comment before the first entry. */
    readonly comment = "",
  ) {}

  /** The position now. */
  get state(): State {
    return this.entries.at(-1)?.after ?? this.start;
  }

  /** Add an entry whose position is known. */
  add(entry: Entry): Line {
    return this.#kept([...this.entries, entry]);
  }

  /** Add a roll; throws `PlayError`, and then nothing has changed. */
  roll(face: number): Line {
    return this.add(rolled(this.state, face));
  }

  /** Add a move; throws `PlayError`. */
  play(move: string | number): Line {
    return this.add(moved(this.state, move));
  }

  /**
   * Add that a player left (GL-1); throws `PlayError`. Their own unfinished turn is dropped; a roll
   * or moves of another player stand, and so does who else left meanwhile.
   */
  leave(seat: number, how: Leaving = "resign"): Line {
    const kept = this.#kept(withoutUnfinished(this.start, this.entries, seat));
    return kept.add(left(kept.state, seat, how));
  }

  /**
   * Take back the last move (of one of these seats) and all that followed. The decision comes back
   * with its own roll. Without such a move the line stays as it is.
   */
  undo(seats: readonly number[] | null = null): Line {
    return this.#backTo(({ kind, seat }) => kind === "move" && (seats?.includes(seat) ?? true));
  }

  /** Take back the last roll and all that followed it, to correct a roll that people made. */
  undoRoll(): Line {
    return this.#backTo(({ kind }) => kind === "roll");
  }

  /** Return the moves with their rolls and the positions around them. */
  decisions(): Decision[] {
    const found: Decision[] = [];
    let before = this.start;
    let rolledState = this.start;
    let rolls: number[] = [];
    for (const { kind, seat, text, after, comment } of this.entries) {
      if (kind === "roll") rolls = [...rolls, Number(text)];
      else if (kind === "move")
        found.push({ seat, move: text, rolls, before, rolled: rolledState, after, comment });
      if (kind === "move" || rolls.length === 0) {
        before = after;
        rolls = [];
      }
      rolledState = after;
    }
    return found;
  }

  #kept(entries: readonly Entry[]): Line {
    return new Line(this.start, this.deal, entries, this.comment);
  }

  #backTo(isMeant: (entry: Entry) => boolean): Line {
    const index = this.entries.findLastIndex(isMeant);
    return index < 0 ? this : this.#kept(this.entries.slice(0, index));
  }
}

/** A line of play under construction: the main line, or a branch. */
class Draft {
  entries: Entry[] = [];
  /** Lines of the comment that is read now. */
  said: string[] = [];

  constructor(readonly start: State) {}

  get state(): State {
    return this.entries.at(-1)?.after ?? this.start;
  }

  /** The position before the last entry. */
  get before(): State {
    return this.entries.at(-2)?.after ?? this.start;
  }

  takeComment(): string {
    const comment = this.said.join("\n");
    this.said = [];
    return comment;
  }

  /** Put what was said behind the last entry. What was said before the first one waits. */
  putComment(): void {
    const last = this.entries.at(-1);
    if (!last || this.said.length === 0) return;
    const said = this.takeComment();
    this.entries.splice(-1, 1, {
      ...last,
      comment: last.comment ? `${last.comment}\n${said}` : said,
    });
  }
}

/** A branch that cannot begin or end here. */
export class BranchError extends Error {
  constructor(
    message: string,
    /** The id of the text that says so to people. */
    readonly id: string,
  ) {
    super(message);
  }
}

/** A line that is put together entry by entry, in time that grows with its length only. */
export class LineBuilder {
  readonly #main: Draft;
  /** The branches that are open, each within the one before. */
  readonly #open: Draft[] = [];
  #comment = "";
  #closed = 0;

  constructor(
    start: State,
    readonly deal: Deal | null,
  ) {
    this.#main = new Draft(start);
  }

  /** How many entries there are, those of branches included. */
  get length(): number {
    const open = this.#open.reduce((sum, { entries }) => sum + entries.length, 0);
    return this.#closed + this.#main.entries.length + open;
  }

  get state(): State {
    return this.#now.state;
  }

  /** How many branches are open, one within the other. */
  get depth(): number {
    return this.#open.length;
  }

  get #now(): Draft {
    return this.#open.at(-1) ?? this.#main;
  }

  roll(face: number): void {
    this.#add(rolled(this.state, face));
  }

  play(move: string | number): void {
    this.#add(moved(this.state, move));
  }

  /** Add that a player left. A branch drops entries of its own only. */
  leave(seat: number, how: Leaving): void {
    this.#putComment();
    const now = this.#now;
    const kept = withoutUnfinished(now.start, now.entries, seat);
    now.entries = [...kept, left(kept.at(-1)?.after ?? now.start, seat, how)];
  }

  /** Add a line to the comment behind the last entry (or in front of the first). */
  comment(text: string): void {
    this.#now.said.push(text);
  }

  /** Begin a branch that replaces the last entry; throws `BranchError` if there is none. */
  openBranch(): void {
    this.#putComment();
    const now = this.#now;
    if (now.entries.length === 0)
      throw new BranchError(
        "a branch follows the roll or move that it replaces",
        "record-branch-first",
      );
    this.#open.push(new Draft(now.before));
  }

  /** End the branch; throws `BranchError` if none is open, or if it is empty. */
  closeBranch(): void {
    if (this.depth === 0) throw new BranchError("no branch is open here", "record-branch-closed");
    this.#putComment();
    const { entries: branch } = this.#now;
    if (branch.length === 0)
      throw new BranchError("a branch has at least one roll or move", "record-branch-empty");
    this.#open.pop();
    const { entries } = this.#now;
    const last = entries.pop();
    if (last) entries.push({ ...last, branches: [...last.branches, branch] });
    this.#closed += branch.length;
  }

  /** The line; every branch has been closed. */
  line(): Line {
    this.#putComment();
    const { start, entries } = this.#main;
    return new Line(start, this.deal, [...entries], this.#comment);
  }

  #add(entry: Entry): void {
    this.#putComment();
    this.#now.entries.push(entry);
  }

  #putComment(): void {
    const now = this.#now;
    if (this.depth === 0 && now.said.length && now.entries.length === 0)
      this.#comment = now.takeComment();
    now.putComment();
  }
}

const PLAIN = { comment: "", branches: [] } as const;

function rolled(state: State, face: number): Entry {
  const after = state.roll(face);
  return { kind: "roll", seat: state.toMove ?? 0, text: String(face), after, ...PLAIN };
}

function moved(state: State, move: string | number): Entry {
  const { text, action } = state.find(move);
  return { kind: "move", seat: state.toMove ?? 0, text, after: state.play(action), ...PLAIN };
}

function left(state: State, seat: number, how: Leaving): Entry {
  return { kind: how, seat, text: `${how}@${seat}`, after: state.leave(seat), ...PLAIN };
}

/**
 * Return the entries without the unfinished turn of a seat (GL-1). Another player who left
 * during it has left all the same.
 */
export function withoutUnfinished(
  start: State,
  entries: readonly Entry[],
  seat: number,
): readonly Entry[] {
  const now = entries.at(-1)?.after ?? start;
  if (now.toMove !== seat) return entries;
  let count = entries.length;
  const others: Entry[] = [];
  for (let last = entries.at(-1); last; last = entries[count - 1]) {
    if (last.kind !== "roll" && !last.after.isMidTurn) break;
    if (last.kind === "resign" || last.kind === "time") others.unshift(last);
    count--;
  }
  const kept = entries.slice(0, count);
  for (const other of others) {
    const before = kept.at(-1)?.after ?? start;
    kept.push({ ...other, after: before.leave(other.seat) });
  }
  return kept;
}
