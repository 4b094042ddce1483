/** What this browser can draw. Kept apart so that asking does not fetch three. */
import { atom } from "nanostores";

/** Drawing in space has failed in this tab: the plan is shown until someone tries again. */
export const broken = atom(false);

interface Drawing {
  possible: boolean;
  slow: boolean;
}

let known: Drawing | null = null;

/** Whether this browser can draw in space. */
export function hasWebGL(): boolean {
  known ??= probe();
  return known.possible;
}

/** Whether pictures are drawn by the processor: then the light quality is the better one. */
export function drawsSlowly(): boolean {
  known ??= probe();
  return known.slow;
}

function probe(): Drawing {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    if (!context) return { possible: false, slow: false };
    const info = context.getExtension("WEBGL_debug_renderer_info");
    const name = String(context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER));
    // Browsers keep only a few contexts alive: give this one back at once.
    context.getExtension("WEBGL_lose_context")?.loseContext();
    return { possible: true, slow: /swiftshader|llvmpipe|software|basic render/i.test(name) };
  } catch {
    return { possible: false, slow: false };
  }
}
