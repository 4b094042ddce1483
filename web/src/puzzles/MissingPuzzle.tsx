import { Link } from "../nav/Link";
import { useText } from "../text";

/** There is no puzzle of that number. */
export function MissingPuzzle() {
  const t = useText();
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("missing-title")}</h1>
      <Link className="button primary" href="/puzzles">
        {t("nav-puzzles")}
      </Link>
    </main>
  );
}
