import { useStore } from "@nanostores/react";
import { type ReactNode, useState } from "react";
import { gameOf } from "../games";
import type { TableInfo } from "../local/storage";
import { Link } from "../nav/Link";
import { gameTitle, seatName } from "../nav/names";
import { removeLocalTable, useLocalTables } from "../state/localTables";
import { canResume, forget, type Kept, kept } from "../state/seats";
import { type Text, useLanguage, useText } from "../text";
import { download } from "../ui/download";
import { useTask } from "../ui/useTask";

/** How many games are shown at once; the others unfold. */
const SHOWN = 4;

/** A game in the list, wherever it is kept. */
interface Mine {
  table: string;
  game: string;
  about: string;
  time: number;
  isOver: boolean;
  remove: () => void;
}

/** The games of this browser: those on this device, and those at the server that go on. */
export function YourGames() {
  const t = useText();
  const online = useStore(kept).filter(canResume);
  const local = useLocalTables();
  const all = [
    ...online.map((one) => onlineGame(t, one)),
    ...(local?.tables ?? []).map((one) => localGame(t, one)),
  ].sort((a, b) => b.time - a.time);
  if (all.length === 0) return null;
  const going = all.filter(({ isOver }) => !isOver);
  const over = all.filter(({ isOver }) => isOver);
  const more = going.slice(SHOWN);
  return (
    <section className="card games" aria-labelledby="home-resume">
      <h2 id="home-resume">{t("home-resume")}</h2>
      <Games games={going.slice(0, SHOWN)} />
      <Folded label={t("games-more", { count: more.length })} games={more} />
      <Folded label={t("games-over", { count: over.length })} games={over} />
      {local && local.tables.length > 0 && <SaveAll lasts={local.lasts} />}
    </section>
  );
}

function onlineGame(t: Text, one: Kept): Mine {
  return {
    table: one.table,
    game: one.game,
    about: t("games-online", { count: one.players }),
    time: one.opened,
    isOver: false,
    remove: () => forget(one.table),
  };
}

function localGame(t: Text, { id, game, seats, turn, winners, status, time }: TableInfo): Mine {
  const nameOf = (seat: number) => seatName(t, seats, seat);
  const who = winners.map(nameOf).join(", ");
  const ended = who
    ? t(winners.length > 1 ? "ending-shared" : "ending-won", { who })
    : t("ending-abandoned");
  const stands =
    status === "imported"
      ? t("dice-imported")
      : turn === null
        ? ended
        : t("games-turn", { who: nameOf(turn) });
  return {
    table: id,
    game,
    about: `${seats.map((_, seat) => nameOf(seat)).join(" – ")} · ${stands}`,
    time,
    isOver: status === "imported" || turn === null,
    remove: () => void removeLocalTable(id),
  };
}

function Folded({ label, games }: { label: ReactNode; games: readonly Mine[] }) {
  if (games.length === 0) return null;
  return (
    <details>
      <summary>{label}</summary>
      <Games games={games} />
    </details>
  );
}

function Games({ games }: { games: readonly Mine[] }) {
  return (
    <ul className="home-list">
      {games.map((one) => (
        <GameRow key={one.table} game={one} />
      ))}
    </ul>
  );
}

function GameRow({ game: { table, game, about, time, remove } }: { game: Mine }) {
  const t = useText();
  const language = useLanguage();
  const [sure, setSure] = useState(false);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const { tiles } = gameOf(game);
  const Picture = (tiles.find((tile) => tile.game === game) ?? tiles[0])?.Picture;
  return (
    <li data-table={table}>
      <Link href={`/t/${table}`} className="games-link">
        {Picture && <Picture />}
        <span>
          <span className="games-name">{gameTitle(t, game, true)}</span>
          <small className="home-table soft">{about}</small>
          <small className="home-table soft">{date.format(time)}</small>
        </span>
      </Link>
      {sure ? (
        <span className="row games-sure">
          <button type="button" className="button danger" onClick={remove}>
            {t("games-remove-sure")}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {t("games-keep")}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className="icon-button"
          aria-label={t("home-forget", { game: gameTitle(t, game) })}
          onClick={() => setSure(true)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </li>
  );
}

/** All games of this device as one file. */
function SaveAll({ lasts }: { lasts: boolean }) {
  const t = useText();
  const { busy, problem, run } = useTask();
  const save = () =>
    run(async () => {
      const { gamesFile } = await import("../local/device");
      const day = new Date().toISOString().slice(0, 10);
      download(`quayside-${day}.json`, await gamesFile(), "application/json");
    });
  return (
    <div className="games-save">
      <p className="soft">{t(lasts ? "games-save-about" : "games-not-kept")}</p>
      <button type="button" className="button" disabled={busy} onClick={save}>
        {t("games-save-all")}
      </button>
      {problem && <p className="notice bad">{problem}</p>}
    </div>
  );
}
