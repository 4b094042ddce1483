import type { ReactNode } from "react";
import type { Token } from "../board/choice";
import { mayInspect, seesFace, turnedFaces } from "../board/faces";
import { SEAT_MARKS } from "../board/marks";
import type { BoardProps } from "../board/types";
import { FACES, type Face } from "../position";
import type { Text } from "../text";
import { Container, Die } from "./art";
import { CrateTop } from "./Crate";
import { Blocker } from "./DoceHand";
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
  const all = mayInspect(props, crate.code);
  const seen = Object.fromEntries(
    FACES.map((face) => [face, all || seesFace(position, crate, face)]),
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

/** What is picked, as it looks while it is dragged: a container, a crate, a blocker. */
export function pickedPicture(props: BoardProps, t: Text): ReactNode {
  const { position, choice, view } = props;
  const [first] = choice.picked;
  if (first === undefined || position.turn === null) return null;
  switch (position.family) {
    case "docker": {
      const mark = SEAT_MARKS[position.turn] ?? SEAT_MARKS[0];
      return (
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <Container mark={mark} x={22} y={22} size={42} marked={view.marks} />
        </svg>
      );
    }
    case "doce":
      return first === "blocker" ? (
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <Blocker x={22} y={22} size={40} seat={position.turn} marked={view.marks} />
        </svg>
      ) : null;
    case "dockers":
      return optionPicture(props, t)("0");
  }
}
