import { useId } from "react";
import { fillOf, seatMark } from "../../../board/marks";
import { Die, Planks } from "../../../plan/art";
import type { ArtProps } from "../../../plan/game";
import { centre, nothing } from "../../../plan/sheet";
import { LastPlace, MoveRing } from "../../../plan/trail";
import { useMotion } from "../../../plan/useMotion";
import { lastSquares } from "../events";
import { DOCE_SQUARES, type DocePosition } from "../position";
import { type Put, placed, putBy } from "../tokens";
import { Blocker, DoceHand } from "./Hand";
import { DIE, DoceMotion, lengthOf, litBy, placedBy } from "./Motion";
import { type DoceLayout, doceLayout } from "./sheet";

type Props = ArtProps<DocePosition>;
interface Laid {
  layout: DoceLayout;
}

export function DoceArt(props: Props) {
  const { view, position, names } = props;
  const motion = useMotion(props, lengthOf);
  const shown = motion?.before ?? props.position;
  const choice = motion ? nothing(props.choice) : props.choice;
  const layout = doceLayout(view.turned);
  const id = useId();
  const lines = motion ? litBy(motion) : (position.lines ?? []);
  const calmly = motion && view.calm ? placedBy(motion) : null;
  const put = props.preview && placed(props.preview.text);
  return (
    <>
      <defs>
        <Planks id={`${id}grain`} />
        {[0, 1].map((seat) => (
          <Hatching key={seat} id={`${id}zone${seat}`} seat={seat} />
        ))}
      </defs>
      <rect className="plan-frame" {...layout.board} rx={14} />
      <rect {...layout.board} rx={14} fill={`url(#${id}grain)`} />
      {DOCE_SQUARES.map((square, i) => {
        const box = layout.square(square);
        const found = shown.squares[i];
        const { x, y } = centre(box);
        return (
          <g
            key={square}
            className="plan-square"
            data-taken={choice.picked.includes(square)}
            data-open={choice.picked.length < 2 && choice.next.has(square)}
            data-source={choice.picked.length === 0}
          >
            <rect
              className="plan-square-ground"
              x={box.x + 3}
              y={box.y + 3}
              width={box.width - 6}
              height={box.height - 6}
              rx={8}
            />
            {!motion && <Zones {...props} id={id} square={square} layout={layout} />}
            <text className="plan-square-name" x={box.x + 9} y={box.y + 18}>
              {square}
            </text>
            {found?.kind === "die" && (
              <Die
                face={found.face}
                mark={seatMark(found.seat)}
                x={x}
                y={y + 6}
                size={DIE}
                marked={view.marks}
              />
            )}
            {found?.kind === "blocker" && (
              <Blocker x={x} y={y + 6} size={DIE} seat={found.seat} marked={view.marks} />
            )}
            {found?.kind === "die" && shown.last[found.seat] === square && (
              <circle className="plan-marker" cx={x + 29} cy={y - 24} r={11} />
            )}
          </g>
        );
      })}
      {[0, 1].map((seat) => (
        <DoceHand
          key={seat}
          position={shown}
          seat={seat}
          layout={layout}
          name={names[seat] ?? ""}
          choice={choice}
          marked={view.marks}
        />
      ))}
      {!motion && <Last {...props} layout={layout} />}
      {!motion && put && position.turn !== null && (
        <Ghost put={put} seat={position.turn} layout={layout} marks={view.marks} />
      )}
      {motion && (
        <DoceMotion
          key={motion.key}
          motion={motion}
          layout={layout}
          marked={view.marks}
          still={calmly !== null}
        />
      )}
      <Lines lines={lines} layout={layout} />
    </>
  );
}

/** Lines that lean one way for a seat and the other way for the other one. */
function Hatching({ id, seat }: { id: string; seat: number }) {
  return (
    <pattern
      id={id}
      width={12}
      height={12}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${seat ? -45 : 45})`}
    >
      <rect width={5} height={12} style={{ fill: fillOf(seatMark(seat)) }} />
    </pattern>
  );
}

/** No-play zones: that of the player to move is strong, the other one faint. */
function Zones(props: Props & { id: string; square: string; layout: DoceLayout }) {
  const { id, square, layout, position } = props;
  const box = layout.square(square);
  return position.zones?.map((squares, seat) =>
    squares.includes(square) ? (
      <rect
        key={seat}
        className="plan-zone"
        data-own={position.turn === seat}
        x={box.x + 6}
        y={box.y + 6}
        width={box.width - 12}
        height={box.height - 12}
        rx={7}
        fill={`url(#${id}zone${seat})`}
      />
    ) : null,
  );
}

function Lines({ lines, layout }: { lines: readonly (readonly string[])[]; layout: DoceLayout }) {
  return [...new Set(lines.flat())].map((square) => (
    <rect key={square} className="plan-won" {...around(layout, square)} rx={14} />
  ));
}

function around(layout: DoceLayout, square: string) {
  const { x, y } = centre(layout.square(square));
  return { x: x - 38, y: y - 32, width: 76, height: 76 };
}

/** What was put down last, and the moves that are pointed out; a nudge only says which square. */
function Last({ lastTurn, arrows, preview, layout, position, view }: Props & Laid) {
  const { turn } = position;
  return (
    <>
      {lastSquares(lastTurn?.facts ?? []).map((square) => (
        <LastPlace key={square} {...around(layout, square)} />
      ))}
      {!preview &&
        arrows?.map(({ kind, tokens }) => {
          const put = putBy(tokens);
          const square = put?.square ?? tokens[0] ?? "";
          if (!DOCE_SQUARES.includes(square)) return null;
          const { x, y } = centre(layout.square(square));
          return (
            <g key={`${kind} ${tokens.join(" ")}`}>
              {put && <Ghost put={put} seat={turn ?? 0} layout={layout} marks={view.marks} />}
              <MoveRing spot={{ x, y: y + 6 }} size={78} kind={kind} />
            </g>
          );
        })}
    </>
  );
}

/** A die or blocker that would be put down. */
function Ghost({ put, seat, layout, marks }: Laid & { put: Put; seat: number; marks: boolean }) {
  const { x, y } = centre(layout.square(put.square));
  return (
    <g className="plan-ghost-piece">
      {put.face ? (
        <Die face={put.face} mark={seatMark(seat)} x={x} y={y + 6} size={DIE} marked={marks} />
      ) : (
        <Blocker x={x} y={y + 6} size={DIE} seat={seat} marked={marks} />
      )}
    </g>
  );
}
