/** Setting up a position of Doce by hand: dice and blockers on the grid, whose turn, the rounds. */
import { wordsOf } from "../../board/position";
import { nameOf } from "../../board/words";
import type { EditField, Editing } from "../module";
import * as r from "./layout";
import { DOCE_SQUARES, readDoce } from "./position";

const SEATS = [0, 1] as const;
const MOST_POINTS = 150;
const GRID = 1;

/** Return the words of a position with some replaced: the grid, or fields by name. */
function changed(text: string, change: Record<string, string>): string {
  return wordsOf(text)
    .map((word, i) => {
      if (i === GRID) return change.grid ?? word;
      const [name = ""] = word.split(":");
      return i > GRID && change[name] !== undefined ? `${name}:${change[name]}` : word;
    })
    .join(" ");
}

const gridOf = (text: string): string[] => (wordsOf(text)[GRID] ?? "").split(",");

/** Return the position with another grid: hands follow from it, and so does whose turn it can be. */
function withGrid(
  text: string,
  squares: readonly string[],
  last: readonly (string | null)[],
): string {
  const placed = SEATS.map(
    (seat) => squares.filter((piece) => new RegExp(`^${r.LETTERS[seat]}[1-6]$`).test(piece)).length,
  );
  const held = SEATS.map((seat) => Number(!squares.includes(`${r.LETTERS[seat]}#`)));
  const { starter } = readDoce(text);
  const other = 1 - starter;
  const next = (placed[starter] ?? 0) > (placed[other] ?? 0) ? other : starter;
  return changed(text, {
    grid: squares.join(),
    dice: placed.map((count) => r.DICE_EACH - count).join(),
    blockers: held.join(""),
    last: last.map((square) => square ?? "-").join(),
    turn: `${next}`,
  });
}

export const editing: Editing = {
  pieces(text, { t, names }) {
    const { dice, blockers } = readDoce(text);
    const of = (seat: number) => {
      const who = names[seat] ?? "";
      const letter = r.LETTERS[seat] ?? "";
      const faces = dice[seat] ? [1, 2, 3, 4, 5, 6] : [];
      return [
        ...faces.map((face) => ({
          id: `${letter}${face}`,
          label: t("edit-die", { who, face }),
          seat,
          short: "⚀⚁⚂⚃⚄⚅"[face - 1] ?? "",
        })),
        ...(blockers[seat]
          ? [{ id: `${letter}#`, label: t("edit-blocker", { who }), seat, short: "⊗" }]
          : []),
      ];
    };
    return [...SEATS.flatMap(of), { id: "", label: t("edit-take-away") }];
  },
  put(text, place, piece) {
    const { dice, last } = readDoce(text);
    const at = DOCE_SQUARES.indexOf(place);
    const seat = r.LETTERS.findIndex((letter) => piece.startsWith(letter));
    const before = gridOf(text);
    const isDie = /[1-6]$/.test(piece);
    // A die of the same player makes room for the other one.
    const has = (dice[seat] ?? 0) > 0 || before[at]?.startsWith(r.LETTERS[seat] ?? "?");
    if (isDie && !has) return text;
    const blocker = !isDie && piece !== "" ? before.indexOf(piece) : -1;
    const squares = before.map((old, i) => (i === at ? piece || "." : i === blocker ? "." : old));
    const kept = last.map((square, one) => {
      if (isDie && one === seat) return place;
      return square === place ? null : square;
    });
    return withGrid(text, squares, kept);
  },
  fields(text, _, speaker) {
    const { t } = speaker;
    const position = readDoce(text);
    const seats = SEATS.map((seat) => ({ id: `${seat}`, label: nameOf(speaker, seat) }));
    const fields: EditField[] = [
      { id: "turn", label: t("edit-turn"), value: `${position.turn ?? 0}`, values: seats },
      { id: "starter", label: t("edit-starter"), value: `${position.starter}`, values: seats },
      {
        id: "round",
        label: t("edit-round"),
        value: `${position.round}`,
        values: ["1", "2", "3", "4"].map((round) => ({ id: round, label: round })),
      },
    ];
    for (const seat of SEATS) {
      const letter = r.LETTERS[seat];
      const own = DOCE_SQUARES.filter((_name, i) => {
        const square = position.squares[i];
        return square?.kind === "die" && square.seat === seat;
      });
      fields.push({
        id: `last ${seat}`,
        label: t("edit-last", { who: nameOf(speaker, seat) }),
        value: position.last[seat] ?? "",
        values: [{ id: "", label: "–" }, ...own.map((name) => ({ id: name, label: name }))],
      });
      fields.push({
        id: `total ${letter}`,
        label: t("edit-points", { who: nameOf(speaker, seat) }),
        value: `${position.totals[seat] ?? 0}`,
        values: { most: MOST_POINTS },
      });
    }
    return fields;
  },
  set(text, field, value) {
    const { totals, last } = readDoce(text);
    const [name = "", of = ""] = field.split(" ");
    if (name === "last")
      return changed(text, {
        last: last.map((old, seat) => (seat === Number(of) ? value || "-" : (old ?? "-"))).join(),
      });
    if (name === "total")
      return changed(text, {
        totals: totals.map((old, seat) => (r.LETTERS[seat] === of ? value : `${old}`)).join(),
      });
    return changed(text, { [name]: value });
  },
};
