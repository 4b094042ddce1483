import { useEffect, useReducer } from "react";
import { FACE_MARKS, SEAT_MARKS } from "../board/marks";
import { timeLeft } from "../pages/clocks";
import { type Position, readPosition, scoresOf } from "../position";
import { type Game, isOver } from "../state/game";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** Who plays, whose turn it is, points, time. */
export function Players({
  session,
  position,
  names,
}: {
  session: TableSession;
  position: Position;
  names: readonly string[];
}) {
  const t = useText();
  const { game, link } = useScreen(session);
  const scores = scoresOf(position);
  const running = position.turn;
  const ticking = clockSeat(game);
  // Where everybody sits at this screen, nobody needs to be told who "you" is.
  const mixed = link.seats.length < game.seats.length;
  return (
    <ul className="players" aria-label={t("table-players")}>
      {game.seats.map((seat, i) => {
        const colour = position.family === "dockers" ? position.colours[i] : undefined;
        const mark = colour && colour !== "." ? FACE_MARKS[colour] : SEAT_MARKS[i];
        const out = position.family === "docker" && position.out.includes(i);
        const won = game.finished?.winners.includes(i);
        return (
          <li
            key={i}
            className={`player${running === i ? " player-turn" : ""}${out ? " player-out" : ""}`}
            aria-current={running === i ? "true" : undefined}
            data-seat={i}
          >
            <span
              className="player-mark"
              style={{ background: `var(${mark?.fill})`, color: `var(${mark?.ink})` }}
              aria-hidden="true"
            >
              {mark?.symbol}
            </span>
            <span className="player-who">
              <span className="player-name">
                <span className="player-called">{names[i]}</span>
                {mixed && link.seats.includes(i) && seat.kind !== "bot" && (
                  <small> {t("table-you")}</small>
                )}
                {game.takenOver.has(i) && seat.name && (
                  <small> {t("table-bot-for", { who: seat.name })}</small>
                )}
                {seat.kind === "away" && <small> {t("table-away")}</small>}
                {seat.kind === "open" && !isOver(game) && <small> {t("waiting-open")}</small>}
                {out && <small> {t("action-out")}</small>}
                {won && <small> ★ {t("table-won")}</small>}
              </span>
              {position.family === "docker" && !out && (
                <span className="player-hand">
                  {t("table-hand", { count: position.hand[i] ?? 0 })}
                </span>
              )}
              {position.family === "doce" && (
                <span className="player-hand">
                  {t("table-dice", { count: position.dice[i] ?? 0 })}
                  {position.blockers[i] ? ` · ${t("table-blocker")}` : ""}
                </span>
              )}
            </span>
            {scores && (
              <strong className="player-score" data-score={scores[i]}>
                {t("table-points", { count: scores[i] ?? 0 })}
              </strong>
            )}
            {seat.kind !== "bot" && (
              <Clock game={game} seat={i} running={ticking === i} ahead={link.ahead} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** The seat whose clock runs now, whatever the board shows; it does not run for bots. */
function clockSeat(game: Game): number | null {
  const last = game.line.at(-1);
  if (!last || !game.clocks || isOver(game)) return null;
  const { turn } = readPosition(last.position);
  const kind = turn === null ? undefined : game.seats[turn]?.kind;
  return kind === "person" || kind === "away" ? turn : null;
}

function Clock({
  game,
  seat,
  running,
  ahead,
}: {
  game: Game;
  seat: number;
  running: boolean;
  /** What to add to `performance.now()` for the server's time. */
  ahead: number;
}) {
  const t = useText();
  const left = game.clocks?.[seat];
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!running || left === undefined) return;
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [running, left]);
  if (left === undefined) return null;
  const spent = running ? Math.max(0, performance.now() + ahead - game.time) : 0;
  return (
    <span
      className={left - spent < 30_000 ? "player-clock player-late" : "player-clock"}
      data-running={running}
    >
      {timeLeft(left - spent, (count) => t("clock-days-left", { count }))}
    </span>
  );
}
