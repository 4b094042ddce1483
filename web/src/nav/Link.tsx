import type { AnchorHTMLAttributes } from "react";
import { addressOf } from "./address";
import { go } from "./router";

/** A link within the app: an ordinary one for everything but a plain click. */
export function Link({
  href,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  return (
    <a
      {...rest}
      href={addressOf(href)}
      onClick={(event) => {
        rest.onClick?.(event);
        const keys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        const plain = !keys && !rest.target;
        if (plain && !event.defaultPrevented && event.button === 0) {
          event.preventDefault();
          go(href);
        }
      }}
    />
  );
}
