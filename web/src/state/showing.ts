/**
 * What the board shows of a game: one station after the other, so that eyes can follow. The board
 * reports when a motion has been shown; then people may get time to look before the next one comes:
 * there is no other clock. Looking back stops following.
 */
import { atom } from "nanostores";
import type { Fact } from "../board/facts";
import type { Position } from "../board/position";
import type { Motion } from "../board/types";
import type { Moved } from "../protocol";
import type { Game, Station } from "./game";

/** A finished part of a game is looked at for longer when it is played through. */
const ROUND = 1500;
/** More stations than this are not shown one by one. */
const MOST_BEHIND = 12;

/** The moves of a turn that were chosen here before they were sent: they have been seen already. */
export interface Staging {
  /** Whether a move is the next of them; then it is no longer waited for. */
  take(move: string): boolean;
  clear(): void;
  /** The facts that a turn brings about only when it has been sent. */
  outcomes(facts: readonly Fact[]): readonly Fact[];
}

/** What people look at after a motion, and for how long, unless they go on by themselves. */
export interface Pause {
  milliseconds: number;
  /** The position to look at, where the one after the move has cleared it away. */
  position: Position | null;
}

export class Showing {
  /** Index in the line of what the board shows, moving or at rest. */
  readonly shown = atom(-1);
  /** Index in the line of the last thing that was shown to its end: what the panel may tell. */
  readonly seen = atom(-1);
  /** The position to look at for a while in place of the one that is shown. */
  readonly interim = atom<Position | null>(null);
  /** Whether the game is shown from where someone looks back, one station after the other. */
  readonly playing = atom(false);
  /** Whether the motion has ended and people look at an interim position. */
  readonly held = atom(false);
  /** Whether the board follows the game, or the person looks back. */
  readonly live = atom(true);
  readonly motion = atom<Motion | null>(null);
  /** What a turn that was shown before it was sent brings about now: the next turn, the end. */
  readonly brought = atom<readonly Fact[]>([]);
  #line: readonly Station[] = [];
  /** The key of the motion that the board is showing, until it reports its end. */
  #awaited: number | null = null;
  /** What is looked at when that motion ends. */
  #pause: Pause | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what a staged move finishes is looked at already. */
  #hasLooked = false;
  /** Milliseconds between the stations of a game that is played through. */
  #between = 0;
  #keys = 0;

