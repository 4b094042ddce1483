import { useStore } from "@nanostores/react";
import { useEffect, useRef, useState } from "react";
import { ending } from "../nav/names";
import { useText } from "../text";
import { useGame, useNames, usePlay, usePosition, useTable } from "./context";

/** Sentences that stay in the log: a reader takes its time. */
const MOST = 12;

/** What a screen reader hears: every move, every turn, and the position on request. */
export function Live({ describing }: { describing: React.RefObject<(() => void) | null> }) {
  const t = useText();
  const session = useTable();
  const play = usePlay();
  const position = usePosition();
  const names = useNames();
  const { opened, finished: ended, line } = useGame();
  // The end is announced when the board has shown it.
  const finished = useStore(session.showing.seen) === line.length - 1 ? ended : null;
  const mine = useStore(session.acting) !== null;
  const [said, setSaid] = useState<readonly { key: number; sentence: string }[]>([]);
  const [described, setDescribed] = useState<readonly string[] | null>(null);
  const speaker = { t, names, inside: opened?.knowledge !== "memory" };
  // What is said is said once, in the words of the moment: effects below follow events, not words.
  const say = useRef((_: readonly string[]) => {});
  const words = useRef({ t, play, names, speaker });
  useEffect(() => {
    words.current = { t, play, names, speaker };
    const over = position.turn === null ? [t("board-over")] : [];
    describing.current = () => setDescribed([...play.describe(position, speaker), ...over]);
  });
  useEffect(() => {
    let key = 0;
    say.current = (sentences) =>
      setSaid((old) =>
        [
          ...old,
          ...sentences.map((sentence) => {
            key += 1;
            return { key, sentence };
          }),
        ].slice(-MOST),
      );
    const stops = [
      session.showing.motion.listen((motion) => {
        if (!motion) return;
        const now = words.current;
        if (motion.roll === null) {
          say.current(now.play.tell(motion.facts, now.speaker));
          return;
        }
        const name = motion.seat === null ? "" : (now.names[motion.seat] ?? "");
        const face = motion.roll;
        say.current([
          motion.counts
            ? now.t("live-rolled", { who: name, face })
            : now.t("board-fact-roll-again", { name, face }),
        ]);
      }),
      session.showing.brought.listen((facts) => {
        if (facts.length) say.current(words.current.play.tell(facts, words.current.speaker));
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  useEffect(() => {
    let before = session.link.state.get().presence;
    return session.link.state.listen(({ presence }) => {
      if (presence === before) return;
      const [old, now] = [before, words.current];
      before = presence;
      const own = session.seats.get();
      presence?.seats.forEach((state, seat) => {
        const changed = state && old?.seats[seat] && state !== old.seats[seat];
        if (!changed || own.includes(seat)) return;
        say.current([now.t(`presence-live-${state}`, { who: now.names[seat] ?? "" })]);
      });
    });
  }, [session]);
  useEffect(() => {
    if (mine) say.current([words.current.t("live-your-turn")]);
  }, [mine]);
  useEffect(() => {
    if (!finished) return;
    const now = words.current;
    const winners = finished.abandoned ? [] : finished.winners;
    const won = winners.map((seat) => now.names[seat] ?? "");
    say.current([ending(now.t, won, now.names.length)]);
  }, [finished]);
  return (
    <div className="hidden">
      <div role="log" aria-live="polite" data-live="">
        {said.map(({ key, sentence }) => (
          <p key={key}>{sentence}</p>
        ))}
      </div>
      <button id="describe" type="button" onClick={() => describing.current?.()}>
        {t("live-describe")}
      </button>
      <div aria-live="assertive" data-described="">
        {described?.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}
