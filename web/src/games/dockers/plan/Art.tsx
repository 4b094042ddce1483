import { useId } from "react";
import { fillOf } from "../../../board/marks";
import { Planks } from "../../../plan/art";
import type { ArtProps } from "../../../plan/game";
import { nothing } from "../../../plan/sheet";
import { useMotion } from "../../../plan/useMotion";
import { droppedCrate, markOfFace, markOfSeat, seesFace } from "../faces";
import { type Crate, columns, type DockersPosition } from "../position";
import { MOVES_PER_TURN } from "../tokens";
import { CrateTop, sideAt } from "./Crate";
import { CustomsToken, TOKEN, tokenBeside, tokenOn } from "./Customs";
import { DockersArrows, DockersPreview } from "./Handles";
import { DockersMotion, lengthOf, withoutMover } from "./Motion";
import { StoredGroups } from "./StoredGroups";
import { type DockersLayout, dockersLayout, STRIP } from "./sheet";
import { DockersLast, DockersMoveArrows } from "./Trails";

type Props = ArtProps<DockersPosition>;

const FLOOR_PLANS = ["board-floor-plan-0", "board-floor-plan-1", "board-floor-plan-2"] as const;

export function DockersArt(props: Props) {
  const { view, position, t, aspect } = props;
  const motion = useMotion(props, lengthOf);
  const choice = motion ? nothing(props.choice) : props.choice;
  const whole = motion?.before ?? props.position;
  const shown = motion ? withoutMover(motion) : whole;
  const layout = dockersLayout(whole, view.turned, view.lifted, aspect);
  const grain = useId();
  return (
    <>
      <defs>
        <Planks id={grain} />
      </defs>
      {layout.grounds.map((ground, floor) => (
        <g key={floor}>
          <rect className="plan-quay" {...ground} rx={14} />
          <rect {...ground} rx={14} fill={`url(#${grain})`} />
          {layout.lifted && (
            <text className="plan-floor-name" x={ground.x + 6} y={ground.y - 10}>
              {t(FLOOR_PLANS[floor] ?? "board-floor-plan-0")}
            </text>
          )}
          {layout.rows.flat().map(({ x, y }) => {
            const box = layout.cell(x, y, floor);
            return (
              <rect
                key={`${x},${y}`}
                className="plan-ground-cell"
                x={box.x + 2}
                y={box.y + 2}
                width={box.width - 4}
                height={box.height - 4}
                rx={6}
              />
            );
          })}
        </g>
      ))}
      <Crates {...props} choice={choice} shown={shown} layout={layout} />
      {!motion && <StoredGroups position={shown} groups={position.groups ?? []} layout={layout} />}
      <Strip {...props} shown={shown} layout={layout} />
      {!motion && !props.preview && <DockersLast {...props} layout={layout} />}
      {!motion && !props.preview && choice.picked.length === 0 && (
        <DockersMoveArrows {...props} layout={layout} />
      )}
      {!motion && <DockersArrows {...props} layout={layout} />}
      {!motion && props.preview && (
        <DockersPreview {...props} layout={layout} move={props.preview} />
      )}
      {motion && (
        <DockersMotion key={motion.key} motion={motion} layout={layout} view={view} t={t} />
      )}
    </>
  );
}

/** The top crates of all columns, or all crates of each floor. */
function Crates({
  shown,
  layout,
  ...props
}: Props & { shown: DockersPosition; layout: DockersLayout }) {
  const stacks = [...columns(shown).values()];
  const crates = layout.lifted ? shown.crates : stacks.flatMap((stack) => stack.at(-1) ?? []);
  const { choice, view, t } = props;
  const all = props.inside && (view.lifted || view.xray);
  const dropped = droppedCrate(choice);
  return crates.map((crate) => {
    const cell = layout.cell(crate.x, crate.y, crate.floor);
    const box = { x: cell.x + 5, y: cell.y + 5, width: 90, height: 90 };
    const stack = layout.lifted
      ? null
      : (stacks.find((one) => one.at(-1)?.code === crate.code) ?? null);
    return (
      <g
        key={crate.code}
        className="plan-crate-place"
        data-taken={choice.picked[0] === crate.code}
        data-open={choice.picked.length === 0 && choice.next.has(crate.code)}
      >
        {stack && stack.length > 1 && (
          <rect
            className="plan-crate-shadow"
            x={box.x + 2 * stack.length}
            y={box.y + 2 * stack.length}
            width={90}
            height={90}
            rx={4}
          />
        )}
        <CrateTop
          box={box}
          look={{
            faces: crate.faces,
            seen: (face) => all || crate.code === dropped || seesFace(shown, crate, face),
            turned: view.turned,
            marked: view.marks,
            code: crate.code,
            t,
          }}
        />
        {stack && stack.length > 1 && (
          <Elevation stack={stack} box={box} shown={shown} all={all} turned={view.turned} />
        )}
        <rect className="plan-crate-ring" {...box} rx={3} />
        {shown.customs === crate.code && <CustomsToken {...tokenOn(cell)} size={TOKEN} />}
      </g>
    );
  });
}

/** A column from the side that faces the reader, with its height. */
function Elevation(props: {
  stack: readonly Crate[];
  box: { x: number; y: number };
  shown: DockersPosition;
  all: boolean;
  turned: number;
}) {
  const { stack, box, shown, all, turned } = props;
  const front = sideAt(2, turned);
  return (
    <g className="plan-crate-elevation">
      <rect
        className="plan-elevation-ground"
        x={box.x + 43}
        y={box.y + 44}
        width={32}
        height={32}
        rx={3}
      />
      {stack.map((crate, floor) => (
        <rect
          key={floor}
          className={all || seesFace(shown, crate, front) ? "plan-bar" : "plan-bar plan-crate-dark"}
          x={box.x + 59}
          y={box.y + 66 - floor * 9.5}
          width={13}
          height={8.5}
          style={
            all || seesFace(shown, crate, front)
              ? { fill: fillOf(markOfFace(crate.faces[front])) }
              : undefined
          }
        />
      ))}
      <text className="plan-crate-height" x={box.x + 51} y={box.y + 66}>
        {stack.length}
      </text>
    </g>
  );
}

/** Below the board: Customs while it is nowhere, and the moves of this turn. */
function Strip({ shown, layout }: Props & { shown: DockersPosition; layout: DockersLayout }) {
  const y = layout.height - STRIP / 2 + 2;
  const mark = shown.turn === null ? null : markOfSeat(shown, shown.turn);
  return (
    <g>
      {mark &&
        Array.from({ length: MOVES_PER_TURN }, (_, i) => (
          <rect
            key={i}
            className="plan-move-mark"
            data-made={i < shown.moves}
            x={14 + i * 34}
            y={y - 13}
            width={26}
            height={26}
            rx={5}
            style={{ stroke: fillOf(mark), fill: i < shown.moves ? fillOf(mark) : "none" }}
          />
        ))}
      {shown.customs === null && <CustomsToken {...tokenBeside(layout)} size={TOKEN} />}
    </g>
  );
}
