import { fillOf, inkOf } from "../../../board/marks";
import type { BoardProps } from "../../../board/types";
import { faceColour, markOfFace, mayInspect, seesFace } from "../faces";
import { portOf } from "../ports";
import type { DockersPosition, Face } from "../position";
import "./inspector.css";
import "../pieces.css";

/** Where each face lies in the cross, in squares. */
const CROSS: readonly (readonly [Face, number, number, string])[] = [
  ["north", 1, 0, "board-face-north"],
  ["west", 0, 1, "board-face-west"],
  ["up", 1, 1, "board-face-up"],
  ["east", 2, 1, "board-face-east"],
  ["down", 3, 1, "board-face-down"],
  ["south", 1, 2, "board-face-south"],
];
const SIZE = 40;

/** All faces of a crate as a cross; those that may not be looked at stay dark (CR-11). */
export function Inspector(props: BoardProps<DockersPosition> & { code: string }) {
  const { position, code, view, t } = props;
  const crate = position.crates.find((one) => one.code === code);
  if (!crate) return null;
  const port = portOf(t, code);
  const all = mayInspect(props, code);
  const seen = (face: Face) => all || seesFace(position, crate, face);
  const told = CROSS.map(([face, , , id]) =>
    t("board-face-line", {
      face: t(id),
      colour: seen(face) ? faceColour(crate.faces[face], t) : t("board-face-unseen"),
    }),
  );
  return (
    <figure className="plan-inspector">
      <figcaption>
        <strong>{code}</strong>
        {port !== code && <span>{port}</span>}
      </figcaption>
      <svg
        role="img"
        aria-label={`${t("board-faces", { crate: port })}. ${told.join(", ")}`}
        viewBox={`0 0 ${4 * SIZE} ${3 * SIZE}`}
      >
        {CROSS.map(([face, column, row]) => {
          const mark = markOfFace(crate.faces[face]);
          const [x, y] = [column * SIZE, row * SIZE];
          return (
            <g key={face}>
              <rect
                className={seen(face) ? "plan-face" : "plan-face plan-crate-dark"}
                x={x + 1}
                y={y + 1}
                width={SIZE - 2}
                height={SIZE - 2}
                rx={3}
                style={seen(face) ? { fill: fillOf(mark) } : undefined}
              />
              {seen(face) && mark && view.marks && (
                <text
                  className="plan-crate-letter"
                  x={x + SIZE / 2}
                  y={y + 26}
                  fontSize={17}
                  style={{ fill: inkOf(mark) }}
                >
                  {t(mark.letterId)}
                </text>
              )}
              {!seen(face) && (
                <text className="plan-face-unseen" x={x + SIZE / 2} y={y + 26} fontSize={17}>
                  ?
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
