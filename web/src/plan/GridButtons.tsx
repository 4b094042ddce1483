/** A grid of buttons with one stop for Tab: arrow keys go from cell to cell, Enter picks. */
import { type KeyboardEvent, useRef, useState } from "react";
import type { Choice, Token } from "../board/choice";
import type { BoardProps } from "../board/types";
import type { Place } from "./Controls";
import type { Grid, Spot } from "./sheet";
import type { Drag } from "./useDrag";
import { useKeptFocus } from "./useKeptFocus";

interface Props {
  grid: Grid;
  choice: Choice;
  pick: (token: Token) => void;
  miss: BoardProps["miss"];
  place: Place | null;
  point: (token: Token | null) => void;
  drag: Drag;
  values?: BoardProps["values"];
  /** Whether a key picks something: then it does not move the focus. */
  taken: (key: string) => boolean;
  onLook?: (spot: Spot | null) => void;
  /** What a click means instead of picking. */
  touch?: (spot: Spot) => void;
}

export function GridButtons(props: Props) {
  const { grid, choice, pick, miss, place, point, drag, values, taken, onLook, touch } = props;
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<Spot | null>(null);
  const spots = grid.rows.flat();
  // A crate may have been moved: the focus goes with it.
  const active =
    spots.find(({ token }) => token !== null && token === wanted?.token) ??
    spots.find(({ id }) => id === wanted?.id) ??
    spots.find(({ token }) => token !== null && choice.next.has(token)) ??
    spots[0];

  useKeptFocus(root, active?.id ?? "");

  const go = (row: number, column: number) => {
    const spot = grid.rows[row]?.[column];
    if (!spot) return;
    setWanted(spot);
    root.current?.querySelector<HTMLElement>(`[data-spot="${CSS.escape(spot.id)}"]`)?.focus();
  };

  const onKeyDown = (event: KeyboardEvent, row: number, column: number) => {
    const last = (grid.rows[row]?.length ?? 1) - 1;
    const to: Record<string, readonly [number, number]> = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: event.ctrlKey ? [0, 0] : [row, 0],
      End: event.ctrlKey ? [grid.rows.length - 1, last] : [row, last],
    };
    const target = to[event.key];
    // With a crate picked, arrows are directions: the board's own keys take them.
    if (!target || taken(event.key)) return;
    event.preventDefault();
    go(...target);
  };

  const look = (spot: Spot | null) => {
    point(spot?.via ?? spot?.token ?? null);
    onLook?.(spot);
  };

  return (
    <div
      ref={root}
      role="grid"
      aria-label={grid.label}
      aria-rowcount={grid.rows.length}
      aria-colcount={grid.rows[0]?.length ?? 0}
      className="plan-grid"
    >
      {grid.rows.map((spotsInRow, row) => (
        <div role="row" aria-rowindex={row + 1} className="plan-row" key={row}>
          {spotsInRow.map((spot, column) => {
            const picked = spot.token !== null && choice.picked.includes(spot.token);
            const next = spot.token !== null && choice.next.has(spot.token);
            const value = next ? values?.get(spot.token ?? "") : undefined;
            return (
              <button
                key={spot.id}
                type="button"
                role="gridcell"
                aria-colindex={column + 1}
                aria-selected={picked || undefined}
                aria-label={value ? `${spot.label}, ${value}` : spot.label}
                tabIndex={spot === active ? 0 : -1}
                className="plan-cell"
                style={place?.(spot)}
                data-spot={spot.id}
                data-token={spot.token ?? ""}
                data-active={spot === active}
                data-picked={picked}
                data-next={next}
                onClick={() => {
                  setWanted(spot);
                  const token = spot.via ?? spot.token;
                  if (touch) touch(spot);
                  else if (token === null) miss?.();
                  else pick(token);
                }}
                onKeyDown={(event) => onKeyDown(event, row, column)}
                onFocus={() => {
                  setWanted(spot);
                  look(spot);
                }}
                onBlur={() => look(null)}
                onPointerEnter={place ? () => look(spot) : undefined}
                onPointerLeave={place ? () => look(null) : undefined}
                {...drag(spot.token, spot)}
              >
                {place ? value && <span className="plan-value">{value}</span> : spot.short}
              </button>
            );
          })}
        </div>
      ))}
    </div>
  );
}
