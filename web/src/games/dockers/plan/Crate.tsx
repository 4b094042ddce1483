import { fillOf, inkOf } from "../../../board/marks";
import { patternOf } from "../../../plan/art";
import type { Box } from "../../../plan/sheet";
import { boardSide } from "../../../plan/turning";
import type { Text } from "../../../text";
import type { Side } from "../faces";
import { markOfFace, SIDES } from "../faces";
import type { Colour, Face } from "../position";

export interface CrateLook {
  faces: Readonly<Record<Face, Colour>>;
  /** Which faces are shown; the others are plain dark wood. */
  seen: (face: Face) => boolean;
  turned: number;
  marked: boolean;
  code?: string;
  t: Text;
}

/** The side of a crate that lies at a side of the screen: 0 top, 1 right, 2 bottom, 3 left. */
export function sideAt(screen: number, turned: number): Side {
  return SIDES[boardSide(screen, turned)] ?? "north";
}

const DEPTH = 0.17;

/** A crate from above: its top face, and around it the sides that can be seen. */
export function CrateTop({ box, look }: { box: Box; look: CrateLook }) {
  const { faces, seen, turned, marked, code, t } = look;
  const { x, y, width: size } = box;
  const d = size * DEPTH;
  const [l, m, r] = [x, x + size / 2, x + size];
  const [top, middle, bottom] = [y, y + size / 2, y + size];
  const outlines = [
    `${l},${top} ${r},${top} ${r - d},${top + d} ${l + d},${top + d}`,
    `${r},${top} ${r},${bottom} ${r - d},${bottom - d} ${r - d},${top + d}`,
    `${l},${bottom} ${r},${bottom} ${r - d},${bottom - d} ${l + d},${bottom - d}`,
    `${l},${top} ${l},${bottom} ${l + d},${bottom - d} ${l + d},${top + d}`,
  ];
  const middles = [
    [m, top + d / 2],
    [r - d / 2, middle],
    [m, bottom - d / 2],
    [l + d / 2, middle],
  ] as const;
  const above = seen("up") ? markOfFace(faces.up) : null;
  return (
    <g className="plan-crate">
      {outlines.map((points, screen) => {
        const side = sideAt(screen, turned);
        const mark = markOfFace(faces[side]);
        const [cx, cy] = middles[screen] ?? middles[0];
        if (!seen(side)) return <polygon key={side} className="plan-crate-dark" points={points} />;
        return (
          <g key={side}>
            <polygon className="plan-crate-side" points={points} style={{ fill: fillOf(mark) }} />
            {mark && (
              <polygon className="plan-pattern" points={points} style={{ fill: patternOf(mark) }} />
            )}
            {marked && mark && (
              <text
                className="plan-crate-letter"
                x={cx}
                y={cy + size * 0.045}
                fontSize={size * 0.13}
                style={{ fill: inkOf(mark) }}
              >
                {t(mark.letterId)}
              </text>
            )}
          </g>
        );
      })}
      <rect
        className={seen("up") ? "plan-crate-top" : "plan-crate-dark"}
        x={x + d}
        y={y + d}
        width={size - 2 * d}
        height={size - 2 * d}
        style={seen("up") ? { fill: fillOf(above) } : undefined}
      />
      {above && (
        <>
          <rect
            className="plan-pattern"
            x={x + d}
            y={y + d}
            width={size - 2 * d}
            height={size - 2 * d}
            style={{ fill: patternOf(above) }}
          />
          <rect
            className="plan-pattern"
            x={x + size * 0.24}
            y={y + size * 0.26}
            width={size * 0.52}
            height={size * 0.5}
            rx={size * 0.06}
            style={{ fill: fillOf(above) }}
          />
        </>
      )}
      {seen("up") && above === null && (
        <path
          className="plan-crate-boards"
          d={`M${l + d} ${y + size * 0.39} h${size - 2 * d} M${l + d} ${y + size * 0.61} h${size - 2 * d}`}
        />
      )}
      {code && (
        <text
          className="plan-crate-code"
          x={m}
          y={y + size * 0.44}
          fontSize={size * 0.19}
          style={{ fill: seen("up") ? inkOf(above) : undefined }}
        >
          {code}
        </text>
      )}
      {marked && above && (
        <text
          className="plan-crate-letter"
          x={code ? x + size * 0.32 : m}
          y={y + (code ? size * 0.72 : size * 0.6)}
          fontSize={size * (code ? 0.21 : 0.3)}
          style={{ fill: inkOf(above) }}
        >
          {t(above.letterId)}
        </text>
      )}
    </g>
  );
}
