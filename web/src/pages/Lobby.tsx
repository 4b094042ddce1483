import { useEffect, useState } from "react";
import { Link } from "../nav/Link";
import { gamesFor, gameTitle } from "../nav/names";
import { go } from "../nav/router";
import { followLobby } from "../net/lobby";
import type { LobbyTable } from "../protocol";
import { pair } from "../state/pairing";
import { type Text, useFiles, useLanguage } from "../text";
import { CLOCKS, clockText } from "../ui/clocks";
import { Empty } from "../ui/Empty";
import { Select } from "../ui/Field";
import { useTask } from "../ui/useTask";

const WAITS = ["30", "60", "180", "never"];
const TIMES = ["none", "minutes-5", "minutes-15"] as const;
const MINUTE = 60_000;

/** Open tables, and a table with anyone who wants to play the same now. */
export default function Lobby() {
  const t = useFiles("lobby");
  const [tables, setTables] = useState<readonly LobbyTable[]>([]);
  useEffect(() => followLobby(setTables), []);
  if (!t) return <section className="card home-lobby" aria-busy="true" />;
  return (
    <section className="card home-lobby" aria-labelledby="home-lobby">
      <div>
        <h2 id="home-lobby">{t("home-lobby")}</h2>
        {tables.length ? (
          <ul className="home-list">
            {tables.map((table) => (
              <Row key={table.table} t={t} table={table} />
            ))}
          </ul>
        ) : (
          <Empty>{t("home-lobby-empty")}</Empty>
        )}
      </div>
      <Pairing t={t} />
    </section>
  );
}

function Row({ t, table }: { t: Text; table: LobbyTable }) {
  const { seats } = table;
  const free = seats.filter(({ kind }) => kind === "open").length;
  const game = gameTitle(t, table.game, true);
  return (
    <li data-table={table.table}>
      <span>
        {game}
        <small className="home-table soft">
          {[
            ...seats.flatMap(({ name }) => name || []),
            free
              ? t("home-lobby-free", { free, count: seats.length })
              : t("players-count", { count: seats.length }),
            clockText(t, table.clock),
            age(t, Date.now() - table.opened_at),
          ].join(" · ")}
        </small>
      </span>
      <Link className="button" href={`/t/${table.table}`}>
        {t(free ? "home-join" : "home-watch")}
      </Link>
    </li>
  );
}

/** How long a table has been open. */
function age(t: Text, milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return t("lobby-age-new");
  if (minutes < 60) return t("lobby-age-minutes", { minutes });
  return t("lobby-age-hours", { hours: Math.floor(minutes / 60) });
}

/** Play with anybody who wants the same game now. */
function Pairing({ t }: { t: Text }) {
  // The reader's own edition comes first; open tables of every edition are in the list above.
  const games = gamesFor(useLanguage());
  const [chosen, setGame] = useState("");
  const game = chosen || (games[0] ?? "");
  const [clock, setClock] = useState<(typeof TIMES)[number]>("minutes-15");
  const [wait, setWait] = useState("60");
  const { busy, problem, run } = useTask();
  const start = () =>
    run(async () => {
      const seconds = wait === "never" ? null : Number(wait);
      go(`/t/${await pair(game, CLOCKS[clock], seconds)}`);
    });
  return (
    <section className="pairing" aria-labelledby="home-pairing">
      <h2 id="home-pairing">{t("pair-title")}</h2>
      <Select
        label={t("pair-game")}
        value={game}
        options={games.map((value) => ({ value, label: gameTitle(t, value, true) }))}
        change={setGame}
      />
      <Select
        label={t("pair-clock")}
        value={clock}
        options={TIMES.map((value) => ({ value, label: t(`clock-${value}`) }))}
        change={(value) => setClock(value as typeof clock)}
      />
      <Select
        label={t("pair-bot")}
        value={wait}
        options={WAITS.map((value) => ({ value, label: t(`pair-wait-${value}`) }))}
        change={setWait}
      />
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <button type="button" className="button primary" disabled={busy} onClick={start}>
        {t("pair-start")}
      </button>
    </section>
  );
}
