import { useStore } from "@nanostores/react";
import { useEffect, useReducer } from "react";
import { fillOf, inkOf, type Mark, marksOf } from "../board/marks";
import { isOver } from "../state/game";
import { hasText, useLanguage, useText } from "../text";
import { timeLeft } from "../ui/clocks";
import { Icon } from "../ui/Icon";
import { LEVELS } from "../ui/LevelChoice";
import { useGame, useNames, usePlay, usePosition, useSeats, useTable } from "./context";
import { Said } from "./Phrases";
import { SeatPresence, Spectators } from "./Presence";

/** Who plays, whose turn it is, points, time. */
export function Players() {
  const t = useText();
  const language = useLanguage();
  const session = useTable();
  const game = useGame();
  const play = usePlay();
  const now = usePosition();
  // What the board is still moving towards is not told yet.
  const position = useStore(session.seen) ?? now;
  const names = useNames();
  const seats = useSeats();
  const [live, toAct] = [useStore(session.showing.live), useStore(session.toAct)];
  // Who won is said at the end, not while people look back or the board still moves.
  const isEnded = useStore(session.showing.seen) === game.line.length - 1 && live;
  const ticking = useStore(session.clockSeat);
  const isHeld = useStore(session.showing.held);
  // The turn is the one that the board shows; a game whose positions do not tell it has the table's.
  const turn = position.turn ?? (live && !isHeld ? toAct : null);
  const scores = play.scores(position);
  const out = play.out(position);
  // Where everybody sits at this screen, nobody needs to read who "you" is.
  const mixed = seats.length < game.seats.length;
  const list = new Intl.ListFormat(language);
  const progress = play.progress?.(t, position);
  return (
    <>
      {progress && <p className="progress">{progress}</p>}
      <ul className="players" aria-label={t("table-players")}>
        {game.seats.map((seat, i) => {
          const mark = play.mark(position, i);
          const isOut = out.includes(i);
          const holding = play.holding(t, position, i);
          const worn = marksOf(game.opened?.colours?.[i] ?? "");
          return (
            <li
              key={i}
              className={`player${turn === i ? " player-turn" : ""}${isOut ? " player-out" : ""}`}
              aria-current={turn === i ? "true" : undefined}
              data-seat={i}
            >
              <span
                className="player-mark"
                style={{ background: bothFills(mark, worn), color: inkOf(mark) }}
                aria-hidden="true"
              >
                {mark.symbol}
              </span>
              <span className="player-who">
                <span className="player-name">
                  <span className="player-called">{names[i]}</span>
                  {seat.kind === "bot" && LEVELS.some((level) => level === seat.bot) && (
                    <small> {t("bot-level", { level: seat.bot ?? "" })}</small>
                  )}
                  {mixed && seats.includes(i) && seat.kind !== "bot" && (
                    <small> {t("table-you")}</small>
                  )}
                  {game.takenOver.has(i) && seat.name && (
                    <small> {t("table-bot-for", { who: seat.name })}</small>
                  )}
                  {seat.kind === "away" && <small> {t("table-away")}</small>}
                  <SeatPresence seat={i} />
                  {seat.kind === "open" && !isOver(game) && <small> {t("waiting-open")}</small>}
                  {isOut && <small> {t("action-out")}</small>}
                  {isEnded && game.finished?.winners.includes(i) && (
                    <small>
                      <Icon name="cup" /> {t("table-won")}
                    </small>
                  )}
                </span>
                <Said seat={i} />
                {seat.kind === "bot" && hasText(language, `bot-about-${seat.bot}`) && (
                  <small className="bot-about soft">{t(`bot-about-${seat.bot}`)}</small>
                )}
                {(worn.length > 0 || holding) && (
                  <span className="player-hand">
                    {worn.length > 0 && (
                      <span className="player-colours">
                        {list.format(worn.map(({ nameId }) => t(nameId)))}
                      </span>
                    )}
                    {worn.length > 0 && holding && " · "}
                    {holding}
                  </span>
                )}
              </span>
              {scores && (
                <strong className="player-score" data-score={scores[i]}>
                  {t("table-points", { count: scores[i] ?? 0 })}
                </strong>
              )}
              {seat.kind !== "bot" && <Clock seat={i} running={ticking === i} />}
            </li>
          );
        })}
      </ul>
      <Spectators />
    </>
  );
}

/** With the real box a player may have pieces of two colours: one beside the other. */
function bothFills(mark: Mark, worn: readonly Mark[]): string {
  const [first, second] = worn;
  if (!first || !second) return fillOf(mark);
  return `linear-gradient(90deg, ${fillOf(first)} 50%, ${fillOf(second)} 50%)`;
}

function Clock({ seat, running }: { seat: number; running: boolean }) {
  const t = useText();
  const { clocks, time } = useGame();
  const { link } = useTable();
  const left = clocks?.[seat];
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running || left === undefined) return;
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [running, left]);
  if (left === undefined) return null;
  // The server's time now, whatever the clock of this device says.
  const now = performance.now() + link.state.get().ahead;
  const rest = left - (running ? Math.max(0, now - time) : 0);
  return (
    <span
      className={rest < 30_000 ? "player-clock player-late" : "player-clock"}
      data-running={running}
    >
      {timeLeft(rest, (count) => t("clock-days-left", { count }))}
    </span>
  );
}
