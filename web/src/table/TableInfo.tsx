import { useState } from "react";
import { Link } from "../app/Link";
import { getRecord } from "../net/api";
import { gameTitle, rulesPath } from "../pages/names";
import { readPosition } from "../position";
import { hasDie, heldSeats } from "../state/game";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useTask } from "../ui/useTask";
import { DiceInfo } from "./Dice";
import { Invite } from "./Invite";
import { OtherSeats } from "./OtherSeats";
import { OwnNames } from "./OwnNames";
import { TimeUp } from "./TimeUp";
import { useScreen } from "./useSession";

/** The table itself: what is played, links, leaving, the record, the dice. */
export function TableInfo({ session }: { session: TableSession }) {
  const t = useText();
  const { game, link, sending } = useScreen(session);
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useTask();
  const opened = game.opened;
  const mine = heldSeats(game, link.seats);
  const me = mine[0];
  const left = game.line.flatMap(({ what }) => (what.kind === "gone" ? [what.seat] : []));
  const position = session.position ? readPosition(session.position) : null;
  const gone = position?.family === "docker" ? [...left, ...position.out] : left;
  const still = mine.find((seat) => !gone.includes(seat));
  const playing = still !== undefined && !game.finished;
  const last = game.line.findLast(
    ({ what }) => what.kind === "moved" && mine.includes(what.seat),
  )?.what;
  const moved = last?.kind === "moved" ? last.seat : undefined;
  const save = () =>
    run(async () => {
      const text = await getRecord(session.table);
      const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
      const anchor = document.createElement("a");
      anchor.href = url;
      anchor.download = `${(opened?.game ?? "game").replace(":", "-")}-${session.table.slice(0, 6)}.txt`;
      anchor.click();
      URL.revokeObjectURL(url);
    });
  return (
    <div className="stack table-info">
      <p>
        {gameTitle(t, opened?.game ?? "", true)}
        {" · "}
        {opened?.dice === "fair" && !hasDie(opened)
          ? t("draw-fair")
          : t(`dice-${opened?.dice ?? "fair"}`)}
        {" · "}
        <Link href={rulesPath(opened?.game ?? "docker")} target="_blank">
          {t("nav-rules")}
        </Link>
      </p>
      {opened && <TimeUp clock={opened.clock} />}
      <div className="row">
        {playing && moved !== undefined && !game.proposal && (
          <button
            type="button"
            className="button"
            disabled={sending}
            onClick={() => void session.act({ do: "propose-takeback", seat: moved })}
          >
            {t("table-takeback")}
          </button>
        )}
        {playing && (
          <button
            type="button"
            className="button"
            disabled={sending}
            onClick={() => void session.act({ do: "stand", seat: still })}
          >
            {t("table-stand")}
          </button>
        )}
        {playing &&
          (sure ? (
            <button
              type="button"
              className="button danger"
              disabled={sending}
              onClick={() => {
                setSure(false);
                void session.act({ do: "resign", seat: session.acting ?? still });
              }}
            >
              {t("table-resign-sure")}
            </button>
          ) : (
            <button type="button" className="button" onClick={() => setSure(true)}>
              {t("table-resign")}
            </button>
          ))}
        <button type="button" className="button" disabled={busy} onClick={save}>
          {t("table-save")}
        </button>
        <OtherSeats session={session} />
      </div>
      {problem && <p className="notice bad">{problem}</p>}
      {!game.finished && <OwnNames session={session} seats={mine} />}
      {opened?.dice === "fair" && <DiceInfo session={session} />}
      <Invite table={session.table} seatKey={null} label={t("invite-watch")} />
      {me !== undefined && session.key && (
        <details>
          <summary>{t("invite-own")}</summary>
          <Invite table={session.table} seatKey={session.key} label={t("invite-own-text")} />
        </details>
      )}
    </div>
  );
}
