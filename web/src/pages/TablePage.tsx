import { useEffect, useRef, useState } from "react";
import { Link } from "../app/Link";
import { go } from "../app/router";
import { fresh, keep, keyOf, kept } from "../state/seats";
import { isOver } from "../state/game";
import type { TableSession } from "../state/session";
import { settings } from "../state/settings";
import { useStore } from "../state/store";
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

const TYPING = 700;

/** A name that is changed in the settings is changed at this table too: that of the only seat here,
 * or of the seat that had the old name. */
function useOwnName(session: TableSession): void {
  const { name } = useStore(settings);
  const before = useRef(name);
  useEffect(() => {
    if (name === before.current) return;
    const timer = window.setTimeout(() => {
      const { game, link } = session.screen.value;
      const mine = link.seats.filter((seat) => game.seats[seat]?.kind === "person");
      const old = mine.filter((seat) => game.seats[seat]?.name === before.current.trim());
      before.current = name;
      const [seat, ...others] = mine.length === 1 ? mine : old;
      if (seat === undefined || others.length || isOver(game)) return;
      void session.rename(seat, name.trim());
    }, TYPING);
    return () => window.clearTimeout(timer);
  }, [session, name]);
}

function Table({ session }: { session: TableSession }) {
  const t = useText();
  const language = useLanguage();
  const { link, game } = useScreen(session);
  const mine = link.seats.length > 0;
  const opened = game.opened;
  useOwnName(session);
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
