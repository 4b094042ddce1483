/** The board as a plan: drawn flat, equal in power to the board in space. */
import { useState } from "react";
import { droppedCrate } from "../board/faces";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import { Drawing } from "./art";
import { Controls } from "./Controls";
import { DoceArt } from "./DoceArt";
import { DockerArt } from "./DockerArt";
import { DockersArt } from "./DockersArt";
import { Inspector } from "./Inspector";
import { percent } from "./percent";
import { optionPicture, pickedPicture } from "./pictures";
import "./plan.css";
import "./pieces.css";
import type { Sheet } from "./sheet";
import { summaryOf } from "./summary";
import { type Room, useRoom } from "./useRoom";
import { useSheet } from "./useSheet";

/** What the faces of a crate need, and what is too small to give them a place of their own. */
const ASIDE = 180;
const SMALL = 560;

/** Beside the sheet, below it, or over a corner: where the sheet leaves room for it. */
function asidePlace({ width, height }: Room, sheet: Sheet): "beside" | "below" | "over" {
  const free = (width - (height * sheet.width) / sheet.height) / 2;
  if (width < SMALL || free >= ASIDE) return "over";
  return width < height ? "below" : "beside";
}

export default function PlanBoard(props: BoardProps) {
  const t = useText();
  const [root, room] = useRoom();
  const aspect = room.width / room.height;
  const sheet = useSheet(props, aspect);
  const [looked, setLooked] = useState<string | null>(null);
  const { position, choice } = props;
  const [last, setLast] = useState<string | null>(null);
  // Where memory counts, the faces of a crate that is being dropped are not to be missed (CR-11).
  const dropped = props.inside ? null : droppedCrate(choice);
  const crate = dropped ?? looked ?? choice.picked[0] ?? last;
  return (
    <div ref={root} className={`plan plan-${asidePlace(room, sheet)}`}>
      <div className="plan-stage">
        <div
          className="plan-fit"
          style={{ "--plan-ratio": sheet.width / sheet.height } as React.CSSProperties}
        >
          <Controls
            {...props}
            className="plan-sheet"
            sheet={sheet}
            summary={summaryOf(position)}
            place={percent(sheet)}
            besideLabel={t("board-actions")}
            handlesLabel={t("board-directions")}
            picture={optionPicture(props, t)}
            dragged={pickedPicture(props, t)}
            onLook={(spot) => {
              setLooked(spot?.token ?? null);
              if (spot?.token) setLast(spot.token);
            }}
          >
            <Drawing width={sheet.width} height={sheet.height}>
              {position.family === "docker" && <DockerArt {...props} position={position} />}
              {position.family === "dockers" && (
                <DockersArt {...props} position={position} t={t} aspect={aspect} />
              )}
              {position.family === "doce" && <DoceArt {...props} position={position} />}
            </Drawing>
          </Controls>
        </div>
      </div>
      {position.family === "dockers" && (
        <div className="plan-aside">
          {crate ? (
            <Inspector {...props} position={position} code={crate} t={t} />
          ) : (
            room.width >= SMALL && <p className="plan-hint">{t("board-inspect")}</p>
          )}
        </div>
      )}
    </div>
  );
}
