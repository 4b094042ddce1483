/** What analysis needs of the engine; in the browser it runs in workers. */
import type { ForcedWin, Question, Row } from "../engine/rules";
import type { Thought } from "../engine/search";
import type { Game } from "../play/family";

/** Called with how much is done, 0 to 1. */
export type Progress = (share: number) => void;

/** What a search found, and a forced win that the player to move has. */
export interface Judged {
  readonly thought: Thought;
  readonly forced: ForcedWin | null;
}

export interface Mind {
  /** Search a position with one tree and seed 0, and look for a forced win within some turns. */
  judge(
    game: Game,
    row: Row,
    simulations: number,
    turns: number,
    progress?: Progress,
  ): Promise<Judged>;
  /** Return reasons for a turn, as records. */
  explain(
    game: Game,
    row: Row,
    what: "reasons" | "better",
    question: Question,
  ): Promise<Int32Array>;
}
