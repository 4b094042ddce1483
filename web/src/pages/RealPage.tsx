import { useState } from "react";
import { gameOf } from "../games";
import { gameTitle, sideOf } from "../nav/names";
import { go } from "../nav/router";
import { useServerGames } from "../state/games";
import { open } from "../state/opening";
import { OWN_GAMES } from "../state/ownGames";
import { useText } from "../text";
import { Choices } from "../ui/Field";
import { useTask } from "../ui/useTask";
import { StarterChoice } from "./StarterChoice";
import "./open.css";

/** For people with the real box: they roll and move on the table, the screen keeps count. */
export default function RealPage() {
  const t = useText();
  // Games of a package follow as soon as the server has named them.
  const { games } = useServerGames();
  const all = [...OWN_GAMES, ...(games ?? [])].flatMap((info) =>
    info.editions.map((edition) => ({ info, game: `${info.name}:${edition.name}` })),
  );
  const [game, setGame] = useState(all[0]?.game ?? "");
  const [players, setPlayers] = useState(2);
  const [names, setNames] = useState<readonly string[]>([]);
  // People at a table have settled who begins; they may leave it to the screen.
  const [agreed, setAgreed] = useState<number | null>(0);
  const { busy, problem, run } = useTask();
  const counts = all.find((one) => one.game === game)?.info.players ?? [2];
  const count = counts.includes(players) ? players : (counts[0] ?? 2);
  const starter = agreed !== null && agreed >= count ? 0 : agreed;
  const seats = Array.from({ length: count }, (_, seat) => names[seat] ?? "");
  return (
    <main id="main" className="page page-narrow open" tabIndex={-1}>
      <h1>{t("home-real-title")}</h1>
      <p>{t("real-text")}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            const chairs = seats.map((name) => ({ kind: "here", name }) as const);
            go(`/t/${await open({ game, chairs, dice: "real", starter })}`);
          });
        }}
      >
        <Choices
          label={t("real-game")}
          value={game}
          options={all.map((one) => ({ value: one.game, label: gameTitle(t, one.game, true) }))}
          change={setGame}
        />
        {counts.length > 1 && (
          <Choices
            label={t("open-players")}
            value={String(count)}
            options={counts.map((one) => ({ value: String(one), label: String(one) }))}
            change={(value) => setPlayers(Number(value))}
          />
        )}
        <fieldset className="open-seats">
          <legend>{t("real-names")}</legend>
          {seats.map((name, seat) => {
            const place = t(`seat-${sideOf(seat, count)}`);
            return (
              <div className="open-chair" key={seat}>
                <span
                  className="dot"
                  style={{ background: gameOf(game).dot(seat) }}
                  aria-hidden="true"
                />
                <span className="open-place">{place}</span>
                <input
                  type="text"
                  maxLength={40}
                  autoComplete="off"
                  aria-label={t("open-name", { place })}
                  placeholder={t("open-name-hint")}
                  value={name}
                  onChange={(event) =>
                    setNames(seats.map((one, i) => (i === seat ? event.target.value : one)))
                  }
                />
              </div>
            );
          })}
        </fieldset>
        <StarterChoice names={seats} starter={starter} change={setAgreed} />
        {problem && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button primary open-start" disabled={busy}>
          {t("home-real-start")}
        </button>
      </form>
    </main>
  );
}
