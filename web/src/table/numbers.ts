import type { ReportResult } from "../protocol";

/** Chances and changes with the digits that are known: decimals only where they are exact. */
export interface Numbers {
  /** A chance; an estimate has its error behind it, where that is given, and never looks certain. */
  chance(share: number, error: number | null): string;
  /** A change of a chance, with its sign. */
  change(share: number, error: number): string;
  /** Points of 100, without a sign. */
  points(share: number, error: number): string;
}

export function numbersOf(language: string, kind: ReportResult["kind"]): Numbers {
  const rough = kind === "estimate";
  const digits = { maximumFractionDigits: rough ? 0 : 1 };
  const percent = new Intl.NumberFormat(language, { style: "percent", ...digits });
  const signed = new Intl.NumberFormat(language, {
    style: "percent",
    signDisplay: "exceptZero",
    ...digits,
  });
  const plain = new Intl.NumberFormat(language, digits);
  const within = (error: number) => Math.ceil(100 * error);
  const behind = (text: string, error: number) =>
    rough ? `${text} ±\u00a0${percent.format(within(error) / 100)}` : text;
  return {
    chance(share, error) {
      if (rough && share < 0.005) return `< ${percent.format(0.01)}`;
      if (rough && share > 0.995) return `> ${percent.format(0.99)}`;
      return error === null ? percent.format(share) : behind(percent.format(share), error);
    },
    change: (share, error) => behind(signed.format(share), error),
    points: (share, error) =>
      plain.format(100 * Math.abs(share)) + (rough ? ` ±\u00a0${within(error)}` : ""),
  };
}
