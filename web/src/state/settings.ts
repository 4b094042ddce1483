/** What a person has chosen for this browser. */
import { atom } from "nanostores";
import { LANGUAGES, type Language, preferred } from "../text/languages";
import { remember, remembered } from "./memory";

export interface Settings {
  /** Null follows the browser. */
  language: Language | null;
  theme: "auto" | "light" | "dark" | "contrast";
  board: "auto" | "space" | "plan";
  /** Colours alone, with letters and signs, or with a pattern for each colour too. */
  pieces: "plain" | "signs" | "patterns";
  motion: "auto" | "full" | "calm";
  quality: "auto" | "full" | "light";
  /** How soon the next move of someone else is shown. */
  pace: "normal" | "quick";
  /** Null is off on phones and on elsewhere. */
  sound: boolean | null;
  /** Whether the table says what to do next and why. */
  coach: boolean;
  /** Whether the moves are listed as sentences. */
  story: boolean;
  /** Whether every turn waits to be ended by its player. */
  confirm: boolean;
  /** Whether the die is rolled, and a turn without a choice played, by itself. */
  auto: boolean;
  /** Whether a hidden page may notify when it is this person's turn. */
  notify: boolean;
  /** The level of the bot that "Play now" plays. */
  level: string;
  /** Whether single letters are keys of the table. */
  letters: boolean;
  /** Whether the phrases of others are shown. */
  phrases: boolean;
  name: string;
}

const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  board: "auto",
  pieces: "signs",
  motion: "auto",
  quality: "auto",
  pace: "normal",
  sound: null,
  coach: true,
  story: true,
  confirm: false,
  auto: false,
  notify: false,
  level: "2",
  letters: true,
  phrases: true,
  name: "",
};

function load(): Settings {
  const kept = remembered<Partial<Settings>>("settings") ?? {};
  const known = Object.fromEntries(
    Object.entries(kept).filter(
      ([name, value]) =>
        name in DEFAULTS &&
        (value === null ||
          typeof value === typeof DEFAULTS[name as keyof Settings] ||
          DEFAULTS[name as keyof Settings] === null),
    ),
  );
  return { ...DEFAULTS, ...known };
}

export const settings = atom<Settings>(load());
settings.listen((chosen) => remember("settings", chosen));

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

export function languageOf(chosen: Settings): Language {
  return chosen.language && LANGUAGES.includes(chosen.language)
    ? chosen.language
    : preferred(navigator.languages);
}

const asks = (query: string): boolean => window.matchMedia(query).matches;

export function isDark(chosen: Settings): boolean {
  return (
    chosen.theme === "dark" || (chosen.theme === "auto" && asks("(prefers-color-scheme: dark)"))
  );
}

/** The theme of the page: harbour (light), night (dark) or high contrast. */
export function themeOf(chosen: Settings): "light" | "dark" | "contrast" {
  if (chosen.theme === "contrast") return "contrast";
  if (isDark(chosen)) return "dark";
  return chosen.theme === "auto" && asks("(prefers-contrast: more)") ? "contrast" : "light";
}

export function isCalm(chosen: Settings): boolean {
  return (
    chosen.motion === "calm" ||
    (chosen.motion === "auto" && asks("(prefers-reduced-motion: reduce)"))
  );
}

export function isPhone(): boolean {
  return asks("(pointer: coarse) and (max-width: 48rem)");
}

export function hasSound(chosen: Settings): boolean {
  return chosen.sound ?? !isPhone();
}
