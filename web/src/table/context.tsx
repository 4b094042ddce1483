/** The table that the components around the board speak of, and what they ask of it. */
import { useStore } from "@nanostores/react";
import { createContext, useContext, useEffect, useMemo, useState } from "react";
import type { Position } from "../board/position";
import type { GamePlay } from "../games";
import { seatName } from "../nav/names";
import { connect } from "../state/connecting";
import type { Game } from "../state/game";
import { TableSession } from "../state/session";
import { useText } from "../text";

export const TableContext = createContext<TableSession | null>(null);

/**
 * Sit at a table as long as the page is open: null on the way there, "unknown" if it is nowhere.
 * `isKept` says that this browser holds the key, so that the table is a server's.
 */
export function useSession(
  table: string,
  key: string,
  isKept: boolean,
): TableSession | "unknown" | null {
  const [session, setSession] = useState<TableSession | "unknown" | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    let [current, made] = [true, null as TableSession | null];
    connect(table, key, isKept).then(
      (link) => {
        if (!current) link?.close();
        else if (link) {
          made = new TableSession(link, link.place === "server" ? key : null);
          setSession(made);
        } else setSession("unknown");
      },
      (problem: unknown) => {
        if (current) setBroken(problem);
      },
    );
    return () => {
      current = false;
      made?.close();
    };
  }, [table, key, isKept]);
  // The page's own boundary says so and offers to load it again.
  if (broken) throw broken;
  return session;
}

export function useTable(): TableSession {
  const session = useContext(TableContext);
  if (!session) throw new Error("there is no table here");
  return session;
}

export const useGame = (): Game => useStore(useTable().game);

/** The seats of this device's key. */
export const useSeats = (): readonly number[] => useStore(useTable().seats);

/** What the game needs to be played; it is there where a position is shown. */
export function usePlay(): GamePlay {
  const play = useStore(useTable().play);
  if (!play) throw new Error("the game is not here yet");
  return play;
}

/** The position on the board; it is there once the game has begun. */
export function usePosition(): Position {
  const position = useStore(useTable().position);
  if (!position) throw new Error("the game has not begun");
  return position;
}

/** Everybody's name by seat. */
export function useNames(): readonly string[] {
  const t = useText();
  const { seats } = useGame();
  return useMemo(() => seats.map((_, i) => seatName(t, seats, i)), [seats, t]);
}
