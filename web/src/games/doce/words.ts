import type { Fact } from "../../board/facts";
import { seatMark } from "../../board/marks";
import { listed, nameOf, points, type Scored, type Speaker } from "../../board/words";
import type { Text } from "../../text";
import { type DoceFact, doceOnly, type Item } from "./events";
import { DOCE_SQUARES, type DocePosition } from "./position";
import { placed } from "./tokens";

export function doceSquare(position: DocePosition, square: string, { t }: Speaker): string {
  const found = position.squares[DOCE_SQUARES.indexOf(square)];
  if (!found || found.kind === "empty") return t("board-square-empty", { square });
  const colour = t(seatMark(found.seat).nameId);
  if (found.kind === "blocker") return t("board-blocker-on", { square, colour });
  return listed([
    t("board-die", { square, face: found.face, colour }),
    position.last.includes(square) ? t("board-marker") : "",
  ]);
}

export function doceHand(position: DocePosition, seat: number, speaker: Speaker): string {
  const { t } = speaker;
  return listed([
    t("board-dice-left", {
      name: nameOf(speaker, seat),
      colour: t(seatMark(seat).nameId),
      count: position.dice[seat] ?? 0,
    }),
    t(position.blockers[seat] ? "board-blocker-held" : "board-blocker-used"),
  ]);
}

export function docePosition(position: DocePosition, speaker: Speaker): string[] {
  const { t } = speaker;
  const said = [t("board-round", { round: position.round })];
  DOCE_SQUARES.forEach((square, i) => {
    if (position.squares[i]?.kind !== "empty")
      said.push(`${doceSquare(position, square, speaker)}.`);
  });
  for (const seat of [0, 1]) {
    said.push(`${doceHand(position, seat, speaker)}.`);
    said.push(
      t("board-total", {
        name: nameOf(speaker, seat),
        points: points(t, position.totals[seat] ?? 0),
      }),
    );
  }
  if (position.turn !== null) {
    const name = nameOf(speaker, position.turn);
    said.push(t(position.blocked ? "board-die-due" : "board-turn", { name }));
  }
  return said;
}

const ITEMS: Readonly<Record<Item, string>> = {
  line: "board-item-line",
  "all-own": "board-item-all-own",
  blocker: "board-item-blocker",
  empty: "board-item-empty",
  threes: "board-item-threes",
  draw: "board-item-draw",
};

function doceFact(fact: DoceFact, speaker: Speaker): string {
  const { t } = speaker;
  const name = nameOf(speaker, fact.seat);
  switch (fact.kind) {
    case "place":
      return t("board-fact-place", { name, ...fact.data });
    case "zone":
      return fact.data.squares.length
        ? t("board-fact-zone", { name, squares: listed(fact.data.squares) })
        : t("board-fact-no-zone", { name });
    case "blocker":
      return t("board-fact-blocker", { name, ...fact.data });
    case "pass":
      return t("board-fact-pass", { name });
    case "line":
      return t("board-fact-line", { name, squares: listed(fact.data.squares) });
    case "round-won":
    case "round-drawn": {
      const items = fact.data.items.map(([item, count]) =>
        t(ITEMS[item], { points: signed(count) }),
      );
      return t(fact.kind === "round-won" ? "board-fact-round-won" : "board-fact-round-drawn", {
        name,
        round: fact.data.round,
        points: points(t, fact.data.points),
        items: listed(items),
      });
    }
    case "round-start":
      return t("board-fact-round-start", { name, round: fact.data.round });
    case "draw":
      return t("board-fact-draw");
    case "win":
      return t("board-fact-win", { name });
  }
}

const signed = (count: number): string => (count < 0 ? `−${-count}` : `+${count}`);

/** What has happened. */
export const doceFacts = (facts: readonly Fact[], speaker: Speaker): string[] =>
  doceOnly(facts)
    .filter(({ kind }) => !speaker.brief || (kind !== "zone" && kind !== "round-start"))
    .map((fact) => doceFact(fact, speaker));

/** The points that a move brings, with what they are made of. */
export const doceScored = (facts: readonly Fact[], t: Text): Scored[] =>
  doceOnly(facts).flatMap((fact) => {
    if ((fact.kind !== "round-won" && fact.kind !== "round-drawn") || fact.seat === null) return [];
    const { round, points: count, items } = fact.data;
    const parts = items.map(([item, each]) => `${t(`score-${item}`)} ${each}`).join(", ");
    return [{ seat: fact.seat, points: count, text: t("scores-round", { round, parts }) }];
  });

/** A move in words: "4 on c3". */
export function doceMove(text: string, { t }: Speaker): string {
  const put = placed(text);
  if (!put) return t("board-move-pass");
  const { square, face } = put;
  return face === null
    ? t("board-move-blocker", { square })
    : t("board-move-place", { face, square });
}
