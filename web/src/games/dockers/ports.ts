/** The ports that crates are named after. */
import { STANDARD_CODES, STANDARD_PORTS } from "./layout";

const PORTS = new Map<string, string>(
  STANDARD_CODES.map((code, i) => [code, STANDARD_PORTS[i] ?? code]),
);

/** The name of a crate's port; its code where a layout of one's own has other crates. */
export function portOf(code: string): string {
  return PORTS.get(code) ?? code;
}
