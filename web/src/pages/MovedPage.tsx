import { useEffect } from "react";
import { Link } from "../nav/Link";
import { go } from "../nav/router";
import { useText } from "../text";
import { Busy } from "../ui/Busy";
import { useTask } from "../ui/useTask";

/** A game that comes from another device in the link itself: it is kept here and goes on. */
export default function MovedPage({ packed }: { packed: string }) {
  const t = useText();
  const { problem, run } = useTask();
  useEffect(() => {
    run(async () => {
      const { unpackGame } = await import("../local/device");
      go(`/t/${await unpackGame(packed)}`, true);
    });
  }, [packed, run]);
  if (!problem) return <Busy />;
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("missing-title")}</h1>
      <p className="notice bad" role="alert">
        {problem}
      </p>
      <Link className="button primary" href="/">
        {t("nav-home")}
      </Link>
    </main>
  );
}
