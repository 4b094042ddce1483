import { useStore } from "@nanostores/react";
import { isHelped } from "../local/help";
import { heldSeats, isOver } from "../state/game";
import { useText } from "../text";
import { useGame, useSeats, useTable } from "./context";

/** Take back my last move, beside what is due: at once, unless other people must agree. */
export function TakeBack() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const sending = useStore(session.sending.busy);
  const staged = useStore(session.picking.staged);
  const mine = heldSeats(game, useSeats());
  // While the board still shows what others did, nothing comes and goes beside it.
  const isAtRest = useStore(session.showing.seen) === game.line.length - 1;
  const last = game.line.findLast(
    ({ what }) => what.kind === "moved" && mine.includes(what.seat),
  )?.what;
  if (last?.kind !== "moved" || !isHelped(game.opened, last.seat)) return null;
  // With the real box there are corrections instead.
  if (game.opened?.dice === "real") return null;
  if (game.proposal || isOver(game) || staged.length > 0 || !isAtRest) return null;
  const asks = game.seats.some(({ kind }, seat) => kind === "person" && !mine.includes(seat));
  return (
    <button
      type="button"
      className="button"
      disabled={sending}
      onClick={() => void session.act({ do: "propose-takeback", seat: last.seat })}
    >
      {t(asks ? "table-takeback" : "table-take-back")}
    </button>
  );
}
