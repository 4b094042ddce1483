/** The ports that crates are named after. */
import type { Text } from "../../text";
import { STANDARD_CODES } from "./layout";

const CODES = new Set<string>(STANDARD_CODES);

let own: Readonly<Record<string, string>> = {};

/** Call crates by the ports of a layout of one's own, by their codes. */
export function callPorts(ports: Readonly<Record<string, string>>): void {
  own = ports;
}

/** The name of a crate's port in the reader's language; its code where the layout is not known here. */
export function portOf(t: Text, code: string): string {
  return own[code] ?? standardPort(t, code);
}

/** The name of a port of the standard layout; the code itself where it has none of that code. */
export function standardPort(t: Text, code: string): string {
  return CODES.has(code) ? t(`port-${code}`) : code;
}
