import { fillOf, type Mark } from "../board/marks";
import { Shape } from "./art";
import type { Box } from "./sheet";

/** Cut a name so that it fits. */
function short(name: string, length: number): string {
  return name.length > length ? `${name.slice(0, length - 1)}…` : name;
}

/** Whose tray it is: the mark and the name, below the mark where the tray is narrow. */
export function TrayName(props: { box: Box & { flat: boolean }; mark: Mark; name: string }) {
  const { box, mark, name } = props;
  const x = box.flat ? box.x + 8 : box.x + box.width / 2 - 8;
  return (
    <g>
      <rect x={x} y={box.y + 8} width={16} height={16} rx={4} style={{ fill: fillOf(mark) }} />
      <Shape mark={mark} x={x + 8} y={box.y + 16} size={8} />
      {box.flat ? (
        <text className="plan-tray-name" x={x + 21} y={box.y + 21}>
          {short(name, 26)}
        </text>
      ) : (
        <text className="plan-tray-name plan-tray-narrow" x={box.x + box.width / 2} y={box.y + 41}>
          {short(name, 8)}
        </text>
      )}
    </g>
  );
}
