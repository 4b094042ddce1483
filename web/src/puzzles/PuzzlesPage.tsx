import { useStore } from "@nanostores/react";
import { use } from "react";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { type Text, useLongText } from "../text";
import { Busy } from "../ui/Busy";
import { listOf, PUZZLED } from "./list";
import { nextOf, progress } from "./progress";
import "./puzzles.css";

/** All puzzles: that of the day, and for each game the next one and the whole list. */
export default function PuzzlesPage() {
  const t = useLongText();
  const { rating, streak, longest, tried } = useStore(progress);
  if (!t) return <Busy />;
  const count = Object.keys(tried).length;
  return (
    <main id="main" className="page" tabIndex={-1}>
      <h1>{t("puzzles-title")}</h1>
      <p>{t("puzzles-about")}</p>
      <p className="row">
        <Link className="button primary" href="/puzzle">
          {t("puzzles-day")}
        </Link>
      </p>
      {count > 0 && (
        <p>
          {t("puzzles-rating", { rating: Math.round(rating), count, streak, longest })}{" "}
          <span className="soft">{t("puzzles-rating-about")}</span>
        </p>
      )}
      <div className="puzzle-games">
        {PUZZLED.map((family) => (
          <Listed key={family} family={family} t={t} />
        ))}
      </div>
    </main>
  );
}

function Listed({ family, t }: { family: string; t: Text }) {
  const list = use(listOf(family));
  const now = useStore(progress);
  if (!list) return null;
  const next = nextOf(
    now,
    family,
    list.puzzles.map(({ difficulty }) => difficulty),
  );
  const game = gameTitle(t, family);
  const solved = (number: number): boolean | undefined => now.tried[`${family}/${number}`];
  return (
    <section className="card" aria-labelledby={`puzzles-${family}`}>
      <h2 id={`puzzles-${family}`}>{game}</h2>
      <p>{t(`puzzles-kind-${list.kind}`)}</p>
      {next !== null && (
        <Link className="button" href={`/puzzles/${family}/${next}`}>
          {t("puzzles-next-of", { game })}
        </Link>
      )}
      <details>
        <summary>{t("puzzles-all", { count: list.puzzles.length })}</summary>
        <ol className="puzzle-list">
          {list.puzzles.map(({ difficulty }, i) => (
            <li key={i}>
              <Link
                href={`/puzzles/${family}/${i + 1}`}
                data-solved={solved(i + 1)}
                aria-label={t("puzzles-one", {
                  number: i + 1,
                  difficulty,
                  state: { true: "solved", false: "failed", undefined: "new" }[
                    String(solved(i + 1))
                  ] as string,
                })}
              >
                {i + 1}
                <span aria-hidden="true">
                  {solved(i + 1) === undefined ? "" : solved(i + 1) ? " ✓" : " ✗"}
                </span>
              </Link>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
