import type { ReactNode } from "react";
import { useText } from "../text";

/** Something is on its way; `children` say why it takes long, if anybody knows. */
export function Busy({ children }: { children?: ReactNode }) {
  const t = useText();
  return (
    <main id="main" className="page" tabIndex={-1} aria-busy="true">
      <h1 className="hidden">Quayside</h1>
      <p className="busy" role="status">
        {t("busy")}
      </p>
      {children}
    </main>
  );
}
