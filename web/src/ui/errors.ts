/** A refusal in the person's language. */

import type { Language, Text } from "../text";
import { hasText } from "../text";

export function errorText(t: Text, language: Language, code: string): string {
  const id = `error-${code.replace(/^quayside\./, "").replaceAll(".", "-")}`;
  return hasText(language, id) ? t(id) : t("error-unknown");
}

/** The code of a refusal: the server's, or one that this page has made itself. */
export function codeOf(problem: unknown): string {
  const code = problem instanceof Error && "code" in problem ? problem.code : "";
  return typeof code === "string" ? code : "";
}

/** What went wrong. */
export function problemText(t: Text, language: Language, problem: unknown): string {
  return errorText(t, language, codeOf(problem));
}
