/** The buttons of a board: grids to walk through, pieces beside it, handles, and options. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import type { Token } from "../board/choice";
import { Taps } from "../board/taps";
import type { BoardProps } from "../board/types";
import { GridButtons } from "./GridButtons";
import type { Reachable } from "./game";
import { OptionButtons } from "./OptionButtons";
import { type Box, type Piece, ROLL, type Sheet, type Spot } from "./sheet";
import { useDrag } from "./useDrag";

export type Place = (box: Box) => CSSProperties;

interface Props
  extends Pick<
    BoardProps,
    "position" | "choice" | "pick" | "miss" | "putDown" | "roll" | "point" | "view" | "values"
  > {
  game: Reachable;
  sheet: Sheet;
  /** Where a button lies; without it they flow. */
  place: Place | null;
  besideLabel: string;
  handlesLabel: string;
  onLook?: (spot: Spot | null) => void;
  touch?: (spot: Spot) => void;
  picture?: (token: Token) => ReactNode;
  /** What is picked, as it looks while it is dragged. */
  dragged?: ReactNode;
  children?: ReactNode;
  className: string;
}

export function Controls(props: Props) {
  const { game, position, sheet, choice, pick, point, view, place, children, onLook } = props;
  const root = useRef<HTMLDivElement>(null);
  const lastGrid = useRef<Element | null>(null);
  const drag = useDrag(root, sheet, choice, pick, point);
  const [taps] = useState(() => new Taps());
  const byTouch = useRef(false);
  const press = (token: Token) => {
    if (byTouch.current && taps.shows(choice, token)) point(token);
    else pick(token);
  };

  /** Back to the cell that was walked to last, if the focus is within the board. */
  const backToGrid = () => {
    if (!root.current?.contains(document.activeElement)) return;
    const grid = lastGrid.current?.isConnected ? lastGrid.current : root.current;
    grid.querySelector<HTMLElement>('[role="gridcell"][data-active="true"]')?.focus();
  };

  const putDown = () => {
    const last = choice.picked.at(-1);
    if (last === undefined) return;
    if (props.putDown) props.putDown();
    else if (!choice.next.has(last)) pick(last);
    // The options close: what held the focus goes with them.
    backToGrid();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && choice.picked.length) {
      event.preventDefault();
      event.stopPropagation();
      putDown();
      return;
    }
    const inOptions = (event.target as HTMLElement).closest("[data-options]") !== null;
    if (inOptions && event.key.startsWith("Arrow")) return;
    const token = game.keyToken(event.key, choice, view.turned);
    if (token === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (inOptions) backToGrid();
    pick(token);
  };

  const worthOf = (token: Token): string | undefined =>
    choice.next.has(token) ? props.values?.get(token) : undefined;
  const valued = (label: string, token: Token): string =>
    [label, worthOf(token)].filter(Boolean).join(", ");

  const buttons = (pieces: readonly Piece[], label: string, kind: string) =>
    pieces.length > 0 && (
      <div role="group" aria-label={label} className={`plan-${kind}s`}>
        {pieces.map((piece) => (
          <button
            key={piece.token}
            type="button"
            className={`plan-${kind}`}
            style={place?.(piece)}
            aria-label={valued(piece.label, piece.token)}
            aria-pressed={piece.token === ROLL ? undefined : choice.picked.includes(piece.token)}
            data-token={piece.token}
            data-picked={choice.picked.includes(piece.token)}
            data-next={piece.token === ROLL || choice.next.has(piece.token)}
            onClick={(event) => {
              // By key, or where the button goes away: on to the squares.
              if (event.detail === 0 || kind === "handle" || piece.token === ROLL) backToGrid();
              if (piece.token === ROLL) props.roll?.();
              else pick(piece.token);
            }}
            onPointerEnter={() => point(piece.token)}
            onPointerLeave={() => point(null)}
            onFocus={() => point(piece.token)}
            onBlur={() => point(null)}
            {...(kind === "piece" ? drag(piece.token) : {})}
          >
            {place && !piece.written ? null : piece.short}
            {place && worthOf(piece.token) && (
              <span className="plan-value">{worthOf(piece.token)}</span>
            )}
          </button>
        ))}
      </div>
    );

  return (
    <div
      ref={root}
      className={props.className}
      data-position={game.summary(position)}
      data-board={position.family}
      data-drags={sheet.drop !== null}
      onPointerDownCapture={({ pointerType }) => {
        byTouch.current = pointerType === "touch";
      }}
      onKeyDownCapture={() => {
        byTouch.current = false;
      }}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        lastGrid.current = event.target.closest('[role="grid"]') ?? lastGrid.current;
      }}
    >
      {children}
      {sheet.grids.map((grid) => (
        <GridButtons
          key={grid.id}
          grid={grid}
          choice={choice}
          pick={press}
          miss={props.miss}
          place={place}
          point={point}
          drag={drag}
          values={props.values}
          taken={(key) => game.keyToken(key, choice, view.turned) !== null}
          {...(onLook ? { onLook } : {})}
          {...(props.touch ? { touch: props.touch } : {})}
        />
      ))}
      {buttons(sheet.beside, props.besideLabel, "piece")}
      {buttons(sheet.handles, props.handlesLabel, "handle")}
      {props.dragged && <div className="plan-dragged">{props.dragged}</div>}
      {sheet.options && (
        <OptionButtons
          key={sheet.options.label}
          options={sheet.options}
          choice={choice}
          sheet={sheet}
          floating={place !== null}
          picture={props.picture}
          values={props.values}
          point={point}
          pick={(token) => {
            backToGrid();
            pick(token);
          }}
        />
      )}
    </div>
  );
}
