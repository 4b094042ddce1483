/** Everything a table of Doce needs beside its drawings. */
import { seatMark } from "../../board/marks";
import { type GamePlay, once } from "../module";
import { factsOf, shownOn, stepsOf } from "./events";
import { doceSheet } from "./plan/sheet";
import { DOCE_SQUARES, type DocePosition, readDoce } from "./position";
import { roundEnd, roundIn } from "./rounds";
import { tokensOf } from "./tokens";
import { doceFacts, doceMove, docePosition, doceScored } from "./words";

export const play: GamePlay<DocePosition> = {
  read: readDoce,
  tokens: tokensOf,
  tokenText(t, token) {
    if (token === "blocker") return t("board-blocker-label");
    return token === "pass" ? t("action-pass") : token;
  },
  moveText: (t, move) => (move === "pass" ? t("action-pass") : move),
  moveWords: doceMove,
  decoder: { facts: factsOf, steps: stepsOf, shown: shownOn },

  // A blocker and the die after it are one turn.
  endsTurn: (move) => !move.startsWith("#"),
  confirms: false,
  outcomes: new Set(["win"]),
  pace: 250,
  interim: roundEnd,

  due({ blocked }, { picked, moves }) {
    if (moves.length === 1 && moves[0]?.text === "pass") return { what: "pass" };
    const [first] = picked;
    if (first === "blocker") return { what: "blocker" };
    if (first !== undefined) return { what: "face" };
    return { what: blocked ? "die" : "die-or-blocker" };
  },
  whyFirst({ squares }, token) {
    const square = squares[DOCE_SQUARES.indexOf(token)];
    if (!square || square.kind === "empty") return null;
    return square.kind === "die" ? "taken" : "blocked";
  },
  roll: () => null,
  buttons: (t, { moves }) => ({
    buttons:
      moves.length === 1 && moves[0]?.text === "pass"
        ? [{ token: "pass", label: t("table-pass"), primary: true }]
        : [],
  }),
  mark: (_, seat) => seatMark(seat),
  out: () => [],
  holding(t, { dice, blockers }, seat) {
    const left = t("table-dice", { count: dice[seat] ?? 0 });
    return blockers[seat] ? `${left} · ${t("table-blocker")}` : left;
  },
  progress: (t, { round }) => t("table-round", { round }),
  scores: ({ totals }) => totals,

  describe: docePosition,
  tell: doceFacts,
  ending: (facts, _, { t }) => (roundIn(facts) === null ? "" : t("ending-rounds")),
  scored: doceScored,

  sheet: doceSheet,
  keyToken(key, { picked }) {
    if (key.toLowerCase() === "b") return "blocker";
    return /^[1-6]$/.test(key) && picked.length === 1 && picked[0] !== "blocker" ? key : null;
  },
  summary(position) {
    const squares = DOCE_SQUARES.map((_, i) => {
      const found = position.squares[i];
      if (!found || found.kind === "empty") return ".";
      return `${"AB"[found.seat] ?? "A"}${found.kind === "die" ? found.face : "#"}`;
    });
    const turn = `turn:${position.turn ?? "-"}${position.blocked ? "#" : ""}`;
    return `${squares.join()} ${turn} round:${position.round} totals:${position.totals.join()}`;
  },
  plan: once(async () => (await import("./plan")).plan),

  hasFloors: false,
  space: once(async () => (await import("./space")).space),
};
