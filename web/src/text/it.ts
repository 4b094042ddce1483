export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/it/*.ftl",
    "!../../../src/quayside/texts/it/cli.ftl",
    "!../../../src/quayside/texts/it/coach.ftl",
    "!../../../src/quayside/texts/it/dice.ftl",
    "!../../../src/quayside/texts/it/*rules.ftl",
    "!../../../src/quayside/texts/it/*-lessons.ftl",
    "!../../../src/quayside/texts/it/*-layout.ftl",
    "!../../../src/quayside/texts/it/*box.ftl",
    "!../../../src/quayside/texts/it/learn.ftl",
    "!../../../src/quayside/texts/it/reasons.ftl",
    "!../../../src/quayside/texts/it/study.ftl",
    "!../../../src/quayside/texts/it/table.ftl",
    "!../../../src/quayside/texts/it/report.ftl",
    "!../../../src/quayside/texts/it/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
