/** The games that the server plays, asked once for all pages. */
import { useEffect, useState } from "react";
import { getGames } from "../net/api";
import type { GameInfo } from "../protocol";

let asked: Promise<readonly GameInfo[]> | null = null;

export function gamesOfServer(): Promise<readonly GameInfo[]> {
  asked ??= getGames().catch((problem: unknown) => {
    // Asked again by whoever wants to know next.
    asked = null;
    throw problem;
  });
  return asked;
}

/** The games, and what went wrong with asking. */
export function useGames(): { games: readonly GameInfo[] | null; problem: unknown } {
  const [games, setGames] = useState<readonly GameInfo[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    gamesOfServer().then(
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
