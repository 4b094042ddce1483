import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import type { Phrase } from "../protocol";
import { heldSeats } from "../state/game";
import { change, settings } from "../state/settings";
import { useText } from "../text";
import { Switch } from "../ui/Field";
import { Icon } from "../ui/Icon";
import { useGame, useSeats, useTable } from "./context";
import "./phrases.css";

const PHRASES: readonly Phrase["phrase"][] = [
  "hello",
  "good-luck",
  "your-turn",
  "one-moment",
  "well-played",
  "thanks",
  "oops",
  "sorry",
  "rematch",
  "goodbye",
];
/** How long a phrase is shown beside its seat. */
const SHOWN = 7000;
/** The server takes a phrase every two seconds, so the page offers no more. */
const PAUSE = 2000;

/** What the person on a seat has just said, in the reader's language. */
export function Said({ seat }: { seat: number }) {
  const t = useText();
  const heard = useStore(useTable().link.state).heard[seat];
  const { phrases } = useStore(settings);
  const [over, setOver] = useState(0);
  const n = heard?.n ?? 0;
  useEffect(() => {
    if (n === 0) return undefined;
    const timer = window.setTimeout(() => setOver(n), SHOWN);
    return () => window.clearTimeout(timer);
  }, [n]);
  const isMine = useSeats().includes(seat);
  const isShown = heard && n > over && (phrases || isMine);
  return (
    <span className="said" aria-live="polite">
      {isShown && (
        <span className="said-text" data-phrase={heard.phrase}>
          {t(`phrase-${heard.phrase}`)}
        </span>
      )}
    </span>
  );
}

/** Set phrases to say, where several people are at a table; and whether those of others are shown. */
export function Phrases() {
  const t = useText();
  const { link } = useTable();
  const game = useGame();
  const seats = useSeats();
  const { phrases } = useStore(settings);
  const online = useStore(link.state).status === "online";
  const [open, setOpen] = useState(false);
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    if (!waits) return undefined;
    const timer = window.setTimeout(() => setWaits(false), PAUSE);
    return () => window.clearTimeout(timer);
  }, [waits]);
  const me = heldSeats(game, seats)[0];
  const others = game.seats.some(({ kind }, seat) => kind === "person" && !seats.includes(seat));
  if (!link.say || !others) return null;
  return (
    <div className="phrases">
      <button
        type="button"
        className="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        data-phrases=""
      >
        <Icon name="speech" /> {t("phrase-menu")}
      </button>
      {open && (
        <div className="card phrases-list">
          {me !== undefined && (
            <div className="row">
              {PHRASES.map((phrase) => (
                <button
                  key={phrase}
                  type="button"
                  className="button"
                  disabled={waits || !online}
                  onClick={() => {
                    link.say?.(me, phrase);
                    setWaits(true);
                    setOpen(false);
                  }}
                >
                  {t(`phrase-${phrase}`)}
                </button>
              ))}
            </div>
          )}
          <Switch
            label={t("phrase-show")}
            value={phrases}
            change={(phrases) => change({ phrases })}
          />
        </div>
      )}
    </div>
  );
}
