/** Docker and OMBA. */
import { type GameModule, once } from "../module";
import picture from "./scene.webp";

/** How many containers everybody has. */
function containers(edition: string, players: number): number {
  if (players === 2) return edition === "en" ? 3 : 6;
  return players === 3 && edition === "omba" ? 4 : 3;
}

export const docker: GameModule = {
  family: "docker",
  tiles: [
    {
      game: "docker:fr",
      summary: "game-docker.summary",
      picture,
      players: [2, 4],
      minutes: 15,
      difficulty: 1,
      also: ["docker:omba"],
    },
  ],
  title(t, edition, withEdition) {
    // OMBA is sold under a name of its own.
    if (edition === "omba") return t("edition-docker-omba");
    return withEdition && edition
      ? t("game-with-edition", { game: t("game-docker"), edition: t(`edition-docker-${edition}`) })
      : t("game-docker");
  },
  editions: true,
  sold: { en: "en", de: "en", fr: "fr", it: "it" },
  dot: (seat) => `var(--seat-${seat})`,
  hasDie: ({ chance }) => chance !== "cards",
  drawsColours: false,
  hides: false,
  hiddenOptions: ["cap", "layout"],
  keys: [
    ["H", "help-key-hand"],
    ["1–6", "help-key-face"],
  ],
  rules: once(async () => (await import("./rules.json")).default),
  lesson: once(
    async () => (await import("../../../../src/quayside/games/docker/lessons.json")).default,
  ),
  puzzles: once(
    async () => (await import("../../../../src/quayside/games/docker/puzzles.json?raw")).default,
  ),
  play: once(async () => (await import("./play")).play),
  editing: once(async () => (await import("./editing")).editing),
  box: {
    // Twelve cubes in four colours: with six each, two players have two colours each (DK-2).
    colours: (edition, players) =>
      containers(edition, players) === 6
        ? ["ry", "bg", "rb", "yg", "rg", "by"]
        : ["r", "b", "y", "g"],
    pieces: (edition, players) => ({ containers: containers(edition, players) }),
  },
};
