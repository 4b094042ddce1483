import { useCallback, useEffect, useMemo, useState } from "react";
import { sideOfSeat, turnsToBottom } from "../board/sides";
import type { BoardView } from "../board/types";
import { gameTitle, seatName } from "../pages/names";
import { play } from "../sound";
import type { TableSession } from "../state/session";
import { hasSound, isCalm, settings } from "../state/settings";
import { useStore } from "../state/store";
import { useText } from "../text";
import { drawsSlowly } from "../three/webgl";
import { Actions } from "./Actions";
import { BoardArea } from "./BoardArea";
import { DiceWarning } from "./Dice";
import { Ending } from "./Ending";
import { LinkStatus } from "./LinkStatus";
import { Live } from "./Live";
import { Panel } from "./Panel";
import { Players } from "./Players";
import { Proposals } from "./Proposals";
import { Refusal } from "./Refusal";
import { useKeys } from "./useKeys";
import { useScreen } from "./useSession";

/** What a person changes about the view; `turned` counts from where their own side is at the bottom. */
export type Look = Pick<BoardView, "turned" | "lifted" | "xray">;

/** The table while the game is on, and after. */
export function PlayTable({ session }: { session: TableSession }) {
  const t = useText();
  const screen = useScreen(session);
  const { game, motion, link } = screen;
  const chosen = useStore(settings);
  const [look, setLook] = useState<Look>({ turned: 0, lifted: false, xray: false });
  const text = session.position;
  const staged = screen.staged[0]?.seat;
  const position = useMemo(() => session.read(), [session, text, staged]);
  const names = useMemo(
    () => game.seats.map((_, i) => seatName(t, game.seats, i)),
    [game.seats, t],
  );
  const turn = useCallback(
    (by: number) => setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 })),
    [],
  );
  useKeys(session, turn);
  useTitle(session, gameTitle(t, game.opened?.game ?? ""));
  useSounds(session);

  if (!position) return null;
  // Several people at this screen: the board stays where the first of them sits. Nobody: south.
  const home = turnsToBottom(sideOfSeat(link.seats[0] ?? 0, game.seats.length));
  const view: BoardView = {
    ...look,
    home,
    turned: (home + look.turned) % 4,
    marks: chosen.marks,
    calm: isCalm(chosen),
    light: chosen.quality === "light" || (chosen.quality === "auto" && drawsSlowly()),
  };
  return (
    <main id="main" className="table" tabIndex={-1} data-family={position.family}>
      <h1 className="hidden">{gameTitle(t, game.opened?.game ?? "", true)}</h1>
      <LinkStatus session={session} />
      <BoardArea
        session={session}
        position={position}
        motion={motion}
        view={view}
        names={names}
        look={look}
        setLook={setLook}
      />
      <div className="table-side">
        <Players session={session} position={position} names={names} />
        <Refusal session={session} />
        <DiceWarning session={session} />
        <Proposals session={session} names={names} />
        {game.finished && screen.live && screen.shown === game.line.length - 1 ? (
          <Ending session={session} names={names} />
        ) : (
          <Actions session={session} position={position} names={names} />
        )}
        <Panel session={session} names={names} position={position} />
      </div>
      <Live session={session} names={names} position={position} />
    </main>
  );
}

/** The window's title says when it is your turn. */
function useTitle(session: TableSession, game: string): void {
  const t = useText();
  useScreen(session);
  const mine = session.acting !== null;
  useEffect(() => {
    document.title = mine ? t("table-your-turn-title", { game }) : `${game} · Quayside`;
    return () => {
      document.title = "Quayside";
    };
  }, [mine, game, t]);
}

function useSounds(session: TableSession): void {
  const { motion, game } = useScreen(session);
  const finished = game.finished !== null;
  useEffect(() => {
    if (!motion || !hasSound(settings.value)) return;
    if (motion.roll !== null) play("roll");
    else if (motion.facts.some((fact) => fact.kind === "score")) play("score");
    else play("place");
  }, [motion]);
  useEffect(() => {
    if (finished && hasSound(settings.value)) play("end");
  }, [finished]);
}
