/** Fair random numbers from the device. */

/** Return a whole number from 0 up to, but not including, `n`; each equally likely. */
export type Below = (n: number) => number;

const RANGE = 2 ** 32;

/** Draw from the browser's cryptographic generator; what would favour low numbers is drawn again. */
export function below(n: number): number {
  const limit = RANGE - (RANGE % n);
  const word = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(word);
    const drawn = word[0] ?? RANGE;
    if (drawn < limit) return drawn % n;
  }
}

/** Return the items in random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], draw: Below): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length) order.push(...rest.splice(draw(rest.length), 1));
  return order;
}
