import { useEffect } from "react";
import { Link } from "../app/Link";
import type { Family } from "../position";
import { CONTENTS } from "../rules/contents";
import { Figure } from "../rules/Figure";
import { Marked } from "../rules/Marked";
import { hasText, useLanguage, useLongText, useText } from "../text";
import { Busy } from "../ui/Busy";
import "../rules/rules.css";

const FAMILIES: readonly Family[] = ["docker", "dockers", "doce"];
const EDITIONS: readonly string[] = ["fr", "en", "it", "omba"];

export default function RulesPage({
  family,
  edition: asked,
  anchor,
}: {
  family: Family;
  edition: string | null;
  anchor: string | null;
}) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const ready = long !== null;
  useEffect(() => {
    if (ready && anchor) document.getElementById(anchor)?.scrollIntoView();
  }, [ready, anchor, family]);
  if (!long) return <Busy />;
  const edition = family === "docker" && asked !== null && EDITIONS.includes(asked) ? asked : null;
  const brief = Array.from({ length: 9 }, (_, i) => `rules-${family}-brief-${i + 1}`).filter((id) =>
    hasText(language, id),
  );
  return (
    <main id="main" className="page rules" tabIndex={-1}>
      <nav aria-label={t("nav-rules")} className="row rules-games">
        {FAMILIES.map((one) => (
          <Link
            key={one}
            className="button"
            href={`/rules/${one}`}
            aria-current={one === family ? "page" : undefined}
          >
            {t(`game-${one}`)}
          </Link>
        ))}
      </nav>
      <h1>{t("rules-title", { game: t(`game-${family}`) })}</h1>
      <section className="card rules-brief" aria-labelledby="brief">
        <h2 id="brief">{t("rules-brief-title")}</h2>
        <ol>
          {brief.map((id) => (
            <li key={id}>
              <Marked text={long(id, { edition: edition ?? "" })} />
            </li>
          ))}
        </ol>
        <Link className="button primary" href={`/open/${family}${edition ? `/${edition}` : ""}`}>
          {t("rules-play")}
        </Link>
      </section>
      {family === "docker" && (
        <section aria-labelledby="editions">
          <h2 id="editions">{t("open-edition")}</h2>
          <dl className="rules-editions">
            {EDITIONS.map((one) => (
              <div key={one} className={one === edition ? "card rules-here" : "card"}>
                <dt>
                  <Link
                    href={`/rules/docker/${one}`}
                    aria-current={one === edition ? "page" : undefined}
                  >
                    {t(`edition-docker-${one}`)}
                  </Link>
                </dt>
                <dd>{t(`edition-docker-${one}.about`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {CONTENTS[family]
        .filter(({ id }) => concerns(id, edition))
        .map((block) => (
          <section key={block.id} id={block.id} className="rules-block">
            <h2>{long(`${block.id}.title`)}</h2>
            <Marked text={long(block.id)} />
            {block.figure && (
              <Figure
                position={block.figure.position}
                caption={long(block.figure.caption)}
                {...(block.figure.move ? { move: block.figure.move } : {})}
              />
            )}
            {(block.rulings ?? []).map((ruling) => (
              <div
                key={ruling}
                id={ruling}
                className={ruling === anchor ? "rules-ruling rules-here" : "rules-ruling"}
              >
                <h3>
                  <a href={`#${ruling}`}>{ruling}</a> {long(`ruling-${ruling}.title`)}
                </h3>
                <Marked text={long(`ruling-${ruling}`)} />
              </div>
            ))}
          </section>
        ))}
      <footer className="rules-block soft">
        <p>{long(`rules-${family}-credits`)}</p>
        <p>{t("home-independent")}</p>
      </footer>
    </main>
  );
}

/** Whether a section concerns the edition that is read about; without one, all do. */
function concerns(id: string, edition: string | null): boolean {
  const [, only] = /^rules-docker-edition-(.+)$/.exec(id) ?? [];
  return only === undefined || edition === null || only === edition;
}
