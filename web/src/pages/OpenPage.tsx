import { useEffect, useState } from "react";
import { gameOf } from "../games";
import { editionFor, gameTitle, sideOf } from "../nav/names";
import { go } from "../nav/router";
import { SERVER } from "../net/server";
import type { Aids, Clock, GameInfo } from "../protocol";
import { useServerGames } from "../state/games";
import { usualOptions } from "../state/layouts";
import { type Chair, open, usualAids } from "../state/opening";
import { OWN_GAMES } from "../state/ownGames";
import { change, settings } from "../state/settings";
import { LayoutChoice } from "../table/LayoutChoice";
import { hasText, useLanguage, useText } from "../text";
import { Busy } from "../ui/Busy";
import { CLOCKS, clockOf } from "../ui/clocks";
import { problemText } from "../ui/errors";
import { Choices, Select, Switch } from "../ui/Field";
import { NoServer } from "../ui/Notice";
import { useTask } from "../ui/useTask";
import { ChairRow } from "./ChairRow";
import { MissingPage } from "./MissingPage";
import { StarterChoice } from "./StarterChoice";
import "./open.css";

/** Seats as the way of playing suggests them; every one can be changed. */
function firstChairs(players: number, way: string | null, name: string): Chair[] {
  return Array.from({ length: players }, (_, seat): Chair => {
    if (seat === 0 || way === "here") return { kind: "here", name: seat === 0 ? name : "" };
    return way === "invite" && SERVER !== null ? { kind: "invite" } : { kind: "bot", level: "2" };
  });
}

export default function OpenPage({
  family,
  edition,
  way,
}: {
  family: string;
  edition: string | null;
  /** How the person wants to play: here, by inviting others, or null. */
  way: string | null;
}) {
  const t = useText();
  const language = useLanguage();
  const { games, problem } = useServerGames();
  const own = OWN_GAMES.find((one) => one.name === family);
  if (own) return <OpenForm game={own} edition={edition} way={way} />;
  if (problem) {
    return (
      <main id="main" className="page page-narrow">
        <p className="notice bad" role="alert">
          {problemText(t, language, problem)}
        </p>
      </main>
    );
  }
  if (!games) return <Busy />;
  const info = games.find((one) => one.name === family);
  return info ? <OpenForm game={info} edition={edition} way={way} /> : <MissingPage />;
}

/** A text of the game's, or what the server says in English where there is none. */
function useTextOr(): (id: string, otherwise: string) => string {
  const t = useText();
  const language = useLanguage();
  return (id, otherwise) => (hasText(language, id.split(".")[0] ?? id) ? t(id) : otherwise);
}

/** Whether something has been busy for longer than a person waits without wondering. */
function useLate(busy: boolean): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = window.setTimeout(() => setLate(true), 3000);
    return () => {
      window.clearTimeout(timer);
      setLate(false);
    };
  }, [busy]);
  return late;
}

