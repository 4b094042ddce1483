import { fillOf } from "../../../board/marks";
import type { BoardView, Motion } from "../../../board/types";
import { useKeyframes } from "../../../plan/useMotion";
import type { Text } from "../../../text";
import { markOfSeat, seesFace } from "../faces";
import { type Colour, type DockersPosition, FACES, type Face } from "../position";
import { CrateTop } from "./Crate";
import { CustomsToken, TOKEN, tokenBeside, tokenOn } from "./Customs";
import { CELL, type DockersLayout } from "./sheet";

type Shown = Motion<DockersPosition>;

const MOVING = 360;
const SCORING = 700;
/** A moment to see the end. */
const REST = 40;
const KINDS = new Set(["tip", "fall", "pivot"]);

const moveOf = (motion: Shown) => motion.facts.find(({ kind }) => KINDS.has(kind)) ?? null;

const customsOf = (motion: Shown) =>
  motion.facts.find(({ kind, data }) => kind === "customs" && data.from !== data.to) ?? null;

/** How long a motion is shown. */
export function lengthOf(motion: Shown, calm: boolean): number {
  if (calm) return 0;
  if (customsOf(motion)) return MOVING + REST;
  if (!moveOf(motion)) return 0;
  return MOVING + (motion.facts.some(({ kind }) => kind === "score") ? SCORING : 0) + REST;
}

/** No crate's code: the token is on none and not beside the board. */
const UNDER_WAY = "?";

/** The position while a crate or the Customs token is under way: without it. */
export function withoutMover(motion: Shown): DockersPosition {
  const { before } = motion;
  if (customsOf(motion)) return { ...before, customs: UNDER_WAY };
  const code = moveOf(motion)?.data.crate;
  return { ...before, crates: before.crates.filter((crate) => crate.code !== code) };
}

interface Props {
  motion: Shown;
  layout: DockersLayout;
  view: BoardView;
  t: Text;
}

/** What a move of Dockers looks like. */
export function DockersMotion(props: Props) {
  return customsOf(props.motion) ? <CustomsMotion {...props} /> : <CrateMotion {...props} />;
}

/** The Customs token on its way to a crate. */
function CustomsMotion({ motion, layout }: Props) {
  const { crates } = motion.before;
  const place = (code: unknown) => {
    const crate = crates.find((one) => one.code === code);
    return crate ? tokenOn(layout.cell(crate.x, crate.y, crate.floor)) : tokenBeside(layout);
  };
  const { from, to } = customsOf(motion)?.data ?? {};
  const frames = [place(from), place(to)].map(({ x, y }) => ({
    transform: `translate(${x}px, ${y}px)`,
  }));
  const ref = useKeyframes(frames, MOVING);
  return (
    <g ref={ref} className="plan-mover">
      <CustomsToken x={0} y={0} size={TOKEN} />
    </g>
  );
}

/** A crate that tips, falls or pivots, and the points that it brings. */
function CrateMotion({ motion, layout, view, t }: Props) {
  const { before } = motion;
  const fact = moveOf(motion);
  const score = motion.facts.find(({ kind }) => kind === "score");
  const crate = before.crates.find(({ code }) => code === fact?.data.crate);
  const start = crate ? layout.cell(crate.x, crate.y, crate.floor) : { x: 0, y: 0 };
  const end =
    fact && crate && fact.kind !== "pivot"
      ? layout.cell(Number(fact.data.to_x), Number(fact.data.to_y), Number(fact.data.to_floor))
      : start;
  const middle = `translate(${(start.x + end.x) / 2}px, ${(start.y + end.y) / 2}px)`;
  const from = useKeyframes(
    [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
      { transform: middle, opacity: 1, offset: 0.49 },
      { transform: middle, opacity: 0, offset: 0.5 },
      { transform: middle, opacity: 0 },
    ],
    MOVING,
  );
  const to = useKeyframes(
    [
      { transform: middle, opacity: 0 },
      { transform: middle, opacity: 0, offset: 0.49 },
      { transform: middle, opacity: 1, offset: 0.5 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 1 },
    ],
    MOVING,
  );
  const flying = useKeyframes(
    [
      { transform: `translate(${end.x}px, ${end.y}px) scale(0.6)`, opacity: 0 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: 0, offset: 0.35 },
      { transform: `translate(${end.x}px, ${end.y - 10}px)`, opacity: 1, offset: 0.45 },
      { transform: `translate(${end.x}px, ${end.y - 70}px)`, opacity: 1, offset: 0.85 },
      { transform: `translate(${end.x}px, ${end.y - 90}px)`, opacity: 0 },
    ],
    MOVING + SCORING,
  );
  if (!crate || !fact) return null;
  const after = Object.fromEntries(
    FACES.map((face, i) => [face, String(fact.data.faces)[i] ?? "."]),
  ) as Record<Face, Colour>;
  const box = { x: 5, y: 5, width: CELL - 10, height: CELL - 10 };
  const look = { turned: view.turned, marked: view.marks, code: crate.code, t };
  // In the air all sides but the lower one are free.
  const seen = (face: Face) => face !== "down";
  return (
    <>
      <g ref={from} className="plan-mover">
        <CrateTop
          box={box}
          look={{ ...look, faces: crate.faces, seen: (face) => seesFace(before, crate, face) }}
        />
      </g>
      <g ref={to} className="plan-mover">
        <CrateTop box={box} look={{ ...look, faces: after, seen }} />
      </g>
      {score && score.seat !== null && (
        <g ref={flying} className="plan-flying" opacity={0}>
          <circle cx={50} cy={50} r={34} style={{ fill: fillOf(markOfSeat(before, score.seat)) }} />
          <text x={50} y={62} style={{ fill: `var(${markOfSeat(before, score.seat).ink})` }}>
            +{score.data.points}
          </text>
        </g>
      )}
    </>
  );
}
