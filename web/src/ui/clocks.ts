import type { Clock } from "../protocol";
import type { Text } from "../text";

export const CLOCKS = {
  none: { kind: "none" },
  "minutes-5": { kind: "player", seconds: 300, increment: 5, then: "lose" },
  "minutes-15": { kind: "player", seconds: 900, increment: 10, then: "lose" },
  "minutes-30": { kind: "player", seconds: 1800, increment: 20, then: "lose" },
  "days-1": { kind: "days", days: 1, then: "lose" },
  "days-3": { kind: "days", days: 3, then: "lose" },
  "days-7": { kind: "days", days: 7, then: "lose" },
} as const satisfies Record<string, Clock>;

export function clockOf(name: keyof typeof CLOCKS, then: "bot" | "lose"): Clock {
  const clock = CLOCKS[name];
  return clock.kind === "none" ? clock : { ...clock, then };
}

/** What kind of clock a table has; one of another length goes by the general word. */
export function clockText(t: Text, clock: Clock): string {
  const found = Object.entries(CLOCKS).find(([, one]) => {
    if (one.kind === "player" && clock.kind === "player") {
      return one.seconds === clock.seconds && one.increment === clock.increment;
    }
    if (one.kind === "days" && clock.kind === "days") return one.days === clock.days;
    return one.kind === clock.kind && one.kind === "none";
  });
  return t(found ? `clock-${found[0]}` : "open-clock");
}

/** Time left: "4:05", "2 d" where days are counted. */
export function timeLeft(milliseconds: number, days: (count: number) => string): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return days(Math.floor(seconds / 86_400));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
