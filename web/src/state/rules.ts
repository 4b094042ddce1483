/** What the rules say about a position. The server is asked; nothing else here asks it for rules. */
import { ApiError, askWhy, getPreview, getScene } from "../net/api";
import type { Preview, Scene } from "../protocol";

const MOST = 200;
const known = new Map<string, Scene>();
const asked = new Map<string, Promise<Scene>>();

/** What to draw beside the position itself, if it is known already. */
export const knownScene = (position: string): Scene | null => known.get(position) ?? null;

/** What to draw beside the position itself; one request for each position. */
export function sceneOf(position: string): Promise<Scene> {
  let asking = asked.get(position);
  if (!asking) {
    asking = getScene(position)
      .then((scene) => {
        if (known.size >= MOST) known.clear();
        known.set(position, scene);
        return scene;
      })
      .finally(() => asked.delete(position));
    asked.set(position, asking);
  }
  return known.has(position) ? Promise.resolve(known.get(position) as Scene) : asking;
}

/** What a move leads to. */
export const previewOf = (position: string, move: string): Promise<Preview> =>
  getPreview(position, [move]);

/** All that can be played in a position. */
export const movesOf = async (position: string): Promise<Preview["moves"]> =>
  (await getPreview(position, [])).moves;

/**
 * Which ruling forbids a move, at a table as it stands or after moves that are not sent yet; null
 * if none does. Throws where the question cannot be answered now.
 */
export async function whyNot(
  table: string,
  move: string,
  staged: string | null,
): Promise<{ ruling: string; code: string } | null> {
  try {
    if (staged !== null) {
      await previewOf(staged, move);
      return null;
    }
    const { legal, ruling, code } = await askWhy(table, move);
    return legal ? null : { ruling, code };
  } catch (error) {
    // A server that is busy or cannot be reached says nothing about the move.
    if (!(error instanceof ApiError) || !error.code.startsWith("quayside.move.")) throw error;
    return { ruling: error.ruling, code: error.code };
  }
}
