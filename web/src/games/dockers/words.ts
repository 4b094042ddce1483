import type { Fact } from "../../board/facts";
import { listed, nameOf, points, type Scored, type Speaker } from "../../board/words";
import type { Text } from "../../text";
import { type DockersFact, dockersOnly } from "./events";
import { faceColour, markOfSeat, SIDES, seesFace } from "./faces";
import { portOf } from "./ports";
import { type Crate, columns, type DockersPosition, facesFrom } from "./position";
import { isCustomsDue, MOVES_PER_TURN, tokensOf } from "./tokens";

function crateNames(t: Text, codes: readonly string[]): string {
  return listed(codes.map((code) => portOf(t, code)));
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

function onFloor(t: Text, floor: number): string {
  return t(ON_FLOOR[floor] ?? "board-on-floor-0");
}

export const quarters = (t: Text, count: number): string => t("board-quarters", { count });

export function dockersCrate(position: DockersPosition, crate: Crate, speaker: Speaker): string {
  const { t, inside } = speaker;
  const name = { crate: portOf(t, crate.code), floor: onFloor(t, crate.floor) };
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
      ? t("board-crate-over", { crates: listed(under.map(({ code }) => portOf(t, code))) })
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
        const place = { crate: portOf(t, crate.code), x: crate.x + 1, y: crate.y + 1 };
        return inside || seesFace(position, crate, "up")
          ? t("board-crate-short", { ...place, colour: faceColour(crate.faces.up, t) })
          : t("board-crate-short-covered", place);
      });
    said.push(
      here.length
        ? t("board-floor-crates", {
            floor: t(FLOOR_PLANS[floor]),
            crates: here.reduce((before, crate) => t("board-floor-apart", { before, crate })),
          })
        : t("board-floor-none", { floor: t(FLOOR_PLANS[floor]) }),
    );
  }
  said.push(
    position.customs
      ? t("board-customs-on", { crate: portOf(t, position.customs) })
      : t("board-customs-beside"),
  );
  position.scores.forEach((score, seat) => {
    const colour = t(markOfSeat(position, seat).nameId);
    said.push(t("board-scores", { name: nameOf(speaker, seat), colour, points: points(t, score) }));
  });
  if (position.turn !== null) {
    const name = nameOf(speaker, position.turn);
    said.push(t("board-turn", { name }));
    said.push(
      isCustomsDue(position)
        ? t(position.customs ? "board-customs-due" : "board-customs-due-first", { name })
        : t("board-moves-left", { count: MOVES_PER_TURN - position.moves }),
    );
  }
  return said;
}

function dockersFact(fact: DockersFact, speaker: Speaker): string {
  const { t } = speaker;
  const name = nameOf(speaker, fact.seat);
  switch (fact.kind) {
    case "tip":
    case "fall": {
      const { crate, direction, faces, to_floor, quarters: count } = fact.data;
      return t(fact.kind === "tip" ? "board-fact-tip" : "board-fact-fall", {
        name,
        crate: portOf(t, crate),
        direction: towards(t, direction),
        colour: faceColour(facesFrom(faces).up, t),
        floor: onFloor(t, to_floor),
        quarters: quarters(t, count),
      });
    }
    case "pivot": {
      const { crate, quarters: count } = fact.data;
      return t("board-fact-pivot", { name, crate: portOf(t, crate), quarters: quarters(t, count) });
    }
    case "score":
      return t("board-fact-score", {
        name,
        points: points(t, fact.data.points),
        crates: crateNames(t, fact.data.group),
        total: fact.data.total,
      });
    case "freed":
      return t("board-fact-freed", { crates: crateNames(t, fact.data.crates) });
    case "stored":
      return t("board-fact-stored", { crates: crateNames(t, fact.data.crates) });
    case "customs": {
      const { from, to } = fact.data;
      const id = from === to ? "board-fact-customs-stays" : "board-fact-customs";
      return t(id, { name, crate: portOf(t, to) });
    }
    case "skip":
      return t("board-fact-skip", { name });
    case "turn":
      return t("board-fact-turn", { name });
    case "end":
      return t(fact.data.ruling === "CR-10" ? "board-fact-end-cap" : "board-fact-end");
    case "win":
    case "share":
      return t(fact.kind === "win" ? "board-fact-win-points" : "board-fact-share-points", {
        name,
        points: points(t, fact.data.points),
      });
  }
}

/** What has happened. */
export const dockersFacts = (facts: readonly Fact[], speaker: Speaker): string[] =>
  dockersOnly(facts)
    .filter(({ kind }) => !speaker.brief || kind !== "turn")
    .map((fact) => dockersFact(fact, speaker));

/** The points that a move brings, with the group that they are for. */
export const dockersScored = (facts: readonly Fact[], t: Text): Scored[] =>
  dockersOnly(facts).flatMap((fact) => {
    if (fact.kind !== "score" || fact.seat === null) return [];
    const { points: count, size, floor, group } = fact.data;
    const crates = group.join(" ");
    const text = t("scores-group", { crates, size, each: count / size, floor });
    return [{ seat: fact.seat, points: count, text }];
  });

/** A move in words: "RTM falls east, half a turn". */
export function dockersMove(text: string, speaker: Speaker): string {
  const { t } = speaker;
  const [first = "", second = "", third = ""] = tokensOf(text);
  if (first === "leave") return t("board-move-leave");
  const crate = portOf(t, first);
  if (!second) return t("board-move-customs", { crate });
  const turn = quarters(t, Number(third || 0));
  if (second === "@") return t("board-move-pivot", { crate, quarters: turn });
  const direction = towards(t, second);
  return third
    ? t("board-move-fall", { crate, direction, quarters: turn })
    : t("board-move-tip", { crate, direction });
}

/** Why the game ended. */
export function dockersEnding(
  facts: readonly Fact[],
  _roll: number | null,
  { t }: Speaker,
): string {
  const end = dockersOnly(facts).find((fact) => fact.kind === "end");
  if (!end) return "";
  return t(end.data.ruling === "CR-10" ? "board-fact-end-cap" : "board-fact-end");
}
