import { PIPS } from "../board/pips";

/** A face of a die, as large as the text around it. A drawing only. */
export function Die({ face }: { face: number }) {
  return (
    <svg className="die" viewBox="-12 -12 24 24" aria-hidden="true">
      <rect x="-10.5" y="-10.5" width="21" height="21" rx="4.5" />
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={5.6 * x} cy={5.6 * y} r="2.2" />
      ))}
    </svg>
  );
}
