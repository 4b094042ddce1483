/** The ports that crates are named after. */
import { STANDARD_CODES, STANDARD_PORTS } from "./layout";

const PORTS = new Map<string, string>(
  STANDARD_CODES.map((code, i) => [code, STANDARD_PORTS[i] ?? code]),
);

let own: Readonly<Record<string, string>> = {};

/** Call crates by the ports of a layout of one's own, by their codes. */
export function callPorts(ports: Readonly<Record<string, string>>): void {
  own = ports;
}

/** The name of a crate's port; its code where the layout is not known here. */
export function portOf(code: string): string {
  return own[code] ?? PORTS.get(code) ?? code;
}
