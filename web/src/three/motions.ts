/** Things that move for a while. Nothing is drawn when nothing moves. */

export type Ease = (t: number) => number;
export const linear: Ease = (t) => t;
export const smooth: Ease = (t) => t * t * (3 - 2 * t);
export const out: Ease = (t) => 1 - (1 - t) ** 3;

interface Running {
  start: number | null;
  length: number;
  ease: Ease;
  step: (t: number) => void;
  end: () => void;
  fail: (problem: unknown) => void;
}

/** Show a movement at a moment; a caller that waits for one that fails receives the error. */
function show(one: Running, t: number): boolean {
  try {
    one.step(t);
    return true;
  } catch (problem) {
    one.fail(problem);
    return false;
  }
}

export class Motions {
  private running: Running[] = [];
  private readonly held = new Set<() => void>();
  /** No movement: everything is shown at its end at once. */
  calm = false;
  /** Someone is quicker than the pictures: go to the end of what is under way. */
  skipping = false;

  /** `wake` requests a frame. */
  constructor(private readonly wake: () => void) {}

  get moving(): boolean {
    return this.running.length > 0;
  }

  /** Call `step` from 0 to 1 over `length` milliseconds. */
  run(length: number, step: (t: number) => void, ease: Ease = smooth): Promise<void> {
    if (this.calm || this.skipping || length <= 0) {
      step(1);
      this.wake();
      return Promise.resolve();
    }
    step(0);
    return new Promise((end, fail) => {
      this.running.push({ start: null, length, ease, step, end, fail });
      this.wake();
    });
  }

  /** Let something be seen for a while; not a movement, so a calm view has it too. */
  hold(length: number): Promise<void> {
    if (this.skipping) return Promise.resolve();
    return new Promise((end) => {
      const done = () => {
        clearTimeout(timer);
        this.held.delete(done);
        end();
      };
      const timer = setTimeout(done, length);
      this.held.add(done);
      this.wake();
    });
  }

  /** Go on to a moment; `now` in milliseconds, as given to a frame. */
  advance(now: number): void {
    const before = this.running;
    this.running = [];
    for (const one of before) {
      one.start ??= now;
      const t = Math.min(1, (now - one.start) / one.length);
      if (!show(one, one.ease(t))) continue;
      if (t < 1) this.running.push(one);
      else one.end();
    }
  }

  /** Bring what moves to its end, and what follows it until `skipping` is taken back. */
  skip(): void {
    this.skipping = true;
    const before = this.running;
    this.running = [];
    for (const one of before) {
      if (show(one, 1)) one.end();
    }
    for (const done of [...this.held]) done();
  }

  /** Stop where it is; what waited never goes on. */
  clear(): void {
    this.running = [];
    this.held.clear();
  }
}
