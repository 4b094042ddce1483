import { useStore } from "@nanostores/react";
import { type ReactNode, useEffect, useState } from "react";
import { gameOf } from "../games";
import type { TableInfo } from "../local/storage";
import { Link } from "../nav/Link";
import { ending, gameTitle, listed, seatName } from "../nav/names";
import { getTable } from "../net/api";
import type { PublicSeat, TableView } from "../protocol";
import { removeLocalTable, useLocalTables } from "../state/localTables";
import { canResume, forget, type Kept, kept } from "../state/seats";
import { type Text, useLanguage, useText } from "../text";
import { download } from "../ui/download";
import { Icon } from "../ui/Icon";
import { useTask } from "../ui/useTask";

/** How many games are shown at once; the others unfold. */
const SHOWN = 6;
/** How many tables of a server are looked up. */
const MOST_ASKED = 12;

/** A game in the list, wherever it is kept. */
interface Mine {
  table: string;
  game: string;
  /** Who plays: the others, or everybody where several people share this device. */
  who: string;
  /** Whose turn it is, or how it ended. */
  state: string;
  isMyTurn: boolean;
  time: number;
  isOver: boolean;
  remove: () => void;
}

/** The games of this browser: those on this device, and those at the server. */
export function YourGames() {
  const t = useText();
  const online = useStore(kept).filter(
    (one) => canResume(one) || (one.finished && one.keys.some(({ seats }) => seats.length > 0)),
  );
  const local = useLocalTables();
  const views = useTables(online.slice(0, MOST_ASKED).map(({ table }) => table));
  const all = [
    ...online.map((one) => onlineGame(t, one, views.get(one.table))),
    ...(local?.tables ?? []).map((one) => localGame(t, one)),
  ].sort((a, b) => Number(b.isMyTurn) - Number(a.isMyTurn) || b.time - a.time);
  if (all.length === 0) return null;
  const going = all.filter(({ isOver }) => !isOver);
  const over = all.filter(({ isOver }) => isOver);
  const more = going.slice(SHOWN);
  return (
    <section className="games" aria-labelledby="home-resume">
      <h2 id="home-resume">{t("home-resume")}</h2>
      <Games games={going.slice(0, SHOWN)} />
      <Folded label={t("games-more", { count: more.length })} games={more} />
      <Folded
        label={t("games-over", { count: over.length })}
        games={over}
        isOpen={going.length === 0}
      />
      {local && local.tables.length > 0 && <SaveAll lasts={local.lasts} />}
    </section>
  );
}

/** Tables of the server as they are now; one that cannot be looked up is not among them. */
function useTables(tables: readonly string[]): ReadonlyMap<string, TableView> {
  const [found, setFound] = useState<ReadonlyMap<string, TableView>>(new Map());
  const wanted = tables.join();
  useEffect(() => {
    let current = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      for (const table of wanted.split(",").filter(Boolean))
        getTable(table).then(
          (view) => {
            if (current) setFound((old) => new Map(old).set(table, view));
          },
          () => undefined,
        );
    };
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      current = false;
      document.removeEventListener("visibilitychange", look);
    };
  }, [wanted]);
  return found;
}

function onlineGame(t: Text, one: Kept, view: TableView | undefined): Mine {
  const shared = {
    table: one.table,
    game: one.game,
    time: one.opened,
    remove: () => forget(one.table),
  };
  const isOver = one.finished || view?.status === "finished";
  if (!view) {
    const state = t("games-online", { count: one.players });
    return { ...shared, who: "", state, isMyTurn: false, isOver };
  }
  const own = one.keys.flatMap(({ seats }) => seats);
  const turn = view.status === "playing" ? turnOf(view.position) : null;
  return { ...shared, isOver, ...told(t, view.seats, own, turn, view.winners, isOver) };
}

/** The seat to move, which most positions name. */
function turnOf(position: string): number | null {
  const [, seat] = /\bturn:(\d)/.exec(position) ?? [];
  return seat === undefined ? null : Number(seat);
}

function localGame(t: Text, { id, game, seats, turn, winners, status, time }: TableInfo): Mine {
  const own = seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const isOver = status === "imported" || turn === null;
  const shared = { table: id, game, time, isOver, remove: () => void removeLocalTable(id) };
  if (status === "imported") {
    const who = seats.map((_, seat) => seatName(t, seats, seat)).join(" – ");
    return { ...shared, who, state: t("dice-imported"), isMyTurn: false };
  }
  return { ...shared, ...told(t, seats, own, turn, winners, isOver) };
}

/** Who plays, and whose turn it is or how it ended. */
function told(
  t: Text,
  seats: readonly PublicSeat[],
  own: readonly number[],
  turn: number | null,
  winners: readonly number[],
  isOver: boolean,
): Pick<Mine, "who" | "state" | "isMyTurn"> {
  const nameOf = (seat: number) => seatName(t, seats, seat);
  const names = seats.map((_, seat) => nameOf(seat));
  const alone = own.length === 1;
  const isMine = turn !== null && own.includes(turn);
  const who = alone
    ? t("games-against", {
        who: listed(
          t,
          names.filter((_, seat) => !own.includes(seat)),
        ),
      })
    : names.join(" – ");
  const ended =
    alone && winners.length === 1 && own.includes(winners[0] ?? -1)
      ? t("ending-you-won")
      : ending(t, winners.map(nameOf), seats.length);
  const state = isOver
    ? ended
    : turn === null
      ? t("games-online", { count: seats.length })
      : isMine && alone
        ? t("games-your-turn")
        : t("games-turn", { who: nameOf(turn) });
  return { who, state, isMyTurn: isMine && !isOver };
}

function Folded(props: { label: ReactNode; games: readonly Mine[]; isOpen?: boolean }) {
  const { label, games, isOpen = false } = props;
  if (games.length === 0) return null;
  return (
    <details open={isOpen}>
      <summary>{label}</summary>
      <Games games={games} />
    </details>
  );
}

function Games({ games }: { games: readonly Mine[] }) {
  if (games.length === 0) return null;
  return (
    <ul className="home-list games-list">
      {games.map((one) => (
        <GameRow key={one.table} game={one} />
      ))}
    </ul>
  );
}

function GameRow({
  game: { table, game, who, state, isMyTurn, isOver, time, remove },
}: {
  game: Mine;
}) {
  const t = useText();
  const language = useLanguage();
  const [sure, setSure] = useState(false);
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  const picture = gameOf(game).tiles[0]?.picture;
  return (
    <li className="card games-card" data-table={table}>
      <Link href={`/t/${table}`} className="games-link">
        {picture && <img src={picture} alt="" width={96} height={64} loading="lazy" />}
        <span>
          <span className="games-name">{gameTitle(t, game, true)}</span>
          {who && <span className="home-table">{who}</span>}
          <span className={isMyTurn ? "games-state games-mine" : "games-state"}>{state}</span>
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
        <>
          <button
            type="button"
            className="icon-button"
            aria-label={t("home-forget", { game: gameTitle(t, game) })}
            onClick={() => setSure(true)}
          >
            <Icon name="close" />
          </button>
          {isOver && (
            <span className="row games-after">
              <Link className="button" href={`/t/${table}/move/0`}>
                <Icon name="play" /> {t("ending-replay")}
              </Link>
              <Link className="button" href={`/t/${table}/report`}>
                <Icon name="report" /> {t("panel-report")}
              </Link>
            </span>
          )}
        </>
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
