import { useEffect, useState } from "react";
import { Link } from "../app/Link";
import { go } from "../app/router";
import { getLobby } from "../net/api";
import { familyOf } from "../position";
import type { TableView } from "../protocol";
import { open } from "../state/opening";
import { canResume, forget, kept } from "../state/seats";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
import { useLanguage, useText } from "../text";
import { GamePicture } from "../ui/Iso";
import { useTask } from "../ui/useTask";
import { clockText } from "./clocks";
import { gameTitle } from "./names";
import { OpenRecord } from "./OpenRecord";
import "./home.css";

const TILES = [
  { picture: "docker", game: "docker:fr", path: "/open/docker", text: "game-docker.summary" },
  {
    picture: "dockers",
    game: "dockers:standard",
    path: "/open/dockers",
    text: "game-dockers.summary",
  },
  { picture: "doce", game: "doce:standard", path: "/open/doce", text: "game-doce.summary" },
  {
    picture: "omba",
    game: "docker:omba",
    path: "/open/docker/omba",
    text: "edition-docker-omba.about",
  },
] as const;

/** The level of a first opponent: one that a newcomer often beats. */
const FIRST_LEVEL = "2";

export function HomePage() {
  const t = useText();
  const { busy, problem, run } = useTask();
  const playNow = (game: string) =>
    run(async () => {
      const name = settings.value.name;
      const chairs = [
        { kind: "here", name },
        { kind: "bot", level: FIRST_LEVEL },
      ] as const;
      go(`/t/${await open({ game, chairs })}`);
    });
  return (
    <main id="main" className="page home" tabIndex={-1}>
      <h1>{t("home-title")}</h1>
      <p className="home-lead">{t("home-lead")}</p>
      {problem && (
        <p className="notice bad" role="alert">
          {problem}
        </p>
      )}
      <ul className="home-tiles">
        {TILES.map((tile) => (
          <li key={tile.game} className="card home-tile">
            <GamePicture game={tile.picture} />
            <h2>{gameTitle(t, tile.game)}</h2>
            <p>{t(tile.text)}</p>
            <div className="home-actions">
              <button
                type="button"
                className="button primary"
                disabled={busy}
                onClick={() => playNow(tile.game)}
                aria-label={t("home-play-now-game", { game: gameTitle(t, tile.game) })}
              >
                {t("home-play-now")}
              </button>
              <Link
                className="button"
                href={`${tile.path}?with=here`}
                aria-label={t("home-same-screen-game", { game: gameTitle(t, tile.game) })}
              >
                {t("home-same-screen")}
              </Link>
              <Link
                className="button"
                href={`${tile.path}?with=invite`}
                aria-label={t("home-invite-game", { game: gameTitle(t, tile.game) })}
              >
                {t("home-invite")}
              </Link>
              <Link
                className="quiet"
                href={`/rules/${familyOf(tile.game)}${tile.picture === "omba" ? "/omba" : ""}`}
                aria-label={t("home-rules-game", { game: gameTitle(t, tile.game) })}
              >
                {t("nav-rules")}
              </Link>
            </div>
          </li>
        ))}
      </ul>
      <div className="home-more">
        <Resume />
        <Lobby />
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
      <footer className="home-foot soft">{t("home-independent")}</footer>
    </main>
  );
}

function Resume() {
  const t = useText();
  const language = useLanguage();
  const mine = useStore(kept).filter(canResume);
  if (mine.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <section className="card" aria-labelledby="home-resume">
      <h2 id="home-resume">{t("home-resume")}</h2>
      <ul className="home-list">
        {mine.slice(0, 6).map((one) => (
          <li key={one.table}>
            <Link href={`/t/${one.table}`}>
              {gameTitle(t, one.game)}, {t("players-count", { count: one.players })}
            </Link>{" "}
            <span className="soft">{date.format(one.opened)}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={t("home-forget", { game: gameTitle(t, one.game) })}
              onClick={() => forget(one.table)}
            >
              <span aria-hidden="true">✕</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
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
