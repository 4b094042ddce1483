/** The players of a lesson or a puzzle: nobody in particular, so they are called by their colours. */
import { familyOf } from "../board/position";
import { gameOf } from "../games";
import { LIBRARY } from "../games/library";
import { State } from "../play/state";
import type { Text } from "../text";

/** The colours of all seats as names, "Red" and "Blue". The rules of the game have been loaded. */
export async function colourNames(t: Text, position: string): Promise<string[]> {
  const play = await gameOf(familyOf(position)).play();
  const { game, text } = State.read(LIBRARY, position);
  const now = play.read(text);
  return Array.from({ length: game.players }, (_, seat) => {
    const name = t(play.mark(now, seat).nameId);
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  });
}
