import type { Choice, Token } from "../../../board/choice";
import type { Speaker } from "../../../board/words";
import {
  type Box,
  type Grid,
  joined,
  type Options,
  type Piece,
  type Sheet,
  type SheetProps,
  type Spot,
  stateOf,
} from "../../../plan/sheet";
import { screenCell, screenSide } from "../../../plan/turning";
import { DIRECTIONS, type Direction, isDirection, stepTo } from "../faces";
import { portOf } from "../ports";
import { type Crate, columns, type DockersPosition } from "../position";
import { dockersCell, dockersCrate, quarters, towards } from "../words";

export const CELL = 100;
/** Below the ground: Customs beside the board, and the moves of the turn. */
export const STRIP = 62;
const TITLE = 34;
const GAP = 16;
const MARGIN = 0.55;
export interface DockersLayout {
  width: number;
  height: number;
  /** Whether floors lie side by side. */
  lifted: boolean;
  /** The ground of the board, or of each floor. */
  grounds: readonly Box[];
  cell: (x: number, y: number, floor: number) => Box;
  /** The cells that can be reached, in rows as on the screen. */
  rows: readonly (readonly { x: number; y: number }[])[];
}

type Places = readonly (readonly [column: number, row: number])[];

/** The places of floors from the ground up: in a row, in a square, or one above the other. */
const ARRANGEMENTS: readonly (readonly Places[])[] = [
  [[[0, 0]]],
  [
    [
      [0, 0],
      [1, 0],
    ],
    [
      [0, 1],
      [0, 0],
    ],
  ],
  [
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
    [
      [0, 1],
      [0, 0],
      [1, 0],
    ],
    [
      [0, 2],
      [0, 1],
      [0, 0],
    ],
  ],
];

/** The arrangement that shows floors of a size largest in a room of an aspect. */
function arrangement(floors: number, width: number, height: number, aspect: number): Places {
  const scale = (places: Places) => {
    const columns = 1 + Math.max(...places.map(([column]) => column));
    const rows = 1 + Math.max(...places.map(([, row]) => row));
    return Math.min(aspect / (columns * width), 1 / (rows * height));
  };
  const [best] = [...(ARRANGEMENTS[floors - 1] ?? [])].sort((a, b) => scale(b) - scale(a));
  return best ?? [[0, 0]];
}

export function dockersLayout(
  position: DockersPosition,
  turned: number,
  lifted: boolean,
  aspect: number,
): DockersLayout {
  const [xs, ys] = [position.crates.map(({ x }) => x), position.crates.map(({ y }) => y)];
  // With the floors together a ring of free cells around the block belongs to the board.
  const ring = lifted ? 0 : 1;
  const [west, south] = [Math.min(...xs) - ring, Math.min(...ys) - ring];
  const wide = Math.max(...xs) + ring - west + 1;
  const high = Math.max(...ys) + ring - south + 1;
  const [columnsShown, rowsShown] = turned % 2 ? [high, wide] : [wide, high];
  const edge = lifted ? MARGIN * CELL : 12;
  const width = columnsShown * CELL + 2 * edge;
  const height = rowsShown * CELL + 2 * edge;
  const title = lifted ? TITLE : 0;
  // No crate ever goes up: floors without crates need no plan.
  const floors = lifted ? 1 + Math.max(...position.crates.map(({ floor }) => floor)) : 1;
  const places = arrangement(floors, width, height + title, aspect);
  const ground = (floor: number): Box => {
    const [column, row] = places[floor] ?? [0, 0];
    return { x: column * (width + GAP), y: title + row * (height + title), width, height };
  };
  const grounds = places.map((_, floor) => ground(floor));
  const rows: { x: number; y: number }[][] = [];
  for (let x = west; x < west + wide; x++) {
    for (let y = south; y < south + high; y++) {
      const { column, row } = screenCell(x - west, y - south, wide, high, turned);
      const cells = rows[row] ?? [];
      cells[column] = { x, y };
      rows[row] = cells;
    }
  }
  return {
    width: Math.max(...grounds.map((box) => box.x + box.width)),
    height: Math.max(...grounds.map((box) => box.y + box.height)) + STRIP,
    lifted,
    grounds,
    rows,
    cell: (x, y, floor) => {
      const box = grounds[lifted ? floor : 0] ?? ground(0);
      const { column, row } = screenCell(x - west, y - south, wide, high, turned);
      return {
        x: box.x + edge + column * CELL,
        y: box.y + edge + row * CELL,
        width: CELL,
        height: CELL,
      };
    },
  };
}

const FLOOR_PLANS = ["board-floor-plan-0", "board-floor-plan-1", "board-floor-plan-2"] as const;

/** Whether a crate is picked and waits for its direction. */
export function wantsDirection({ picked, next }: Choice): boolean {
  return (
    picked.length === 1 && [...next.keys()].some((token) => token === "@" || isDirection(token))
  );
}

