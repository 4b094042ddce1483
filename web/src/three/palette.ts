/** The design's named colours, read from the page so that boards in space equal the plan. */

const NAMES = [
  "seat-0",
  "seat-1",
  "seat-2",
  "seat-3",
  "seat-0-ink",
  "seat-1-ink",
  "seat-2-ink",
  "seat-3-ink",
  "lid",
  "lid-ink",
  "wood",
  "wood-deep",
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
] as const;

export type ColourName = (typeof NAMES)[number];

export interface Palette {
  colours: Readonly<Record<ColourName, string>>;
  font: string;
  dark: boolean;
}

export function readPalette(): Palette {
  const style = getComputedStyle(document.documentElement);
  const colours = Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim() || "#888888"]),
  ) as Record<ColourName, string>;
  return {
    colours,
    font: style.getPropertyValue("--font").trim() || "sans-serif",
    dark: document.documentElement.dataset.theme === "dark",
  };
}

export function seatColour(seat: number): ColourName {
  return `seat-${seat % 4}` as ColourName;
}

export function seatInk(seat: number): ColourName {
  return `seat-${seat % 4}-ink` as ColourName;
}

/** Call back when the page changes its theme. Returns how to stop. */
export function watchTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme", "class"],
  });
  return () => observer.disconnect();
}
