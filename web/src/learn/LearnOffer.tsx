import { useStore } from "@nanostores/react";
import { GAMES } from "../games";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { useText } from "../text";
import { endOffer, isOffered } from "./progress";

/** The home page offers newcomers a lesson, until they begin one or want none. */
export function LearnOffer() {
  const t = useText();
  if (!useStore(isOffered)) return null;
  return (
    <section className="card learn-offer" aria-labelledby="learn-offer">
      <h2 id="learn-offer">{t("learn-offer-title")}</h2>
      <p>{t("learn-offer-text")}</p>
      <p className="row">
        {GAMES.filter(({ lesson }) => lesson).map(({ family }) => (
          <Link key={family} className="button" href={`/learn/${family}`}>
            {t("learn-offer-game", { game: gameTitle(t, family) })}
          </Link>
        ))}
        <button type="button" className="quiet" onClick={endOffer}>
          {t("learn-offer-no")}
        </button>
      </p>
    </section>
  );
}
