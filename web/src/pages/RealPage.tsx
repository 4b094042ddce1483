import { useState } from "react";
import { fillOf, marksOf } from "../board/marks";
import { GAMES, gameOf } from "../games";
import { gameTitle, sideOf } from "../nav/names";
import { go } from "../nav/router";
import { SERVER } from "../net/server";
import { useServerGames } from "../state/games";
import { usualOptions } from "../state/layouts";
import { type Chair, open } from "../state/opening";
import { OWN_GAMES } from "../state/ownGames";
import { LayoutChoice } from "../table/LayoutChoice";
import { type Text, useFiles, useLanguage } from "../text";
import { Busy } from "../ui/Busy";
import { Choices, Switch } from "../ui/Field";
import { useTask } from "../ui/useTask";
import { StarterChoice } from "./StarterChoice";
import "./open.css";

/** For people with the real box: they roll and move on the table, the screen keeps count. */
export default function RealPage({ family }: { family: string | null }) {
  const t = useFiles("box", ...GAMES.map((game) => `${game.family}-box`));
  return t ? <RealForm family={family} t={t} /> : <Busy />;
}

function RealForm({ family, t }: { family: string | null; t: Text }) {
  // Games of a package follow as soon as the server has named them.
  const { games } = useServerGames();
  const all = [...OWN_GAMES, ...(games ?? [])].flatMap((info) =>
    info.editions.map((edition) => ({ info, game: `${info.name}:${edition.name}` })),
  );
  const [game, setGame] = useState(
    (all.find(({ info }) => info.name === family) ?? all[0])?.game ?? "",
  );
  const [players, setPlayers] = useState(2);
  const [names, setNames] = useState<readonly string[]>([]);
  // People at a table have settled who begins; they may leave it to the screen.
  const [agreed, setAgreed] = useState<number | null>(0);
  const [chosen, setColours] = useState<readonly string[]>([]);
  const [isDrawn, setIsDrawn] = useState(false);
  const [isShared, setIsShared] = useState(false);
  const [onPhones, setOnPhones] = useState<readonly number[]>([]);
  // With the real box memory counts, as the print has it.
  const [isOpen, setIsOpen] = useState(false);
  const [layout, setLayout] = useState<Record<string, string> | null>(null);
  const { busy, problem, run } = useTask();
  const module = gameOf(game);
  const counts = all.find((one) => one.game === game)?.info.players ?? [2];
  const count = counts.includes(players) ? players : (counts[0] ?? 2);
  const starter = agreed !== null && agreed >= count ? 0 : agreed;
  const seats = Array.from({ length: count }, (_, seat) => names[seat] ?? "");
  const choices = module.box?.colours(game.split(":")[1] ?? "", count) ?? [];
  const colours = fitting(choices, chosen, count);
  const options = layout ?? usualOptions(game);
  const start = () =>
    run(async () => {
      const chairs = seats.map(
        (name, seat): Chair =>
          isShared && onPhones.includes(seat) ? { kind: "invite" } : { kind: "here", name },
      );
      const wish = {
        game,
        options,
        chairs,
        dice: "real" as const,
        starter,
        colours: choices.length && !(module.drawsColours && isDrawn) ? colours : null,
        knowledge: module.hides && !isOpen ? ("memory" as const) : ("open" as const),
        shared: isShared,
      };
      go(`/t/${await open(wish)}`);
    });
  const hasColours = choices.length > 0 && !(module.drawsColours && isDrawn);
  return (
    <main id="main" className="page page-narrow open" tabIndex={-1}>
      <h1>{t("home-real-title")}</h1>
      <p>{t("real-text")}</p>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Choices
          label={t("real-game")}
          value={game}
          options={all.map((one) => ({ value: one.game, label: gameTitle(t, one.game, true) }))}
          change={(one) => {
            setGame(one);
            setColours([]);
            setLayout(null);
          }}
        />
        {counts.length > 1 && (
          <Choices
            label={t("open-players")}
            value={String(count)}
            options={counts.map((one) => ({ value: String(one), label: String(one) }))}
            change={(value) => {
              setPlayers(Number(value));
              setColours([]);
            }}
          />
        )}
        <LayoutChoice game={game} options={options} change={setLayout} />
        {SERVER !== null && (
          <Choices
            label={t("real-where")}
            value={isShared ? "server" : "here"}
            options={["here", "server"].map((one) => ({
              value: one,
              label: t(`real-where-${one}`),
              about: t(`real-where-${one}-about`),
            }))}
            change={(one) => setIsShared(one === "server")}
          />
        )}
        <fieldset className="open-seats">
          <legend>{t("real-names")}</legend>
          {module.box && (
            <p className="soft">
              {t(
                `box-${module.family}`,
                module.box.pieces?.(game.split(":")[1] ?? "", count) ?? {},
              )}
            </p>
          )}
          {seats.map((name, seat) => {
            const place = t(`seat-${sideOf(seat, count)}`);
            const isOnPhone = isShared && onPhones.includes(seat);
            return (
              <div className="open-chair" key={seat} data-seat={seat}>
                {hasColours ? (
                  <Swatch letters={colours[seat] ?? ""} />
                ) : (
                  <span className="dot" style={{ background: module.dot(seat) }} aria-hidden />
                )}
                <span className="open-place">{place}</span>
                {isShared && (
                  <select
                    aria-label={t("real-phone", { place })}
                    value={isOnPhone ? "phone" : "here"}
                    onChange={(event) =>
                      setOnPhones([
                        ...onPhones.filter((one) => one !== seat),
                        ...(event.target.value === "phone" ? [seat] : []),
                      ])
                    }
                  >
                    <option value="here">{t("real-phone-here")}</option>
                    <option value="phone">{t("real-phone-own")}</option>
                  </select>
                )}
                {!isOnPhone && (
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
                )}
                {hasColours && (
                  <ColourSelect
                    label={t("real-colour", { place })}
                    value={colours[seat] ?? ""}
                    choices={choices}
                    change={(letters) => setColours(exchanged(colours, seat, letters))}
                    t={t}
                  />
                )}
              </div>
            );
          })}
        </fieldset>
        {module.drawsColours && choices.length > 0 && (
          <Switch label={t("real-colours-drawn")} value={isDrawn} change={setIsDrawn} />
        )}
        <StarterChoice names={seats} starter={starter} change={setAgreed} />
        {module.hides && (
          <Switch
            label={t("open-inside")}
            about={t("open-inside-about")}
            value={isOpen}
            change={setIsOpen}
          />
        )}
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

const overlap = (one: string, other: string): boolean =>
  [...one].some((letter) => other.includes(letter));

/** Colours for all seats: those that were chosen, and for the others the first that are left. */
function fitting(choices: readonly string[], chosen: readonly string[], count: number): string[] {
  const colours: string[] = [];
  for (let seat = 0; seat < count; seat++) {
    const later = chosen.slice(seat + 1, count);
    const isFree = (one: string) => ![...colours, ...later].some((other) => overlap(one, other));
    const own = choices.find((one) => one === chosen[seat]);
    colours.push(own ?? choices.find(isFree) ?? choices[seat] ?? "");
  }
  return colours;
}

/** Give a seat other colours: the seat that had them gets what the seat had, or what is left. */
function exchanged(colours: readonly string[], seat: number, letters: string): string[] {
  const before = colours[seat] ?? "";
  return colours.map((one, i) => {
    if (i === seat) return letters;
    if (!overlap(one, letters)) return one;
    return one === letters ? before : "";
  });
}

/** The colours of one player, side by side. */
function Swatch({ letters }: { letters: string }) {
  return (
    <span className="swatches" aria-hidden="true">
      {marksOf(letters).map((mark) => (
        <span key={mark.fill} className="dot" style={{ background: fillOf(mark) }} />
      ))}
    </span>
  );
}

function ColourSelect({
  label,
  value,
  choices,
  change,
  t,
}: {
  label: string;
  value: string;
  choices: readonly string[];
  change: (letters: string) => void;
  t: Text;
}) {
  const list = new Intl.ListFormat(useLanguage());
  return (
    <select aria-label={label} value={value} onChange={(event) => change(event.target.value)}>
      {choices.map((letters) => (
        <option key={letters} value={letters}>
          {list.format(marksOf(letters).map((mark) => t(mark.nameId)))}
        </option>
      ))}
    </select>
  );
}
