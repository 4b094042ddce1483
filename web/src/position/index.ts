/** Positions in text form (rulebook section 5) as data for drawing. */
import { type DocePosition, readDoce } from "./doce";
import { type DockerPosition, readDocker } from "./docker";
import { type DockersPosition, readDockers } from "./dockers";

export type Position = DockerPosition | DockersPosition | DocePosition;
export type Family = Position["family"];

export * from "./doce";
export * from "./docker";
export * from "./dockers";

export function familyOf(game: string): Family {
  const name = game.split(/[:\s]/, 1)[0];
  return name === "dockers" || name === "doce" ? name : "docker";
}

export function readPosition(text: string): Position {
  const words = text.trim().split(/\s+/);
  switch (familyOf(text)) {
    case "docker":
      return readDocker(words);
    case "dockers":
      return readDockers(words);
    case "doce":
      return readDoce(words);
  }
}

/** Points by seat where the game has them. */
export function scoresOf(position: Position): readonly number[] | null {
  switch (position.family) {
    case "docker":
      return null;
    case "dockers":
      return position.scores;
    case "doce":
      return position.totals;
  }
}
