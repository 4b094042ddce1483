/** The games of this page as a server would describe them: what can be chosen when opening one. */
import { FAMILIES } from "../games/families";
import type { GameInfo } from "../protocol";

// Their texts are the page's own: see useTextOr in pages/OpenPage.tsx.
export const OWN_GAMES: readonly GameInfo[] = Object.values(FAMILIES).map(
  ({ name, editions, playerCounts, options }) => ({
    name,
    title: name,
    summary: "",
    players: [...playerCounts],
    editions: editions.map((edition) => ({ name: edition, meaning: "" })),
    options: Object.entries(options).map(([option, values]) => ({
      name: option,
      values: [...values],
      meaning: "",
    })),
  }),
);
