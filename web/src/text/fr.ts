export default import.meta.glob<string>(
  [
    "../../../src/quayside/texts/fr/*.ftl",
    "!**/cli.ftl",
    "!**/dice.ftl",
    "!**/*rules.ftl",
    "!**/reasons.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);
