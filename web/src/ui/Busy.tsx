import { useText } from "../text";

export function Busy() {
  const t = useText();
  return (
    <main id="main" className="page" tabIndex={-1} aria-busy="true">
      <h1 className="hidden">Quayside</h1>
      <p className="busy" role="status">
        {t("busy")}
      </p>
    </main>
  );
}
