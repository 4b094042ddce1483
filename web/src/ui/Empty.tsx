import type { ReactNode } from "react";
import "./empty.css";

/** What is shown where there is nothing yet: an empty quay, and a sentence. */
export function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="empty">
      <svg viewBox="0 0 160 64" aria-hidden="true">
        <path d="M4 44h152M14 44v16M58 44v16M102 44v16M146 44v16" />
        <path d="M36 44V32c0-5 16-5 16 0v12M33 31c0-7 22-7 22 0z" />
        <path className="empty-soft" d="M49 38c14 10 26 10 40 6" />
        <path className="empty-soft" d="M4 56q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16 0 16 0 16 0" />
        <path d="M108 16q5-7 10 0 5-7 10 0" />
      </svg>
      <p className="soft">{children}</p>
    </div>
  );
}
