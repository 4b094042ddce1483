/** Which accuracy is usual for each level (tools/accuracy.py, analysis/usual.py). */

export interface UsualAccuracy {
  readonly game: string;
  readonly players: number;
  /** How many games were played at each level. */
  readonly games: number;
  readonly levels: Readonly<Record<string, number>>;
}

const FILES = import.meta.glob<UsualAccuracy>("../../../src/quayside/games/*/data/accuracy.json", {
  import: "default",
});

/** Fetch what is usual in a game; null where nobody has measured it. */
export async function usualAccuracy(family: string): Promise<UsualAccuracy | null> {
  const found = Object.keys(FILES).find((path) => path.includes(`/games/${family}/`));
  return (await FILES[found ?? ""]?.()) ?? null;
}
