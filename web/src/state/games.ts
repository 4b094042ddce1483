/** The games that there are: those of this page, and those that only the server knows. */
import { useEffect, useState } from "react";
import { GAMES } from "../games";
import { getGames } from "../net/api";
import { SERVER } from "../net/server";
import type { GameInfo } from "../protocol";

const OWN = new Set(GAMES.map(({ family }) => family));
let asked: Promise<readonly GameInfo[]> | null = null;

/** Ask the server, once for all pages, for games that this page does not have. */
function askServer(): Promise<readonly GameInfo[]> {
  if (SERVER === null) return Promise.resolve([]);
  asked ??= getGames().then(
    (games) => games.filter(({ name }) => !OWN.has(name)),
    (problem: unknown) => {
      // The next caller asks again.
      asked = null;
      throw problem;
    },
  );
  return asked;
}

/** The games that only the server knows; null until it has answered. Nothing else waits for them. */
export function useServerGames(): { games: readonly GameInfo[] | null; problem: unknown } {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    askServer().then(
      (found) => {
        if (current) setGames(found);
      },
      (error: unknown) => {
        if (current) setProblem(error);
      },
    );
    return () => {
      current = false;
    };
  }, []);
  return { games, problem };
}
