/** What the server says about a position for drawing it, asked for once. */
import { useEffect, useState } from "react";
import type { Scene } from "../board/types";
import { getScene } from "../net/api";
import { FACES } from "../position";
import type { Scene as Sent } from "../protocol";

const known = new Map<string, Scene>();
const MOST = 200;

function adapt(position: string, sent: Sent): Scene {
  switch (sent.family) {
    case "docker":
      return { position, entries: sent.entries };
    case "doce":
      return { position, zones: sent.zones, lines: sent.lines.map((line) => line.squares) };
    case "dockers":
      return {
        position,
        stored: sent.groups,
        ports: Object.fromEntries(sent.crates.map((crate) => [crate.code, crate.port])),
        visible: Object.fromEntries(
          sent.crates.map((crate) => [crate.code, FACES.filter((_, i) => crate.seen[i] !== "-")]),
        ),
      };
  }
}

export function useScene(position: string): Scene | null {
  const [scene, setScene] = useState<Scene | null>(known.get(position) ?? null);
  useEffect(() => {
    if (!position) return;
    const found = known.get(position);
    if (found) {
      setScene(found);
      return;
    }
    let current = true;
    getScene(position).then(
      (sent) => {
        const made = adapt(position, sent);
        if (known.size >= MOST) known.clear();
        known.set(position, made);
        if (current) setScene(made);
      },
      () => undefined, // The board is drawn without outlines then.
    );
    return () => {
      current = false;
    };
  }, [position]);
  return scene?.position === position ? scene : (known.get(position) ?? scene);
}
