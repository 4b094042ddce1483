/** Setting up a position of Dockers by hand: where every crate lies and how it is turned. */
import { wordsOf } from "../../board/position";
import { nameOf } from "../../board/words";
import type { Editing } from "../module";
import { orientations } from "./check";
import * as c from "./layout";
import { portOf } from "./ports";
import { columns, type DockersPosition, FACES, readDockers } from "./position";

const MOST_POINTS = 999;
const MOST_TURNS = 999;
const FLOORS = 3;
const COLOURS: Readonly<Record<string, string>> = {
  ".": "lid",
  r: "red",
  b: "blue",
  y: "yellow",
  g: "green",
};

interface Lying {
  code: string;
  x: number;
  y: number;
  floor: number;
  faces: string;
}

function cratesOf({ crates }: DockersPosition): Lying[] {
  return crates.map(({ code, x, y, floor, faces }) => ({
    code,
    x,
    y,
    floor,
    faces: FACES.map((face) => faces[face]).join(""),
  }));
}

/** Return the position with some fields replaced. Nobody is in the middle of a turn. */
function changed(text: string, change: Record<string, string>): string {
  const fixed: Record<string, string> = { moves: "0", been: "-", pivoted: "-", ...change };
  return wordsOf(text)
    .map((word) => {
      const [name = ""] = word.split(":");
      return word.includes(":") && Object.hasOwn(fixed, name) ? `${name}:${fixed[name]}` : word;
    })
    .join(" ");
}

function withCrates(text: string, crates: readonly Lying[]): string {
  const [left, low] = [
    Math.min(...crates.map(({ x }) => x)),
    Math.min(...crates.map(({ y }) => y)),
  ];
  const written = crates.map(
    ({ code, x, y, floor, faces }) => `${code}@${x - left},${y - low},${floor}=${faces}`,
  );
  return changed(text, { crates: written.join() });
}

export const editing: Editing = {
  pieces: (text, { t }) =>
    readDockers(text).crates.map(({ code }) => {
      const port = portOf(t, code);
      return { id: code, label: port === code ? code : `${code} ${port}` };
    }),
  top: (text, place) => columns(readDockers(text)).get(place)?.at(-1)?.code ?? null,
  /** Put a crate on top of a column; what lay on it comes down. */
  put(text, place, piece) {
    const crates = cratesOf(readDockers(text));
    const moved = crates.find(({ code }) => code === piece);
    const [x = 0, y = 0] = place.split(",").map(Number);
    if (!moved) return text;
    const rest = crates
      .filter((crate) => crate !== moved)
      .map((crate) => {
        const isAbove = crate.x === moved.x && crate.y === moved.y && crate.floor > moved.floor;
        return isAbove ? { ...crate, floor: crate.floor - 1 } : crate;
      });
    const floor = rest.filter((crate) => crate.x === x && crate.y === y).length;
    const isFar = Math.max(x, y) > c.WIDEST;
    if (floor >= FLOORS || isFar) return text;
    const put = new Map([...rest, { ...moved, x, y, floor }].map((crate) => [crate.code, crate]));
    return withCrates(
      text,
      crates.map((crate) => put.get(crate.code) ?? crate),
    );
  },
  fields(text, piece, speaker) {
    const { t } = speaker;
    const position = readDockers(text);
    const seats = position.scores.map((_, seat) => ({
      id: `${seat}`,
      label: nameOf(speaker, seat),
    }));
    const chosen = cratesOf(position).find(({ code }) => code === piece);
    const inWords = (faces: string) =>
      FACES.slice(0, 4)
        .map((face, i) =>
          t("board-face-line", {
            face: t(`board-face-${face}`),
            colour: t(`colour-${COLOURS[faces[i] ?? "."]}`),
          }),
        )
        .join(", ");
    return [
      ...(chosen
        ? [
            {
              id: "faces",
              label: t("edit-faces", { crate: chosen.code }),
              value: chosen.faces,
              values: [...orientations(chosen.faces)]
                .sort()
                .map((faces) => ({ id: faces, label: inWords(faces) })),
            },
          ]
        : []),
      { id: "turn", label: t("edit-turn"), value: `${position.turn ?? 0}`, values: seats },
      {
        id: "customs",
        label: t("edit-customs"),
        value: position.customs ?? "-",
        values: ["-", ...position.crates.map(({ code }) => code)].map((code) => ({
          id: code,
          label: code === "-" ? "–" : code,
        })),
      },
      {
        id: "turns",
        label: t("edit-turns"),
        value: `${position.turns}`,
        values: { most: MOST_TURNS },
      },
      ...position.scores.map((score, seat) => ({
        id: `score ${seat}`,
        label: t("edit-points", { who: nameOf(speaker, seat) }),
        value: `${score}`,
        values: { most: MOST_POINTS },
      })),
    ];
  },
  set(text, field, value, piece) {
    const position = readDockers(text);
    if (field === "faces")
      return withCrates(
        text,
        cratesOf(position).map((crate) =>
          crate.code === piece ? { ...crate, faces: value } : crate,
        ),
      );
    if (field.startsWith("score "))
      return changed(text, {
        scores: position.scores
          .map((score, seat) => (field === `score ${seat}` ? value : `${score}`))
          .join(),
      });
    return changed(text, { [field]: value });
  },
};
