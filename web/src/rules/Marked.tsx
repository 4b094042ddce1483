import { Fragment } from "react";

/** A number stays on one line with what it counts ("2 points"), and a sum stays whole. */
const kept = (text: string): string =>
  text.replace(/(\d) (?=[\p{L}×+=])/gu, "$1\u00a0").replace(/([×+=]) (?=\d)/g, "$1\u00a0");

/** A text with `code` and **strong** in it, and empty lines between paragraphs. */
export function Marked({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, i) => (
    <p key={i}>
      {kept(paragraph)
        .split(/(`[^`]+`|\*\*[^*]+\*\*)/)
        .map((part, k) => {
          if (part.startsWith("`")) return <code key={k}>{part.slice(1, -1)}</code>;
          if (part.startsWith("**")) return <strong key={k}>{part.slice(2, -2)}</strong>;
          return <Fragment key={k}>{part}</Fragment>;
        })}
    </p>
  ));
}
