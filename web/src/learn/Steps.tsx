import { useStore } from "@nanostores/react";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import type { Text } from "../text";
import { done } from "./progress";

/** Where a learner is in a lesson. */
export interface Way {
  family: string;
  /** The names of all steps, the game at the end included. */
  ids: readonly string[];
  at: number;
  /** The step after this one. */
  next: string;
}

const titleOf = (t: Text, { family }: Way, id: string): string => t(`lesson-${family}-${id}.title`);

/** The title of a step and how many there are. */
export function StepHead({ way, t }: { way: Way; t: Text }) {
  const { family, ids, at } = way;
  return (
    <>
      <p className="soft learn-where">
        {t("learn-offer-game", { game: gameTitle(t, family) })} ·{" "}
        {t("learn-step-of", { at: at + 1, count: ids.length })}
      </p>
      <h1>{titleOf(t, way, ids[at] ?? "")}</h1>
    </>
  );
}

/** The steps of a lesson as links: back, onward, and to any of them. */
export function Steps({ way, t }: { way: Way; t: Text }) {
  const { family, ids, at, next } = way;
  const known = useStore(done)[family] ?? [];
  const before = ids[at - 1];
  return (
    <nav className="learn-nav" aria-label={t("learn-steps")}>
      <div className="row">
        {before && (
          <Link className="button" href={`/learn/${family}/${before}`}>
            {t("learn-back")}
          </Link>
        )}
        {at < ids.length - 1 && (
          <Link className="button" href={`/learn/${family}/${next}`}>
            {t("learn-skip")}
          </Link>
        )}
      </div>
      <ol className="learn-steps">
        {ids.map((id, i) => {
          const title = `${i + 1}. ${titleOf(t, way, id)}`;
          const isDone = known.includes(id);
          return (
            <li key={id}>
              <Link
                href={`/learn/${family}/${id}`}
                aria-current={i === at ? "step" : undefined}
                aria-label={isDone ? t("learn-step-done", { title }) : title}
                data-done={isDone}
                title={title}
              >
                {i + 1}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
