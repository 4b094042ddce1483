import { useEffect, useState } from "react";
import type { Analysis } from "../local/analyses";
import { Link } from "../nav/Link";
import { gameTitle } from "../nav/names";
import { useLanguage, useText } from "../text";

/** How many are listed; the analysis board has all of them. */
const SHOWN = 3;

/** The analyses of this device that were kept last. */
export function KeptAnalyses() {
  const t = useText();
  const language = useLanguage();
  const [kept, setKept] = useState<readonly Analysis[]>([]);
  useEffect(() => {
    let current = true;
    const look = async () => {
      // Nothing is fetched where nothing was ever kept.
      const databases = await indexedDB.databases();
      if (!databases.some(({ name }) => name === "quayside-analyses")) return;
      const { deviceAnalyses } = await import("../local/analyses");
      const found = await (await deviceAnalyses()).list();
      if (current) setKept(found.slice(0, SHOWN));
    };
    // A browser without a database keeps none.
    look().catch(() => undefined);
    return () => {
      current = false;
    };
  }, []);
  if (kept.length === 0) return null;
  const date = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });
  return (
    <>
      <h3 className="home-kept">{t("home-analysis-kept")}</h3>
      <ul className="home-list">
        {kept.map(({ id, game, time }) => (
          <li key={id} data-analysis={id}>
            <Link href={`/a/${id}`}>
              {gameTitle(t, game, true)}
              <small className="home-table soft">{date.format(time)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
