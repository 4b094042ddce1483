import { useStore } from "@nanostores/react";
import { useEffect, useReducer } from "react";
import { useText } from "../text";
import { timeLeft } from "../ui/clocks";
import { useGame, useTable } from "./context";

/** How long the table still waits for a person before a bot joins. */
export function BotSoon() {
  const t = useText();
  const { opened } = useGame();
  const { events, ahead } = useStore(useTable().link.state);
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const after = opened?.bot_after ?? null;
  useEffect(() => {
    if (!after) return undefined;
    const timer = window.setInterval(tick, 500);
    return () => window.clearInterval(timer);
  }, [after]);
  const [first] = events;
  if (!after || !first) return null;
  const due = first.time + after.seconds * 1000;
  const time = timeLeft(due - performance.now() - ahead, String);
  return <p data-bot-soon="">{t("waiting-bot", { time })}</p>;
}
