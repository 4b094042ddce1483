export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/de/*.ftl",
    "!../../../src/quayside/texts/de/cli.ftl",
    "!../../../src/quayside/texts/de/coach.ftl",
    "!../../../src/quayside/texts/de/dice.ftl",
    "!../../../src/quayside/texts/de/*rules.ftl",
    "!../../../src/quayside/texts/de/*-lessons.ftl",
    "!../../../src/quayside/texts/de/*-layout.ftl",
    "!../../../src/quayside/texts/de/*box.ftl",
    "!../../../src/quayside/texts/de/learn.ftl",
    "!../../../src/quayside/texts/de/reasons.ftl",
    "!../../../src/quayside/texts/de/study.ftl",
    "!../../../src/quayside/texts/de/table.ftl",
    "!../../../src/quayside/texts/de/report.ftl",
    "!../../../src/quayside/texts/de/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
