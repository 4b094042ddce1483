/**
 * What a game supplies to the pages. A game is one folder; `index.ts` there exports a `GameModule`,
 * which is small and part of the first load, and everything that a table needs is fetched with
 * `play`. Nothing outside web/src/games names a game.
 */
import type { ComponentType, ReactNode } from "react";
import type { Choice, Token } from "../board/choice";
import type { Fact, PathStep } from "../board/facts";
import type { Mark } from "../board/marks";
import type { Position } from "../board/position";
import type { BoardProps } from "../board/types";
import type { Scored, Speaker } from "../board/words";
import type { Reachable } from "../plan/game";
import type { State } from "../play/state";
import type { Language, Text } from "../text";
import type { SpaceGame } from "../three/scene3d";

/** A card on the home page. */
export interface Tile {
  /** Family and edition, as the server names them. */
  game: string;
  /** The text that says the goal in one sentence. */
  summary: string;
  /** The address of a picture of a game under way (tools/scenes.py). */
  picture: string;
  /** The least and the most players. */
  players: readonly [number, number];
  /** How long a game takes. */
  minutes: number;
  /** From 1, learned in two minutes, to 3. */
  difficulty: 1 | 2 | 3;
  /** Editions with a name of their own. */
  also: readonly string[];
}

/** A picture of the rules: a position, and a move that can be shown in it. */
export interface RulesFigure {
  position: string;
  caption: string;
  move?: string;
  /** The editions that it is true for; all where this is missing. */
  editions?: readonly string[];
  /** Only the way of the move is drawn: what follows it would hide what it did. */
  still?: boolean;
}

/**
 * A section of the rules: its texts are `ID.title` and `ID`; rulings and pictures follow. Texts depend
 * on the edition (`$edition`); a ruling that does not concern it has an empty text.
 */
export interface Block {
  id: string;
  rulings?: readonly string[];
  figures?: readonly RulesFigure[];
  /** The only edition that the section is about. */
  edition?: string;
}

/** What has to be reached in a step of a lesson, in one turn; `learn/judge.ts` judges it. */
export interface Goal {
  kind: string;
  lines?: readonly string[];
  least?: number;
  moves?: number;
}

/** A step of a lesson: its texts are `lesson-FAMILY-ID` and its attributes. */
export interface LessonStep {
  id: string;
  position: string;
  goal: Goal;
  /** Moves that reach the goal, separated by spaces. */
  solution: string;
  /** What the die shows, in this order. */
  rolls?: readonly number[];
  /** Legal moves that miss the goal, and the attribute `wrong-ANSWER` that answers them. */
  wrong?: readonly { moves: string; answer?: string }[];
  /** Moves that the rules refuse. */
  refused?: readonly { move: string; ruling: string }[];
  /** Whether the board points out the piece that the solution begins with. */
  pointed?: boolean;
  /** Rolls and moves that follow when the goal is reached. */
  replies?: readonly string[];
}

/** A lesson: `lessons.json` of the game's Python package. */
export interface Lesson {
  steps: readonly LessonStep[];
  /** The real game at the end, against a bot. */
  last: { id: string; game: string; level: string };
}

/** What people with the real box have in front of them. */
export interface RealBox {
  /** The colours of pieces that a player can have, one or two letters of `COLOUR_MARKS` each; in the
   * usual order of the seats. */
  colours(edition: string, players: number): readonly string[];
  /** What the text `box-FAMILY` of `FAMILY-box.ftl` must know to say what everybody takes. */
  pieces?(edition: string, players: number): Record<string, number>;
}

/**
 * The layout of one's own box: typed in, kept as a text of the game's own ("draft") and as a file. A
 * draft that is whole and right has a value for a rule option.
 */
export interface OwnLayouts {
  Editor: ComponentType<{ draft: string; change: (draft: string) => void; t: Text }>;
  /** A draft in which nothing is known yet, and the layout that games begin with otherwise. */
  empty(): string;
  standard(): string;
  /** The value of the rule option; null while something is missing or wrong. */
  value(draft: string): string | null;
  /** Read a file into a draft, or say what is wrong with it. */
  read(file: string, t: Text): { name: string; draft: string } | { problem: string };
  write(draft: string, name: string): string;
  /** Call things at the table by the names that a draft has for them; null: by the usual ones. */
  use(draft: string | null): void;
}

export interface GameModule {
  family: string;
  tiles: readonly Tile[];
  /** The name of a game, with its edition where that is shown. */
  title(t: Text, edition: string, withEdition: boolean): string;
  /** Whether the rules differ by edition. */
  editions: boolean;
  /** The edition whose printed rules are in a language: what its readers have in their box. */
  sold?: Readonly<Record<Language, string>>;
  /** The colour of a seat before the game. */
  dot(seat: number): string;
  /** Whether a die is rolled in play; elsewhere chance only decides the draw at the start. */
  hasDie(options: Readonly<Record<string, string>>): boolean;
  /** Whether colours are drawn for the seats when the game begins. */
  drawsColours: boolean;
  /** Whether a table may forbid to look inside (CR-11). */
  hides: boolean;
  /** Rule options that the page for opening a table does not show. */
  hiddenOptions: readonly string[];
  /** A value of a rule option in words, where it has no text of its own. */
  optionText?(t: Text, option: string, value: string): string | null;
  /** Keys of the board beside those of every table, with the texts that explain them. */
  keys: readonly (readonly [key: string, text: string])[];
  /** The sections of the rules; null where there are none to show. */
  rules: (() => Promise<readonly Block[]>) | null;
  /** The lesson for newcomers; null where there is none. */
  lesson: (() => Promise<Lesson>) | null;
  /** The file of puzzles, as it stands; null where there are none. */
  puzzles: (() => Promise<string>) | null;
  /** What a table needs. */
  play(): Promise<GamePlay>;
  /** How a position is set up by hand; nothing where that cannot be done. */
  editing?: () => Promise<Editing>;
  box?: RealBox;
  /** The rule option that a layout of one's own is for; its texts are in `FAMILY-layout.ftl`. */
  layoutOption?: string;
  layouts?: () => Promise<OwnLayouts>;
}

