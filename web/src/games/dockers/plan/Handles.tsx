import type { BoardProps } from "../../../board/types";
import { centre } from "../../../plan/sheet";
import { screenSide } from "../../../plan/turning";
import type { LegalMove } from "../../../protocol";
import { DIRECTIONS } from "../faces";
import type { DockersPosition } from "../position";
import { tokensOf } from "../tokens";
import { CustomsToken, TOKEN, tokenOn } from "./Customs";
import { CELL, type DockersLayout, pickedCrate, wantsDirection } from "./sheet";

type Props = BoardProps<DockersPosition> & { layout: DockersLayout };

/** The arrows around a picked crate; their buttons lie above them. */
export function DockersArrows({ position, choice, view, layout }: Props) {
  const crate = pickedCrate(position, choice.picked);
  if (!crate || !wantsDirection(choice)) return null;
  const box = layout.cell(crate.x, crate.y, crate.floor);
  return (
    <g transform={`translate(${box.x + CELL / 2} ${box.y + CELL / 2})`} className="plan-arrows">
      {DIRECTIONS.map((direction, side) =>
        choice.next.has(direction) ? (
          <g key={direction} transform={`rotate(${90 * screenSide(side, view.turned)})`}>
            <circle className="plan-arrow-ground" cy={-62} r={22} />
            <path className="plan-arrow" d="M0 -77 L13 -61 H5 V-48 H-5 V-61 H-13 Z" />
          </g>
        ) : null,
      )}
      {choice.next.has("@") && <PivotArrow />}
    </g>
  );
}

/** What the move pointed at does: where a crate goes, that it turns, where Customs will stand. */
export function DockersPreview({ position, layout, move }: Props & { move: LegalMove }) {
  const [code, how] = tokensOf(move.text);
  const crate = position.crates.find((one) => one.code === code);
  if (!crate) return null;
  const cell = layout.cell(crate.x, crate.y, crate.floor);
  const from = centre(cell);
  if (how === undefined) {
    return (
      <g className="plan-ghost-piece">
        <CustomsToken {...tokenOn(cell)} size={TOKEN} />
      </g>
    );
  }
  if (how === "@") {
    return (
      <g className="plan-arrows" transform={`translate(${from.x} ${from.y})`}>
        <PivotArrow />
      </g>
    );
  }
  const [step] = move.steps;
  const at = /^(-?\d+),(-?\d+)$/.exec(step?.place ?? "");
  if (!step || !at) return null;
  const box = layout.cell(Number(at[1]), Number(at[2]), step.level);
  const to = centre(box);
  return (
    <g>
      <rect
        className="plan-ghost"
        x={box.x + 6}
        y={box.y + 6}
        width={box.width - 12}
        height={box.height - 12}
        rx={5}
      />
      <line className="plan-ghost-way" x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
      <circle className="plan-ghost-end" cx={to.x} cy={to.y} r={9} />
    </g>
  );
}

function PivotArrow() {
  return (
    <g>
      <circle className="plan-arrow-ground" r={22} />
      <path className="plan-arrow-turn" d="M-8 8 A11.5 11.5 0 1 1 10 6" />
      <path className="plan-arrow" d="M3 4 L16 1 L13 14 Z" />
    </g>
  );
}
