/** A game that these pages know nothing about: its position as text, its moves as buttons. */
import { type GameModule, once } from "../module";

export function plainGame(family: string): GameModule {
  const name = family.charAt(0).toUpperCase() + family.slice(1);
  return {
    family,
    tiles: [],
    title: (_, edition, withEdition) =>
      withEdition && edition && edition !== "standard" ? `${name} (${edition})` : name,
    editions: false,
    dot: (seat) => `var(--seat-${seat % 4})`,
    hasDie: () => true,
    drawsColours: false,
    hides: false,
    hiddenOptions: [],
    keys: [],
    rules: null,
    lesson: null,
    puzzles: null,
    play: once(async () => (await import("./play")).playPlain(family)),
  };
}
