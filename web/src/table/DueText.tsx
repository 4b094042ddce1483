import { useStore } from "@nanostores/react";
import { heldSeats } from "../state/game";
import { useText } from "../text";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";

/** What somebody on this device has to do now, in words. */
export function DueText() {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const position = usePosition();
  const names = useNames();
  const acting = useStore(session.acting);
  const due = useStore(session.due);
  const several = heldSeats(useGame(), useSeats()).length > 1;
  // Subscribed to, since a whole turn waits to be sent.
  useStore(session.picking.staged);
  const who = names[acting ?? -1] ?? "";
  // On its way to the server.
  if (session.picking.isWhole && !play.confirms) return t("busy");
  const { what, left = 0, roll = 0 } = play.due(position);
  const now = session.picking.isWhole ? "send" : due === "roll" ? "roll" : what;
  return several
    ? t(`table-due-${now}-who`, { who, roll, left })
    : t(`table-due-${now}`, { roll, left });
}
