/** Texts in the person's language: the Fluent files that the command line uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { createContext, useContext, useEffect, useState } from "react";
import type { Language } from "./languages";

export * from "./languages";
export type Text = (id: string, args?: Record<string, FluentVariable>) => string;

type Files = { default: Record<string, string> };
const SHORT: Readonly<Record<Language, () => Promise<Files>>> = {
  en: () => import("./en"),
  fr: () => import("./fr"),
  de: () => import("./de"),
  it: () => import("./it"),
};
const LONG: Readonly<Record<Language, () => Promise<Files>>> = {
  en: () => import("./en-rules"),
  fr: () => import("./fr-rules"),
  de: () => import("./de-rules"),
  it: () => import("./it-rules"),
};

/** Texts of the table: beside the short ones, when a page with a table or a board is opened. */
const TABLE = import.meta.glob<string>(
  [
    "../../../src/quayside/texts/*/coach.ftl",
    "../../../src/quayside/texts/*/people.ftl",
    "../../../src/quayside/texts/*/table.ftl",
    "../../../src/quayside/texts/*/*-ports.ftl",
  ],
  { query: "?raw", import: "default" },
);
let isAtTable = false;
const atTable = new Set<Language>();
/** Files that one page needs; each is fetched for itself. */
const SINGLE = import.meta.glob<string>(
  [
    "../../../src/quayside/texts/*/*-lessons.ftl",
    "../../../src/quayside/texts/*/*-layout.ftl",
    "../../../src/quayside/texts/*/learn.ftl",
    "../../../src/quayside/texts/*/lobby.ftl",
    "../../../src/quayside/texts/*/*box.ftl",
  ],
  { query: "?raw", import: "default" },
);

const bundles = new Map<Language, FluentBundle>();
const long = new Set<Language>();
const single = new Set<string>();

function add(language: Language, files: Files): FluentBundle {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  for (const text of Object.values(files.default)) bundle.addResource(new FluentResource(text));
  return bundle;
}

/** Fetch the texts of a language; afterwards `textIn` has them. */
export async function loadTexts(language: Language): Promise<void> {
  if (!bundles.has(language)) add(language, await SHORT[language]());
  if (isAtTable) await addTableTexts(language);
}

/** Fetch the texts of the table, in the languages that are read here now and from now on. */
export async function loadTableTexts(): Promise<void> {
  isAtTable = true;
  await Promise.all([...bundles.keys()].map(addTableTexts));
}

async function addTableTexts(language: Language): Promise<void> {
  if (atTable.has(language)) return;
  const own = Object.entries(TABLE).filter(([path]) => path.includes(`/${language}/`));
  const files = await Promise.all(
    own.map(async ([path, read]): Promise<[string, string]> => [path, await read()]),
  );
  if (atTable.has(language)) return;
  add(language, { default: Object.fromEntries(files) });
  atTable.add(language);
}

/** Fetch the long texts as well: rules, rulings, reasons, dice. */
export async function loadLongTexts(language: Language): Promise<void> {
  await loadTexts(language);
  if (long.has(language)) return;
  add(language, await LONG[language]());
  long.add(language);
}

/** Fetch single files as well, by their names without the ending. */
export async function loadFiles(language: Language, names: readonly string[]): Promise<void> {
  await loadTexts(language);
  await Promise.all(
    names.map(async (name) => {
      const path = `../../../src/quayside/texts/${language}/${name}.ftl`;
      const text = await SINGLE[path]?.();
      if (text === undefined || single.has(path)) return;
      single.add(path);
      add(language, { default: { [path]: text } });
    }),
  );
}

/** The function that finds texts; an id with a dot means an attribute (`ruling-DK-3.title`). */
export function textIn(language: Language): Text {
  const bundle = bundles.get(language);
  return (id, args) => {
    const [name = id, attribute] = id.split(".");
    const message = bundle?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) {
      console.error(`no text ${id} in ${language}`);
      return id;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, args ?? {}, errors);
    for (const error of errors) console.error(`${id} in ${language}: ${error.message}`);
    return text;
  };
}

export function hasText(language: Language, id: string): boolean {
  return bundles.get(language)?.hasMessage(id) ?? false;
}

export const TextContext = createContext<{ language: Language; text: Text }>({
  language: "en",
  text: textIn("en"),
});

export function useText(): Text {
  return useContext(TextContext).text;
}

export function useLanguage(): Language {
  return useContext(TextContext).language;
}

/** The same with the long texts; null until they are there. */
export function useLongText(): Text | null {
  const language = useLanguage();
  const [ready, setReady] = useState(long.has(language) ? language : null);
  useEffect(() => {
    let wanted = true;
    void loadLongTexts(language).then(() => {
      if (wanted) setReady(language);
    });
    return () => {
      wanted = false;
    };
  }, [language]);
  return ready === language ? textIn(language) : null;
}

/** The same with the texts of single files; null until they are there. */
export function useFiles(...names: string[]): Text | null {
  const language = useLanguage();
  const wanted = `${language} ${names.join(" ")}`;
  const [ready, setReady] = useState("");
  useEffect(() => {
    let current = true;
    const [, ...files] = wanted.split(" ");
    void loadFiles(language, files).then(() => {
      if (current) setReady(wanted);
    });
    return () => {
      current = false;
    };
  }, [language, wanted]);
  return ready === wanted ? textIn(language) : null;
}
