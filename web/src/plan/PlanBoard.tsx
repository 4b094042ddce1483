/** The board as a plan: drawn flat, equal in power to the board in space. */
import { useState } from "react";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import { Drawing } from "./art";
import { Controls } from "./Controls";
import { DoceArt } from "./DoceArt";
import { DockerArt } from "./DockerArt";
import { DockersArt } from "./DockersArt";
import { Inspector } from "./Inspector";
import { optionPicture } from "./optionPicture";
import { percent } from "./percent";
import "./plan.css";
import "./pieces.css";
import { summaryOf } from "./summary";
import { useSheet } from "./useSheet";
import { useAspect } from "./useAspect";

export default function PlanBoard(props: BoardProps) {
  const t = useText();
  const [root, aspect] = useAspect();
  const tall = aspect < 1;
  const sheet = useSheet(props, aspect);
  const [looked, setLooked] = useState<string | null>(null);
  const { position, choice } = props;
  const [last, setLast] = useState<string | null>(null);
  const crate = looked ?? choice.picked[0] ?? last;
  return (
    <div ref={root} className={tall ? "plan plan-tall" : "plan"}>
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
            <p className="plan-hint">{t("board-inspect")}</p>
          )}
        </div>
      )}
    </div>
  );
}