export function dockersSheet(position: DockersPosition, props: SheetProps): Sheet {
  const { view, choice, t } = props;
  const layout = dockersLayout(position, view.turned, view.lifted, props.aspect);
  const stacks = columns(position);
  const picked = pickedCrate(position, choice.picked);
  const stored = new Set(position.groups?.flatMap(({ crates }) => crates));
  const speaker: Speaker = {
    t,
    names: props.names,
    inside: props.inside && (view.lifted || view.xray),
  };

  const spot = (x: number, y: number, floor: number | null): Spot => {
    const column = stacks.get(`${x},${y}`) ?? [];
    const crate = floor === null ? column.at(-1) : column[floor];
    const token = crate?.code ?? null;
    const towardsHere = picked && wantsDirection(choice) ? directionTo(picked, x, y) : null;
    const label =
      crate && floor !== null
        ? dockersCrate(position, crate, speaker)
        : floor === null
          ? dockersCell(position, `${x},${y}`, speaker)
          : t("board-ground");
    return {
      id: floor === null ? `${x},${y}` : `${floor}:${x},${y}`,
      token,
      // Also where the way is barred: trying it tells why.
      via: (!crate && towardsHere) || undefined,
      label: joined(
        // The code is what is written on the crate: voices that click by name need it.
        token && portOf(t, token) !== token ? token : "",
        label,
        token && stored.has(token) ? t("board-crate-stored") : "",
        stateOf(choice, token, t),
      ),
      short: token ?? "·",
      ...layout.cell(x, y, floor ?? 0),
    };
  };

  const grids: Grid[] = layout.grounds.map((_, floor) => ({
    id: `floor${floor}`,
    label: layout.lifted ? t(FLOOR_PLANS[floor] ?? "board-floor-plan-0") : t("board-name"),
    rows: layout.rows.map((row) => row.map(({ x, y }) => spot(x, y, layout.lifted ? floor : null))),
  }));

  return {
    width: layout.width,
    height: layout.height,
    grids,
    beside: leavePiece(layout, props),
    handles: picked && wantsDirection(choice) ? handles(picked, layout, props) : [],
    options: picked ? options(picked, layout, props) : null,
    drop: (from, to) => {
      const crate = position.crates.find(({ code }) => code === from.token);
      const at = /(-?\d+),(-?\d+)$/.exec(to.id);
      return crate && at ? directionTo(crate, Number(at[1]), Number(at[2])) : null;
    },
  };
}

export function pickedCrate(position: DockersPosition, picked: readonly Token[]): Crate | null {
  return position.crates.find(({ code }) => code === picked[0]) ?? null;
}

/** The direction from a crate to a cell beside it. */
export function directionTo(crate: Crate, x: number, y: number): Token | null {
  return (
    DIRECTIONS.find((direction) => {
      const [dx, dy] = stepTo(direction);
      return crate.x + dx === x && crate.y + dy === y;
    }) ?? null
  );
}

/** Where a picked crate would go: the cell and floor its moves lead to. */
export function targetBox(
  crate: Crate,
  direction: Direction,
  layout: DockersLayout,
  { choice }: Pick<SheetProps, "choice">,
): Box {
  const [dx, dy] = stepTo(direction);
  const floor = [...choice.next.values()][0]?.[0]?.steps[0]?.level ?? crate.floor;
  return layout.cell(crate.x + dx, crate.y + dy, floor);
}

const HANDLE = 46;
const OUTWARD = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** Arrows on the edges of the picked crate, and the pivot in its middle. */
function handles(crate: Crate, layout: DockersLayout, { choice, view, t }: SheetProps): Piece[] {
  const box = layout.cell(crate.x, crate.y, crate.floor);
  const around = (dx: number, dy: number): Box => ({
    x: box.x + CELL / 2 + dx * CELL * 0.62 - HANDLE / 2,
    y: box.y + CELL / 2 + dy * CELL * 0.62 - HANDLE / 2,
    width: HANDLE,
    height: HANDLE,
  });
  const found: Piece[] = [];
  DIRECTIONS.forEach((direction, side) => {
    if (!choice.next.has(direction)) return;
    const [dx, dy] = OUTWARD[screenSide(side, view.turned)] ?? OUTWARD[0];
    const label = towards(t, direction);
    found.push({ token: direction, label, short: label, ...around(dx, dy) });
  });
  if (choice.next.has("@")) {
    found.push({ token: "@", label: t("board-pivot"), short: t("board-pivot"), ...around(0, 0) });
  }
  return found;
}

/** The free turn of a fall, or how far to pivot. */
function options(crate: Crate, layout: DockersLayout, props: SheetProps): Options | null {
  const { choice, t } = props;
  const [, direction] = choice.picked;
  const tokens = [...choice.next.keys()].filter((token) => /^[0-3]$/.test(token)).sort();
  if (direction === undefined || !tokens.length) return null;
  const near = isDirection(direction)
    ? targetBox(crate, direction, layout, props)
    : layout.cell(crate.x, crate.y, crate.floor);
  return {
    label: direction === "@" ? t("board-pivot") : t("board-free-turn"),
    near,
    tokens: tokens.map((token) => ({
      token,
      label: quarters(t, Number(token)),
      short: quarters(t, Number(token)),
    })),
  };
}

/** Customs may stay where it is. */
function leavePiece(layout: DockersLayout, { choice, t }: SheetProps): Piece[] {
  if (!choice.next.has("leave")) return [];
  return [
    {
      token: "leave",
      label: t("board-customs-leave"),
      short: t("board-customs-leave"),
      written: true,
      x: 122,
      y: layout.height - STRIP + 8,
      width: Math.min(300, layout.width - 126),
      height: STRIP - 12,
    },
  ];
}
