/** The ports that crates are named after, from the layout that the rules use. */
import layout from "../../../../src/quayside/games/dockers/layout-standard.toml?raw";

const PORTS = new Map(
  [...layout.matchAll(/code = "(\w+)"\s+port = "([^"]+)"/g)].map(([, code = "", port = ""]) => [
    code,
    port,
  ]),
);

/** The name of a crate's port; its code where a layout of one's own has other crates. */
export function portOf(code: string): string {
  return PORTS.get(code) ?? code;
}
