/**
 * Hash chains for the dice (docs/fair-dice.md): a browser keeps a random seed for each seat, sends
 * the end of its chain when someone sits down, and reveals the values in front of it one by one.
 * Plain HTTP has no crypto.subtle, so the hash is a library's.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** How many values a chain has: two a turn, so that no game needs more. */
const LENGTH = 4096;

/** The value before a value of a seat's chain. */
export function valueBefore(table: string, seat: number, value: string): string {
  return bytesToHex(sha256(utf8ToBytes(`quayside chain 2\n${table}\n${seat}\n${value}\n`)));
}

const made = new Map<string, readonly string[]>();

/** The values of a chain from its anchor to its seed. */
function valuesOf(table: string, seat: number, seed: string): readonly string[] {
  const name = `${table} ${seat} ${seed}`;
  let values = made.get(name);
  if (!values) {
    const backwards = [seed];
    for (let k = 0; k < LENGTH; k += 1)
      backwards.push(valueBefore(table, seat, backwards[k] ?? ""));
    values = backwards.reverse();
    made.set(name, values);
  }
  return values;
}

/** The end of a chain, which is sent first. */
export function anchorOf(table: string, seat: number, seed: string): string {
  return valuesOf(table, seat, seed)[0] ?? "";
}

/** The value after one that was revealed; null at the end of a chain, and for one of another. */
export function valueAfter(
  table: string,
  seat: number,
  seed: string,
  value: string,
): string | null {
  const values = valuesOf(table, seat, seed);
  const at = values.indexOf(value);
  return at < 0 ? null : (values[at + 1] ?? null);
}
