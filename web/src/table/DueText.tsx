import { useStore } from "@nanostores/react";
import { heldSeats } from "../state/game";
import { useText } from "../text";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";

/** What is due now, after what is picked: the text is `table-due-WHAT`. */
export function useDue(): { what: string; left: number; roll: number } {
  const session = useTable();
  const due = useStore(session.due);
  // Subscribed to, since a whole turn waits to be sent.
  useStore(session.picking.staged);
  const {
    what,
    left = 0,
    roll = 0,
  } = usePlay().due(usePosition(), useStore(session.picking.choice));
  return { what: session.picking.isWhole ? "send" : due === "roll" ? "roll" : what, left, roll };
}

/** What someone on this device has to do now, in words. */
export function DueText() {
  const t = useText();
  const session = useTable();
  const names = useNames();
  const acting = useStore(session.acting);
  const confirms = useStore(session.confirms);
  const several = heldSeats(useGame(), useSeats()).length > 1;
  const { what, ...numbers } = useDue();
  const who = names[acting ?? -1] ?? "";
  // On its way to the server.
  if (what === "send" && !confirms) return t("busy");
  return several
    ? t(`table-due-${what}-who`, { who, ...numbers })
    : t(`table-due-${what}`, numbers);
}
