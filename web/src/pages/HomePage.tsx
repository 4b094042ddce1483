import { useStore } from "@nanostores/react";
import { lazy, type ReactNode, Suspense } from "react";
import { GAMES, gameOf, type Tile } from "../games";
import { LearnOffer } from "../learn/LearnOffer";
import { parseRoute } from "../nav/address";
import { Link } from "../nav/Link";
import { gameFor, gameTitle, rulesPath } from "../nav/names";
import { go } from "../nav/router";
import { SERVER } from "../net/server";
import { useServerGames } from "../state/games";
import { open } from "../state/opening";
import { change, settings } from "../state/settings";
import { type Text, useLanguage, useText } from "../text";
import { Icon, type IconName } from "../ui/Icon";
import { LevelChoice } from "../ui/LevelChoice";
import { NoSecureContext, NoServer } from "../ui/Notice";
import { Part } from "../ui/Part";
import { useTask } from "../ui/useTask";
import { KeptAnalyses } from "./KeptAnalyses";
import { OpenRecord } from "./OpenRecord";
import { YourGames } from "./YourGames";
import "./home.css";

const Lobby = lazy(() => import("./Lobby"));

/** The size of the pictures. */
const [WIDTH, HEIGHT] = [480, 320];

/** Whether there is such a page. */
const isPage = (path: string): boolean => parseRoute(`#${path}`).page !== "missing";

export function HomePage() {
  const t = useText();
  const language = useLanguage();
  const { busy, problem, run } = useTask();
  const { games } = useServerGames();
  const { level } = useStore(settings);
  const playNow = (game: string) =>
    run(async () => {
      const { name } = settings.get();
      const chairs = [
        { kind: "here", name },
        { kind: "bot", level },
      ] as const;
      const { usualOptions } = await import("../state/layouts");
      go(`/t/${await open({ game, chairs, options: usualOptions(game) })}`);
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
      <YourGames />
      <LearnOffer />
      <div className="home-level">
        <LevelChoice label={t("home-level")} value={level} change={(level) => change({ level })} />
      </div>
      <ul className="home-tiles">
        {GAMES.flatMap((game) => game.tiles).map((tile) => (
          <GameTile
            key={tile.game}
            game={gameFor(tile.game, language)}
            busy={busy}
            playNow={playNow}
            about={t(tile.summary)}
            tile={tile}
          />
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
        {SERVER !== null && (
          <Part>
            <Suspense fallback={<section className="card home-lobby" aria-busy="true" />}>
              <Lobby />
            </Suspense>
          </Part>
        )}
        {isPage("/puzzles") && (
          <More
            icon="puzzle"
            title={t("home-study-puzzles")}
            about={t("home-study-puzzles-text")}
            href="/puzzles"
            start={t("home-study-puzzles-start")}
          />
        )}
        <More
          icon="report"
          title={t("analysis-title")}
          about={t("home-analysis-text")}
          href="/a"
          start={t("home-analysis-start")}
        >
          <KeptAnalyses />
        </More>
        <More
          icon="die"
          title={t("home-real-title")}
          about={t("home-real-text")}
          href="/at-the-table"
          start={t("home-real-start")}
        />
        <section className="card">
          <h2>{t("home-record-title")}</h2>
          <p>{t("home-record-text")}</p>
          <OpenRecord />
        </section>
      </div>
      <footer className="home-foot soft">
        <NoSecureContext />
        <p>{t("home-independent")}</p>
        <p>Quayside {QUAYSIDE_VERSION}</p>
      </footer>
    </main>
  );
}

function More(props: {
  icon: IconName;
  title: string;
  about: string;
  href: string;
  start: string;
  children?: ReactNode;
}) {
  return (
    <section className="card">
      <h2 className="home-more-title">
        <Icon name={props.icon} /> {props.title}
      </h2>
      <p>{props.about}</p>
      <Link className="button" href={props.href}>
        {props.start}
      </Link>
      {props.children}
    </section>
  );
}

/** A game on the home page; `tile` is there for games that these pages can draw. */
function GameTile(props: {
  game: string;
  about: string;
  busy: boolean;
  playNow: (game: string) => void;
  tile?: Tile;
}) {
  const t = useText();
  const { game: name, busy, playNow, tile } = props;
  const game = gameTitle(t, name);
  const { family } = gameOf(name);
  const rules = rulesPath(family);
  const lesson = `/learn/${family}`;
  return (
    <li className="card home-tile">
      {tile && (
        <img
          className="home-picture"
          src={tile.picture}
          alt=""
          width={WIDTH}
          height={HEIGHT}
          loading="lazy"
          decoding="async"
        />
      )}
      <h2>{game}</h2>
      <p className="home-goal">{props.about}</p>
      {tile && <Facts t={t} tile={tile} />}
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
          href={`/open/${family}?with=here`}
          aria-label={t("home-same-screen-game", { game })}
        >
          {t("home-same-screen")}
        </Link>
        {SERVER !== null && (
          <Link
            className="button"
            href={`/open/${family}?with=invite`}
            aria-label={t("home-invite-game", { game })}
          >
            {t("home-invite")}
          </Link>
        )}
      </div>
      <div className="home-links">
        {isPage(lesson) && (
          <Link className="quiet" href={lesson} aria-label={t("home-study-learn-game", { game })}>
            <Icon name="learn" /> {t("home-study-learn")}
          </Link>
        )}
        {rules && (
          <Link className="quiet" href={rules} aria-label={t("home-rules-game", { game })}>
            {t("nav-rules")}
          </Link>
        )}
        {tile?.also.map((edition) => (
          <button
            key={edition}
            type="button"
            className="quiet"
            disabled={busy}
            onClick={() => playNow(edition)}
            aria-label={t("home-play-now-game", { game: gameTitle(t, edition) })}
          >
            {gameTitle(t, edition)}
          </button>
        ))}
      </div>
    </li>
  );
}

/** How many people, how long, how hard. */
function Facts({ t, tile: { players, minutes, difficulty } }: { t: Text; tile: Tile }) {
  const [least, most] = players;
  const people =
    least === most ? t("players-count", { count: most }) : t("home-players", { least, most });
  const fact = (icon: IconName, text: ReactNode) => (
    <li>
      <Icon name={icon} /> {text}
    </li>
  );
  return (
    <ul className="home-facts">
      {fact("people", people)}
      {fact("clock", t("home-minutes", { minutes }))}
      {fact("difficulty", t(`home-difficulty-${difficulty}`))}
    </ul>
  );
}
