/** Small parts of sentences that several games use. */
import type { Fact } from "../protocol";
import type { Text } from "../text";

/** Who speaks to whom: the texts, everybody's name, and what is known beside the position. */
export interface Speaker {
  t: Text;
  names: readonly string[];
  /** Whether what is hidden may be told (CR-11). */
  inside?: boolean;
}

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

export function nameOf({ names }: Pick<Speaker, "names">, seat: number | null): string {
  return seat === null ? "" : (names[seat] ?? String(seat + 1));
}

export function number(fact: Fact, key: string): number {
  return Number(fact.data[key] ?? 0);
}

export function word(fact: Fact, key: string): string {
  return String(fact.data[key] ?? "");
}

export const points = (t: Text, count: number): string => t("board-points", { points: count });