function OpenForm({
  game,
  edition,
  way,
}: {
  game: GameInfo;
  edition: string | null;
  way: string | null;
}) {
  const t = useText();
  const language = useLanguage();
  const textOr = useTextOr();
  const module = gameOf(game.name);
  const first = game.editions.some((one) => one.name === edition) ? edition : null;
  const [chosen, setEdition] = useState(
    first ?? editionFor(game.name, language) ?? game.editions[0]?.name ?? "",
  );
  const [chairs, setChairs] = useState(() =>
    firstChairs(game.players[0] ?? 2, way, settings.get().name),
  );
  const [options, setOptions] = useState<Record<string, string>>(() => usualOptions(game.name));
  const [clock, setClock] = useState<keyof typeof CLOCKS>("none");
  const [then, setThen] = useState<"bot" | "lose">("lose");
  const [chosenAids, setAids] = useState<Aids | null>(null);
  const aids = chosenAids ?? usualAids(chairs);
  const [unhelped, setUnhelped] = useState<readonly number[]>([]);
  const people = chairs.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
  const [isOpen, setIsOpen] = useState(true);
  const [listed, setListed] = useState(true);
  const [agreed, setAgreed] = useState<number | null>(null);
  const { busy, problem, run } = useTask();
  const late = useLate(busy);
  const players = chairs.length;
  const name = `${game.name}:${chosen}`;
  // With fewer players the seat that was to begin may be gone.
  const starter = agreed !== null && agreed < players ? agreed : null;
  const start = () =>
    run(async () => {
      const time: Clock = clockOf(clock, then);
      const me = chairs.find((chair) => chair.kind === "here")?.name.trim();
      if (me) change({ name: me });
      const knowledge = isOpen ? ("open" as const) : ("memory" as const);
      const isHandicap = people.some((seat) => unhelped.includes(seat));
      const helped = isHandicap ? people.filter((seat) => !unhelped.includes(seat)) : null;
      const wish = {
        game: name,
        options,
        chairs,
        clock: time,
        aids,
        knowledge,
        listed: listed && chairs.some(({ kind }) => kind === "open"),
        starter,
        helped,
      };
      go(`/t/${await open(wish)}`);
    });
  return (
    <main id="main" className="page page-narrow open" tabIndex={-1}>
      <h1>{t("open-title", { game: gameTitle(t, name) })}</h1>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        {game.editions.length > 1 && (
          <Choices
            label={t("open-edition")}
            value={chosen}
            options={game.editions.map((one) => ({
              value: one.name,
              label: textOr(`edition-${game.name}-${one.name}`, one.name),
              about: textOr(`edition-${game.name}-${one.name}.about`, one.meaning),
            }))}
            change={setEdition}
          />
        )}
        {game.players.length > 1 && (
          <Choices
            label={t("open-players")}
            value={String(players)}
            options={game.players.map((count) => ({ value: String(count), label: String(count) }))}
            change={(count) =>
              setChairs((old) =>
                firstChairs(Number(count), way, settings.get().name).map((one, i) => old[i] ?? one),
              )
            }
          />
        )}
        <fieldset className="open-seats">
          <legend>{t("open-seats")}</legend>
          {chairs.map((chair, seat) => (
            <ChairRow
              // Seats are told apart by their place alone.
              key={seat}
              game={name}
              seat={seat}
              players={players}
              chair={chair}
              change={(one) =>
                setChairs((old) => old.map((other, i) => (i === seat ? one : other)))
              }
            />
          ))}
        </fieldset>
        <NoServer />
        <LayoutChoice game={name} options={options} change={setOptions} />
        <StarterChoice
          names={chairs.map((chair) => (chair.kind === "here" ? chair.name : ""))}
          starter={starter}
          change={setAgreed}
        />
        {chairs.some((chair) => chair.kind === "open") && (
          <Switch
            label={t("open-listed")}
            about={t("open-listed-about")}
            value={listed}
            change={setListed}
          />
        )}
        <details className="card">
          <summary>{t("open-more")}</summary>
          <div className="stack">
            {game.options
              .filter((option) => !module.hiddenOptions.includes(option.name))
              .map((option) => (
                <Choices
                  key={option.name}
                  label={t("open-option", {
                    name: textOr(`option-${game.name}-${option.name}`, option.name),
                    about: textOr(`option-${game.name}-${option.name}.about`, option.meaning),
                  })}
                  value={options[option.name] ?? option.values[0] ?? ""}
                  options={option.values.map((value) => ({
                    value,
                    label:
                      module.optionText?.(t, option.name, value) ??
                      textOr(`option-${game.name}-${option.name}-${value}`, value),
                  }))}
                  change={(value) => setOptions((old) => ({ ...old, [option.name]: value }))}
                />
              ))}
            <Select
              label={t("open-clock")}
              value={clock}
              options={Object.keys(CLOCKS).map((one) => ({ value: one, label: t(`clock-${one}`) }))}
              change={(one) => setClock(one as keyof typeof CLOCKS)}
            />
            {clock !== "none" && (
              <Choices
                label={t("open-then")}
                value={then}
                options={[
                  { value: "lose", label: t("open-then-lose"), about: t("open-then-lose-about") },
                  { value: "bot", label: t("open-then-bot"), about: t("open-then-bot-about") },
                ]}
                change={(one) => setThen(one as "bot" | "lose")}
              />
            )}
            {module.hides && (
              <Switch
                label={t("open-inside")}
                about={t("open-inside-about")}
                value={isOpen}
                change={setIsOpen}
              />
            )}
            <Switch
              label={t("open-hints")}
              about={t("open-hints-about")}
              value={aids.hints}
              change={(hints) => setAids({ ...aids, hints, chances: hints })}
            />
            {people.length > 1 && (
              <fieldset className="stack open-seats">
                <legend>{t("open-helped")}</legend>
                <small className="soft">{t("open-helped-about")}</small>
                {people.map((seat) => (
                  <Switch
                    key={seat}
                    label={t(`seat-${sideOf(seat, players)}`)}
                    value={!unhelped.includes(seat)}
                    change={(isHelped) =>
                      setUnhelped([
                        ...unhelped.filter((one) => one !== seat),
                        ...(isHelped ? [] : [seat]),
                      ])
                    }
                  />
                ))}
              </fieldset>
            )}
          </div>
        </details>
        {problem && (
          <p className="notice bad" role="alert">
            {problem}
          </p>
        )}
        {late && (
          <p className="notice" role="status">
            {t("open-late")}
          </p>
        )}
        <button type="submit" className="button primary open-start" disabled={busy}>
          {t(
            chairs.some((one) => one.kind === "invite" || one.kind === "open")
              ? "open-invite"
              : "open-start",
          )}
        </button>
      </form>
    </main>
  );
}
