import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { wearColours } from "../board/marks";
import { gameOf, type OwnLayouts } from "../games";
import { Link } from "../nav/Link";
import { go, shownGame } from "../nav/router";
import { SERVER } from "../net/server";
import type { Opened } from "../protocol";
import { heldSeats, isOver } from "../state/game";
import { layoutIn } from "../state/layouts";
import { chooseKey, fresh, keyOf, rematches } from "../state/seats";
import type { TableSession } from "../state/session";
import { settings } from "../state/settings";
import { TableContext, useGame, useSession, useTable } from "../table/context";
import { LinkStatus } from "../table/LinkStatus";
import { PlayTable } from "../table/PlayTable";
import { WaitingRoom } from "../table/WaitingRoom";
import { useLanguage, useText } from "../text";
import { Busy } from "../ui/Busy";
import { errorText } from "../ui/errors";
import "../table/table.css";

/** The key that comes with a link is kept here and taken out of the address, so that the address
 * can be shown to anybody. It may come at any time: links are also pasted into an open table. Who
 * only watches has a key that nobody keeps, until they sit down. */
function useKey(table: string, linkKey: string | null): { key: string; isKept: boolean } {
  const [kept, setKey] = useState(() => linkKey ?? keyOf(table));
  const [watching] = useState(fresh);
  useEffect(() => {
    if (!linkKey) return;
    chooseKey(table, linkKey);
    setKey(linkKey);
    go(`/t/${table}`, true);
  }, [table, linkKey]);
  return { key: kept ?? watching, isKept: kept !== null };
}

export default function TablePage({ table, linkKey }: { table: string; linkKey: string | null }) {
  const { key, isKept } = useKey(table, linkKey);
  const session = useSession(table, key, isKept);
  if (session === "unknown") return <Unknown />;
  return session ? (
    <TableContext value={session}>
      <Table />
    </TableContext>
  ) : (
    <Busy />
  );
}

/** No table: neither on this device nor, where there is one, at the server. */
function Unknown() {
  const t = useText();
  return (
    <main id="main" className="page page-narrow" tabIndex={-1}>
      <h1>{t("table-unknown-title")}</h1>
      <p>{t(SERVER === null ? "table-unknown-here" : "error-table-unknown")}</p>
      <Link className="button primary" href="/">
        {t("nav-home")}
      </Link>
    </main>
  );
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
      const game = session.game.get();
      const mine = heldSeats(game, session.seats.get());
      const old = mine.filter((seat) => game.seats[seat]?.name === before.current.trim());
      before.current = name;
      const [seat, ...others] = mine.length === 1 ? mine : old;
      if (seat === undefined || others.length || isOver(game)) return;
      void session.rename(seat, name.trim());
    }, TYPING);
    return () => window.clearTimeout(timer);
  }, [session, name]);
  // A rematch on this device has begun with the names of the game before.
  const isOpen = useStore(session.game).opened !== null;
  useEffect(() => {
    const isFresh = isOpen && session.link.place === "device" && rematches.delete(session.table);
    const [seat, ...others] = heldSeats(session.game.get(), session.seats.get());
    const own = settings.get().name.trim();
    if (isFresh && seat !== undefined && others.length === 0 && own) void session.rename(seat, own);
  }, [session, isOpen]);
}

/** With a real box or a layout of one's own, colours and names are as the players have them. Returns
 * whether they are known. */
function useOwnBox(opened: Opened | null): boolean {
  const { drawsColours, layouts } = gameOf(opened?.game ?? "");
  // Before anything is drawn: boards request the marks of seats while they are made.
  wearColours((!drawsColours && opened?.colours) || null);
  const draft = opened && (layoutIn(opened.game, opened.options)?.draft ?? null);
  const [named, setNamed] = useState<string | null>(null);
  useEffect(() => () => wearColours(null), []);
  useEffect(() => {
    if (!draft || !layouts) return undefined;
    let kit: OwnLayouts | null = null;
    let isHere = true;
    void layouts().then((loaded) => {
      if (!isHere) return;
      kit = loaded;
      kit.use(draft);
      setNamed(draft);
    });
    return () => {
      isHere = false;
      kit?.use(null);
    };
  }, [draft, layouts]);
  return draft === null || named === draft;
}

/** What is known before the table itself: that it is refused, on its way, waiting, or played. */
function Table() {
  const t = useText();
  const language = useLanguage();
  const session = useTable();
  const { status, problem } = useStore(session.link.state);
  const { opened, line } = useGame();
  const [play, broken] = [useStore(session.play), useStore(session.broken)];
  useOwnName(session);
  const isNamed = useOwnBox(opened);
  const shown = opened?.game ?? null;
  useEffect(() => {
    shownGame.set(shown);
    return () => shownGame.set(null);
  }, [shown]);

  // The page's own boundary says so and offers to load it again.
  if (broken) throw broken;
  if (status === "refused") {
    const code = problem?.code ?? "";
    if (code === "quayside.table.unknown") return <Unknown />;
    return (
      <main id="main" className="page page-narrow" tabIndex={-1}>
        <h1>{t("failure-title")}</h1>
        <p>{errorText(t, language, code)}</p>
        <Link className="button primary" href="/">
          {t("nav-home")}
        </Link>
      </main>
    );
  }
  if (opened && line.length === 0) return <WaitingRoom />;
  if (play && isNamed) return <PlayTable />;
  return (
    <Busy>
      <LinkStatus />
    </Busy>
  );
}
