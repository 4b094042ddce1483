/** Everything a table of Dockers needs beside its drawings. */
import { boardSide } from "../../plan/turning";
import { type GamePlay, once } from "../module";
import { factsOf, groupsOf, stepsOf } from "./events";
import { DIRECTIONS, droppedCrate, markOfSeat } from "./faces";
import { Inspector } from "./plan/Inspector";
import { dockersSheet, wantsDirection } from "./plan/sheet";
import { portOf } from "./ports";
import { columns, type DockersPosition, readDockers } from "./position";
import { isCustomsDue, MOVES_PER_TURN, tokensOf } from "./tokens";
import { dockersEnding, dockersFacts, dockersMove, dockersPosition, dockersScored } from "./words";

const ARROWS = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

export const play: GamePlay<DockersPosition> = {
  read: readDockers,
  tokens: tokensOf,
  tokenText: (t, token) => (token === "leave" ? t("board-move-leave") : portOf(t, token)),
  moveText: (_, move) => move,
  moveWords: dockersMove,
  decoder: { facts: factsOf, steps: stepsOf, shown: (state) => ({ groups: groupsOf(state) }) },

  // A turn is three crate moves and Customs, chosen first and sent as a whole.
  // Customs ends it, also where the same player goes on because all others left.
  endsTurn: (move) => move.startsWith("="),
  confirms: true,
  outcomes: new Set(["skip", "turn", "end", "win", "share"]),
  pace: 650,

  due(position, { picked }) {
    const left = MOVES_PER_TURN - position.moves;
    // At the end of the first turn the token must be placed (CR-9).
    if (isCustomsDue(position))
      return { what: position.customs === null ? "customs-first" : "customs", left };
    if (picked.length === 0) return { what: "crates", left };
    if (picked.length === 1) return { what: "direction", left };
    return { what: picked[1] === "@" ? "pivot" : "landing", left };
  },
  whyFirst(position, token) {
    const crate = position.crates.find(({ code }) => code === token);
    if (!crate || isCustomsDue(position)) return null;
    const top = columns(position).get(`${crate.x},${crate.y}`)?.at(-1);
    if (top !== crate) return "covered";
    return position.customs === token ? "locked" : null;
  },
  roll: () => null,
  buttons: (t, { next }) => ({
    buttons: next.has("leave")
      ? [{ token: "leave", label: t("table-leave-customs"), primary: false }]
      : [],
  }),
  mark: markOfSeat,
  out: () => [],
  holding: () => "",
  scores: ({ scores }) => scores,

  describe: dockersPosition,
  tell: dockersFacts,
  ending: dockersEnding,
  scored: dockersScored,

  sheet: dockersSheet,
  // Arrow keys speak of the screen, n e s w of the board.
  keyToken(key, choice, turned) {
    const { picked, next } = choice;
    const letter = key.length === 1 ? key.toUpperCase() : key;
    if (letter === "L") return next.has("leave") ? "leave" : null;
    if (/^[0-6]$/.test(letter)) return picked.length === 2 ? letter : null;
    if (!wantsDirection(choice)) return null;
    if (letter === "P" || letter === "@") return "@";
    const arrow = ARROWS.indexOf(key);
    if (arrow >= 0) return DIRECTIONS[boardSide(arrow, turned)] ?? null;
    return DIRECTIONS.find((direction) => direction === letter) ?? null;
  },
  summary(position) {
    const crates = position.crates.map(
      ({ code, x, y, floor, faces }) => `${code}@${x},${y},${floor}=${faces.up}`,
    );
    const turn = `turn:${position.turn ?? "-"} moves:${position.moves}`;
    const customs = `customs:${position.customs ?? "-"}`;
    return `${turn} ${customs} scores:${position.scores.join()} crates:${crates.join()}`;
  },
  plan: once(async () => (await import("./plan")).plan),

  hasFloors: true,
  Over(props) {
    const code = droppedCrate(props.choice);
    return code && <Inspector {...props} code={code} />;
  },
  space: once(async () => (await import("./space")).space),
};
