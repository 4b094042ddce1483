export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/en/*.ftl",
    "!../../../src/quayside/texts/en/cli.ftl",
    "!../../../src/quayside/texts/en/coach.ftl",
    "!../../../src/quayside/texts/en/dice.ftl",
    "!../../../src/quayside/texts/en/*rules.ftl",
    "!../../../src/quayside/texts/en/*-lessons.ftl",
    "!../../../src/quayside/texts/en/*-layout.ftl",
    "!../../../src/quayside/texts/en/*box.ftl",
    "!../../../src/quayside/texts/en/learn.ftl",
    "!../../../src/quayside/texts/en/reasons.ftl",
    "!../../../src/quayside/texts/en/study.ftl",
    "!../../../src/quayside/texts/en/table.ftl",
    "!../../../src/quayside/texts/en/report.ftl",
    "!../../../src/quayside/texts/en/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
