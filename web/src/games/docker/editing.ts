/** Setting up a position of Docker by hand: containers on squares, who is out, whose turn it is. */

import { wordsOf } from "../../board/position";
import { nameOf } from "../../board/words";
import type { Editing } from "../module";
import { readPosition } from "./form";
import { DOCKER_SQUARES, type DockerPosition, readDocker } from "./position";
import { containersOf } from "./setup";

const ALL_CARDS = "123456";
const FACES = ["1", "2", "3", "4", "5", "6"];
type Change = Partial<Pick<DockerPosition, "stacks" | "out" | "turn" | "roll" | "cards">>;

const seatsOf = ({ players }: DockerPosition): number[] =>
  Array.from({ length: players }, (_, seat) => seat);

/** Return the position with a change: hands, turn, roll and cards follow from it. */
function changed(text: string, change: Change): string {
  const position = { ...readDocker(text), ...change };
  const { stacks, out, cards, players } = position;
  const most = containersOf(readPosition(wordsOf(text)).row);
  const onBoard = (seat: number) => stacks.flat().filter((owner) => owner === seat).length;
  const seats = seatsOf(position);
  const inside = seats.filter((seat) => !out.includes(seat));
  const isOver = out.length >= players - 1;
  const turn = isOver ? null : inside.includes(position.turn ?? -1) ? position.turn : inside[0];
  const board = stacks.flatMap((stack, i) =>
    stack.length ? [`${DOCKER_SQUARES[i]}:${stack.join("")}`] : [],
  );
  const fields: Record<string, string> = {
    hand: seats.map((seat) => (out.includes(seat) ? 0 : most - onBoard(seat))).join(),
    out: out.join("") || "-",
    turn: `${turn ?? "-"}`,
    roll: isOver ? "-" : `${position.roll ?? "-"}`,
  };
  if (cards)
    fields.cards = seats
      .map((seat) => (out.includes(seat) ? "-" : cards[seat] === "-" ? ALL_CARDS : cards[seat]))
      .join();
  return wordsOf(text)
    .map((word, i) => {
      if (i === 2) return board.join() || "-";
      const [name = ""] = word.split(":");
      return i > 2 && Object.hasOwn(fields, name) ? `${name}:${fields[name]}` : word;
    })
    .join(" ");
}

export const editing: Editing = {
  pieces(text, { t, names }) {
    const { hand } = readDocker(text);
    return [
      ...hand.flatMap((left, seat) =>
        left
          ? [{ id: `${seat}`, seat, label: t("edit-container", { who: names[seat] ?? "", left }) }]
          : [],
      ),
      { id: "", label: t("edit-take-away") },
    ];
  },
  put(text, place, piece) {
    const { stacks, hand } = readDocker(text);
    if (piece !== "" && !hand[Number(piece)]) return text;
    const put = stacks.map((stack, i) => {
      if (DOCKER_SQUARES[i] !== place) return stack;
      return piece === "" ? stack.slice(0, -1) : [...stack, Number(piece)];
    });
    return changed(text, { stacks: put });
  },
  fields(text, _, speaker) {
    const position = readDocker(text);
    const { t } = speaker;
    const { out, turn, roll, cards } = position;
    const seats = seatsOf(position);
    const named = (seat: number) => ({ id: `${seat}`, label: nameOf(speaker, seat) });
    const inside = seats.filter((seat) => !out.includes(seat));
    const yesNo = [
      { id: "", label: t("edit-in") },
      { id: "out", label: t("action-out") },
    ];
    return [
      ...(turn === null
        ? []
        : [
            { id: "turn", label: t("edit-turn"), value: `${turn}`, values: inside.map(named) },
            ...(cards
              ? []
              : [
                  {
                    id: "roll",
                    label: t("edit-roll"),
                    value: `${roll ?? ""}`,
                    values: [
                      { id: "", label: t("edit-not-rolled") },
                      ...FACES.map((face) => ({ id: face, label: face })),
                    ],
                  },
                ]),
          ]),
      ...seats.map((seat) => ({
        id: `out ${seat}`,
        label: t("edit-standing", { who: nameOf(speaker, seat) }),
        value: out.includes(seat) ? "out" : "",
        // The last player in cannot be out (DK-8).
        values: out.includes(seat) || inside.length > 1 ? yesNo : yesNo.slice(0, 1),
      })),
    ];
  },
  set(text, field, value) {
    if (field === "turn") return changed(text, { turn: Number(value) });
    if (field === "roll") return changed(text, { roll: value === "" ? null : Number(value) });
    const seat = Number(field.slice("out ".length));
    const rest = readDocker(text).out.filter((one) => one !== seat);
    return changed(text, { out: value === "out" ? [...rest, seat] : rest });
  },
};
