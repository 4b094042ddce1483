import { useStore } from "@nanostores/react";
import { correctable, heldSeats, isOver } from "../state/game";
import { useText } from "../text";
import { useGame, useNames, useSeats, useTable } from "./context";
import { Invite } from "./Invite";

/** At a table with the real box: the seat that notes a correction; null elsewhere. Anyone who sits
 * at the table corrects what anybody noted, and nobody is asked. */
function useCorrector(): number | null {
  const session = useTable();
  const game = useGame();
  const [me] = heldSeats(game, useSeats());
  const isFree = useStore(session.picking.staged).length === 0 && !isOver(game);
  return game.opened?.dice === "real" && me !== undefined && isFree ? me : null;
}

/** With the real box: takes back what was noted last, roll or move, no matter who noted it. */
export function Corrections() {
  const t = useText();
  const session = useTable();
  const noted = correctable(useGame());
  const names = useNames();
  const sending = useStore(session.sending.busy);
  const me = useCorrector();
  if (me === null || noted.length === 0) return null;
  const rolled = noted.findLast(({ what }) => what.kind === "rolled");
  const moved = noted.findLast(({ what }) => what.kind === "moved");
  const correct = (event: number) => () =>
    void session.act({ do: "propose-takeback", seat: me, event });
  return (
    <div className="row corrections" role="group" aria-label={t("table-correct")}>
      {rolled?.what.kind === "rolled" && (
        <button type="button" className="button" disabled={sending} onClick={correct(rolled.n)}>
          {t("table-correct-roll", { face: rolled.what.face })}
        </button>
      )}
      {moved?.what.kind === "moved" && (
        <button type="button" className="button" disabled={sending} onClick={correct(moved.n)}>
          {t("table-correct-move", { who: names[moved.what.seat] ?? "" })}
        </button>
      )}
    </div>
  );
}

/** While looking back: take back what is shown, and all that followed it. */
export function CorrectShown() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const sending = useStore(session.sending.busy);
  const shown = game.line[useStore(session.showing.shown)];
  const me = useCorrector();
  if (me === null || !shown || !correctable(game).includes(shown)) return null;
  return (
    <button
      type="button"
      className="button"
      disabled={sending}
      onClick={() => {
        session.look(Number.MAX_SAFE_INTEGER);
        void session.act({ do: "propose-takeback", seat: me, event: shown.n });
      }}
    >
      {t("table-correct-shown")}
    </button>
  );
}

/** A game with the real box that a server keeps: others follow it on their phones. */
export function Follow() {
  const t = useText();
  const session = useTable();
  const { opened, finished } = useGame();
  if (opened?.dice !== "real" || session.link.place !== "server" || finished) return null;
  return (
    <details className="card">
      <summary>{t("table-follow")}</summary>
      <Invite table={session.table} seatKey={null} label={t("table-follow-link")} />
    </details>
  );
}
