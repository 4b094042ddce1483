import { useStore } from "@nanostores/react";
import { useState } from "react";
import { gameOf } from "../games";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath } from "../nav/names";
import { getRecord } from "../net/api";
import { heldSeats } from "../state/game";
import { useText } from "../text";
import { useTask } from "../ui/useTask";
import { useGame, usePlay, usePosition, useSeats, useTable } from "./context";
import { DiceInfo } from "./Dice";
import { Invite } from "./Invite";
import { OtherSeats } from "./OtherSeats";
import { OwnNames } from "./OwnNames";
import { TimeUp } from "./TimeUp";

/** The table itself: what is played, links, leaving, the record, the dice. */
export function TableInfo() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const sending = useStore(session.sending.busy);
  const out = usePlay().out(usePosition());
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useTask();
  const opened = game.opened;
  const mine = heldSeats(game, useSeats());
  const me = mine[0];
  const left = game.line.flatMap(({ what }) => (what.kind === "gone" ? [what.seat] : []));
  const gone = [...left, ...out];
  const still = mine.find((seat) => !gone.includes(seat));
  const playing = still !== undefined && !game.finished;
  const last = game.line.findLast(
    ({ what }) => what.kind === "moved" && mine.includes(what.seat),
  )?.what;
  const moved = last?.kind === "moved" ? last.seat : undefined;
  const rules = rulesPath(opened?.game ?? "");
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
        {opened?.dice === "fair" && !gameOf(opened.game).hasDie(opened.options)
          ? t("draw-fair")
          : t(`dice-${opened?.dice ?? "fair"}`)}
        {rules && (
          <>
            {" · "}
            <Link href={rules} target="_blank">
              {t("nav-rules")}
            </Link>
          </>
        )}
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
                void session.act({ do: "resign", seat: session.acting.get() ?? still });
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
        <OtherSeats />
      </div>
      {problem && <p className="notice bad">{problem}</p>}
      {!game.finished && <OwnNames seats={mine} />}
      {opened?.dice === "fair" && <DiceInfo />}
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
