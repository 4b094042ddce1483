/** Dockers, the block of crates. */
import { type GameModule, once } from "../module";
import picture from "./scene.webp";

export const dockers: GameModule = {
  family: "dockers",
  tiles: [
    {
      game: "dockers:standard",
      summary: "game-dockers.summary",
      picture,
      players: [2, 4],
      minutes: 60,
      difficulty: 3,
      also: [],
    },
  ],
  title: (t) => t("game-dockers"),
  editions: false,
  // Colours are drawn when the game begins.
  dot: () => "var(--lid)",
  hasDie: () => false,
  drawsColours: true,
  hides: true,
  hiddenOptions: ["cap", "layout"],
  optionText(t, option, value) {
    if (option !== "floors" || value === "012") return null;
    // An order of the floors from the ground up, such as "201".
    const [ground = 0, middle = 0, top = 0] = [...value].map(Number);
    return t("open-floors", { ground, middle, top });
  },
  keys: [
    ["N E S W", "help-key-direction"],
    ["0–3", "help-key-turn"],
    ["L", "help-key-leave"],
  ],
  rules: once(async () => (await import("./rules.json")).default),
  lesson: once(
    async () => (await import("../../../../src/quayside/games/dockers/lessons.json")).default,
  ),
  puzzles: once(
    async () => (await import("../../../../src/quayside/games/dockers/puzzles.json?raw")).default,
  ),
  play: once(async () => (await import("./play")).play),
  editing: once(async () => (await import("./editing")).editing),
  box: { colours: () => ["r", "b", "y", "g"] },
  layoutOption: "layout",
  layouts: once(async () => (await import("./box")).layouts),
};
