import { type Colour, type Crate, columns, type DockersPosition } from "../../position";
import type { Fact } from "../../protocol";
import { SIDES, seesFace } from "../faces";
import { faceColour, seatColour } from "../marks";
import {
  crateName,
  crateNames,
  listed,
  nameOf,
  number,
  onFloor,
  points,
  quarters,
  type Speaker,
  towards,
  word,
} from "./words";

export function dockersCrate(position: DockersPosition, crate: Crate, speaker: Speaker): string {
  const { t, inside } = speaker;
  const name = { crate: crateName(speaker, crate.code), floor: onFloor(t, crate.floor) };
  const top =
    inside || seesFace(position, crate, "up")
      ? t("board-crate", { ...name, colour: faceColour(crate.faces.up, t) })
      : t("board-crate-covered", name);
  const sides = SIDES.filter((side) => inside || seesFace(position, crate, side)).map((side) =>
    t("board-side", { direction: towards(t, side), colour: faceColour(crate.faces[side], t) }),
  );
  return listed([
    top,
    sides.length ? t("board-crate-sides", { sides: listed(sides) }) : "",
    position.customs === crate.code ? t("board-crate-customs") : "",
  ]);
}

/** A ground cell `x,y`: the crate on top with its sides, and what it stands on. */
export function dockersCell(position: DockersPosition, cell: string, speaker: Speaker): string {
  const { t } = speaker;
  const column = columns(position).get(cell) ?? [];
  const top = column.at(-1);
  if (!top) return t("board-ground");
  const under = column.slice(0, -1).reverse();
  return listed([
    dockersCrate(position, top, speaker),
    under.length
      ? t("board-crate-over", { crates: listed(under.map(({ code }) => crateName(speaker, code))) })
      : "",
  ]);
}

const FLOOR_PLANS = ["board-floor-plan-0", "board-floor-plan-1", "board-floor-plan-2"] as const;

export function dockersPosition(position: DockersPosition, speaker: Speaker): string[] {
  const { t, inside } = speaker;
  const said: string[] = [];
  for (const floor of [2, 1, 0] as const) {
    const here = position.crates
      .filter((crate) => crate.floor === floor)
      .sort((a, b) => b.y - a.y || a.x - b.x)
      .map((crate) => {
        const place = { crate: crateName(speaker, crate.code), x: crate.x + 1, y: crate.y + 1 };
        return inside || seesFace(position, crate, "up")
          ? t("board-crate-short", { ...place, colour: faceColour(crate.faces.up, t) })
          : t("board-crate-short-covered", place);
      });
    said.push(
      here.length
        ? t("board-floor-crates", { floor: t(FLOOR_PLANS[floor]), crates: here.join("; ") })
        : t("board-floor-none", { floor: t(FLOOR_PLANS[floor]) }),
    );
  }
  said.push(
    position.customs
      ? t("board-customs-on", { crate: crateName(speaker, position.customs) })
      : t("board-customs-beside"),
  );
  position.scores.forEach((score, seat) => {
    const colour = seatColour(position, seat, t);
    said.push(t("board-scores", { name: nameOf(speaker, seat), colour, points: points(t, score) }));
  });
  if (position.turn !== null) {
    const name = nameOf(speaker, position.turn);
    said.push(t("board-turn", { name }));
    said.push(
      position.moves === 3
        ? t("board-customs-due", { name })
        : t("board-moves-left", { count: 3 - position.moves }),
    );
  }
  return said;
}

export function dockersFact(fact: Fact, speaker: Speaker): string | null {
  const { t } = speaker;
  const name = nameOf(speaker, fact.seat);
  const crate = crateName(speaker, word(fact, "crate"));
  const crates = crateNames(speaker, word(fact, "crates"));
  switch (fact.kind) {
    case "tip":
    case "fall":
      return t(fact.kind === "tip" ? "board-fact-tip" : "board-fact-fall", {
        name,
        crate,
        direction: towards(t, word(fact, "direction")),
        colour: faceColour((word(fact, "faces")[0] ?? ".") as Colour, t),
        floor: onFloor(t, number(fact, "to_floor")),
        quarters: quarters(t, number(fact, "quarters")),
      });
    case "pivot":
      return t("board-fact-pivot", {
        name,
        crate,
        quarters: quarters(t, number(fact, "quarters")),
      });
    case "score":
      return t("board-fact-score", {
        name,
        points: points(t, number(fact, "points")),
        crates: crateNames(speaker, word(fact, "group")),
        total: number(fact, "total"),
      });
    case "freed":
      return t("board-fact-freed", { crates });
    case "stored":
      return t("board-fact-stored", { crates });
    case "customs": {
      const stays = fact.data.from === fact.data.to;
      const to = crateName(speaker, word(fact, "to"));
      return t(stays ? "board-fact-customs-stays" : "board-fact-customs", { name, crate: to });
    }
    case "skip":
      return t("board-fact-skip", { name });
    case "turn":
      return t("board-fact-turn", { name });
    case "end":
      return t(word(fact, "ruling") === "CR-10" ? "board-fact-end-cap" : "board-fact-end");
    case "win":
    case "share":
      return t(fact.kind === "win" ? "board-fact-win-points" : "board-fact-share-points", {
        name,
        points: points(t, number(fact, "points")),
      });
    default:
      return null;
  }
}