/** A choice with its name. */
export interface Named {
  id: string;
  label: string;
}

/** A piece that can be put on a place: its owner, and how it looks in a few characters. */
export interface EditPiece extends Named {
  seat?: number;
  short?: string;
}

/** Something about a position beside its places: one of a few values, or a number up to `most`. */
export interface EditField extends Named {
  value: string;
  values: readonly Named[] | { most: number };
}

/**
 * Setting up a position by hand: what can be put where. Texts go in and texts come out, and pieces
 * are never lost or made: what is not on the board is in a hand. The rules decide whether a
 * position can come up in a game.
 */
export interface Editing {
  /** What can be put down now; the piece `""` takes away what is on top. */
  pieces(text: string, speaker: Speaker): readonly EditPiece[];
  /** The piece on top of a place, where pieces are taken up from the board and put down elsewhere. */
  top?(text: string, place: string): string | null;
  /** Put a piece on a place, which is a cell of the plan. */
  put(text: string, place: string, piece: string): string;
  /** Everything else about the position, and about the piece that is chosen. */
  fields(text: string, piece: string, speaker: Speaker): readonly EditField[];
  set(text: string, field: string, value: string, piece: string): string;
}

/** A button beside the board for a token that has no place on it. */
export interface TokenButton {
  token: Token;
  label: string;
  /** Whether it is all that can be done. */
  primary: boolean;
}

/** The numbers of a game's kernels, decoded for showing and telling. */
export interface Decoder<P extends Position = Position> {
  /** What a legal move does. */
  facts(state: State, action: number): readonly Fact[];
  /** The way of a move, from its facts. */
  steps(facts: readonly Fact[]): readonly PathStep[];
  /** What a picture shows beside the row itself. */
  shown(state: State): Partial<P>;
}

export interface GamePlay<P extends Position = Position> extends Reachable<P> {
  // Text forms ------------------------------------------------------------------------------------
  read(text: string): P;
  tokens(move: string): readonly Token[];
  /** A token in a few words: a place, a piece. */
  tokenText(t: Text, token: Token): string;
  /** A move as the list of moves has it. */
  moveText(t: Text, move: string): string;
  /** A move in words. */
  moveWords(move: string, speaker: Speaker): string;

  /** What the rules say in numbers; null where the rules are not on this page: the server is asked. */
  decoder: Decoder<P> | null;

  // Turns -----------------------------------------------------------------------------------------
  /** Whether a move is the last of its turn, no matter who acts next; moves before it wait to be sent. */
  endsTurn(move: string): boolean;
  /** Whether a turn, once it is whole, waits for the player to send it. */
  confirms: boolean;
  /** Kinds of facts that come true only when the turn has been sent. */
  outcomes: ReadonlySet<string>;
  /** Milliseconds to look at what someone else did before the next thing is shown. */
  pace: number;
  /** The position to look at when a move ends a part of the game and clears the board: what the
   * move did, before the next part. Null for all other moves. */
  interim?(before: P, facts: readonly Fact[]): P | null;

  /** Why a first click picks nothing, where the position says more than the rules: the text is
   * `why-FAMILY-THIS`. */
  whyFirst?(position: P, token: Token): string | null;

  // Around the board ------------------------------------------------------------------------------
  /** What is to be done next, after what is picked: the text is `table-due-WHAT`, and for beginners
   * there is `coach-WHAT` with more about it. */
  due(position: P, choice: Choice): { what: string; left?: number; roll?: number };
  /** The face that lies on the table and waits to be played. */
  roll(position: P): number | null;
  buttons(t: Text, choice: Choice): { label?: string; buttons: readonly TokenButton[] };
  mark(position: P, seat: number): Mark;
  /** Seats that can no longer win, beside those that have left. */
  out(position: P): readonly number[];
  /** What a seat still holds, in a few words. */
  holding(t: Text, position: P, seat: number): string;
  /** How far the game is, in a few words, where it has parts. */
  progress?(t: Text, position: P): string;
  /** Points by seat, where the game has them. */
  scores(position: P): readonly number[] | null;

  // Words -----------------------------------------------------------------------------------------
  /** The position, a sentence for each part. */
  describe(position: P, speaker: Speaker): string[];
  /** What has just happened, a sentence for each thing worth hearing, in order. */
  tell(facts: readonly Fact[], speaker: Speaker): string[];
  /** Why the game ended, a sentence; empty where the result says it all. */
  ending(facts: readonly Fact[], roll: number | null, speaker: Speaker): string;
  /** The points that a move brings. */
  scored(facts: readonly Fact[], t: Text): Scored[];

  // Boards ----------------------------------------------------------------------------------------
  /** Whether floors can be lifted apart and looked through. */
  hasFloors: boolean;
  /** What is shown over the board in space. */
  Over?(props: BoardProps<P>): ReactNode;
  /** The board in space, fetched when it is first needed; null where there is only a plan. */
  space: (() => Promise<SpaceGame>) | null;
}

/** Load something once; a failure is tried again. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((problem: unknown) => {
      loading = null;
      throw problem;
    });
    return loading;
  };
}
