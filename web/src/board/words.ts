/** Small parts of sentences that several games use. */
import type { Text } from "../text";

/** Who speaks to whom: the texts, everybody's name, and what is known beside the position. */
export interface Speaker {
  t: Text;
  names: readonly string[];
  /** Whether what is hidden may be said (CR-11). */
  inside?: boolean;
  /** Only what matters to everybody: no ways, no zones, no next turn. */
  brief?: boolean;
}

/** Points that a move brings, and what they are for. */
export interface Scored {
  seat: number;
  points: number;
  text: string;
}

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

export function nameOf({ names }: Pick<Speaker, "names">, seat: number | null): string {
  return seat === null ? "" : (names[seat] ?? String(seat + 1));
}

export const points = (t: Text, count: number): string => t("board-points", { points: count });
