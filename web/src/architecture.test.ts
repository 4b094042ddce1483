/** The contract of the folders: imports point one way, and a game's name occurs in its folder only. */
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GAMES } from "./games";

const ROOT = import.meta.dirname;
const PATHS = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .map((path) => path.replaceAll("\\", "/"))
  .filter((path) => /\.(ts|tsx|css)$/.test(path) && !/\.test\.ts$|\btesting\b/.test(path));

/** Folders and single files, the lowest first: each may import only what stands before it. */
const LAYERS = [
  "protocol.ts",
  "text",
  "style",
  "sound",
  "net",
  "board",
  "ui",
  "plan",
  "three",
  "engine",
  "play",
  "games",
  "analysis",
  "local",
  "nav",
  "state",
  "rules",
  "table",
  "study",
  "learn",
  "puzzles",
  "pages",
  "app",
  "main.tsx",
] as const;

/** What a file imports from the app, as paths from src. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"?]*)[^"]*"/g);
  return [...found].map(([, to = ""]) => new URL(to, `file:///${path}`).pathname.slice(1));
}

const ALL = PATHS.map((path) => {
  const text = readFileSync(`${ROOT}/${path}`, "utf8");
  // Texts and the like come from outside src.
  return { path, text, imports: importsOf(path, text).filter((to) => !to.startsWith("src/")) };
});
const layerOf = (path: string): number => {
  const [top = ""] = path.split("/");
  return LAYERS.findIndex((one) => one === top || one === `${top}.ts` || one === `${top}.tsx`);
};
const gameOf = (path: string): string | undefined => /^games\/([^/.]+)\//.exec(path)?.[1];

it("knows every folder", () => {
  expect(ALL.filter(({ path }) => layerOf(path) < 0).map(({ path }) => path)).toEqual([]);
  expect(ALL.length).toBeGreaterThan(150);
});

it("imports only from layers below, so that no folders need each other", () => {
  const wrong = ALL.flatMap(({ path, imports }) =>
    imports.filter((to) => layerOf(to) > layerOf(path)).map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

it("lets no game import another, and reaches games through the registries alone", () => {
  const folders = new Set(PATHS.map(gameOf));
  const wrong = ALL.flatMap(({ path, imports }) =>
    imports
      .filter((to) => {
        const game = gameOf(`${to}/`);
        if (game === undefined || !folders.has(game) || game === gameOf(path)) return false;
        return !/^games\/[^/]+\.ts$/.test(path);
      })
      .map((to) => `${path} -> ${to}`),
  );
  expect(wrong).toEqual([]);
});

it("names a game in its own folder only", () => {
  const names = [...GAMES.map(({ family }) => family), "omba"].join("|");
  const word = new RegExp(`\\b(${names})\\b|(${names})(?=[A-Z_-])`, "i");
  const wrong = ALL.filter(
    ({ path, text }) => !path.startsWith("games/") && path !== "protocol.ts" && word.test(text),
  ).map(({ path, text }) => `${path}: ${word.exec(text)?.[0]}`);
  expect(wrong).toEqual([]);
});
