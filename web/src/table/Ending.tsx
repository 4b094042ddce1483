import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { Link } from "../nav/Link";
import { ending } from "../nav/names";
import { go } from "../nav/router";
import type { Opened, PublicSeat } from "../protocol";
import type { Game } from "../state/game";
import { type Chair, open } from "../state/opening";
import { rematches } from "../state/seats";
import { change, settings } from "../state/settings";
import { useText } from "../text";
import { LevelChoice } from "../ui/LevelChoice";
import { useTask } from "../ui/useTask";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";
import { rollBefore } from "./story";

/** The way to the rematch; a key of this table is one of that table too. */
function rematchPath(table: string, key: string | null): string {
  return key === null ? `/t/${table}` : `/t/${table}?key=${key}`;
}

/** The end: who won, why, with which score, and what next. */
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
    // The person who asked goes there at once; the others are shown the way.
    if (!wanted || !rematch) return;
    rematches.add(rematch);
    go(rematchPath(rematch, session.key));
  }, [wanted, rematch, session.key]);
  if (!finished) return null;
  const winners = finished.winners.map((seat) => names[seat] ?? "");
  const mine = finished.winners.some((seat) => seats.includes(seat)) && seats.length === 1;
  return (
    <div className="card ending" role="status">
      <h2>
        {mine && winners.length === 1
          ? t("ending-you-won")
          : ending(t, finished.abandoned ? [] : winners, names.length)}
      </h2>
      {finished.abandoned ? <p>{t("ending-abandoned-text")}</p> : <Why />}
      <Summary />
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
      {me !== undefined && session.link.place === "device" && <OtherLevel game={game} />}
    </div>
  );
}

/** Why the game ended: the last thing that happened, or someone leaving. */
function Why() {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const names = useNames();
  const { line } = useGame();
  useStore(session.rules);
  const last = line.length - 1;
  const what = line[last]?.what;
  if (what?.kind === "gone") {
    const who = names[what.seat] ?? "";
    return (
      <p className="ending-why">
        {t(what.how === "time" ? "ending-time" : "ending-resigned", { who })}
      </p>
    );
  }
  const why = play.ending(session.factsAt(last), rollBefore(line, last), { t, names });
  return why ? <p className="ending-why">{why}</p> : null;
}

/** The score, and how long it took. */
function Summary() {
  const t = useText();
  const play = usePlay();
  const names = useNames();
  const scores = play.scores(usePosition());
  const { line } = useGame();
  const turns = line.filter(({ what }) => what.kind === "moved" && play.endsTurn(what.move)).length;
  const parts = scores?.map((count, seat) =>
    t("ending-score", { who: names[seat] ?? "", points: t("table-points", { count }) }),
  );
  return (
    <p className="ending-score">
      {parts && `${parts.join(", ")}. `}
      {turns > 0 && t("ending-length", { turns })}
    </p>
  );
}

/** Another game on this device against bots of another level: seats go on by one, as in a rematch. */
function OtherLevel({ game: { opened, seats } }: { game: Game }) {
  const t = useText();
  const { busy, problem, run } = useTask();
  const { level } = useStore(settings);
  if (!opened || opened.dice === "imported" || !seats.some(({ kind }) => kind === "bot"))
    return null;
  return (
    <div className="row ending-level">
      <LevelChoice
        label={t("ending-level")}
        value={level}
        change={(chosen) => change({ level: chosen })}
      />
      <button
        type="button"
        className="button"
        disabled={busy}
        onClick={() => run(async () => go(`/t/${await open(again(opened, seats, level))}`))}
      >
        {t("ending-level-play")}
      </button>
      {problem && <p className="notice bad">{problem}</p>}
    </div>
  );
}

function again(opened: Opened, seats: readonly PublicSeat[], level: string) {
  const chairs = seats.map(
    ({ kind, name }): Chair => (kind === "bot" ? { kind, level } : { kind: "here", name }),
  );
  const [first, ...others] = chairs;
  const { game, options, clock, aids, knowledge } = opened;
  const dice = opened.dice === "real" ? ("real" as const) : ("fair" as const);
  return { game, options, clock, aids, knowledge, dice, chairs: first ? [...others, first] : [] };
}
