/** The long texts: rules, rulings, reasons, dice. They come when they are needed. */
export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/it/*rules.ftl",
    "../../../src/quayside/texts/it/reasons.ftl",
    "../../../src/quayside/texts/it/study.ftl",
    "../../../src/quayside/texts/it/report.ftl",
    "../../../src/quayside/texts/it/dice.ftl",
    "../../../src/quayside/texts/it/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
