/**
 * Moves of Dockers as tokens: `RTM^N` is ["RTM", "N"], `RTMvE2` is ["RTM", "E", "2"], `RTM@1` is
 * ["RTM", "@", "1"], `=RTM` is ["RTM"], `=` is ["leave"].
 */
import type { Token } from "../../board/choice";
import { isDirection } from "./faces";
import type { DockersPosition } from "./position";

export function tokensOf(text: string): Token[] {
  if (text === "=") return ["leave"];
  if (text.startsWith("=")) return [text.slice(1)];
  const [crate, how, rest] = [text.slice(0, 3), text[3], text.slice(4)];
  if (how === "^") return [crate, rest];
  if (how === "v") return [crate, rest[0] ?? "", rest.slice(1)];
  return [crate, "@", rest];
}

export function textOf(
  tokens: readonly Token[],
  position: Pick<DockersPosition, "moves">,
): string | null {
  const [crate = "", second = "", third] = tokens;
  if (isCustomsDue(position)) return crate ? `=${crate}` : null;
  if (tokens.length < 2) return null;
  if (second === "@") return `${crate}@${third ?? "1"}`;
  return isDirection(second) && third !== undefined
    ? `${crate}v${second}${third}`
    : `${crate}^${second}`;
}

export const MOVES_PER_TURN = 3;

/** The moves of the turn are made: the Customs token is placed or left. */
export function isCustomsDue({ moves }: Pick<DockersPosition, "moves">): boolean {
  return moves === MOVES_PER_TURN;
}
