/** What a game supplies for the board as a plan. */
import type { ReactNode } from "react";
import type { Token } from "../board/choice";
import type { Position } from "../board/position";
import type { BoardProps } from "../board/types";
import type { Text } from "../text";
import type { Sheet, SheetProps } from "./sheet";

/** What can be reached on a board, whether it is drawn or not. */
export interface Reachable<P extends Position = Position> {
  sheet(position: P, props: SheetProps): Sheet;
  /** The token that a key picks now, if any. */
  keyToken(key: string, choice: BoardProps["choice"], turned: number): Token | null;
  /** The position as a short text for the board's own element, close to its text form: for tests. */
  summary(position: P): string;
  /** The drawing, fetched when it is first needed. */
  plan(): Promise<PlanGame<P>>;
}

export type ArtProps<P extends Position = Position> = BoardProps<P> & { t: Text; aspect: number };

export type AsideProps<P extends Position = Position> = BoardProps<P> & {
  t: Text;
  /** The token under the pointer or the focus, or the last one that was. */
  looked: Token | null;
  last: Token | null;
  /** Whether there is room for a hint where nothing is looked at. */
  wide: boolean;
};

export interface PlanGame<P extends Position = Position> {
  /** The drawing in the units of the sheet. It reports every motion with `done`. */
  Art(props: ArtProps<P>): ReactNode;
  /** Pictures of options: a die with a face, a crate as it would lie. */
  option?(props: BoardProps<P>, t: Text): (token: Token) => ReactNode;
  /** What is picked, as it looks while it is dragged. */
  dragged?(props: BoardProps<P>, t: Text): ReactNode;
  /** What stands beside the drawing. */
  Aside?(props: AsideProps<P>): ReactNode;
}
