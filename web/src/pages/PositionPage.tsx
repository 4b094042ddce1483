import { use, useEffect, useState } from "react";
import { familyOf } from "../board/position";
import { GAMES, gameOf } from "../games";
import { LIBRARY, loadGame } from "../games/library";
import { gameTitle, sideOf } from "../nav/names";
import { FormError } from "../play/errors";
import { State } from "../play/state";
import { Figure } from "../rules/Figure";
import { useText } from "../text";
import { Busy } from "../ui/Busy";
import { MissingPage } from "./MissingPage";
import "../rules/rules.css";

/** A position to look at: whose turn it is, and what can be played. */
export default function PositionPage({ position }: { position: string }) {
  const isOurs = GAMES.some(({ family }) => family === familyOf(position));
  return isOurs ? <Shown key={position} position={position} /> : <MissingPage />;
}

/** The position; null until it is read, an error if it is none. */
function useReading(position: string): State | FormError | null {
  const [found, setFound] = useState<State | FormError | null>(null);
  const [broken, setBroken] = useState<unknown>(null);
  useEffect(() => {
    loadGame(familyOf(position))
      .then(() => State.read(LIBRARY, position))
      .then(setFound, (problem: unknown) => {
        if (problem instanceof FormError) setFound(problem);
        else setBroken(problem);
      });
  }, [position]);
  // Without the rules there is nothing to say: the app's boundary offers to load the page again.
  if (broken) throw broken;
  return found;
}

function Shown({ position }: { position: string }) {
  const t = useText();
  const play = use(gameOf(position).play());
  const state = useReading(position);
  const [move, setMove] = useState("");
  if (!state) return <Busy />;
  if (state instanceof FormError) {
    return (
      <main id="main" className="page page-narrow" tabIndex={-1}>
        <h1>{t("missing-title")}</h1>
        <p>{t("error-position-invalid")}</p>
        <p className="soft" lang="en">
          {state.message}
        </p>
      </main>
    );
  }
  const { players, family, edition } = state.game;
  const names = Array.from({ length: players }, (_, seat) => t(`seat-${sideOf(seat, players)}`));
  const who = names[state.toMove ?? -1] ?? "";
  const caption = state.isOver
    ? "position-over"
    : state.isChance
      ? "table-due-roll-who"
      : "table-waits-for";
  return (
    <main id="main" className="page rules" tabIndex={-1}>
      <h1>{t("position-title", { game: gameTitle(t, `${family}:${edition}`, true) })}</h1>
      <Figure position={state.text} caption={t(caption, { who })} move={move} />
      {state.moves.length > 0 && (
        <section aria-labelledby="moves">
          <h2 id="moves">{t("position-moves", { count: state.moves.length })}</h2>
          <p className="row">
            {state.moves.map(({ text }) => (
              <button
                key={text}
                type="button"
                className="button"
                aria-pressed={text === move}
                aria-label={play.moveWords(text, { t, names })}
                onClick={() => setMove(text === move ? "" : text)}
              >
                {play.moveText(t, text)}
              </button>
            ))}
          </p>
        </section>
      )}
    </main>
  );
}
