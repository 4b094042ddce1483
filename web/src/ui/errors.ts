/** A refusal in the person's language. */

import { ApiError } from "../net/api";
import type { Language, Text } from "../text";
import { hasText } from "../text";

export function errorText(t: Text, language: Language, code: string): string {
  const id = `error-${code.replace(/^quayside\./, "").replaceAll(".", "-")}`;
  return hasText(language, id) ? t(id) : t("error-unknown");
}

/** What went wrong with asking the server. */
export function problemText(t: Text, language: Language, problem: unknown): string {
  return errorText(t, language, problem instanceof ApiError ? problem.code : "");
}
