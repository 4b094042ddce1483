import { Link } from "../nav/Link";
import { useText } from "../text";
import { Empty } from "../ui/Empty";

export function MissingPage() {
  const t = useText();
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("missing-title")}</h1>
      <Empty>{t("missing-text")}</Empty>
      <Link className="button primary" href="/">
        {t("nav-home")}
      </Link>
    </main>
  );
}
