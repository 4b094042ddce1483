import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { gameTitle } from "../nav/names";
import { play as playSound } from "../sound";
import { call } from "../state/attention";
import { hasSound, settings } from "../state/settings";
import { useText } from "../text";
import { Part } from "../ui/Part";
import { Actions } from "./Actions";
import { BoardArea } from "./BoardArea";
import { Coach } from "./Coach";
import { Follow } from "./Corrections";
import { useGame, useTable } from "./context";
import { DiceWarning } from "./Dice";
import { Ending } from "./Ending";
import { LinkStatus } from "./LinkStatus";
import { Live } from "./Live";
import { Panel } from "./Panel";
import { Phrases } from "./Phrases";
import { Players } from "./Players";
import { Proposals } from "./Proposals";
import { Refusal } from "./Refusal";
import { useKeys } from "./useKeys";
import { useMoveAddress } from "./useMoveAddress";
import { useView } from "./useView";

/** The table while the game is on, and after. */
export function PlayTable() {
  const t = useText();
  const session = useTable();
  const { opened, finished, line } = useGame();
  const [seen, live] = [useStore(session.showing.seen), useStore(session.showing.live)];
  const position = useStore(session.position);
  const { view, look, setLook, turn } = useView();
  const describing = useRef<(() => void) | null>(null);
  useKeys(session, turn, describing);
  useTitle(gameTitle(t, opened?.game ?? ""));
  useAuto();
  useCall(gameTitle(t, opened?.game ?? ""));
  useSounds();
  useMoveAddress();

  if (!position) return null;
  // The end is announced when the board has shown it.
  const ended = finished !== null && live && seen === line.length - 1;
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
          <Phrases />
          <Refusal />
          <DiceWarning />
          <Proposals />
          {ended ? <Ending /> : <Actions />}
          {finished === null && <Coach />}
          <Follow />
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

/** Where the person wants that: roll, pass and go out without a click, once the board is at rest. */
function useAuto(): void {
  const t = useText();
  const session = useTable();
  const play = useStore(session.play);
  const { auto } = useStore(settings);
  const [acting, due] = [useStore(session.acting), useStore(session.due)];
  const choice = useStore(session.picking.choice);
  const sending = useStore(session.sending.busy);
  const { line, opened, head } = useGame();
  // Once at each moment of the game: what is refused is left to the person.
  const tried = useRef(-1);
  const isAtRest = useStore(session.showing.seen) === line.length - 1;
  const wants = auto && acting !== null && isAtRest && !sending;
  const rolls = wants && due === "roll" && opened?.dice === "fair";
  const only = wants && play?.buttons(t, choice).buttons.find(({ primary }) => primary)?.token;
  useEffect(() => {
    if ((!rolls && !only) || tried.current === head) return;
    tried.current = head;
    if (rolls) void session.roll();
    else if (only) session.pick(only);
  }, [session, rolls, only, head]);
}

/** Someone who looks elsewhere is called when it is their turn. */
function useCall(game: string): void {
  const t = useText();
  const session = useTable();
  const mine = useStore(session.acting) !== null;
  useEffect(() => {
    if (!mine) return undefined;
    const stop = call(t("notify-title", { game }));
    if (document.visibilityState === "hidden" && hasSound(settings.get())) playSound("turn");
    const look = () => {
      if (document.visibilityState === "visible") stop();
    };
    document.addEventListener("visibilitychange", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      stop();
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
