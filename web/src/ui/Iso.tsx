/** Small pictures of games in slanted projection, for the home page. No rules, no state. */
import { PIPS } from "../board/pips";

const [W, H, D] = [20, 11.5, 22];

export interface Cube {
  x: number;
  y: number;
  z: number;
  top: string;
  left: string;
  right: string;
  pips?: number;
}

const spot = (x: number, y: number, z: number): readonly [number, number] => [
  (x - y) * W,
  (x + y) * H - z * D,
];
const points = (...corners: (readonly [number, number])[]): string =>
  corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

function CubeShape({ cube }: { cube: Cube }) {
  const { x, y, z } = cube;
  const [a, b, c, d] = [
    spot(x, y, z + 1),
    spot(x + 1, y, z + 1),
    spot(x + 1, y + 1, z + 1),
    spot(x, y + 1, z + 1),
  ];
  const [e, f, g] = [spot(x + 1, y, z), spot(x + 1, y + 1, z), spot(x, y + 1, z)];
  return (
    <g stroke="rgb(40 25 10 / 35%)" strokeWidth="0.8" strokeLinejoin="round">
      <polygon points={points(a, b, c, d)} fill={cube.top} />
      <polygon points={points(d, c, f, g)} fill={cube.left} />
      <polygon points={points(b, c, f, e)} fill={cube.right} />
      <polygon points={points(d, c, f, g)} fill="rgb(0 0 0 / 14%)" stroke="none" />
      <polygon points={points(b, c, f, e)} fill="rgb(0 0 0 / 28%)" stroke="none" />
      {PIPS[cube.pips ?? 0]?.map(([dx, dy]) => {
        const [px, py] = spot(x + 0.5 + 0.27 * dx, y + 0.5 + 0.27 * dy, z + 1);
        return (
          <ellipse key={`${dx}${dy}`} cx={px} cy={py} rx="2.7" ry="1.6" fill="#fff" stroke="none" />
        );
      })}
    </g>
  );
}

function Floor({ size }: { size: number }) {
  const deck = [
    spot(-0.3, -0.3, 0),
    spot(size + 0.3, -0.3, 0),
    spot(size + 0.3, size + 0.3, 0),
    spot(-0.3, size + 0.3, 0),
  ];
  const [, east, south, west] = deck as [
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
    readonly [number, number],
  ];
  const drop = ([x, y]: readonly [number, number]): readonly [number, number] => [x, y + 7];
  return (
    <g stroke="rgb(40 25 10 / 40%)" strokeWidth="0.8" strokeLinejoin="round">
      <polygon points={points(west, south, drop(south), drop(west))} fill="var(--wood-deep)" />
      <polygon points={points(south, east, drop(east), drop(south))} fill="var(--wood-deep)" />
      <polygon points={points(...deck)} fill="var(--wood)" />
      {Array.from({ length: size - 1 }, (_, i) => i + 1).map((i) => (
        <g key={i}>
          <polyline points={points(spot(i, 0, 0), spot(i, size, 0))} fill="none" />
          <polyline points={points(spot(0, i, 0), spot(size, i, 0))} fill="none" />
        </g>
      ))}
    </g>
  );
}

export function IsoPicture({
  size,
  cubes,
  height,
}: {
  size: number;
  cubes: readonly Cube[];
  height: number;
}) {
  const order = [...cubes].sort((a, b) => a.x + a.y + a.z - (b.x + b.y + b.z) || a.z - b.z);
  const wide = (size + 0.8) * W * 2;
  const tall = (size + 0.8) * H * 2 + height * D + 8;
  return (
    <svg
      className="picture"
      viewBox={`${-wide / 2} ${-height * D - H * 0.8} ${wide} ${tall}`}
      aria-hidden="true"
    >
      <Floor size={size} />
      {order.map((cube) => (
        <CubeShape key={`${cube.x}${cube.y}${cube.z}`} cube={cube} />
      ))}
    </svg>
  );
}

/** A cube of one colour. */
export const plain = (x: number, y: number, z: number, colour: string, pips?: number): Cube => ({
  x,
  y,
  z,
  top: colour,
  left: colour,
  right: colour,
  ...(pips === undefined ? {} : { pips }),
});
/** The colour of a seat. */
export const seat = (n: number): string => `var(--seat-${n})`;
