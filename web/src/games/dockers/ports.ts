/** The ports that crates are named after, from the layout that the rules use. */

import layout from "../../../../src/quayside/games/dockers/layout-standard.toml?raw";
import type { Scene } from "../../protocol";

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

/** The ports of all crates by code, as the server names them. */
export function portsOf(scene: Scene | null): Readonly<Record<string, string>> | null {
  if (scene?.family !== "dockers") return null;
  let found = named.get(scene);
  if (!found) {
    found = Object.fromEntries(scene.crates.map(({ code, port }) => [code, port]));
    named.set(scene, found);
  }
  return found;
}

const named = new WeakMap<Scene, Readonly<Record<string, string>>>();
