import type { ArtProps } from "../../../plan/game";
import { centre } from "../../../plan/sheet";
import { LastPlace, LastWay, MoveArrow, MoveNumber, MoveRing } from "../../../plan/trail";
import type { DockersPosition } from "../position";
import { type Cell, customsOf, trailsOf, wayOf } from "../trails";
import type { DockersLayout } from "./sheet";

type Props = ArtProps<DockersPosition> & { layout: DockersLayout };

/** The crates of the last turn with their ways, and where Customs was put. */
export function DockersLast({ lastTurn, position, layout }: Props) {
  if (!lastTurn) return null;
  const box = ({ x, y, floor }: Cell) => layout.cell(x, y, floor);
  const customs = position.crates.find(({ code }) => code === customsOf(lastTurn.facts));
  const ends = trailsOf(lastTurn.facts, position).map(({ crate, cells }) => {
    const { x, y } = box(cells.at(-1) ?? { x: 0, y: 0, floor: 0 });
    return (
      <g key={crate}>
        <LastWay spots={cells.map((cell) => centre(box(cell)))} />
        <LastPlace x={x + 4} y={y + 4} width={92} height={92} />
      </g>
    );
  });
  if (!customs) return ends;
  const { x, y } = box(customs);
  return (
    <>
      {ends}
      <LastPlace x={x + 64} y={y + 1} width={34} height={34} />
    </>
  );
}

/** Moves shown as arrows; one that turns a crate or puts Customs on it is a ring. */
export function DockersMoveArrows({ arrows, position, layout }: Props) {
  return arrows?.map((arrow) => {
    const { kind, tokens, inTurn } = arrow;
    const spots = wayOf(arrow, position).map(({ x, y, floor }) => centre(layout.cell(x, y, floor)));
    const [spot] = spots;
    if (!spot) return null;
    const order = inTurn?.order;
    return (
      <g key={`${kind} ${tokens.join(" ")} ${order}`}>
        {spots.length > 1 ? (
          <MoveArrow spots={spots} kind={kind} />
        ) : (
          <MoveRing spot={spot} size={84} kind={kind} />
        )}
        {order && <MoveNumber spot={spot} order={order} kind={kind} />}
      </g>
    );
  });
}
