/** A pointer moves this far, in picture elements, before it is a drag and no longer a tap. */
export const THRESHOLD = 6;
