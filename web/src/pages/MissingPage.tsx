import { Link } from "../nav/Link";
import { useText } from "../text";

export function MissingPage() {
  const t = useText();
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("missing-title")}</h1>
      <p>{t("missing-text")}</p>
      <Link className="button primary" href="/">
        {t("nav-home")}
      </Link>
    </main>
  );
}
