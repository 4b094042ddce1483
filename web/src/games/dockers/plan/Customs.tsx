import type { Box } from "../../../plan/sheet";
import { type DockersLayout, STRIP } from "./sheet";

export const TOKEN = 32;

/** Where the token stands on a crate of a cell, and where beside the board. */
export const tokenOn = (cell: Box) => ({ x: cell.x + 81, y: cell.y + 18 });
export const tokenBeside = (layout: DockersLayout) => ({
  x: 142,
  y: layout.height - STRIP / 2 + 2,
});

/** The Customs token: a stamp with a lock. */
export function CustomsToken({ x, y, size }: { x: number; y: number; size: number }) {
  const s = size / 32;
  return (
    <g className="plan-customs" transform={`translate(${x} ${y}) scale(${s})`}>
      <circle r={15} className="plan-customs-disc" />
      <circle r={12} className="plan-customs-ring" />
      <rect className="plan-customs-lock" x={-6} y={-2} width={12} height={9} rx={1.5} />
      <path className="plan-customs-bow" d="M-3.5 -2 v-2.5 a3.5 3.5 0 0 1 7 0 v2.5" />
    </g>
  );
}
