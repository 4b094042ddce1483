/** The colours of boards in space: signs from the page, wood and pieces of their own. */
import { seatMark } from "../board/marks";

/** What belongs to the page and changes with its theme. */
const OF_THE_PAGE = [
  "paper",
  "card",
  "sunk",
  "ink",
  "ink-soft",
  "line",
  "accent",
  "accent-ink",
  "accent-soft",
  "good",
  "bad",
  "mark",
] as const;

/** What belongs to the things themselves: a dark room does not paint them again. */
const OF_THINGS = {
  "seat-0": "#c2382a",
  "seat-1": "#1d6cb3",
  "seat-2": "#e0a818",
  "seat-3": "#25804d",
  "seat-0-ink": "#fff6ee",
  "seat-1-ink": "#f4faff",
  "seat-2-ink": "#2a1d00",
  "seat-3-ink": "#f2fff8",
  "piece-black": "#2b2724",
  "piece-black-ink": "#f7f1e6",
  "piece-white": "#f1ece1",
  "piece-white-ink": "#2b2118",
  lid: "#bf9463",
  "lid-ink": "#33220e",
  wood: "#c3935d",
  "wood-deep": "#7d5230",
  pale: "#f0dcba",
  felt: "#1d4a43",
  edge: "#241503",
} as const;

export type ColourName = (typeof OF_THE_PAGE)[number] | keyof typeof OF_THINGS;

export interface Palette {
  colours: Readonly<Record<ColourName, string>>;
  font: string;
  dark: boolean;
  /** Each colour has a pattern too. */
  patterned: boolean;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const page = Object.fromEntries(
    OF_THE_PAGE.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || "#888888"]),
  ) as Record<(typeof OF_THE_PAGE)[number], string>;
  return {
    colours: { ...page, ...OF_THINGS },
    font: style.getPropertyValue("--font").trim() || "sans-serif",
    dark: document.documentElement.dataset.theme === "dark",
    patterned: document.documentElement.dataset.pieces === "patterns",
  };
}

/** The names here are those of the page's variables, without the dashes. */
export function seatColour(seat: number): ColourName {
  return seatMark(seat % 4).fill.slice(2) as ColourName;
}

export function seatInk(seat: number): ColourName {
  return seatMark(seat % 4).ink.slice(2) as ColourName;
}

/** Call back when the page changes its theme or the style of its pieces. Returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "data-pieces"],
  });
  return () => observer.disconnect();
}
