import type { DockersGroup } from "../../../protocol";
import type { DockersPosition } from "../position";
import type { DockersLayout } from "./sheet";

/** A line around every stored group: the edges of its crates that no other crate of it shares. */
export function StoredGroups(props: {
  position: DockersPosition;
  groups: readonly DockersGroup[];
  layout: DockersLayout;
}) {
  const { position, groups, layout } = props;
  return groups.map((group) => {
    const boxes = group.crates.flatMap((code) => {
      const crate = position.crates.find((one) => one.code === code);
      return crate ? [layout.cell(crate.x, crate.y, crate.floor)] : [];
    });
    const taken = new Set(boxes.map(({ x, y }) => `${x},${y}`));
    const lines = boxes.flatMap(({ x, y, width: w }) => {
      const beside = (dx: number, dy: number) => taken.has(`${x + dx * w},${y + dy * w}`);
      return [
        beside(0, -1) ? "" : `M${x + 1} ${y + 2}H${x + w - 1}`,
        beside(1, 0) ? "" : `M${x + w - 2} ${y + 1}V${y + w - 1}`,
        beside(0, 1) ? "" : `M${x + 1} ${y + w - 2}H${x + w - 1}`,
        beside(-1, 0) ? "" : `M${x + 2} ${y + 1}V${y + w - 1}`,
      ];
    });
    const d = lines.join("");
    return (
      <g key={group.crates.join()} className="plan-stored">
        <path className="plan-stored-edge" d={d} />
        <path className="plan-stored-line" d={d} />
      </g>
    );
  });
}
