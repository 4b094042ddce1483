/** Names of games and people in the person's language. */
import { sideOfSeat } from "../board/sides";
import { familyOf } from "../position";
import type { PublicSeat } from "../protocol";
import type { Text } from "../text";

/** "Docker", "OMBA", "Docker (Italian edition)". */
export function gameTitle(t: Text, game: string, withEdition = false): string {
  const [family = "docker", edition = ""] = game.split(":");
  if (edition === "omba") return t("edition-docker-omba");
  const name = t(`game-${family}`);
  return withEdition && family === "docker" && edition
    ? t("game-with-edition", { game: name, edition: t(`edition-${family}-${edition}`) })
    : name;
}

/** The rules of a game, as its edition has them. */
export function rulesPath(game: string): string {
  const [, edition] = game.split(":");
  const family = familyOf(game);
  return family === "docker" && edition ? `/rules/docker/${edition}` : `/rules/${family}`;
}

const SIDES = ["south", "west", "north", "east"] as const;

/** The side of the table that a seat is on, as texts name it. */
export function sideOf(seat: number, players: number): string {
  return SIDES[sideOfSeat(seat, players)];
}

/** The colour of a seat before the game; in Dockers colours are drawn when it begins. */
export function seatDot(game: string, seat: number): string {
  return game.startsWith("dockers") ? "var(--lid)" : `var(--seat-${seat})`;
}

export function seatName(t: Text, seats: readonly PublicSeat[], index: number): string {
  const seat = seats[index];
  if (!seat) return "";
  if (seat.kind === "bot") return t("seat-bot", { level: seat.bot ?? "" });
  if (seat.name) return seat.name;
  return t(`seat-${sideOf(index, seats.length)}`);
}
