import { useState } from "react";
import { go } from "../app/router";
import { open } from "../state/opening";
import { useText } from "../text";
import { Choices } from "../ui/Field";
import { useTask } from "../ui/useTask";
import { gameTitle, seatDot, sideOf } from "./names";
import { StarterChoice } from "./StarterChoice";
import "./open.css";

const GAMES = [
  "docker:fr",
  "docker:en",
  "docker:it",
  "docker:omba",
  "dockers:standard",
  "doce:standard",
];

/** For people with the real box: they roll and move on the table, the screen keeps count. */
export default function RealPage() {
  const t = useText();
  const [game, setGame] = useState("docker:fr");
  const [players, setPlayers] = useState(2);
  const [names, setNames] = useState<readonly string[]>(["", "", "", ""]);
  // People at a table have settled who begins; they may leave it to the screen.
  const [agreed, setAgreed] = useState<number | null>(0);
  const { busy, problem, run } = useTask();
  const count = game.startsWith("doce") ? 2 : players;
  const starter = agreed !== null && agreed >= count ? 0 : agreed;
  return (
    <main id="main" className="page page-narrow open" tabIndex={-1}>
      <h1>{t("home-real-title")}</h1>
      <p>{t("real-text")}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          run(async () => {
            const chairs = Array.from(
              { length: count },
              (_, seat) => ({ kind: "here", name: names[seat] ?? "" }) as const,
            );
            go(`/t/${await open({ game, chairs, dice: "real", starter })}`);
          });
        }}
      >
        <Choices
          label={t("real-game")}
          value={game}
          options={GAMES.map((one) => ({ value: one, label: gameTitle(t, one, true) }))}
          change={setGame}
        />
        {!game.startsWith("doce") && (
          <Choices
            label={t("open-players")}
            value={String(players)}
            options={["2", "3", "4"].map((value) => ({ value, label: value }))}
            change={(value) => setPlayers(Number(value))}
          />
        )}
        <fieldset className="open-seats">
          <legend>{t("real-names")}</legend>
          {Array.from({ length: count }, (_, seat) => {
            const place = t(`seat-${sideOf(seat, count)}`);
            return (
              <div className="open-chair" key={seat}>
                <span
                  className="open-dot"
                  style={{ background: seatDot(game, seat) }}
                  aria-hidden="true"
                />
                <span className="open-place">{place}</span>
                <input
                  type="text"
                  maxLength={40}
                  autoComplete="off"
                  aria-label={t("open-name", { place })}
                  placeholder={t("open-name-hint")}
                  value={names[seat] ?? ""}
                  onChange={(event) =>
                    setNames((old) => old.map((one, i) => (i === seat ? event.target.value : one)))
                  }
                />
              </div>
            );
          })}
        </fieldset>
        <StarterChoice names={names.slice(0, count)} starter={starter} change={setAgreed} />
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
