import type { CSSProperties } from "react";
import type { Box, Sheet } from "./sheet";

/** Lay a button over its part of the drawing, whatever size that has. */
export function percent({ width, height }: Sheet): (box: Box) => CSSProperties {
  return (box) => ({
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  });
}
