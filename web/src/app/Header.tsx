import { useStore } from "@nanostores/react";
import { useState } from "react";
import { GAMES } from "../games";
import { Link } from "../nav/Link";
import { rulesPath } from "../nav/names";
import { route, shownGame } from "../nav/router";
import { change, isDark, languageOf, settings } from "../state/settings";
import { LANGUAGE_NAMES, LANGUAGES, type Language, useText } from "../text";
import { Icon } from "../ui/Icon";
import { Logo } from "../ui/Logo";
import { SettingsDialog } from "./SettingsDialog";
import "./header.css";

/** Not a link to `#main`: the fragment is the address of the page. */
const skip = (): void => document.getElementById("main")?.focus();

export function Header() {
  const t = useText();
  const chosen = useStore(settings);
  const at = useStore(route);
  const game = useStore(shownGame);
  const [open, setOpen] = useState(false);
  const dark = isDark(chosen);
  // From a table the rules of its game open beside it: the table stays.
  const rules = rulesPath(game ?? "") ?? `/rules/${GAMES[0]?.family}`;
  // Where a board fills the page, everything else makes room.
  const isBoard =
    ["table", "position", "learn", "puzzle", "day"].includes(at.page) ||
    (at.page === "analysis" && at.of !== "nothing");
  return (
    <header className={isBoard ? "header header-slim" : "header"}>
      <button type="button" className="skip" onClick={skip}>
        {t("nav-skip")}
      </button>
      <Link href="/" className="header-name" aria-label={`Quayside, ${t("nav-home")}`}>
        <Logo /> <span>Quayside</span>
      </Link>
      <nav className="header-nav" aria-label={t("nav-label")}>
        <Link
          href={rules}
          target={at.page === "table" ? "_blank" : undefined}
          className="quiet"
          aria-current={at.page === "rules" ? "page" : undefined}
        >
          {t("nav-rules")}
        </Link>
        <Link
          href="/puzzles"
          className="quiet header-puzzles"
          aria-current={at.page === "puzzles" ? "page" : undefined}
        >
          {t("nav-puzzles")}
        </Link>
        <Link
          href="/record"
          className="quiet header-records"
          aria-current={at.page === "record" ? "page" : undefined}
        >
          {t("nav-records")}
        </Link>
        <label className="header-language">
          <span className="hidden">{t("settings-language")}</span>
          <select
            value={languageOf(chosen)}
            onChange={(event) => change({ language: event.target.value as Language })}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="icon-button header-theme"
          aria-label={t(dark ? "settings-to-light" : "settings-to-dark")}
          onClick={() => change({ theme: dark ? "light" : "dark" })}
        >
          <Icon name={dark ? "sun" : "moon"} />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t("settings-title")}
          onClick={() => setOpen(true)}
        >
          <Icon name="settings" />
        </button>
      </nav>
      {open && <SettingsDialog close={() => setOpen(false)} />}
    </header>
  );
}
