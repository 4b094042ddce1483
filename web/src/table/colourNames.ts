/** The players of a lesson or a puzzle: nobody in particular, so they are called by their colours. */
import { familyOf } from "../board/position";
import { gameOf } from "../games";
import { LIBRARY, loadGame } from "../games/library";
import { State } from "../play/state";
import { loadTableTexts, type Text } from "../text";

/** Fetch a game with its rules; return the colours of all seats as names, "Red" and "Blue". */
export async function colourNames(t: Text, position: string): Promise<string[]> {
  const family = familyOf(position);
  const [play] = await Promise.all([gameOf(family).play(), loadGame(family), loadTableTexts()]);
  const { game, text } = State.read(LIBRARY, position);
  const now = play.read(text);
  return Array.from({ length: game.players }, (_, seat) => {
    const name = t(play.mark(now, seat).nameId);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  });
}
