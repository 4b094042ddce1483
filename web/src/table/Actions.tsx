import { useState } from "react";
import type { Position } from "../position";
import { heldSeats, isOver, lastRoll } from "../state/game";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { Hint } from "./Hint";
import { useScreen } from "./useSession";

/** What is to be done now, and the buttons to do it. */
export function Actions({
  session,
  position,
  names,
}: {
  session: TableSession;
  position: Position;
  names: readonly string[];
}) {
  const t = useText();
  const { game, link, live, shown, staged, choice, sending } = useScreen(session);
  if (!live) {
    return (
      <div className="card actions">
        <p role="status">{t("table-looking", { at: shown, of: game.line.length - 1 })}</p>
        <div className="row">
          <button
            type="button"
            className="button"
            onClick={() => session.look(shown - 1)}
            disabled={shown === 0}
          >
            {t("table-back")}
          </button>
          <button type="button" className="button" onClick={() => session.look(shown + 1)}>
            {t("table-forward")}
          </button>
          <button
            type="button"
            className="button primary"
            onClick={() => session.look(Number.MAX_SAFE_INTEGER)}
          >
            {t(isOver(game) ? "table-to-end" : "table-to-now")}
          </button>
        </div>
      </div>
    );
  }
  const acting = session.acting;
  const who = position.turn === null ? "" : (names[position.turn] ?? "");
  const due = link.turn?.due ?? "nothing";
  const forced = choice.moves.length === 1 ? choice.moves[0]?.text : undefined;
  const mine = heldSeats(game, link.seats);
  const several = mine.length > 1;
  return (
    <div className="card actions" data-due={acting === null ? "wait" : due}>
      <p role="status" className="actions-what">
        {acting === null
          ? game.seats[position.turn ?? -1]?.kind === "bot" && !isOver(game)
            ? t("table-thinking", { who })
            : t("table-waits-for", { who })
          : several
            ? t(
                `table-due-${whatIsDue(position, due, staged.length > 0 && session.turnIsWhole)}-who`,
                {
                  who,
                  roll: position.family === "docker" ? (position.roll ?? 0) : 0,
                  left: movesLeft(position),
                },
              )
            : t(`table-due-${whatIsDue(position, due, staged.length > 0 && session.turnIsWhole)}`, {
                roll: position.family === "docker" ? (position.roll ?? 0) : 0,
                left: movesLeft(position),
              })}
      </p>
      {acting !== null && due === "roll" && <RollButtons session={session} />}
      {acting === null && due === "roll" && game.opened?.dice === "real" && mine.length > 0 && (
        <RollButtons session={session} />
      )}
      {acting !== null && due === "move" && <Rolled position={position} />}
      <CorrectRoll session={session} />
      {acting !== null && (forced === "out" || forced === "pass") && (
        <button
          type="button"
          className="button primary"
          disabled={sending}
          onClick={() => session.pick(forced)}
        >
          {t(forced === "out" ? "table-go-out" : "table-pass")}
        </button>
      )}
      {acting !== null && [...choice.next.keys()].some((token) => token.startsWith("card")) && (
        <div className="row" role="group" aria-label={t("table-cards")}>
          {[...choice.next.keys()]
            .filter((token) => token.startsWith("card"))
            .map((token) => (
              <button
                key={token}
                type="button"
                className="button"
                onClick={() => session.pick(token)}
              >
                {t("table-card", { card: token.slice(4) })}
              </button>
            ))}
        </div>
      )}
      {acting !== null && choice.next.has("leave") && (
        <button type="button" className="button" onClick={() => session.pick("leave")}>
          {t("table-leave-customs")}
        </button>
      )}
      {staged.length > 0 && (
        <div className="row staged">
          <span className="staged-moves">
            {staged.map((one) => (
              <code key={one.move}>{one.move}</code>
            ))}
          </span>
          <button
            type="button"
            className="button"
            disabled={sending}
            onClick={() => session.unstage()}
          >
            {t("table-unstage")}
          </button>
          {session.turnIsWhole && (
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
      )}
      <Hint session={session} names={names} />
    </div>
  );
}

/** With real dice: takes back the last roll, which somebody typed, and what followed it. */
function CorrectRoll({ session }: { session: TableSession }) {
  const t = useText();
  const { game, link, sending } = useScreen(session);
  const me = link.seats.find((seat) => game.seats[seat]?.kind === "person");
  const rolled = lastRoll(game);
  if (game.opened?.dice !== "real" || me === undefined || !rolled || game.proposal) return null;
  return (
    <button
      type="button"
      className="button"
      disabled={sending}
      onClick={() => void session.act({ do: "propose-takeback", seat: me, roll: true })}
    >
      {t("table-correct-roll", { face: rolled.face })}
    </button>
  );
}

function movesLeft(position: Position): number {
  return position.family === "dockers" ? 3 - position.moves : 0;
}

function whatIsDue(position: Position, due: string, whole: boolean): string {
  if (whole) return "send";
  if (due === "roll") return "roll";
  if (position.family === "dockers") return position.moves === 3 ? "customs" : "crates";
  if (position.family === "doce") return position.blocked ? "die" : "die-or-blocker";
  return position.cards ? "card" : "container";
}

/** The roll, in the place of the button that made it: a second click there hits nothing. */
function Rolled({ position }: { position: Position }) {
  if (position.family !== "docker" || position.roll === null) return null;
  return (
    <span className="rolled" aria-hidden="true">
      {"⚀⚁⚂⚃⚄⚅"[position.roll - 1]}
    </span>
  );
}

function RollButtons({ session }: { session: TableSession }) {
  const t = useText();
  const { game, sending } = useScreen(session);
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
      <span aria-hidden="true">⚄</span> {t("table-roll")}
    </button>
  );
}
