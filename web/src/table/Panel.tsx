import { lazy, Suspense } from "react";
import { fillOf, markOfSeat } from "../board/marks";
import type { Position } from "../position";
import { isOver } from "../state/game";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { Tabs } from "../ui/Tabs";
import { Moves } from "./Moves";
import { Scores } from "./Scores";
import { TableInfo } from "./TableInfo";
import { useScreen } from "./useSession";

const Report = lazy(() => import("./Report"));

export function Panel({
  session,
  names,
  position,
}: {
  session: TableSession;
  names: readonly string[];
  position: Position;
}) {
  const t = useText();
  const { game } = useScreen(session);
  const fills = names.map((_, seat) => fillOf(markOfSeat(position, seat)));
  const over = isOver(game);
  return (
    <Tabs
      label={t("panel-label")}
      tabs={[
        {
          id: "moves",
          label: t("panel-moves"),
          content: <Moves session={session} names={names} fills={fills} />,
        },
        ...(position.family === "docker"
          ? []
          : [
              {
                id: "scores",
                label: t("panel-scores"),
                content: <Scores session={session} names={names} fills={fills} />,
              },
            ]),
        ...(over
          ? [
              {
                id: "report",
                label: t("panel-report"),
                content: (
                  <Suspense fallback={<p>{t("busy")}</p>}>
                    <Report session={session} names={names} fills={fills} />
                  </Suspense>
                ),
              },
            ]
          : []),
        { id: "table", label: t("panel-table"), content: <TableInfo session={session} /> },
      ]}
    />
  );
}
