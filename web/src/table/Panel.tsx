import { useStore } from "@nanostores/react";
import { lazy, type ReactNode, Suspense } from "react";
import { fillOf } from "../board/marks";
import { route } from "../nav/router";
import { isOver } from "../state/game";
import { useText } from "../text";
import { Part } from "../ui/Part";
import { type Tab, Tabs } from "../ui/Tabs";
import { useGame, usePlay, usePosition } from "./context";
import { Moves } from "./Moves";
import { Scores } from "./Scores";
import { TableInfo } from "./TableInfo";

const Report = lazy(() => import("./Report"));

export function Panel() {
  const t = useText();
  const game = useGame();
  const play = usePlay();
  const position = usePosition();
  const at = useStore(route);
  const fills = game.seats.map((_, seat) => fillOf(play.mark(position, seat)));
  const tab = (id: string, content: ReactNode): Tab => ({
    id,
    label: t(`panel-${id}`),
    content: (
      <Part key={id}>
        <Suspense fallback={<p>{t("busy")}</p>}>{content}</Suspense>
      </Part>
    ),
  });
  return (
    <Tabs
      label={t("panel-label")}
      first={at.page === "table" && at.report ? "report" : undefined}
      tabs={[
        tab("moves", <Moves fills={fills} />),
        ...(play.scores(position) ? [tab("scores", <Scores fills={fills} />)] : []),
        ...(isOver(game) ? [tab("report", <Report fills={fills} />)] : []),
        tab("table", <TableInfo />),
      ]}
    />
  );
}
