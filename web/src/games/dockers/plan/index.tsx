import type { ReactNode } from "react";
import type { Token } from "../../../board/choice";
import type { BoardProps } from "../../../board/types";
import type { PlanGame } from "../../../plan/game";
import type { Text } from "../../../text";
import { droppedCrate, mayInspect, seesFace, turnedFaces } from "../faces";
import "../pieces.css";
import { type DockersPosition, FACES, type Face } from "../position";
import { DockersArt } from "./Art";
import { CrateTop } from "./Crate";
import { Inspector } from "./Inspector";
import { pickedCrate } from "./sheet";

export const plan: PlanGame<DockersPosition> = {
  Art: DockersArt,
  option: turnedCrate,
  dragged: (props, t) => turnedCrate(props, t)("0"),
  Aside(props) {
    const { choice, inside, looked, last, wide, t } = props;
    // Where memory counts, the faces of a crate that is being dropped are not to be missed (CR-11).
    const dropped = inside ? null : droppedCrate(choice);
    const code = dropped ?? looked ?? choice.picked[0] ?? last;
    if (code) return <Inspector {...props} code={code} />;
    return wide && <p className="plan-hint">{t("board-inspect")}</p>;
  },
};

/** The picked crate, turned by as many quarters as a token says. */
function turnedCrate(props: BoardProps<DockersPosition>, t: Text): (token: Token) => ReactNode {
  const { position, choice, view } = props;
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
