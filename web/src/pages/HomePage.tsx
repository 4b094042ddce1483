import { type ReactNode, useEffect, useState } from "react";
import { GAMES, gameOf } from "../games";
import { LearnOffer } from "../learn/LearnOffer";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath } from "../nav/names";
import { go } from "../nav/router";
import { getLobby } from "../net/api";
import { SERVER } from "../net/server";
import type { TableView } from "../protocol";
import { useServerGames } from "../state/games";
import { open } from "../state/opening";
import { settings } from "../state/settings";
import { useText } from "../text";
import { clockText } from "../ui/clocks";
import { NoSecureContext, NoServer } from "../ui/Notice";
import { useTask } from "../ui/useTask";
import { OpenRecord } from "./OpenRecord";
import { YourGames } from "./YourGames";
import "./home.css";

/** The level of a first opponent: one that a newcomer often beats. */
const FIRST_LEVEL = "2";

export function HomePage() {
  const t = useText();
  const { busy, problem, run } = useTask();
  const { games } = useServerGames();
  const playNow = (game: string) =>
    run(async () => {
      const name = settings.get().name;
      const chairs = [
        { kind: "here", name },
        { kind: "bot", level: FIRST_LEVEL },
      ] as const;
      go(`/t/${await open({ game, chairs })}`);
    });
  return (
    <main id="main" className="page home" tabIndex={-1}>
      <h1>{t("home-title")}</h1>
      <p className="home-lead">{t(SERVER === null ? "home-lead-here" : "home-lead")}</p>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <LearnOffer />
      <ul className="home-tiles">
        {GAMES.flatMap((game) => game.tiles).map(({ game, summary, Picture }) => (
          <GameTile key={game} game={game} busy={busy} playNow={playNow} about={t(summary)}>
            <Picture />
          </GameTile>
        ))}
        {games?.map(({ name, editions, summary }) => (
          <GameTile
            key={name}
            game={`${name}:${editions[0]?.name ?? ""}`}
            busy={busy}
            playNow={playNow}
            about={summary}
          />
        ))}
      </ul>
      <NoServer />
      <div className="home-more">
        <YourGames />
        {SERVER !== null && <Lobby />}
        <section className="card">
          <h2>{t("home-real-title")}</h2>
          <p>{t("home-real-text")}</p>
          <Link className="button" href="/at-the-table">
            {t("home-real-start")}
          </Link>
        </section>
        <section className="card">
          <h2>{t("home-record-title")}</h2>
          <p>{t("home-record-text")}</p>
          <OpenRecord />
        </section>
      </div>
      <footer className="home-foot soft">
        <NoSecureContext />
        <p>{t("home-independent")}</p>
      </footer>
    </main>
  );
}

/** A game on the home page; `children` are its picture. */
function GameTile(props: {
  game: string;
  about: string;
  busy: boolean;
  playNow: (game: string) => void;
  children?: ReactNode;
}) {
  const t = useText();
  const { game: name, busy, playNow } = props;
  const game = gameTitle(t, name);
  const [family = "", edition = ""] = name.split(":");
  // The first tile of a game leaves the edition to the page where the table is opened.
  const isFirst = gameOf(name).tiles[0]?.game === name || gameOf(name).tiles.length === 0;
  const [open, rules] = [
    isFirst ? `/open/${family}` : `/open/${family}/${edition}`,
    rulesPath(isFirst ? family : name),
  ];
  return (
    <li className="card home-tile">
      {props.children}
      <h2>{game}</h2>
      <p>{props.about}</p>
      <div className="home-actions">
        <button
          type="button"
          className="button primary"
          disabled={busy}
          onClick={() => playNow(name)}
          aria-label={t("home-play-now-game", { game })}
        >
          {t("home-play-now")}
        </button>
        <Link
          className="button"
          href={`${open}?with=here`}
          aria-label={t("home-same-screen-game", { game })}
        >
          {t("home-same-screen")}
        </Link>
        {SERVER !== null && (
          <Link
            className="button"
            href={`${open}?with=invite`}
            aria-label={t("home-invite-game", { game })}
          >
            {t("home-invite")}
          </Link>
        )}
        {isFirst && gameOf(name).lesson && (
          <Link className="quiet" href={`/learn/${family}`}>
            {t("learn-offer-game", { game })}
          </Link>
        )}
        {rules && (
          <Link className="quiet" href={rules} aria-label={t("home-rules-game", { game })}>
            {t("nav-rules")}
          </Link>
        )}
      </div>
    </li>
  );
}

function Lobby() {
  const t = useText();
  const [tables, setTables] = useState<readonly TableView[] | null>(null);
  useEffect(() => {
    let current = true;
    const look = () => {
      if (document.visibilityState !== "visible") return;
      getLobby().then(
        (found) => {
          if (current) setTables(found);
        },
        () => undefined,
      );
    };
    look();
    const timer = window.setInterval(look, 10_000);
    return () => {
      current = false;
      window.clearInterval(timer);
    };
  }, []);
  return (
    <section className="card" aria-labelledby="home-lobby">
      <h2 id="home-lobby">{t("home-lobby")}</h2>
      {tables?.length ? (
        <ul className="home-list">
          {tables.map((table) => {
            const free = table.seats.filter((seat) => seat.kind === "open").length;
            return (
              <li key={table.table}>
                <span>
                  {gameTitle(t, table.game, true)}
                  <small className="home-table soft">
                    {[
                      ...table.seats.flatMap((seat) => seat.name || []),
                      free
                        ? t("home-lobby-free", { free, count: table.seats.length })
                        : t("players-count", { count: table.seats.length }),
                      clockText(t, table.clock),
                    ].join(" · ")}
                  </small>
                </span>
                <Link className="button" href={`/t/${table.table}`}>
                  {t(free ? "home-join" : "home-watch")}
                </Link>
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="soft">{t("home-lobby-empty")}</p>
      )}
    </section>
  );
}
