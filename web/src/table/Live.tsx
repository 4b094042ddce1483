import { useEffect, useState } from "react";
import { describeFacts, describePosition } from "../board/describe";
import type { Position } from "../position";
import { useScene } from "../state/scene";
import type { TableSession } from "../state/session";
import { useText } from "../text";
import { useScreen } from "./useSession";

/** What a screen reader hears: every move, every turn, and the position on request. */
export function Live({
  session,
  names,
  position,
}: {
  session: TableSession;
  names: readonly string[];
  position: Position;
}) {
  const t = useText();
  const { motion, brought, game } = useScreen(session);
  const scene = useScene(session.position);
  const [said, setSaid] = useState<readonly string[]>([]);
  const [described, setDescribed] = useState<readonly string[] | null>(null);
  const mine = session.acting !== null;
  const { family } = position;
  useEffect(() => {
    if (!motion) return;
    const who = motion.seat === null ? "" : (names[motion.seat] ?? "");
    setSaid(
      motion.roll !== null
        ? [t("live-rolled", { who, face: motion.roll })]
        : describeFacts(motion.facts, t, names, { family }),
    );
  }, [motion, t, names, family]);
  useEffect(() => {
    if (brought.length) setSaid(describeFacts(brought, t, names, { family }));
  }, [brought, t, names, family]);
  useEffect(() => {
    if (mine) setSaid((old) => [...old, t("live-your-turn")]);
  }, [mine, t]);
  const finished = game.finished;
  useEffect(() => {
    if (finished) {
      const who = finished.winners.map((seat) => names[seat] ?? "").join(", ");
      setSaid((old) => [
        ...old,
        finished.abandoned ? t("ending-abandoned") : t("ending-won", { who }),
      ]);
    }
  }, [finished, names, t]);
  const help = {
    inside: game.opened?.aids.inside ?? true,
    ...(scene?.ports ? { ports: scene.ports } : {}),
  };
  return (
    <div className="hidden">
      <div role="log" aria-live="polite" data-live="">
        {said.map((sentence, i) => (
          <p key={i}>{sentence}</p>
        ))}
      </div>
      <button
        id="describe"
        type="button"
        onClick={() => setDescribed(describePosition(position, t, names, help))}
      >
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
