import { useStore } from "@nanostores/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { sideOfSeat, turnsToBottom } from "../board/sides";
import type { BoardView } from "../board/types";
import { gameTitle } from "../nav/names";
import { play as playSound } from "../sound";
import { hasSound, isCalm, settings } from "../state/settings";
import { useText } from "../text";
import { drawsSlowly } from "../three/webgl";
import { Part } from "../ui/Part";
import { Actions } from "./Actions";
import { BoardArea, type Look } from "./BoardArea";
import { useGame, useSeats, useTable } from "./context";
import { DiceWarning } from "./Dice";
import { Ending } from "./Ending";
import { LinkStatus } from "./LinkStatus";
import { Live } from "./Live";
import { Panel } from "./Panel";
import { Players } from "./Players";
import { Proposals } from "./Proposals";
import { Refusal } from "./Refusal";
import { useKeys } from "./useKeys";
import { useMoveAddress } from "./useMoveAddress";

/** The table while the game is on, and after. */
export function PlayTable() {
  const t = useText();
  const session = useTable();
  const { opened, seats, finished, line } = useGame();
  const [shown, live] = [useStore(session.showing.shown), useStore(session.showing.live)];
  const position = useStore(session.position);
  const mine = useSeats();
  const chosen = useStore(settings);
  const [look, setLook] = useState<Look>({ turned: 0, lifted: false, xray: false });
  const describing = useRef<(() => void) | null>(null);
  const turn = useCallback(
    (by: number) => setLook((old) => ({ ...old, turned: (old.turned + by + 4) % 4 })),
    [],
  );
  useKeys(session, turn, describing);
  useTitle(gameTitle(t, opened?.game ?? ""));
  useSounds();
  useMoveAddress();

  if (!position) return null;
  // Several people at this screen: the board stays where the first of them sits. Nobody: south.
  const home = turnsToBottom(sideOfSeat(mine[0] ?? 0, seats.length));
  const view: BoardView = {
    ...look,
    home,
    turned: (home + look.turned) % 4,
    marks: chosen.marks,
    calm: isCalm(chosen),
    light: chosen.quality === "light" || (chosen.quality === "auto" && drawsSlowly()),
  };
  const ended = finished !== null && live && shown === line.length - 1;
  return (
    <main id="main" className="table" tabIndex={-1} data-family={position.family}>
      <h1 className="hidden">{gameTitle(t, opened?.game ?? "", true)}</h1>
      <LinkStatus />
      {/* A board that is not there has shown everything. */}
      <Part failed={() => session.showing.done(Number.MAX_SAFE_INTEGER)}>
        <BoardArea view={view} look={look} setLook={setLook} />
      </Part>
      <div className="table-side">
        <Part>
          <Players />
          <Refusal />
          <DiceWarning />
          <Proposals />
          {ended ? <Ending /> : <Actions />}
        </Part>
        <Part>
          <Panel />
        </Part>
      </div>
      <Part>
        <Live describing={describing} />
      </Part>
    </main>
  );
}

/** The window's title says when it is your turn. */
function useTitle(game: string): void {
  const t = useText();
  const mine = useStore(useTable().acting) !== null;
  useEffect(() => {
    document.title = mine ? t("table-your-turn-title", { game }) : `${game} · Quayside`;
    return () => {
      document.title = "Quayside";
    };
  }, [mine, game, t]);
}

function useSounds(): void {
  const session = useTable();
  useEffect(() => {
    const sound = (name: Parameters<typeof playSound>[0]) => {
      if (hasSound(settings.get())) playSound(name);
    };
    const stops = [
      session.showing.motion.listen((motion) => {
        if (!motion) return;
        if (motion.roll !== null) sound("roll");
        else sound(motion.facts.some(({ kind }) => kind === "score") ? "score" : "place");
      }),
      // Only an end that is seen: not the one of a game that is opened to be looked at.
      session.game.listen((now, before) => {
        if (now.finished && before?.line.length && !before.finished) sound("end");
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
}
