/** What happened in a game, in sentences for everybody. */
import type { Speaker } from "../board/words";
import type { GamePlay } from "../games";
import type { Station } from "../state/game";
import type { TableSession } from "../state/session";

/** The sentences of a station of the line. */
export function sentencesAt(
  session: TableSession,
  play: GamePlay,
  index: number,
  speaker: Speaker,
): readonly string[] {
  const station = session.game.get().line[index];
  if (!station) return [];
  const { t, names } = speaker;
  const { what } = station;
  const who = what.kind === "started" ? "" : (names[what.seat] ?? "");
  switch (what.kind) {
    case "started":
      return [t("moves-start")];
    case "rolled":
      return [
        what.counts
          ? t("live-rolled", { who, face: what.face })
          : t("board-fact-roll-again", { name: who, face: what.face }),
      ];
    case "gone":
      return [t(`story-gone-${what.how}`, { who })];
    case "moved": {
      const told = play.tell(session.factsAt(index), { ...speaker, brief: true });
      return told.length
        ? told
        : [t("story-move", { who, move: play.moveWords(what.move, speaker) })];
    }
  }
}

/** The face that was rolled before a move of the same seat; null if there was none. */
export function rollBefore(line: readonly Station[], index: number): number | null {
  const [move, roll] = [line[index]?.what, line[index - 1]?.what];
  return move?.kind === "moved" && roll?.kind === "rolled" && roll.seat === move.seat
    ? roll.face
    : null;
}
