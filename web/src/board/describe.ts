/**
 * The board in words: what a screen reader hears, what squares are called, and what the list of
 * moves says. Sentences come from the Fluent files; no rule is decided here.
 */
import type { Family, Position } from "../position";
import type { Fact, LegalMove } from "../protocol";
import type { Text } from "../text";
import { tokensOf } from "./choice";
import { doceFact, docePosition, doceSquare } from "./describe/doce";
import { dockerFacts, dockerPosition, dockerSquare } from "./describe/docker";
import { dockersCell, dockersCrate, dockersFact, dockersPosition } from "./describe/dockers";
import { crateName, quarters, type Speaker, towards } from "./describe/words";

/** What else may be said: ports of crates by code, and whether hidden faces may be told. */
export type Help = Pick<Speaker, "ports" | "inside">;

const speaker = (t: Text, names: readonly string[], help: Help): Speaker => ({ t, names, ...help });

/** A square of Docker or Doce, or a crate (`RTM`) or ground cell (`2,1`) of Dockers. */
export function describeSquare(
  position: Position,
  square: string,
  t: Text,
  names: readonly string[] = [],
  help: Help = {},
): string {
  const who = speaker(t, names, help);
  switch (position.family) {
    case "docker":
      return dockerSquare(position, square, who);
    case "doce":
      return doceSquare(position, square, who);
    case "dockers": {
      const crate = position.crates.find(({ code }) => code === square);
      return crate ? dockersCrate(position, crate, who) : dockersCell(position, square, who);
    }
  }
}

/** The whole position, a sentence for each square, floor and player, and whose turn it is. */
export function describePosition(
  position: Position,
  t: Text,
  names: readonly string[],
  help: Help = {},
): string[] {
  const who = speaker(t, names, help);
  const over = position.turn === null ? [t("board-over")] : [];
  switch (position.family) {
    case "docker":
      return [...dockerPosition(position, who), ...over];
    case "dockers":
      return [...dockersPosition(position, who), ...over];
    case "doce":
      return [...docePosition(position, who), ...over];
  }
}

/** What has just happened, a sentence for each thing worth hearing, in order. */
export function describeFacts(
  facts: readonly Fact[],
  t: Text,
  names: readonly string[],
  help: Help & { family?: Family } = {},
): string[] {
  const who = speaker(t, names, help);
  switch (help.family ?? familyOfFacts(facts)) {
    case "docker":
      return dockerFacts(facts, who);
    case "dockers":
      return facts.flatMap((fact) => dockersFact(fact, who) ?? []);
    case "doce":
      return facts.flatMap((fact) => doceFact(fact, who) ?? []);
  }
}

const DOCKERS_KINDS = new Set(["tip", "fall", "pivot", "customs", "end", "turn"]);
const DOCE_KINDS = new Set(["place", "blocker", "pass", "round-start", "round-won"]);

/** Every move of a game has a fact that the other games do not have. */
function familyOfFacts(facts: readonly Fact[]): Family {
  if (facts.some(({ kind }) => DOCKERS_KINDS.has(kind))) return "dockers";
  return facts.some(({ kind }) => DOCE_KINDS.has(kind)) ? "doce" : "docker";
}

/** A move's text (`a1-c3`, `RTMvE2`, `c3=4`) in words, for the list of moves. */
export function describeMove(
  move: Pick<LegalMove, "text"> | string,
  family: Family,
  t: Text,
  help: Help = {},
): string {
  const text = typeof move === "string" ? move : move.text;
  const [first = "", second = "", third = ""] = tokensOf(family, text);
  switch (family) {
    case "docker": {
      const card = /^([1-6]):(.+)$/.exec(text);
      if (card) {
        const rest = describeMove(card[2] ?? "", family, t, help);
        return t("board-move-card", { card: card[1] ?? "", move: rest });
      }
      if (first === "out") return t("board-move-out");
      if (first === "hand") return t("board-move-enter", { square: second });
      return t("board-move", { from: first, square: second });
    }
    case "doce":
      if (first === "pass") return t("board-move-pass");
      return first === "blocker"
        ? t("board-move-blocker", { square: second })
        : t("board-move-place", { face: second, square: first });
    case "dockers": {
      if (first === "leave") return t("board-move-leave");
      const crate = crateName(speaker(t, [], help), first);
      if (!second) return t("board-move-customs", { crate });
      const turn = quarters(t, Number(third || 0));
      if (second === "@") return t("board-move-pivot", { crate, quarters: turn });
      const direction = towards(t, second);
      return text[3] === "v"
        ? t("board-move-fall", { crate, direction, quarters: turn })
        : t("board-move-tip", { crate, direction });
    }
  }
}
