import { Link } from "../nav/Link";
import { useText } from "../text";
import { OpenRecord } from "./OpenRecord";

export default function RecordPage() {
  const t = useText();
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("record-title")}</h1>
      <p>{t("record-text")}</p>
      <OpenRecord />
      <p>
        <Link href="/a">{t("analysis-title")}</Link>
      </p>
    </main>
  );
}
