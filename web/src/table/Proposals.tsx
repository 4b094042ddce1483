import { useStore } from "@nanostores/react";
import { sideOf } from "../nav/names";
import { awaySeats, heldSeats, isOver } from "../state/game";
import { settings } from "../state/settings";
import { useText } from "../text";
import { useGame, useNames, useSeats, useTable } from "./context";

/** What waits for an answer: takebacks, replacements, and people who left. */
export function Proposals() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const seats = useSeats();
  const names = useNames();
  const sending = useStore(session.sending.busy);
  const mine = heldSeats(game, seats);
  const me = mine[0];
  const { proposal } = game;
  if (isOver(game) && !proposal) return null;
  if (proposal) {
    const { what, agreed } = proposal;
    const asked = names[what.seat] ?? "";
    const target = names[what.target] ?? "";
    const answered = mine.length === 0 || mine.every((seat) => agreed.includes(seat));
    const back = game.line.find((station) => station.n === what.target);
    const text =
      what.what === "delete"
        ? t("proposal-delete", { who: asked })
        : what.what === "takeback"
          ? t(back?.what.kind === "rolled" ? "proposal-correct-roll" : "proposal-takeback", {
              who: asked,
            })
          : what.bot
            ? t("proposal-bot", { who: asked, target })
            : t("proposal-person", { who: asked, target });
    const answer = mine.find((seat) => !agreed.includes(seat)) ?? me;
    return (
      <div className="notice proposal" role="alert">
        <span>{text}</span>
        {!answered && answer !== undefined && !mine.includes(what.seat) ? (
          <span className="row">
            <button
              type="button"
              className="button primary"
              disabled={sending}
              onClick={() => void session.act({ do: "agree", seat: answer })}
            >
              {t("proposal-agree")}
            </button>
            <button
              type="button"
              className="button"
              disabled={sending}
              onClick={() => void session.act({ do: "decline", seat: answer })}
            >
              {t("proposal-decline")}
            </button>
          </span>
        ) : (
          me !== undefined && (
            <button
              type="button"
              className="button"
              disabled={sending}
              onClick={() => void session.act({ do: "decline", seat: me })}
            >
              {t("proposal-withdraw")}
            </button>
          )
        )}
      </div>
    );
  }
  const away = awaySeats(game);
  const mineAway = away.filter((seat) => seats.includes(seat));
  const otherAway = away.filter((seat) => !seats.includes(seat));
  const open = game.seats.flatMap((seat, i) => (seat.kind === "open" ? [i] : []));
  const taken = seats.filter((seat) => game.takenOver.has(seat));
  const whose = (seat: number) =>
    game.seats[seat]?.name || t(`seat-${sideOf(seat, game.seats.length)}`);
  return (
    <>
      {taken.map((seat) => (
        <div key={seat} className="notice" role="alert" data-taken-over={seat}>
          <span>
            {seats.length > 1
              ? t(`table-bot-took-${game.takenOver.get(seat) ?? "time"}-who`, { who: whose(seat) })
              : t(`table-bot-took-${game.takenOver.get(seat) ?? "time"}`)}
          </span>
          <button
            type="button"
            className="button primary"
            disabled={sending}
            onClick={() => void session.sit(seat, game.seats[seat]?.name ?? "")}
          >
            {t("table-come-back")}
          </button>
        </div>
      ))}
      {[...mineAway, ...(me === undefined ? open : [])].map((seat) => (
        <div key={seat} className="notice">
          <span>{t("table-seat-free", { who: names[seat] ?? "" })}</span>
          <button
            type="button"
            className="button primary"
            disabled={sending}
            onClick={() =>
              void session.sit(seat, game.seats[seat]?.name || settings.get().name.trim())
            }
          >
            {t(mineAway.includes(seat) ? "table-come-back" : "waiting-sit")}
          </button>
        </div>
      ))}
      {me !== undefined &&
        otherAway.map((seat) => (
          <div key={seat} className="notice">
            <span>{t("table-they-left", { who: names[seat] ?? "" })}</span>
            <span className="row">
              <button
                type="button"
                className="button"
                disabled={sending}
                onClick={() =>
                  void session.act({ do: "propose-replace", seat: me, target: seat, bot: "3" })
                }
              >
                {t("table-replace-bot")}
              </button>
              <button
                type="button"
                className="button"
                disabled={sending}
                onClick={() =>
                  void session.act({ do: "propose-replace", seat: me, target: seat, bot: null })
                }
              >
                {t("table-replace-person")}
              </button>
            </span>
          </div>
        ))}
      {game.declined && mine.includes(game.declined.asker) && (
        <p className="notice" role="status">
          {t("proposal-declined", { who: names[game.declined.who] ?? "" })}
        </p>
      )}
      {game.botFailed !== null && (
        <p className="notice" role="status">
          {t("table-bot-failed", { who: names[game.botFailed] ?? "" })}
        </p>
      )}
    </>
  );
}
