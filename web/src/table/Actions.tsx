import { useStore } from "@nanostores/react";
import { useState } from "react";
import { askToNotify, mayAsk } from "../state/attention";
import { heldSeats, isOver, owingSeats } from "../state/game";
import { settings } from "../state/settings";
import { useText } from "../text";
import { Die } from "../ui/Die";
import { Select } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { Corrections, CorrectShown } from "./Corrections";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";
import { DueText } from "./DueText";
import { Hint } from "./Hint";
import { sentencesAt } from "./story";
import { TakeBack } from "./TakeBack";

/** What is to be done now, and the buttons to do it; with those that take something back. */
export function Actions({ corrects = true }: { corrects?: boolean }) {
  return useStore(useTable().showing.live) ? <Doing corrects={corrects} /> : <Looking />;
}

/** Milliseconds to look after each motion. */
const SPEEDS = { slow: 1800, normal: 800, fast: 150 } as const;
type Speed = keyof typeof SPEEDS;

/** Looking back at the game: step by step, by hand, or played through. */
function Looking() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const shown = useStore(session.showing.shown);
  const isPlaying = useStore(session.showing.playing);
  const [speed, setSpeed] = useState<Speed>("normal");
  const look = (index: number) => () => session.look(index);
  const last = game.line.length - 1;
  const place = t("table-looking", { at: shown, of: last });
  return (
    <div className="card actions replay">
      <p role="status">{place}</p>
      <Told />
      <input
        type="range"
        min={0}
        max={last}
        value={shown}
        aria-label={t("replay-label")}
        aria-valuetext={place}
        // The end of the line is the game itself; the slider stays there while it is held.
        onChange={(event) => session.look(Number(event.target.value))}
      />
      <div className="row">
        <button
          type="button"
          className="button primary"
          onClick={() =>
            isPlaying ? session.showing.pause() : session.showing.play(SPEEDS[speed])
          }
        >
          {t(isPlaying ? "replay-pause" : "replay-play")}
        </button>
        <Select
          label={t("replay-speed")}
          hideLabel
          value={speed}
          options={Object.keys(SPEEDS).map((value) => ({
            value,
            label: t(`replay-speed-${value}`),
          }))}
          change={(value) => {
            setSpeed(value as Speed);
            if (isPlaying) session.showing.play(SPEEDS[value as Speed]);
          }}
        />
      </div>
      <div className="row">
        <button type="button" className="button" onClick={look(shown - 1)} disabled={shown === 0}>
          {t("table-back")}
        </button>
        <button type="button" className="button" onClick={look(shown + 1)}>
          {t("table-forward")}
        </button>
        <button type="button" className="button" onClick={look(Number.MAX_SAFE_INTEGER)}>
          {t(isOver(game) ? "table-to-end" : "table-to-now")}
        </button>
      </div>
      <CorrectShown />
    </div>
  );
}

function Doing({ corrects }: { corrects: boolean }) {
  const session = useTable();
  const game = useGame();
  const acting = useStore(session.acting);
  const due = useStore(session.due);
  const mine = heldSeats(game, useSeats());
  const rolls =
    due === "roll" && (acting !== null || (game.opened?.dice === "real" && mine.length));
  return (
    <div className="card actions" data-due={acting === null ? "wait" : due}>
      <WhatIsDue />
      {rolls ? <RollButtons /> : null}
      {acting !== null && due === "move" && <Rolled />}
      {acting !== null && <TokenButtons />}
      <StagedTurn />
      <Told />
      <div className="actions-more">
        {corrects && <TakeBack />}
        {corrects && <Corrections />}
        <Hint />
      </div>
    </div>
  );
}

/** What is due. While the board still shows what happened, that comes first. */
function WhatIsDue() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const names = useNames();
  const acting = useStore(session.acting);
  const due = useStore(session.due);
  const [shown, seen] = [useStore(session.showing.shown), useStore(session.showing.seen)];
  const next = useStore(session.toAct) ?? -1;
  // What is being shown, or what comes after the pause.
  const what = game.line[seen < shown ? shown : shown + 1]?.what;
  const moving = what && what.kind !== "started" ? what.seat : null;
  const isHeld = useStore(session.showing.held);
  const isWatching = useSeats().length === 0;
  const bot = game.seats[next]?.kind === "bot" && !isOver(game);
  // A roll waits for the browser of someone else, after a new hash chain has begun.
  const awaited = due === "roll" ? owingSeats(game).find((seat) => seat !== next) : undefined;
  return (
    <>
      <p role="status" className="actions-what">
        {isHeld ? (
          t("table-part-over")
        ) : moving !== null ? (
          t("table-showing", { who: names[moving] ?? "" })
        ) : acting === null ? (
          t(bot && awaited === undefined ? "table-thinking" : "table-waits-for", {
            who: names[awaited ?? next] ?? "",
          })
        ) : (
          <DueText />
        )}
      </p>
      <NotifyMe />
      {isWatching && <p className="soft told">{t("error-table-watching")}</p>}
      {isHeld && (
        <button
          type="button"
          className="button primary go-on"
          onClick={() => session.showing.release()}
        >
          {t("table-go-on")}
        </button>
      )}
    </>
  );
}

