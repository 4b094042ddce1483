import { useStore } from "@nanostores/react";
import { useState } from "react";
import { gameOf } from "../games";
import { Link } from "../nav/Link";
import { gameTitle, rulesPath } from "../nav/names";
import type { Opened } from "../protocol";
import { heldSeats, isOver } from "../state/game";
import { useText } from "../text";
import { download } from "../ui/download";
import { useTask } from "../ui/useTask";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";
import { DeleteTable } from "./DeleteTable";
import { DiceInfo, isBound } from "./Dice";
import { Audience } from "./Host";
import { Invite } from "./Invite";
import { MoveGame } from "./MoveGame";
import { OtherSeats } from "./OtherSeats";
import { OwnNames } from "./OwnNames";
import { TimeUp } from "./TimeUp";

/** The level of a bot that plays on for a person. */
const SUBSTITUTE = "3";

/** What decides by chance at a table, as a text. */
function chanceText({ dice, game, options, commitment }: Opened): string {
  if (dice !== "fair") return `dice-${dice}`;
  if (gameOf(game).hasDie(options)) return commitment ? "dice-fair" : "dice-device";
  return commitment ? "draw-fair" : "draw-device";
}

/** The name of a file with a game, without its ending. */
function fileName(game = "game", table: string): string {
  return `${game.replace(":", "-")}-${table.slice(0, 6)}`;
}

/** At a table on this device a bot can play on for anybody, who can come back. */
function ToBot({ seat }: { seat: number }) {
  const t = useText();
  const session = useTable();
  const names = useNames();
  const sending = useStore(session.sending.busy);
  return (
    <button
      type="button"
      className="button"
      disabled={sending}
      onClick={() =>
        void session.act({ do: "propose-replace", seat, target: seat, bot: SUBSTITUTE })
      }
    >
      {t("table-to-bot", { who: names[seat] ?? "" })}
    </button>
  );
}

/** The table itself: what is played, links, leaving, the record, the dice. */
export function TableInfo() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const names = useNames();
  const sending = useStore(session.sending.busy);
  const out = usePlay().out(usePosition());
  const [sure, setSure] = useState(false);
  const { busy, problem, run } = useTask();
  const opened = game.opened;
  const isLocal = session.link.place === "device";
  const acting = useStore(session.acting);
  const mine = heldSeats(game, useSeats());
  const me = mine[0];
  const left = game.line.flatMap(({ what }) => (what.kind === "gone" ? [what.seat] : []));
  const gone = [...left, ...out];
  const still = mine.find((seat) => !gone.includes(seat));
  const playing = still !== undefined && !game.finished;
  const rules = rulesPath(opened?.game ?? "");
  const save = () =>
    run(async () => {
      download(`${fileName(opened?.game, session.table)}.txt`, await session.link.record());
    });
  // The analysis begins with what is looked at.
  const [live, shown] = [useStore(session.showing.live), useStore(session.showing.shown)];
  const at = live ? "" : `/move/${shown}`;
  return (
    <div className="stack table-info">
      <p>
        {gameTitle(t, opened?.game ?? "", true)}
        {" · "}
        {opened && t(chanceText(opened))}
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
      {opened?.helped && (
        <p>
          {t("table-helped", { who: opened.helped.map((seat) => names[seat]).join(", ") || "–" })}
        </p>
      )}
      <div className="row">
        {playing &&
          (isLocal ? (
            <ToBot seat={acting ?? still} />
          ) : (
            <button
              type="button"
              className="button"
              disabled={sending}
              onClick={() => void session.act({ do: "stand", seat: still })}
            >
              {t("table-stand")}
            </button>
          ))}
        {playing &&
          (sure ? (
            <button
              type="button"
              className="button danger"
              disabled={sending}
              onClick={() => {
                setSure(false);
                void session.act({ do: "resign", seat: acting ?? still });
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
        {(isOver(game) || (isLocal && opened?.knowledge !== "memory")) && (
          <Link className="button" href={`/a/t/${session.table}${at}`}>
            {t("analysis-table")}
          </Link>
        )}
        <OtherSeats />
        <DeleteTable />
      </div>
      {problem && <p className="notice bad">{problem}</p>}
      {!game.finished && <OwnNames seats={mine} />}
      {opened && isBound(opened) && <DiceInfo />}
      <Audience />
      {isLocal && <MoveGame name={fileName(opened?.game, session.table)} />}
      {!isLocal && !game.closed && (
        <Invite table={session.table} seatKey={null} label={t("invite-watch")} />
      )}
      {me !== undefined && session.key && (
        <details>
          <summary>{t("invite-own")}</summary>
          <Invite table={session.table} seatKey={session.key} label={t("invite-own-text")} />
        </details>
      )}
    </div>
  );
}
