import type { PlanGame } from "../../plan/game";
import { useMotion } from "../../plan/useMotion";
import type { PlainPosition } from "./play";
import { LINE, linesOf } from "./sheet";

/** Nothing moves here: every motion is over at once. */
const nothing = () => 0;

export const plan: PlanGame<PlainPosition> = {
  Art(props) {
    useMotion(props, nothing);
    return (
      <g fontFamily="monospace" fontSize={19} style={{ fill: "var(--ink)" }}>
        {linesOf(props.position, props.scene).map((line, i) => (
          <text key={i} x={16} y={16 + (i + 0.8) * LINE} xmlSpace="preserve">
            {line}
          </text>
        ))}
      </g>
    );
  },
};
