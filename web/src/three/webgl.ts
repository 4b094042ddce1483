/** Whether this browser can draw in space. Kept apart so that asking does not fetch three. */
let known: boolean | null = null;

export function hasWebGL(): boolean {
  known ??= probe();
  return known;
}

function probe(): boolean {
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    // Browsers keep only a few contexts alive: give this one back at once.
    context?.getExtension("WEBGL_lose_context")?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
