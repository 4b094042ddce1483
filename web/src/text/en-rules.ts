/** The long texts: rules, rulings, reasons, dice. They come when they are needed. */
export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/en/*rules.ftl",
    "../../../src/quayside/texts/en/reasons.ftl",
    "../../../src/quayside/texts/en/study.ftl",
    "../../../src/quayside/texts/en/report.ftl",
    "../../../src/quayside/texts/en/dice.ftl",
    "../../../src/quayside/texts/en/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
