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

/** Return 128 random bits in base64url: the id of a table or an action, the key of a seat. */
export function freshId(): string {
  // Plain HTTP has no crypto.subtle and no randomUUID, but getRandomValues is everywhere.
  const letters = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Return the items in random order (Fisher and Yates). */
export function shuffle<T>(items: readonly T[], draw: Below): T[] {
  const rest = [...items];
  const order: T[] = [];
  while (rest.length) order.push(...rest.splice(draw(rest.length), 1));
  return order;
}
