import type { ReactNode } from "react";
import type { Token } from "../board/choice";
import { seesFace, turnedFaces } from "../board/faces";
import { SEAT_MARKS } from "../board/marks";
import type { BoardProps } from "../board/types";
import { type Face, FACES } from "../position";
import type { Text } from "../text";
import { Die } from "./art";
import { CrateTop } from "./Crate";
import { pickedCrate } from "./dockersSheet";

/** Pictures of the options: a die with a face, a crate as it would lie. */
export function optionPicture(props: BoardProps, t: Text): (token: Token) => ReactNode {
  const { position, choice, view } = props;
  if (position.family === "doce") {
    const mark = SEAT_MARKS[position.turn ?? 0] ?? SEAT_MARKS[0];
    return (token) => (
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <Die face={Number(token)} mark={mark} x={22} y={22} size={40} />
      </svg>
    );
  }
  if (position.family !== "dockers") return () => null;
  const crate = pickedCrate(position, choice.picked);
  if (!crate) return () => null;
  const seen = Object.fromEntries(
    FACES.map((face) => [face, props.inside || seesFace(position, crate, face)]),
  ) as Record<Face, boolean>;
  return (token) => (
      <svg viewBox="0 0 70 70" aria-hidden="true">
        <CrateTop
          box={{ x: 2, y: 2, width: 66, height: 66 }}
          look={{
            faces: turnedFaces(crate.faces, Number(token)),
            seen: (face) => turnedFaces(seen, Number(token))[face],
            turned: view.turned,
            marked: view.marks,
            t,
          }}
        />
      </svg>
    );
}
