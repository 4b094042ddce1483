/** A refusal in the person's language. */
import type { Language, Text } from "../text";
import { hasText } from "../text";

export function errorText(t: Text, language: Language, code: string): string {
  const id = `error-${code.replace(/^quayside\./, "").replaceAll(".", "-")}`;
  return hasText(language, id) ? t(id) : t("error-unknown");
}
