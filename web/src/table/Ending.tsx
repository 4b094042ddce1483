import { useEffect, useState } from "react";
import { Link } from "../app/Link";
import { go } from "../app/router";
import { rematches } from "../state/seats";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** The end: who won, and what next. */
export function Ending({ session, names }: { session: TableSession; names: readonly string[] }) {
  const t = useText();
  const { game, link, sending } = useScreen(session);
  const [wanted, setWanted] = useState(false);
  const me = link.seats[0];
  const { finished, rematch } = game;
  useEffect(() => {
    // Whoever asked goes there at once; the others are shown the way.
    if (!wanted || !rematch) return;
    rematches.add(rematch);
    go(`/t/${rematch}#${session.key ?? ""}`);
  }, [wanted, rematch, session.key]);
  if (!finished) return null;
  const last = game.line.findLast(({ what }) => what.kind === "gone")?.what;
  const late = last?.kind === "gone" && last.how === "time" ? (names[last.seat] ?? "") : null;
  const winners = finished.winners.map((seat) => names[seat] ?? "");
  const mine =
    finished.winners.some((seat) => link.seats.includes(seat)) && link.seats.length === 1;
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
            href={`/t/${rematch}#${session.key ?? ""}`}
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
