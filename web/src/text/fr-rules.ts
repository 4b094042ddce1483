/** The long texts: rules, rulings, reasons, dice. They come when they are needed. */
export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/fr/*rules.ftl",
    "../../../src/quayside/texts/fr/reasons.ftl",
    "../../../src/quayside/texts/fr/study.ftl",
    "../../../src/quayside/texts/fr/report.ftl",
    "../../../src/quayside/texts/fr/dice.ftl",
    "../../../src/quayside/texts/fr/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
