export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/fr/*.ftl",
    "!../../../src/quayside/texts/fr/cli.ftl",
    "!../../../src/quayside/texts/fr/coach.ftl",
    "!../../../src/quayside/texts/fr/dice.ftl",
    "!../../../src/quayside/texts/fr/*rules.ftl",
    "!../../../src/quayside/texts/fr/*-lessons.ftl",
    "!../../../src/quayside/texts/fr/*-layout.ftl",
    "!../../../src/quayside/texts/fr/*box.ftl",
    "!../../../src/quayside/texts/fr/learn.ftl",
    "!../../../src/quayside/texts/fr/reasons.ftl",
    "!../../../src/quayside/texts/fr/study.ftl",
    "!../../../src/quayside/texts/fr/table.ftl",
    "!../../../src/quayside/texts/fr/report.ftl",
    "!../../../src/quayside/texts/fr/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
