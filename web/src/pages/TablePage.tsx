import { useEffect, useState } from "react";
import { Link } from "../app/Link";
import { go, shownGame } from "../app/router";
import { fresh, keep, keyOf, kept } from "../state/seats";
import type { TableSession } from "../state/session";
import { useLanguage, useText } from "../text";
import { Busy } from "../ui/Busy";
import { errorText } from "../ui/errors";
import { PlayTable } from "../table/PlayTable";
import { useScreen, useSession } from "../table/useSession";
import { WaitingRoom } from "../table/WaitingRoom";
import "../table/table.css";

/** The key that comes with a link is kept here and taken out of the address, so that the address
 * can be shown to anybody. */
function useKey(table: string, linkKey: string | null): string {
  const [key] = useState(() => linkKey ?? keyOf(table) ?? fresh());
  useEffect(() => {
    if (key !== keyOf(table)) {
      keep({ table, key, game: "", players: 0, opened: Date.now(), over: true });
    }
    if (linkKey) go(`/t/${table}`, true);
  }, [table, key, linkKey]);
  return key;
}

export default function TablePage({ table, linkKey }: { table: string; linkKey: string | null }) {
  const key = useKey(table, linkKey);
  const session = useSession(table, key);
  return session ? <Table session={session} /> : <Busy />;
}

function Table({ session }: { session: TableSession }) {
  const t = useText();
  const language = useLanguage();
  const { link, game } = useScreen(session);
  const mine = link.seats.length > 0;
  const opened = game.opened;
  const shown = opened?.game ?? null;
  useEffect(() => {
    shownGame.set(shown);
    return () => shownGame.set(null);
  }, [shown]);
  // A table is worth resuming once this browser holds a seat of it.
  useEffect(() => {
    const one = kept.value.find((other) => other.table === session.table);
    if (!one || !opened) return;
    const over = game.finished !== null || !mine;
    if (one.game !== opened.game || one.over !== over) {
      keep({ ...one, game: opened.game, players: opened.seats.length, over });
    }
  }, [session, opened, mine, game.finished]);

  if (link.status === "refused") {
    return (
      <main id="main" className="page page-narrow" tabIndex={-1}>
        <h1>{t("table-unknown-title")}</h1>
        <p>{errorText(t, language, link.problem?.code ?? "")}</p>
        <Link className="button primary" href="/">
          {t("nav-home")}
        </Link>
      </main>
    );
  }
  if (!opened) return <Busy />;
  return game.line.length === 0 ? (
    <WaitingRoom session={session} />
  ) : (
    <PlayTable session={session} />
  );
}
