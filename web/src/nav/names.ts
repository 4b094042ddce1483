/** Names of games and people in the person's language. */
import { SIDE_NAMES, sideOfSeat } from "../board/sides";
import { GAMES, gameOf } from "../games";
import type { PublicSeat } from "../protocol";
import type { Language, Text } from "../text";

/** The name of a game ("family:edition"), with its edition where that is shown. */
export function gameTitle(t: Text, game: string, withEdition = false): string {
  return game ? gameOf(game).title(t, game.split(":")[1] ?? "", withEdition) : "";
}

/** The rules of a game, as its edition has them; null where there are none to show. */
export function rulesPath(game: string): string | null {
  const { family, rules, editions } = gameOf(game);
  const edition = game.split(":")[1];
  if (!rules) return null;
  return editions && edition ? `/rules/${family}/${edition}` : `/rules/${family}`;
}

/** The edition of a family that readers of a language have in their box; null where all are one. */
export function editionFor(family: string, language: Language): string | null {
  return gameOf(family).sold?.[language] ?? null;
}

/** A game ("family:edition") in the edition that readers of a language have in their box. */
export function gameFor(game: string, language: Language): string {
  const { family } = gameOf(game);
  const edition = editionFor(family, language);
  return edition === null ? game : `${family}:${edition}`;
}

/** Every game in every edition; of each game the reader's own edition comes first. */
export function gamesFor(language: Language): string[] {
  return GAMES.flatMap(({ family, tiles, sold }) => {
    const editions = Object.values(sold ?? {}).map((edition) => `${family}:${edition}`);
    return tiles.flatMap(({ game, also }) => [
      ...new Set([gameFor(game, language), game, ...editions, ...also]),
    ]);
  });
}

/** The side of the table that a seat is on, as texts name it. */
export function sideOf(seat: number, players: number): string {
  return SIDE_NAMES[sideOfSeat(seat, players)];
}

/** The name of the bots of a level. */
export function botName(t: Text, level: string): string {
  // Texts tell levels apart as numbers.
  return t("seat-bot", { level: Number(level) || level });
}

export function seatName(t: Text, seats: readonly PublicSeat[], index: number): string {
  const seat = seats[index];
  if (!seat) return "";
  if (seat.kind === "bot" && seat.bot !== null) {
    // Bots of one level share a name, and have numbers from the second on.
    const alike = seats
      .slice(0, index)
      .filter(({ kind, bot }) => kind === "bot" && bot === seat.bot);
    const name = botName(t, seat.bot ?? "");
    return alike.length ? `${name} ${alike.length + 1}` : name;
  }
  if (seat.name) return seat.name;
  return t(`seat-${sideOf(index, seats.length)}`);
}

/** Several names as people say them: "Anna, Ben and Carla". */
export function listed(t: Text, names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return t("list-and", { rest: names.slice(0, -1).join(", "), last });
}

/** How a game ended, by the names of those who won it. */
export function ending(t: Text, winners: readonly string[], players: number): string {
  if (winners.length === 0) return t("ending-abandoned");
  if (winners.length === 1) return t("ending-won", { who: winners[0] ?? "" });
  if (winners.length === players) return t("ending-draw");
  return t("ending-shared", { who: listed(t, winners) });
}
