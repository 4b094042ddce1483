import { Fragment } from "react";

/** A text with `code` and **strong** in it, and empty lines between paragraphs. */
export function Marked({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, i) => (
    <p key={i}>
      {paragraph.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, k) => {
        if (part.startsWith("`")) return <code key={k}>{part.slice(1, -1)}</code>;
        if (part.startsWith("**")) return <strong key={k}>{part.slice(2, -2)}</strong>;
        return <Fragment key={k}>{part}</Fragment>;
      })}
    </p>
  ));
}
