/** Everything a table of Docker needs beside its drawings. */
import type { Choice } from "../../board/choice";
import { seatMark } from "../../board/marks";
import { type GamePlay, once } from "../module";
import { entriesOf, factsOf, stepsOf } from "./events";
import { dockerSheet } from "./plan/sheet";
import { DOCKER_SQUARES, type DockerPosition, readDocker } from "./position";
import { cardOf, isCard, tokensOf } from "./tokens";
import { dockerEnding, dockerFacts, dockerMove, dockerPosition } from "./words";

export const play: GamePlay<DockerPosition> = {
  read: readDocker,
  tokens: tokensOf,
  tokenText(t, token) {
    if (isCard(token)) return t("table-card", { card: cardOf(token) });
    if (token === "hand") return t("board-enter-label");
    return token === "out" ? t("action-out") : token;
  },
  moveText: (t, move) => (move === "out" ? t("action-out") : move),
  moveWords: dockerMove,
  decoder: { facts: factsOf, steps: stepsOf, shown: (state) => ({ entries: entriesOf(state) }) },

  endsTurn: () => true,
  confirms: false,
  outcomes: new Set(),
  pace: 250,

  due({ cards, roll }, { picked, moves }) {
    const card = picked.find(isCard);
    const points = card ? Number(cardOf(card)) : (roll ?? 0);
    if (moves.length === 1 && moves[0]?.text === "out") return { what: "out", roll: points };
    if (cards && !card) return { what: "card" };
    return { what: picked.length > (card ? 1 : 0) ? "square" : "container", roll: points };
  },
  whyFirst({ stacks, turn }, token) {
    const stack = stacks[(DOCKER_SQUARES as readonly string[]).indexOf(token)];
    const top = stack?.at(-1);
    if (!stack || turn === null || top === turn) return null;
    if (stack.includes(turn)) return "covered";
    return top === undefined ? "empty" : "theirs";
  },
  roll: ({ roll }) => roll,
  buttons(t, { moves, next }) {
    if (moves.length === 1 && moves[0]?.text === "out") {
      return { buttons: [{ token: "out", label: t("table-go-out"), primary: true }] };
    }
    const cards = [...next.keys()].filter(isCard);
    return {
      label: t("table-cards"),
      buttons: cards.map((token) => ({
        token,
        label: t("table-card", { card: cardOf(token) }),
        primary: false,
      })),
    };
  },
  mark: (_, seat) => seatMark(seat),
  out: ({ out }) => out,
  holding: (t, { out, hand }, seat) =>
    out.includes(seat) ? "" : t("table-hand", { count: hand[seat] ?? 0 }),
  scores: () => null,

  describe: dockerPosition,
  tell: dockerFacts,
  ending: dockerEnding,
  scored: () => [],

  sheet: dockerSheet,
  keyToken(key, choice) {
    if (key.toLowerCase() === "h") return "hand";
    return /^[1-6]$/.test(key) && hasCards(choice) ? `card${key}` : null;
  },
  summary(position) {
    const stacks = DOCKER_SQUARES.flatMap((square, i) => {
      const seats = position.stacks[i] ?? [];
      return seats.length ? [`${square}:${seats.join("")}`] : [];
    });
    const out = position.out.join("") || "-";
    const state = `turn:${position.turn ?? "-"} roll:${position.roll ?? "-"}`;
    return `${stacks.join() || "-"} hand:${position.hand.join()} out:${out} ${state}`;
  },
  plan: once(async () => (await import("./plan")).plan),

  hasFloors: false,
  space: once(async () => (await import("./space")).space),
};

const hasCards = ({ moves }: Choice): boolean =>
  moves.some(({ tokens }) => isCard(tokens[0] ?? ""));
