import { useStore } from "@nanostores/react";
import { useState } from "react";
import { familyOf } from "../board/position";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath } from "../nav/names";
import { Marked } from "../rules/Marked";
import { meet, met } from "../state/met";
import { change, settings } from "../state/settings";
import { hasText, useLanguage, useLongText, useText } from "../text";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";
import { useDue } from "./DueText";
import "./coach.css";

/** For beginners: the game in thirty seconds, then my colour, the goal, and a word about every step. */
export function Coach() {
  const t = useText();
  const { opened } = useGame();
  const { coach } = useStore(settings);
  const known = useStore(met);
  const mine = useSeats();
  const family = familyOf(opened?.game ?? "");
  const [asked, setAsked] = useState(false);
  const language = useLanguage();
  if (!coach || mine.length === 0 || !hasText(language, `coach-goal-${family}`)) return null;
  const isFirst = !known.includes(family);
  if (asked || isFirst) {
    return (
      <Brief
        game={opened?.game ?? ""}
        isFirst={isFirst}
        close={() => {
          setAsked(false);
          meet(family);
          goToBoard();
        }}
      />
    );
  }
  return (
    <section className="card coach" aria-label={t("coach-title")}>
      <Goal family={family} />
      <Tip />
      <div className="row">
        <button type="button" className="quiet" onClick={() => setAsked(true)}>
          {t("coach-brief")}
        </button>
        <button type="button" className="quiet" onClick={() => change({ coach: false })}>
          {t("coach-off")}
        </button>
      </div>
    </section>
  );
}

/** Scroll back up to the board and to what is due; the focus, which was on the card, goes there too. */
function goToBoard(): void {
  const main = document.getElementById("main");
  main?.querySelector(".table-side")?.scrollTo({ top: 0 });
  window.scrollTo({ top: 0 });
  main?.focus({ preventScroll: true });
}

interface BriefProps {
  game: string;
  /** Nobody has read it here yet: a narrow page shows it right below what is due. */
  isFirst: boolean;
  close: () => void;
}

/** The rules of the edition that is played, in thirty seconds. */
function Brief({ game, isFirst, close }: BriefProps) {
  const t = useText();
  const long = useLongText();
  const language = useLanguage();
  const family = familyOf(game);
  const rules = rulesPath(game);
  if (!long) return null;
  const edition = game.split(":")[1] ?? "";
  const ids = Array.from({ length: 9 }, (_, i) => `rules-${family}-brief-${i + 1}`).filter((id) =>
    hasText(language, id),
  );
  return (
    <section
      className={isFirst ? "card coach coach-first" : "card coach"}
      aria-labelledby="coach-brief"
    >
      <h2 id="coach-brief">{t("coach-brief-title", { game: gameTitle(t, game) })}</h2>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <Marked text={long(id, { edition })} />
          </li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="button primary" onClick={close}>
          {t("coach-brief-close")}
        </button>
        {rules && (
          <Link className="quiet" href={rules} target="_blank">
            {t("coach-all-rules")}
          </Link>
        )}
      </div>
    </section>
  );
}

/** Which colour is mine, and what the game is about. */
function Goal({ family }: { family: string }) {
  const t = useText();
  const session = useTable();
  const position = usePosition();
  const { mark } = usePlay();
  const names = useNames();
  const mine = useSeats();
  const acting = useStore(session.acting);
  const seat = acting ?? mine[0] ?? 0;
  const colour = t(mark(position, seat).nameId);
  const who = names[seat] ?? "";
  return (
    <p className="coach-goal">
      {mine.length > 1 ? t("coach-colour-who", { who, colour }) : t("coach-colour", { colour })}{" "}
      {t(`coach-goal-${family}`)}
    </p>
  );
}

/** A word about what is due now. */
function Tip() {
  const t = useText();
  const language = useLanguage();
  const acting = useStore(useTable().acting);
  const { what, roll, left } = useDue();
  const id = `coach-${what}`;
  if (acting === null || !hasText(language, id)) return null;
  return (
    <p className="coach-tip" data-coach={what}>
      {t(id, { roll, left })}
    </p>
  );
}
