/** The board as a plan: drawn flat, equal in power to the board in space. */
import { use, useState } from "react";
import type { BoardProps } from "../board/types";
import { useText } from "../text";
import { Drawing } from "./art";
import { Controls } from "./Controls";
import type { Reachable } from "./game";
import { percent } from "./percent";
import "./plan.css";
import "./pieces.css";
import type { Sheet, Spot } from "./sheet";
import { type Room, useRoom } from "./useRoom";
import { useSheet } from "./useSheet";

/** What stands beside the drawing needs this much, and what is too small to give it a place. */
const ASIDE = 180;
const SMALL = 560;

/** Beside the sheet, below it, or over a corner: where the sheet leaves room for it. */
function asidePlace({ width, height }: Room, sheet: Sheet): "beside" | "below" | "over" {
  const free = (width - (height * sheet.width) / sheet.height) / 2;
  if (width < SMALL || free >= ASIDE) return "over";
  return width < height ? "below" : "beside";
}

interface Props extends BoardProps {
  game: Reachable;
  /** What a click on a cell means instead of picking: where a position is set up. */
  touch?: (spot: Spot) => void;
}

export default function PlanBoard({ game, touch, ...props }: Props) {
  const t = useText();
  const { Art, Aside, option, dragged } = use(game.plan());
  const [root, room] = useRoom();
  const aspect = room.width / room.height;
  const sheet = useSheet(game, props, aspect);
  const [looked, setLooked] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
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
            game={game}
            sheet={sheet}
            place={percent(sheet)}
            besideLabel={t("board-actions")}
            handlesLabel={t("board-directions")}
            {...(option ? { picture: option(props, t) } : {})}
            dragged={dragged?.(props, t)}
            {...(touch ? { touch } : {})}
            onLook={(spot) => {
              setLooked(spot?.token ?? null);
              if (spot?.token) setLast(spot.token);
            }}
          >
            <Drawing width={sheet.width} height={sheet.height}>
              <Art {...props} t={t} aspect={aspect} />
            </Drawing>
          </Controls>
        </div>
      </div>
      {Aside && (
        <div className="plan-aside">
          <Aside {...props} t={t} looked={looked} last={last} wide={room.width >= SMALL} />
        </div>
      )}
    </div>
  );
}
