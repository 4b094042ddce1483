import type { Choice } from "../../../board/choice";
import {
  type Box,
  joined,
  type Piece,
  ROLL,
  type Sheet,
  type SheetProps,
  type Spot,
  stateOf,
} from "../../../plan/sheet";
import { type Surround, surround } from "../../../plan/surround";
import { screenCell, screenSide } from "../../../plan/turning";
import type { Text } from "../../../text";
import { DOCKER_SQUARES, type DockerPosition } from "../position";
import { isCard } from "../tokens";
import { dockerHand, dockerSquare } from "../words";

const SQUARE = 120;
const FRAME = 12;
/** Room outside the frame for entry arrows, then for a tray. */
const QUAY = 30;
const TRAY = 66;

export interface DockerLayout extends Surround {
  square: (square: string) => Box;
  /** Where the top container of a square is drawn. */
  top: (square: string) => { x: number; y: number };
  /** The point outside the board in front of an entry square, and the way in. */
  gate: (square: string) => { x: number; y: number; dx: number; dy: number };
}

/** The sides of the board that entry squares belong to: 0 north, 1 east, 2 south, 3 west. */
const GATES: Readonly<Record<string, number>> = { b3: 0, c2: 1, b1: 2, a2: 3 };
export const ENTRIES = Object.keys(GATES);

const INWARD = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
] as const;

export function dockerLayout(players: number, turned: number): DockerLayout {
  const around = surround(players, turned, 3 * SQUARE + 2 * FRAME, QUAY, TRAY);
  const { board } = around;
  const square = (name: string): Box => {
    const index = Math.max(0, DOCKER_SQUARES.indexOf(name as "a1"));
    const { column, row } = screenCell(index % 3, Math.floor(index / 3), 3, 3, turned);
    return {
      x: board.x + FRAME + column * SQUARE,
      y: board.y + FRAME + row * SQUARE,
      width: SQUARE,
      height: SQUARE,
    };
  };

  return {
    ...around,
    square,
    top: (name) => {
      const box = square(name);
      return { x: box.x + 46, y: box.y + 70 };
    },
    gate: (name) => {
      const side = screenSide(GATES[name] ?? 2, turned);
      const [dx, dy] = INWARD[side] ?? INWARD[0];
      const box = square(name);
      const reach = SQUARE / 2 + FRAME + QUAY / 2;
      return {
        x: box.x + SQUARE / 2 - dx * reach,
        y: box.y + SQUARE / 2 - dy * reach,
        dx,
        dy,
      };
    },
  };
}

/** The seats an entry square belongs to, if not to all. */
export function ownersOfEntry({ entries, players }: DockerPosition, square: string): number[] {
  const seats = (entries ?? []).flatMap((squares, seat) =>
    squares.includes(square) ? [seat] : [],
  );
  return seats.length === players ? [] : seats;
}

export function isEntry({ entries }: DockerPosition, square: string): boolean {
  return entries?.some((squares) => squares.includes(square)) ?? square in GATES;
}

function entryLabel(position: DockerPosition, square: string, { names, t }: SheetProps): string {
  if (!isEntry(position, square)) return "";
  const owners = ownersOfEntry(position, square);
  return owners.length
    ? t("board-entry-of", { names: owners.map((seat) => names[seat] ?? "").join(", ") })
    : t("board-entry");
}

export function dockerSheet(position: DockerPosition, props: SheetProps): Sheet {
  const { view, choice, names, t } = props;
  const layout = dockerLayout(position.players, view.turned);
  const rows: Spot[][] = [[], [], []];
  DOCKER_SQUARES.forEach((square, index) => {
    const { column, row } = screenCell(index % 3, Math.floor(index / 3), 3, 3, view.turned);
    const label = joined(
      dockerSquare(position, square, { t, names }),
      entryLabel(position, square, props),
      squareState(choice, square, t),
    );
    const spot = { id: square, token: square, label, short: square, ...layout.square(square) };
    const cells = rows[row] ?? [];
    cells[column] = spot;
    rows[row] = cells;
  });
  return {
    width: layout.width,
    height: layout.height,
    grids: [{ id: "squares", label: t("board-name"), rows }],
    beside: [...handPiece(position, layout, props), ...diePiece(position, layout, props)],
    handles: [],
    options: null,
    drop: (_from, to) => to.token,
  };
}

/** What can be done with a square, and for how many points. */
function squareState(choice: Choice, square: string, t: Text): string {
  const move = choice.picked.every(isCard) ? undefined : choice.next.get(square)?.[0];
  const cost = move?.steps.reduce((sum, step) => sum + step.cost, 0) ?? 0;
  return cost && !choice.picked.includes(square)
    ? t("board-target", { points: cost })
    : stateOf(choice, square, t, choice.picked.every(isCard));
}

/** The hand of the player to move; those of the others are only drawn and told. */
function handPiece(
  position: DockerPosition,
  layout: DockerLayout,
  { choice, names, t }: SheetProps,
): Piece[] {
  const seat = position.turn;
  if (seat === null || !position.hand[seat]) return [];
  const label = joined(dockerHand(position, seat, { t, names }), stateOf(choice, "hand", t));
  const { flat: _flat, ...box } = layout.tray(seat);
  return [{ token: "hand", label, short: t("board-enter-label"), ...box }];
}

/** The die of the player to move, where it waits to be thrown here. */
function diePiece(
  position: DockerPosition,
  layout: DockerLayout,
  { canRoll, t }: SheetProps,
): Piece[] {
  if (!canRoll || position.turn === null) return [];
  const label = t("board-roll-die");
  return [{ token: ROLL, label, short: label, ...dieBox(layout.tray(position.turn)) }];
}

/** Where the die lies in a tray. */
export function dieBox(tray: Box & { flat: boolean }): Box {
  return tray.flat
    ? { x: tray.x + tray.width - 60, y: tray.y + 7, width: 52, height: 52 }
    : { x: tray.x + 7, y: tray.y + tray.height - 60, width: 52, height: 52 };
}
