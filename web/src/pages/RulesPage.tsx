import { use, useEffect } from "react";
import { type Block, GAMES, gameOf } from "../games";
import { Link } from "../nav/Link";
import { editionFor } from "../nav/names";
import type { GameInfo } from "../protocol";
import { Marked } from "../rules/Marked";
import { MoveFigure } from "../rules/MoveFigure";
import { OWN_GAMES } from "../state/ownGames";
import { hasText, useLanguage, useLongText, useText } from "../text";
import { Busy } from "../ui/Busy";
import "../rules/rules.css";
import { MissingPage } from "./MissingPage";

interface Props {
  family: string;
  edition: string | null;
  anchor: string | null;
}

export default function RulesPage(props: Props) {
  const { rules } = gameOf(props.family);
  return rules ? <Rules {...props} rules={rules} /> : <MissingPage />;
}

function Rules({
  family,
  edition: asked,
  anchor,
  rules,
}: Props & { rules: () => Promise<readonly Block[]> }) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const blocks = use(rules());
  const ready = long !== null;
  useEffect(() => {
    const place = ready && anchor && blocks.length ? document.getElementById(anchor) : null;
    if (place instanceof HTMLDetailsElement) place.open = true;
    place?.scrollIntoView();
  }, [ready, anchor, blocks]);
  if (!long) return <Busy />;
  const game = gameOf(family);
  // Editions that have a text of their own can be read about before the server answers.
  const edition =
    game.editions && asked !== null && hasText(language, `edition-${family}-${asked}`)
      ? asked
      : editionFor(family, language);
  const path = edition ? `/rules/${family}/${edition}` : `/rules/${family}`;
  const told = (id: string) => long(id, { edition: edition ?? "" });
  const shown = blocks
    .filter((block) => !block.edition || block.edition === edition)
    .map((block) => ({
      ...block,
      rulings: (block.rulings ?? []).filter((ruling) => told(`ruling-${ruling}`) !== ""),
      figures: (block.figures ?? []).filter(
        ({ editions }) => !editions || editions.includes(edition ?? ""),
      ),
    }));
  const brief = Array.from({ length: 9 }, (_, i) => `rules-${family}-brief-${i + 1}`).filter((id) =>
    hasText(language, id),
  );
  return (
    <main id="main" className="page rules" tabIndex={-1}>
      <nav aria-label={t("nav-rules")} className="row rules-games">
        {GAMES.map((one) => (
          <Link
            key={one.family}
            className="button"
            href={`/rules/${one.family}`}
            aria-current={one === game ? "page" : undefined}
          >
            {t(`game-${one.family}`)}
          </Link>
        ))}
      </nav>
      <h1>{t("rules-title", { game: t(`game-${family}`) })}</h1>
      <section className="card rules-brief" aria-labelledby="brief">
        <h2 id="brief">{t("rules-brief-title")}</h2>
        <ol>
          {brief.map((id) => (
            <li key={id}>
              <Marked text={told(id)} />
            </li>
          ))}
        </ol>
        <Link className="button primary" href={`/open/${family}${edition ? `/${edition}` : ""}`}>
          {t("rules-play")}
        </Link>
      </section>
      {game.editions && (
        <Editions info={OWN_GAMES.find((one) => one.name === family) ?? null} edition={edition} />
      )}
      {shown.map((block) => (
        <section key={block.id} id={block.id} className="rules-block">
          <h2>{long(`${block.id}.title`)}</h2>
          <Marked text={told(block.id)} />
          {block.figures.map((figure) => (
            <MoveFigure
              key={figure.caption}
              figure={figure}
              game={edition ? `${family}:${edition}` : null}
              caption={told(figure.caption)}
              t={long}
            />
          ))}
          {block.rulings.length > 0 && (
            <p className="soft">
              {block.rulings.map((ruling) => (
                <Link key={ruling} href={`${path}?at=${ruling}`}>
                  {long(`ruling-${ruling}.title`)}
                </Link>
              ))}
            </p>
          )}
        </section>
      ))}
      <section className="rules-block" aria-labelledby="rulings">
        <h2 id="rulings">{long("rules-rulings")}</h2>
        {shown
          .flatMap((block) => block.rulings)
          .map((ruling) => (
            <details
              key={ruling}
              id={ruling}
              className={ruling === anchor ? "rules-ruling rules-here" : "rules-ruling"}
            >
              <summary>
                <h3>
                  {long(`ruling-${ruling}.title`)} <small>{ruling}</small>
                </h3>
              </summary>
              <Marked text={told(`ruling-${ruling}`)} />
            </details>
          ))}
      </section>
      <footer className="rules-block soft">
        <p>{long(`rules-${family}-credits`)}</p>
        <p>{t("home-independent")}</p>
      </footer>
    </main>
  );
}

function Editions({ info, edition }: { info: GameInfo | null; edition: string | null }) {
  const t = useText();
  if (!info) return null;
  return (
    <section aria-labelledby="editions">
      <h2 id="editions">{t("open-edition")}</h2>
      <dl className="rules-editions">
        {info.editions.map(({ name }) => (
          <div key={name} className={name === edition ? "card rules-here" : "card"}>
            <dt>
              <Link
                href={`/rules/${info.name}/${name}`}
                aria-current={name === edition ? "page" : undefined}
              >
                {t(`edition-${info.name}-${name}`)}
              </Link>
            </dt>
            <dd>{t(`edition-${info.name}-${name}.about`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