  constructor(
    private readonly read: (position: string) => Position,
    /** What a move does. */
    private readonly factsOf: (before: string, action: number) => readonly Fact[],
    private readonly staging: Staging,
    private readonly pauseAfter: (
      before: string,
      facts: readonly Fact[],
      seat: number | null,
    ) => Pause | null = () => null,
  ) {
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.#hidden);
    clearTimeout(this.#timer);
  }

  /** Whether the board shows the game as it stands. */
  get isCurrent(): boolean {
    return this.live.get() && this.shown.get() === this.#line.length - 1;
  }

  /** The game has gone on, or back. */
  follow({ line }: Game): void {
    const [old, at] = [this.#line, this.shown.get()];
    this.#line = line;
    // What is shown may have been taken back or withdrawn.
    const fell = at >= 0 && line[at]?.n !== old[at]?.n;
    if (fell) {
      this.live.set(true);
      this.playing.set(false);
    }
    if (fell || old.length === 0) this.#jump(line.length - 1);
    else if (this.live.get()) this.#advance();
  }

  /** The motion with this key, and all before it, have been shown. */
  readonly done = (key: number): void => {
    if (this.#awaited === null || key < this.#awaited || this.#timer !== undefined) return;
    if (this.#pause) this.#hold(this.#pause);
    else this.release();
  };

  #hold({ position, milliseconds }: Pause): void {
    this.seen.set(this.shown.get());
    this.interim.set(position);
    this.held.set(position !== null);
    this.#timer = setTimeout(() => this.release(), milliseconds);
  }

  /** People have looked long enough: what follows is shown. */
  release(): void {
    this.hasten();
    if (this.playing.get()) this.#playNext();
    else this.#advance();
  }

  /** Show the game on from here, with so much time to look after each motion. */
  play(milliseconds: number): void {
    this.#between = milliseconds;
    this.playing.set(true);
    this.release();
  }

  /** Stay where the game is shown. */
  pause(): void {
    this.playing.set(false);
  }

  #playNext(): void {
    const next = this.shown.get() + 1;
    const [before, station] = [this.#line[next - 1], this.#line[next]];
    if (!before || !station) {
      this.look(next);
      return;
    }
    const motion = this.#motionOf(before.position, station);
    this.#await(motion, before.position);
    const position = this.interim.get();
    this.#pause = { position, milliseconds: this.#between + (position ? ROUND : 0) };
    this.shown.set(next);
    this.motion.set(motion);
  }

  /** A person who acts has seen what is shown: what comes of it need not wait. */
  hasten(): void {
    this.#awaited = null;
    this.#pause = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.held.set(false);
    this.interim.set(null);
    this.seen.set(this.shown.get());
  }

  /** Look at a station of the game; the last one is the game itself again. */
  look(index: number): void {
    this.playing.set(false);
    const last = this.#line.length - 1;
    const at = Math.max(0, Math.min(last, index));
    this.live.set(at === last);
    this.#jump(at);
  }

  /** Show the last move once more. */
  replay(): void {
    const at = this.shown.get();
    const [station, before] = [this.#line[at], this.#line[at - 1]];
    if (station && before) this.motion.set(this.#motionOf(before.position, station));
  }

  /** Show a move that was chosen here; what comes of it waits until it has been seen. A finished
   * part of the game is looked at when the turn is sent. */
  stage(before: string, facts: readonly Fact[], seat: number, isSent: boolean): void {
    const motion = this.#motion(before, { facts, seat });
    this.#await(motion, isSent ? before : null);
    this.#hasLooked = isSent;
    this.motion.set(motion);
  }

  /** Nothing moves any more. */
  stop(): void {
    this.hasten();
    this.motion.set(null);
  }

  /** A page that nobody sees draws nothing: it has the game as it stands when it is seen again. */
  readonly #hidden = (): void => {
    if (document.visibilityState !== "hidden") return;
    this.playing.set(false);
    if (this.live.get()) this.release();
  };

  /** Wait until the board has shown a motion; nothing is waited for without one. */
  #await(motion: Motion | null, before: string | null): void {
    this.#awaited = motion?.key ?? null;
    this.#pause =
      motion && before !== null ? this.pauseAfter(before, motion.facts, motion.seat) : null;
    this.interim.set(this.#pause?.position ?? null);
  }

  /** Show the next station, and the one after it when that one has been seen. */
  #advance(): void {
    while (this.#awaited === null && this.live.get()) {
      const last = this.#line.length - 1;
      const at = this.shown.get();
      if (at >= last) return;
      const skips = last - at > MOST_BEHIND || document.visibilityState === "hidden";
      const next = skips ? last : at + 1;
      const [before, station] = [this.#line[next - 1], this.#line[next]];
      if (!before || !station) return;
      const { what } = station;
      const seen = what.kind === "moved" && this.staging.take(what.move);
      const motion = seen || skips ? null : this.#motionOf(before.position, station);
      if (seen) this.brought.set(this.staging.outcomes(this.#facts(before.position, what)));
      else this.staging.clear();
      this.#await(motion, before.position);
      this.shown.set(next);
      if (!motion) this.seen.set(next);
      this.motion.set(motion);
      if (seen && !this.#hasLooked) this.#lookAt(before.position, what);
    }
  }

  /** Look at the part of the game that a turn of this device has finished. */
  #lookAt(before: string, what: Moved): void {
    const pause = this.pauseAfter(before, this.factsOf(before, what.action), what.seat);
    if (!pause?.position) return;
    this.#keys += 1;
    this.#awaited = this.#keys;
    this.#hold(pause);
  }

  #jump(index: number): void {
    this.staging.clear();
    this.shown.set(index);
    this.stop();
  }

  #motionOf(before: string, { what }: Station): Motion {
    return this.#motion(before, {
      facts: this.#facts(before, what),
      ...(what.kind === "rolled" ? { roll: what.face, counts: what.counts } : {}),
      ...(what.kind === "started" ? {} : { seat: what.seat }),
    });
  }

  #facts(before: string, what: Station["what"]): readonly Fact[] {
    return what.kind === "moved" ? this.factsOf(before, what.action) : [];
  }

  #motion(before: string, part: Partial<Motion>): Motion {
    this.#keys += 1;
    const still = { facts: [], seat: null, roll: null, counts: true };
    return { key: this.#keys, before: this.read(before), ...still, ...part };
  }
}
