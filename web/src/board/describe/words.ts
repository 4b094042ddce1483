/** Small parts of sentences that several games use. */
import type { Fact } from "../../protocol";
import type { Text } from "../../text";

export interface Speaker {
  t: Text;
  names: readonly string[];
  /** The ports of crates by code, where they are known. */
  ports?: Readonly<Record<string, string>> | undefined;
  /** Whether what is hidden may be told (CR-11). */
  inside?: boolean | undefined;
}

export const listed = (parts: readonly string[]): string => parts.filter(Boolean).join(", ");

export function nameOf({ names }: Speaker, seat: number | null): string {
  return seat === null ? "" : (names[seat] ?? String(seat + 1));
}

export function crateName({ ports }: Speaker, code: string): string {
  return ports?.[code] ?? code;
}

export function crateNames(speaker: Speaker, codes: string): string {
  return listed(codes.split(" ").map((code) => crateName(speaker, code)));
}

export function number(fact: Fact, key: string): number {
  return Number(fact.data[key] ?? 0);
}

export function word(fact: Fact, key: string): string {
  return String(fact.data[key] ?? "");
}

const TOWARDS: Readonly<Record<string, string>> = {
  N: "board-to-north",
  E: "board-to-east",
  S: "board-to-south",
  W: "board-to-west",
};

/** A direction by its letter or its English name. */
export function towards(t: Text, direction: string): string {
  return t(TOWARDS[direction.slice(0, 1).toUpperCase()] ?? "board-to-north");
}

const ON_FLOOR = ["board-on-floor-0", "board-on-floor-1", "board-on-floor-2"] as const;

export function onFloor(t: Text, floor: number): string {
  return t(ON_FLOOR[floor] ?? "board-on-floor-0");
}

export const points = (t: Text, count: number): string => t("board-points", { points: count });
export const quarters = (t: Text, count: number): string => t("board-quarters", { count });
