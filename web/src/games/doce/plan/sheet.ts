import {
  type Box,
  joined,
  type Options,
  type Piece,
  type Sheet,
  type SheetProps,
  type Spot,
  stateOf,
} from "../../../plan/sheet";
import { type Surround, surround } from "../../../plan/surround";
import { screenCell } from "../../../plan/turning";
import { DOCE_SQUARES, type DocePosition } from "../position";
import { doceHand, doceSquare } from "../words";

const SQUARE = 100;
const FRAME = 12;

export interface DoceLayout extends Surround {
  square: (square: string) => Box;
  /** Where a seat's blocker lies while it is held. */
  blocker: (seat: number) => Box;
}

export function doceLayout(turned: number): DoceLayout {
  const around = surround(2, turned, 5 * SQUARE + 2 * FRAME, 14, 66);
  const { board } = around;
  return {
    ...around,
    square: (name) => {
      const { column, row } = cellOf(name, turned);
      return {
        x: board.x + FRAME + column * SQUARE,
        y: board.y + FRAME + row * SQUARE,
        width: SQUARE,
        height: SQUARE,
      };
    },
    blocker: (seat) => {
      const tray = around.tray(seat);
      return tray.flat
        ? { x: tray.x + tray.width - 62, y: tray.y + 6, width: 54, height: 54 }
        : { x: tray.x + 6, y: tray.y + tray.height - 62, width: 54, height: 54 };
    },
  };
}

function cellOf(square: string, turned: number) {
  const index = Math.max(0, DOCE_SQUARES.indexOf(square));
  return screenCell(index % 5, Math.floor(index / 5), 5, 5, turned);
}

export function doceSheet(position: DocePosition, props: SheetProps): Sheet {
  const { view, choice, names, t } = props;
  const layout = doceLayout(view.turned);
  const rows: Spot[][] = [];
  const lit = new Set(position.lines?.flat());
  for (const square of DOCE_SQUARES) {
    const { column, row } = cellOf(square, view.turned);
    const zones = (position.zones ?? []).flatMap((squares, seat) =>
      squares.includes(square) ? [t("board-zone", { name: names[seat] ?? "" })] : [],
    );
    const label = joined(
      doceSquare(position, square, { t, names }),
      ...zones,
      lit.has(square) ? t("board-line") : "",
      stateOf(choice, square, t),
    );
    const cells = rows[row] ?? [];
    cells[column] = {
      id: square,
      token: square,
      label,
      short: square,
      ...layout.square(square),
    };
    rows[row] = cells;
  }
  return {
    width: layout.width,
    height: layout.height,
    grids: [{ id: "squares", label: t("board-name"), rows }],
    beside: blockerPiece(position, layout, props),
    handles: [],
    options: wheel(layout, props),
    drop: null,
  };
}

/** The blocker of the player to move, while it is held. */
function blockerPiece(position: DocePosition, layout: DoceLayout, props: SheetProps): Piece[] {
  const { choice, names, t } = props;
  const seat = position.turn;
  if (seat === null || !position.blockers[seat]) return [];
  return [
    {
      token: "blocker",
      label: joined(doceHand(position, seat, { t, names }), stateOf(choice, "blocker", t)),
      short: t("board-blocker-label"),
      ...layout.blocker(seat),
    },
  ];
}

/** The six faces, once a square is picked. */
function wheel(layout: DoceLayout, { choice, t }: SheetProps): Options | null {
  const [square] = choice.picked;
  if (choice.picked.length !== 1 || square === undefined || square === "blocker") return null;
  return {
    label: t("board-face-wheel", { square }),
    near: layout.square(square),
    tokens: ["1", "2", "3", "4", "5", "6"].map((face) => ({
      token: face,
      label: t("board-face-of-die", { face }),
      short: face,
    })),
  };
}
