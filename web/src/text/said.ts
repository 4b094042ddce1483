/** A sentence that is put into the person's language later: the id of a text and what it names. */
import { hasText, type Language, loadLongTexts, textIn } from ".";

export interface Said {
  id: string;
  args?: Readonly<Record<string, string | number | Said>>;
  /** The text that is said where there is none with the id. */
  or?: string;
}

/** An error that says what is wrong in words for people. */
interface Telling {
  said: Said;
}

const isTelling = (problem: unknown): problem is Telling =>
  problem instanceof Error && "said" in problem && typeof problem.said === "object";

/** Return a sentence; its text must have been fetched. */
export function sayIn(language: Language, { id, args, or }: Said): string {
  const given = Object.entries(args ?? {}).map(
    ([name, value]) => [name, typeof value === "object" ? sayIn(language, value) : value] as const,
  );
  const known = or === undefined || hasText(language, id) ? id : or;
  return textIn(language)(known, Object.fromEntries(given));
}

/** Return what an error says, once its texts are there; empty for one that says nothing. */
export async function reasonIn(language: Language, problem: unknown): Promise<string> {
  if (!isTelling(problem)) return "";
  await loadLongTexts(language);
  return sayIn(language, problem.said);
}
