export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/fr/*.ftl",
    "!../../../src/quayside/texts/fr/cli.ftl",
    "!../../../src/quayside/texts/fr/dice.ftl",
    "!../../../src/quayside/texts/fr/*rules.ftl",
    "!../../../src/quayside/texts/fr/reasons.ftl",
    "!../../../src/quayside/texts/fr/puzzles.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
