import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { fillOf, marksOf } from "../board/marks";
import { gameOf } from "../games";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath, seatName, sideOf } from "../nav/names";
import type { PublicSeat } from "../protocol";
import { owingSeats } from "../state/game";
import { joining, kept, rematches } from "../state/seats";
import { change, settings } from "../state/settings";
import { useText } from "../text";
import { TextField } from "../ui/Field";
import { BotSoon } from "./BotSoon";
import { useGame, useSeats, useTable } from "./context";
import { Audience, RemoveButton } from "./Host";
import { Invite } from "./Invite";
import { LinkStatus } from "./LinkStatus";
import { OtherSeats } from "./OtherSeats";
import { Phrases, Said } from "./Phrases";
import { SeatPresence, Spectators } from "./Presence";
import { Refusal } from "./Refusal";
import { TimeUp } from "./TimeUp";

const isFree = (seat: PublicSeat | undefined): boolean =>
  seat?.kind === "open" || seat?.kind === "link";

/** Before the game: who is there, who is still to come, and how they get here. */
export function WaitingRoom() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const mine = useSeats();
  const online = useStore(session.link.state).status === "online";
  const sending = useStore(session.sending.busy);
  const name = useStore(settings).name;
  const invites = useStore(kept).find((one) => one.table === session.table)?.invites ?? [];
  const [shown, setShown] = useState<number | null>(null);
  // Tables that were opened before players could choose have no such field.
  const starter = game.opened?.starter ?? null;
  const free = game.seats.flatMap((seat, i) =>
    isFree(seat) && (seat.kind === "open" || mine.includes(i)) ? [i] : [],
  );
  // Someone who sits already can still take another seat, for a person beside them.
  const isSeated = mine.some((seat) => game.seats[seat]?.kind === "person");
  const asksName = free.length > 0 && (!isSeated || free.some((seat) => mine.includes(seat)));
  const joins = joining.has(session.table);
  const again = rematches.has(session.table) || joins;
  const several = mine.length > 1;
  const played = game.opened?.game ?? "";
  const title = t("waiting-title", { game: gameTitle(t, played, true) });
  useEffect(() => {
    document.title = `${title} · Quayside`;
  }, [title]);
  // With the real box everybody has said which pieces are theirs.
  const fillsOf = (seat: number) => {
    const worn = marksOf(game.opened?.colours?.[seat] ?? "").map(fillOf);
    return worn.length ? worn : [gameOf(played).dot(seat)];
  };
  const summary = gameOf(played).tiles[0]?.summary;
  const rules = rulesPath(played);
  // The draw for the start is made as soon as every browser has added its part: usually at once.
  const owes = owingSeats(game);
  const owing = owes.find((seat) => !mine.includes(seat)) ?? owes[0];
  const isOpen = game.seats.some(({ kind }) => kind === "open");
  const tried = useRef(new Set<number>());
  useEffect(() => {
    if (!again || !online || sending) return;
    // Once each: where that fails, there is still the button.
    const wanted = joins && !isSeated ? free : mine;
    const next = wanted.find((seat) => isFree(game.seats[seat]) && !tried.current.has(seat));
    if (next === undefined) return;
    tried.current.add(next);
    const before = game.seats[next]?.name ?? "";
    void session.sit(next, several ? before : name.trim() || before);
  }, [session, game, mine, again, joins, isSeated, free, online, sending, several, name]);
  return (
    <main id="main" className="page page-narrow waiting" tabIndex={-1}>
      <LinkStatus />
      <h1>{title}</h1>
      {summary && (
        <p>
          {t(summary)}{" "}
          {rules && (
            <Link href={rules} target="_blank">
              {t("nav-rules")}
            </Link>
          )}
        </p>
      )}
      <p className="soft" role="status">
        {owing !== undefined
          ? t("waiting-draw", { who: seatName(t, game.seats, owing) })
          : t("waiting-text", { count: game.seats.filter(isFree).length })}
      </p>
      {starter !== null && <p>{t("waiting-starter", { who: seatName(t, game.seats, starter) })}</p>}
      {game.opened && <TimeUp clock={game.opened.clock} />}
      <BotSoon />
      {asksName && (
        <TextField
          label={t("settings-name")}
          value={name}
          maxLength={40}
          change={(value) => change({ name: value })}
        />
      )}
      <ul className="waiting-seats">
        {game.seats.map((seat, i) => {
          const invite = invites.find((one) => one.seat === i);
          return (
            <li key={i} className="card">
              {fillsOf(i).map((background) => (
                <span key={background} className="dot" style={{ background }} aria-hidden="true" />
              ))}
              <strong>{t(`seat-${sideOf(i, game.seats.length)}`)}</strong>
              <span className="waiting-who">
                {seat.kind === "person" || seat.kind === "bot"
                  ? seat.name || seat.kind === "bot"
                    ? seatName(t, game.seats, i)
                    : t(mine.includes(i) ? "table-you" : "waiting-there")
                  : seat.name
                    ? t("waiting-expected", { who: seat.name })
                    : t(seat.kind === "link" ? "waiting-link" : "waiting-open")}{" "}
                {seat.kind === "person" && <SeatPresence seat={i} />} <Said seat={i} />
              </span>
              {free.includes(i) && (
                <button
                  type="button"
                  className={isSeated ? "button" : "button primary"}
                  disabled={sending}
                  onClick={() =>
                    void session.sit(i, (several && seat.name) || name.trim() || seat.name)
                  }
                >
                  {t("waiting-sit")}
                </button>
              )}
              <RemoveButton seat={i} />
              {seat.kind === "link" && invite && invites.length > 1 && (
                <button
                  type="button"
                  className="button"
                  aria-expanded={shown === i}
                  onClick={() => setShown(shown === i ? null : i)}
                >
                  {t("waiting-show-link")}
                </button>
              )}
              {invite &&
                (shown === i || (shown === null && invites.length === 1)) &&
                seat.kind === "link" && (
                  <Invite table={session.table} seatKey={invite.key} label={t("invite-seat")} />
                )}
            </li>
          );
        })}
      </ul>
      <Spectators />
      <Phrases />
      <OtherSeats />
      <Refusal />
      {isOpen && <Invite table={session.table} seatKey={null} label={t("invite-open")} />}
      <Audience />
      {!isOpen && !game.closed && (
        <details className="card">
          <summary>{t("waiting-watch")}</summary>
          <Invite table={session.table} seatKey={null} label={t("invite-watch")} />
        </details>
      )}
    </main>
  );
}
