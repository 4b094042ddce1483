import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { Link } from "../nav/Link";
import { go } from "../nav/router";
import { rematches } from "../state/seats";
import { useText } from "../text";
import { useGame, useNames, useSeats, useTable } from "./context";

/** The way to the rematch; a key of this table is one of that table too. */
function rematchPath(table: string, key: string | null): string {
  return key === null ? `/t/${table}` : `/t/${table}?key=${key}`;
}

/** The end: who won, and what next. */
export function Ending() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const seats = useSeats();
  const names = useNames();
  const sending = useStore(session.sending.busy);
  const [wanted, setWanted] = useState(false);
  const me = seats[0];
  const { finished, rematch } = game;
  useEffect(() => {
    // Whoever asked goes there at once; the others are shown the way.
    if (!wanted || !rematch) return;
    rematches.add(rematch);
    go(rematchPath(rematch, session.key));
  }, [wanted, rematch, session.key]);
  if (!finished) return null;
  const last = game.line.findLast(({ what }) => what.kind === "gone")?.what;
  const late = last?.kind === "gone" && last.how === "time" ? (names[last.seat] ?? "") : null;
  const winners = finished.winners.map((seat) => names[seat] ?? "");
  const mine = finished.winners.some((seat) => seats.includes(seat)) && seats.length === 1;
  return (
    <div className="card ending" role="status">
      <h2>
        {finished.abandoned
          ? t("ending-abandoned")
          : winners.length > 1
            ? t("ending-shared", { who: winners.join(", ") })
            : mine
              ? t("ending-you-won")
              : t("ending-won", { who: winners[0] ?? "" })}
      </h2>
      {finished.abandoned && <p>{t("ending-abandoned-text")}</p>}
      {late !== null && <p>{t("ending-time", { who: late })}</p>}
      <div className="row">
        {rematch && me !== undefined ? (
          <Link
            className="button primary"
            href={rematchPath(rematch, session.key)}
            onClick={() => rematches.add(rematch)}
          >
            {t("ending-to-rematch")}
          </Link>
        ) : (
          me !== undefined &&
          game.opened?.dice !== "imported" && (
            <button
              type="button"
              className="button primary"
              disabled={sending}
              onClick={() => {
                setWanted(true);
                void session.act({ do: "rematch", seat: me });
              }}
            >
              {t("ending-rematch")}
            </button>
          )
        )}
        <button type="button" className="button" onClick={() => session.look(0)}>
          {t("ending-replay")}
        </button>
        <Link className="button" href="/">
          {t("nav-home")}
        </Link>
      </div>
    </div>
  );
}
