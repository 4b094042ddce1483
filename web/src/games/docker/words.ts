import type { Fact } from "../../board/facts";
import { seatMark } from "../../board/marks";
import { listed, nameOf, type Speaker } from "../../board/words";
import { dockerOnly, type StepFact, walkOf } from "./events";
import { DOCKER_SQUARES, type DockerPosition } from "./position";
import { cardOf, isCard, tokensOf } from "./tokens";

/** Two containers with the colours red and blue, red above: "red on top of blue". */
function coloursOf(stack: readonly number[], { t }: Speaker): string {
  const [top = "", ...under] = [...stack].reverse().map((seat) => t(seatMark(seat).nameId));
  if (!under.length) return top;
  const lower = under.reduceRight((below, upper) => t("board-on", { upper, lower: below }));
  return t("board-on-top-of", { upper: top, lower });
}

export function dockerSquare(position: DockerPosition, square: string, speaker: Speaker): string {
  const { t } = speaker;
  const stack = position.stacks[DOCKER_SQUARES.indexOf(square as "a1")] ?? [];
  if (!stack.length) return t("board-square-empty", { square });
  return t("board-square-stack", {
    square,
    containers: t("board-containers", { count: stack.length }),
    colours: coloursOf(stack, speaker),
  });
}

export function dockerHand(position: DockerPosition, seat: number, speaker: Speaker): string {
  const { t } = speaker;
  const name = nameOf(speaker, seat);
  const colour = t(seatMark(seat).nameId);
  if (position.out.includes(seat)) return t("board-player-out", { name, colour });
  const containers = t("board-containers", { count: position.hand[seat] ?? 0 });
  return t("board-hand", { name, colour, containers });
}

export function dockerPosition(position: DockerPosition, speaker: Speaker): string[] {
  const { t } = speaker;
  const said = DOCKER_SQUARES.map((square) => `${dockerSquare(position, square, speaker)}.`);
  for (let seat = 0; seat < position.players; seat++) {
    said.push(`${dockerHand(position, seat, speaker)}.`);
    const cards = position.cards?.[seat];
    if (cards && cards !== "-") {
      said.push(t("board-cards", { name: nameOf(speaker, seat), cards: listed([...cards]) }));
    }
  }
  if (position.turn !== null) {
    const name = nameOf(speaker, position.turn);
    said.push(
      position.roll === null
        ? t("board-turn", { name })
        : t("board-roll-waits", { name, face: position.roll }),
    );
  }
  return said;
}

/** The steps of one move are one sentence, and its way another one if it is longer than a step. */
export function dockerFacts(facts: readonly Fact[], speaker: Speaker): string[] {
  const { t } = speaker;
  const said: string[] = [];
  for (const fact of dockerOnly(facts)) {
    const name = nameOf(speaker, fact.seat);
    switch (fact.kind) {
      case "card":
        said.push(t("board-fact-card", { name, card: fact.data.card }));
        break;
      case "land":
        said.push(...landing(fact.seat, fact.data.square, walkOf(facts), speaker));
        break;
      case "cover":
        said.push(t("board-fact-cover", { name: nameOf(speaker, fact.data.covered) }));
        break;
      case "out":
        said.push(t("board-fact-out", { name }));
        break;
      case "win":
        said.push(t("board-fact-win", { name }));
        break;
      case "share":
        said.push(t("board-fact-share", { name }));
        break;
    }
  }
  return said;
}

function landing(
  seat: number | null,
  square: string,
  steps: readonly StepFact[],
  speaker: Speaker,
): string[] {
  const { t } = speaker;
  const [first] = steps;
  const name = nameOf(speaker, seat);
  const spent = steps.reduce((sum, step) => sum + step.data.cost, 0);
  const cost = t("board-movement", { points: spent });
  const moved =
    !first || first.kind === "enter"
      ? t("board-fact-enter", { name, square, points: cost })
      : t("board-fact-move", { name, from: first.data.from ?? "", square, points: cost });
  if (steps.length < 2 || speaker.brief) return [moved];
  const way = steps.map((step) =>
    t("board-way-step", { square: step.data.to, cost: step.data.cost }),
  );
  return [moved, t("board-fact-way", { steps: listed(way) })];
}

/** A move in words: "a1 to c3", "card 4: from hand to b2". */
export function dockerMove(text: string, speaker: Speaker): string {
  const { t } = speaker;
  const tokens = tokensOf(text);
  const [first = "", second = ""] = tokens;
  if (isCard(first)) {
    const move = dockerMove(text.slice(2), speaker);
    return t("board-move-card", { card: cardOf(first), move });
  }
  if (first === "out") return t("board-move-out");
  if (first === "hand") return t("board-move-enter", { square: second });
  return t("board-move", { from: first, square: second });
}

/** Why the game ended: the last player who could not move, and with which roll. */
export function dockerEnding(
  facts: readonly Fact[],
  roll: number | null,
  speaker: Speaker,
): string {
  const out = dockerOnly(facts).find(({ kind }) => kind === "out");
  if (!out) return "";
  const who = nameOf(speaker, out.seat);
  return roll === null
    ? speaker.t("ending-no-card", { who })
    : speaker.t("ending-no-move", { who, roll });
}
