import { useId } from "react";
import type { Choice } from "../../../board/choice";
import { fillOf, inkOf, seatMark } from "../../../board/marks";
import { Container, Planks, patternOf } from "../../../plan/art";
import type { ArtProps } from "../../../plan/game";
import { type Box, nothing } from "../../../plan/sheet";
import { useMotion } from "../../../plan/useMotion";
import { DOCKER_SQUARES, type DockerPosition } from "../position";
import { isCard } from "../tokens";
import { DockerHand } from "./Hand";
import { DockerMotion, lengthOf, lifted } from "./Motion";
import { type DockerLayout, dockerLayout, ENTRIES, isEntry, ownersOfEntry } from "./sheet";
import { DockerArrow, DockerLast, DockerWay } from "./Way";

export function DockerArt(props: ArtProps<DockerPosition>) {
  const { view, position, preview, names, lastTurn, arrows } = props;
  const motion = useMotion(props, lengthOf);
  const choice = motion ? nothing(props.choice) : props.choice;
  const shown = motion ? lifted(motion) : props.position;
  const layout = dockerLayout(props.position.players, view.turned);
  const grain = useId();
  return (
    <>
      <defs>
        <Planks id={grain} />
      </defs>
      <rect className="plan-frame" {...layout.board} rx={14} />
      <rect {...layout.board} rx={14} fill={`url(#${grain})`} />
      {ENTRIES.filter((square) => isEntry(position, square)).map((square) => (
        <Gate
          key={square}
          layout={layout}
          square={square}
          owners={ownersOfEntry(position, square)}
        />
      ))}
      {DOCKER_SQUARES.map((square, i) => (
        <g
          key={square}
          className="plan-square"
          data-taken={choice.picked.includes(square)}
          data-open={choice.next.has(square)}
          data-source={choice.picked.every((token) => isCard(token))}
        >
          <rect className="plan-square-ground" {...inset(layout.square(square), 4)} rx={8} />
          <text
            className="plan-square-name"
            x={layout.square(square).x + 12}
            y={layout.square(square).y + 22}
          >
            {square}
          </text>
          <Stack
            box={layout.square(square)}
            seats={shown.stacks[i] ?? []}
            out={shown.out}
            marked={view.marks}
          />
          <Target choice={choice} layout={layout} square={square} />
        </g>
      ))}
      {Array.from({ length: shown.players }, (_, seat) => (
        <DockerHand
          key={seat}
          position={shown}
          seat={seat}
          box={layout.tray(seat)}
          name={names[seat] ?? ""}
          marked={view.marks}
          rolling={motion?.roll != null && shown.turn === seat ? motion : null}
          choice={choice}
          canRoll={props.roll !== undefined}
        />
      ))}
      {lastTurn && !preview && (!motion || motion.roll !== null) && (
        <DockerLast layout={layout} facts={lastTurn.facts} />
      )}
      {!motion &&
        !preview &&
        arrows?.map((arrow) => (
          <DockerArrow
            key={`${arrow.kind} ${arrow.tokens.join(" ")}`}
            layout={layout}
            arrow={arrow}
            seat={shown.turn}
          />
        ))}
      {preview && !motion && <DockerWay layout={layout} move={preview} seat={shown.turn} />}
      {motion && motion.roll === null && (
        <DockerMotion key={motion.key} layout={layout} motion={motion} marked={view.marks} />
      )}
    </>
  );
}

const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
});

/** An arrow in front of an entry square, in the colour of its owners where it has some. */
function Gate(props: { layout: DockerLayout; square: string; owners: number[] }) {
  const { x, y, dx, dy } = props.layout.gate(props.square);
  const points = [
    [x + 11 * dx, y + 11 * dy],
    [x - 7 * dx - 15 * dy, y - 7 * dy - 15 * dx],
    [x - 7 * dx + 15 * dy, y - 7 * dy + 15 * dx],
  ];
  const [owner] = props.owners;
  const style = owner === undefined ? undefined : { fill: fillOf(seatMark(owner)) };
  return (
    <polygon
      className="plan-gate"
      points={points.map((point) => point.join(",")).join(" ")}
      style={style}
    />
  );
}

/** The containers of a square: the top one from above, all of them from the side. */
function Stack(props: {
  box: Box;
  seats: readonly number[];
  out: readonly number[];
  marked: boolean;
}) {
  const { box, seats, out, marked } = props;
  const top = seats.at(-1);
  if (top === undefined) return null;
  const size = 66;
  const [x, y] = [box.x + 46, box.y + 70];
  const rims = seats.slice(0, -1).reverse().slice(0, 3);
  const bar = Math.min(15, 84 / seats.length);
  return (
    <g>
      {rims
        .map((seat, i) => (
          <rect
            key={i}
            className="plan-rim"
            x={x - size / 2}
            y={y - size / 2 + 4 * (i + 1)}
            width={size}
            height={size}
            rx={8}
            style={{ fill: fillOf(seatMark(seat)) }}
          />
        ))
        .reverse()}
      <g className={out.includes(top) ? "plan-out" : undefined}>
        <Container mark={seatMark(top)} x={x} y={y} size={size} marked={marked} />
      </g>
      <g className="plan-elevation">
        <line x1={box.x + 84} x2={box.x + 114} y1={box.y + 110} y2={box.y + 110} />
        {seats.map((seat, level) => (
          <g key={level} className={out.includes(seat) ? "plan-out" : undefined}>
            <rect
              x={box.x + 87}
              y={box.y + 110 - bar * (level + 1)}
              width={24}
              height={bar - 1}
              rx={2}
              style={{ fill: fillOf(seatMark(seat)) }}
            />
            <rect
              className="plan-pattern"
              x={box.x + 87}
              y={box.y + 110 - bar * (level + 1)}
              width={24}
              height={bar - 1}
              rx={2}
              style={{ fill: patternOf(seatMark(seat)) }}
            />
            {marked && bar > 9 && (
              <text
                x={box.x + 99}
                y={box.y + 110 - bar * (level + 0.5) + 3.5}
                style={{ fill: inkOf(seatMark(seat)) }}
              >
                {seatMark(seat).symbol}
              </text>
            )}
          </g>
        ))}
      </g>
      <text className="plan-height" x={box.x + 99} y={box.y + 21}>
        {seats.length}
      </text>
    </g>
  );
}

/** What reaching a square would cost. */
function Target(props: { choice: Choice; layout: DockerLayout; square: string }) {
  const { layout, square, choice } = props;
  const starts = choice.picked.every((token) => isCard(token));
  const move = starts ? undefined : choice.next.get(square)?.[0];
  if (!move) return null;
  const cost = move.steps.reduce((sum, step) => sum + step.cost, 0);
  const box = layout.square(square);
  return (
    <g className="plan-cost">
      <circle cx={box.x + 46} cy={box.y + 70} r={17} />
      <text x={box.x + 46} y={box.y + 76}>
        {cost}
      </text>
    </g>
  );
}
