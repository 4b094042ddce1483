/** Doce, the dice on the grid. */
import { type GameModule, once } from "../module";
import picture from "./scene.webp";

export const doce: GameModule = {
  family: "doce",
  tiles: [
    {
      game: "doce:standard",
      summary: "game-doce.summary",
      picture,
      players: [2, 2],
      minutes: 20,
      difficulty: 2,
      also: [],
    },
  ],
  title: (t) => t("game-doce"),
  editions: false,
  dot: (seat) => `var(--seat-${seat})`,
  hasDie: () => false,
  drawsColours: false,
  hides: false,
  hiddenOptions: ["cap", "layout"],
  keys: [
    ["1–6", "help-key-face"],
    ["B", "help-key-blocker"],
  ],
  rules: once(async () => (await import("./rules.json")).default),
  lesson: once(
    async () => (await import("../../../../src/quayside/games/doce/lessons.json")).default,
  ),
  puzzles: once(
    async () => (await import("../../../../src/quayside/games/doce/puzzles.json?raw")).default,
  ),
  play: once(async () => (await import("./play")).play),
  editing: once(async () => (await import("./editing")).editing),
  // The box has black and white dice.
  box: { colours: () => ["k", "w"] },
};