/** While others think: offer a notification when it is this person's turn. */
function NotifyMe() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const isWaiting = useStore(session.acting) === null && !isOver(game);
  // Subscribed to, since the answer is kept there.
  useStore(settings);
  const held = heldSeats(game, useSeats());
  if (!isWaiting || held.length === 0 || session.link.place !== "server" || !mayAsk()) return null;
  return (
    <button type="button" className="quiet" onClick={() => void askToNotify()}>
      {t("notify-ask")}
    </button>
  );
}

/** What happened last, as a caption to the board: a move while it is shown, a roll once it lies. */
function Told() {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const names = useNames();
  const { line, opened } = useGame();
  const acting = useStore(session.acting);
  useStore(session.rules);
  const [shown, seen] = [useStore(session.showing.shown), useStore(session.showing.seen)];
  const isHeld = useStore(session.showing.held);
  const staged = useStore(session.picking.staged).length;
  // A turn of one's own that ended a round is described while its end is looked at.
  const next = isHeld ? shown + staged : shown;
  const at = line[next]?.what.kind === "moved" ? next : seen;
  // One's own roll is said by what is due.
  const isDue = acting !== null && line[at]?.what.kind === "rolled";
  if ((staged > 0 && !isHeld) || isDue || at < 1) return null;
  const speaker = { t, names, inside: opened?.knowledge !== "memory" };
  return (
    <p className="told" data-told={at}>
      {sentencesAt(session, play, at, speaker).join(" ")}
    </p>
  );
}

/** Buttons for what has no place on the board. */
function TokenButtons() {
  const t = useText();
  const session = useTable();
  const sending = useStore(session.sending.busy);
  const { label, buttons } = usePlay().buttons(t, useStore(session.picking.choice));
  if (buttons.length === 0) return null;
  return (
    <div className="row" role="group" aria-label={label}>
      {buttons.map(({ token, label: text, primary }) => (
        <button
          key={token}
          type="button"
          className={primary ? "button primary" : "button"}
          disabled={sending}
          onClick={() => session.pick(token)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** The moves of the turn that are chosen and not sent. */
function StagedTurn() {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const names = useNames();
  const confirms = useStore(session.confirms);
  const staged = useStore(session.picking.staged);
  const sending = useStore(session.sending.busy);
  const { isWhole } = session.picking;
  if (staged.length === 0 || (isWhole && !confirms)) return null;
  return (
    <div className="row staged">
      <ol className="staged-moves">
        {staged.map(({ move }, i) => (
          <li key={i}>{play.moveWords(move, { t, names })}</li>
        ))}
      </ol>
      <button type="button" className="button" disabled={sending} onClick={() => session.unstage()}>
        {t("table-unstage")}
      </button>
      {isWhole && (
        <button
          type="button"
          className="button primary"
          disabled={sending}
          onClick={() => void session.sendTurn()}
        >
          {t("table-send-turn")}
        </button>
      )}
    </div>
  );
}

/** The roll, in the place of the button that made it: a second click there hits nothing. */
function Rolled() {
  const face = usePlay().roll(usePosition());
  if (face === null) return null;
  return (
    <span className="rolled">
      <Die face={face} />
    </span>
  );
}

function RollButtons() {
  const t = useText();
  const session = useTable();
  const game = useGame();
  const sending = useStore(session.sending.busy);
  const [asked, setAsked] = useState(false);
  if (game.opened?.dice === "real") {
    return (
      <div className="row" role="group" aria-label={t("table-real-roll")}>
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <button
            key={face}
            type="button"
            className="button face"
            disabled={sending}
            onClick={() => void session.roll(face)}
          >
            {face}
          </button>
        ))}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="button primary roll"
      disabled={sending || asked}
      onClick={() => {
        setAsked(true);
        void session.roll().finally(() => setAsked(false));
      }}
    >
      <Icon name="die" /> {t("table-roll")}
    </button>
  );
}
