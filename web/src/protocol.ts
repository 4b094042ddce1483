// Made by `python -m quayside.server.typescript`; do not edit.

/** The version of the protocol. */
export const VERSION = 2;

/** Every code that a refusal can have. */
export type ErrorCode =
  | "quayside.http.wrong-host"
  | "quayside.http.wrong-origin"
  | "quayside.http.bad-request"
  | "quayside.http.not-found"
  | "quayside.http.method"
  | "quayside.http.too-large"
  | "quayside.http.too-slow"
  | "quayside.limit.rate"
  | "quayside.limit.connections"
  | "quayside.limit.tables"
  | "quayside.limit.studies"
  | "quayside.limit.phrases"
  | "quayside.limit.events"
  | "quayside.server.storage"
  | "quayside.server.unconfirmed"
  | "quayside.server.busy"
  | "quayside.server.failed"
  | "quayside.server.stopping"
  | "quayside.protocol.version"
  | "quayside.protocol.message"
  | "quayside.protocol.hello"
  | "quayside.table.unknown"
  | "quayside.table.exists"
  | "quayside.table.setup"
  | "quayside.table.conflict"
  | "quayside.table.id-reused"
  | "quayside.table.not-your-seat"
  | "quayside.table.not-your-turn"
  | "quayside.table.no-such-seat"
  | "quayside.table.seat-taken"
  | "quayside.table.name-taken"
  | "quayside.table.not-host"
  | "quayside.table.removed"
  | "quayside.table.deleted"
  | "quayside.table.closed"
  | "quayside.table.still-there"
  | "quayside.table.time-up"
  | "quayside.table.newer"
  | "quayside.table.not-started"
  | "quayside.table.started"
  | "quayside.table.finished"
  | "quayside.table.not-finished"
  | "quayside.table.old-rules"
  | "quayside.table.roll-due"
  | "quayside.table.move-due"
  | "quayside.table.real-dice"
  | "quayside.table.fair-dice"
  | "quayside.table.no-proposal"
  | "quayside.table.proposal-open"
  | "quayside.table.nothing-to-take-back"
  | "quayside.table.rematch"
  | "quayside.table.no-aid"
  | "quayside.dice.anchor"
  | "quayside.dice.begun"
  | "quayside.dice.reveal"
  | "quayside.dice.waiting"
  | "quayside.move.invalid"
  | "quayside.move.illegal"
  | "quayside.position.invalid"
  | "quayside.record.invalid"
  | "quayside.work.unknown";

/** A legal move: its text, which is what a client sends, and its number in the rules. */
export interface LegalMove {
  text: string;
  action: number;
}

/** A seat for the first person who takes it. */
export interface OpenSeat {
  kind: "open";
}

/** A seat for the person who has the key. Seats with the same key are people on the same device. */
export interface LinkSeat {
  kind: "link";
  key: string;
}

/** A seat for a bot. */
export interface BotSeat {
  kind: "bot";
  level: string;
}

/** Turns have no time limit. */
export interface NoClock {
  kind: "none";
}

/** Time for each player for the whole game, and some more after each turn. */
export interface PlayerClock {
  kind: "player";
  seconds: number;
  increment: number;
  /** When time is up, the player loses (GL-1) or a bot takes over. */
  then: "bot" | "lose";
}

/** Days for each turn. */
export interface DaysClock {
  kind: "days";
  days: number;
  /** When time is up, the player loses (GL-1) or a bot takes over. */
  then: "bot" | "lose";
}

/** How the screen helps; agreed when the table opens. */
export interface Aids {
  hints: boolean;
  chances: boolean;
}

/** A bot that takes every open seat when nobody else has come for a while. */
export interface BotAfter {
  seconds: number;
  level: string;
}

/** A table to be opened. */
export interface OpenTable {
  game: string;
  seats: SeatSpec[];
  /** Rule options by name. */
  options?: Record<string, string>;
  dice?: "fair" | "real";
  clock?: Clock;
  aids?: Aids;
  knowledge?: "memory" | "open";
  /** Whether the lobby shows the table to everybody. */
  listed?: boolean;
  /** The seat that begins, as the players have agreed; null: it is drawn. */
  starter?: number | null;
  /** A handicap: the seats that hints and taking back are for; null: they are for everybody. */
  helped?: number[] | null;
  /**
   * With real dice: the colours of each player's pieces, by seat. A game that deals colours deals
   * these; for others they are a picture. Null: colours are dealt, or are the usual ones.
   */
  colours?: string[] | null;
  /**
   * The link seat of the person who opens the table. That person can remove others before the start
   * and close the table to spectators; null: nobody can.
   */
  host?: number | null;
  /** When bots take the open seats; null: never. */
  bot_after?: BotAfter | null;
}

/** Take a seat, or come back to it. A person who comes back sends the same anchor. */
export interface Sit {
  do: "sit";
  seat: number;
  /** For tables with version 1 of the dice, which need it. */
  part?: string | null;
  name?: string;
  /**
   * The end of the client's hash chain for the dice; null: the server alone draws the rolls of this
   * seat.
   */
  anchor?: string | null;
}

/** Leave a seat. The game waits, and one may come back. */
export interface Stand {
  do: "stand";
  seat: number;
}

/** Change the name of the person on a seat; without a name the page shows the seat's side. */
export interface Rename {
  do: "rename";
  seat: number;
  name: string;
}

/** Roll; with real dice `face` says what was rolled. */
export interface Roll {
  do: "roll";
  seat: number;
  face?: number | null;
  /** The next value of the seat's hash chain, if it has one and the server draws the roll. */
  reveal?: string | null;
}

/** Make one or several moves of the seat's turn, together or not at all. */
export interface Play {
  do: "play";
  seat: number;
  moves: string[];
  /**
   * The next value of the seat's hash chain, if it has one and the server draws rolls. It is used
   * if the moves end the turn and the game goes on.
   */
  reveal?: string | null;
}

/**
 * Reveal the next value of the seat's hash chain, after somebody has sent a new anchor. Clients do
 * so by themselves, before the game once every seat is taken.
 */
export interface Reveal {
  do: "reveal";
  seat: number;
  value: string;
}

/** Leave the game for good (GL-1). */
export interface Resign {
  do: "resign";
  seat: number;
}

/**
 * Ask to take back the seat's last move and all that followed. With real dice nobody is asked: the
 * screen follows the table, and whoever notes what happened there corrects it.
 */
export interface ProposeTakeback {
  do: "propose-takeback";
  seat: number;
  /** With real dice: take back the table's last roll instead, of any seat, to correct it. */
  roll?: boolean;
  /** With real dice: take back the roll or move with this number instead, of any seat. */
  event?: number | null;
}

/** Ask to give another seat to a bot, or without a bot to another person. */
export interface ProposeReplace {
  do: "propose-replace";
  seat: number;
  target: number;
  bot?: string | null;
}

/** Ask to delete the table with all that happened there, for good. */
export interface ProposeDelete {
  do: "propose-delete";
  seat: number;
}

/** Agree to what was proposed. */
export interface Agree {
  do: "agree";
  seat: number;
}

/** Decline or withdraw what was proposed. */
export interface Decline {
  do: "decline";
  seat: number;
}

/** Before the start the host removes a person, who cannot sit down again with the same key. */
export interface Remove {
  do: "remove";
  seat: number;
  target: number;
  /** The new key that the seat waits for; null: the seat is open to anybody else. */
  key?: string | null;
}

/** The host opens or closes the table to people who hold no seat. */
export interface AllowSpectators {
  do: "spectators";
  seat: number;
  allowed: boolean;
}

/** Open the same table again with the seats rotated. */
export interface Rematch {
  do: "rematch";
  seat: number;
}

/** A seat as everybody sees it. */
export interface PublicSeat {
  /** `link` waits for the person who has the key; `away` is a person who stood up. */
  kind: "away" | "bot" | "link" | "open" | "person";
  /** In a rematch a seat that waits has the name of the player it waits for. */
  name: string;
  bot: string | null;
  /** The lowest seat held with the same key: seats with the same number share a device. */
  device: number | null;
}

/** The table was opened, and the server is bound to its dice. */
export interface Opened {
  kind: "opened";
  game: string;
  options: Record<string, string>;
  seats: PublicSeat[];
  dice: "fair" | "imported" | "real";
  commitment: string;
  clock: Clock;
  aids: Aids;
  knowledge: "memory" | "open";
  listed: boolean;
  rematch_of: string | null;
  /** Of an imported record. */
  headers: Record<string, string>;
  /** The seat that begins, as the players have agreed; null: it is drawn. */
  starter: number | null;
  /** A handicap: the seats that hints and taking back are for; null: they are for everybody. */
  helped: number[] | null;
  /** With real dice: the colours of each player's pieces, by seat; null for the usual ones. */
  colours: string[] | null;
  /** The seat of the person who opened the table, if that person is its host. */
  host: number | null;
  /** When bots take the open seats; null: never. */
  bot_after: BotAfter | null;
  /** The version of the construction of the dice (docs/fair-dice.md); left out: 1. */
  dice_version?: number;
}

/**
 * A person sat down. With version 1 of the dice the part counts for draws from `since` on; else the
 * part is empty and `since` is the number of the next draw.
 */
export interface Sat {
  kind: "sat";
  seat: number;
  name: string;
  part: string;
  since: number;
  device: number;
  /** The end of the client's hash chain, if it has one: that of the seat, or a new one. */
  anchor?: string;
}

/** A person left a seat. */
export interface Stood {
  kind: "stood";
  seat: number;
}

/** The person on a seat has another name now. */
export interface Renamed {
  kind: "renamed";
  seat: number;
  name: string;
}

/** All seats are taken; draw 0 dealt, or an imported record began from a position of its own. */
export interface Started {
  kind: "started";
  deal: Record<string, string> | null;
}

/**
 * A roll. `number` is its draw, or null for real dice; one that does not count is rolled again
 * (DK-7).
 */
export interface Rolled {
  kind: "rolled";
  seat: number;
  face: number;
  number: number | null;
  counts: boolean;
  /** The next value of the seat's hash chain; it counts from this draw on. */
  reveal?: string;
}

/** A move. */
export interface Moved {
  kind: "moved";
  seat: number;
  move: string;
  action: number;
  /**
   * The next value of the seat's hash chain, if the move ends the turn; it counts from the next
   * draw on.
   */
  reveal?: string;
}

/** A client revealed the next value of its hash chain; it counts from the next draw on. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  value: string;
}

/** A player resigned or ran out of time (GL-1). */
export interface Gone {
  kind: "gone";
  seat: number;
  how: "resign" | "time";
  /** The number of rolls and moves before it, of the seat's unfinished turn, that are void. */
  withdrawn: number;
}

/** A proposal waits for the others' answers; bots wait too. */
export interface Proposed {
  kind: "proposed";
  seat: number;
  what: "delete" | "replace" | "takeback";
  /**
   * The number of the move or roll to be taken back, or the seat to be replaced; the own seat for a
   * table to be deleted.
   */
  target: number;
  bot: string | null;
}

/** A player agreed; others have not answered yet. */
export interface Agreed {
  kind: "agreed";
  seat: number;
}

/** The proposal is gone. */
export interface Declined {
  kind: "declined";
  seat: number;
}

/** Event `target` and all rolls and moves after it are void; later rolls are new. */
export interface TakenBack {
  kind: "taken-back";
  seat: number;
  target: number;
}

/** A seat was given to a bot or opened for another person. */
export interface Replaced {
  kind: "replaced";
  seat: number;
  bot: string | null;
  /** `waited`: nobody came to an open seat. */
  why: "agreed" | "time" | "waited";
}

/** A bot failed and is started again; after three failures in a row it plays any legal move. */
export interface BotFailed {
  kind: "bot-failed";
  seat: number;
  bot: string;
  failures: number;
}

/** The game is over; the secret of the dice is shown. */
export interface Finished {
  kind: "finished";
  winners: number[];
  scores: number[] | null;
  secret: string;
  /** The game was stopped before its end, because no person played any more. Nobody has won. */
  abandoned: boolean;
}

/** The host has removed the person on a seat, before the start. */
export interface Removed {
  kind: "removed";
  seat: number;
  /** Whether the seat waits for a new link; else it is open to anybody. */
  reserved: boolean;
}

/** The host has opened or closed the table to people who hold no seat. */
export interface Spectators {
  kind: "spectators";
  seat: number;
  allowed: boolean;
}

/** The table was deleted; nothing else of it is stored any more. */
export interface Deleted {
  kind: "deleted";
  why: "age" | "operator" | "players";
}

/** The same people can play again at this table. */
export interface Rematched {
  kind: "rematched";
  table: string;
}

/** One numbered event of a table. */
export interface Event {
  n: number;
  /** Milliseconds since 1970. */
  time: number;
  /** The rule version that the table is played under. */
  rules: number;
  /** The position after the event; empty until the game has begun. */
  position: string;
  /** Milliseconds left by seat. */
  clocks: number[] | null;
  what: What;
}

/** First message: which table, with which key, and the number of the last event received. */
export interface Hello {
  type: "hello";
  v: number;
  table: string;
  key?: string | null;
  since?: number;
}

/** An action, in answer to event number `at`. */
export interface Act {
  type: "act";
  id: string;
  at: number;
  action: Action;
}

/** Request the events after a number, when some are missing. */
export interface Resume {
  type: "resume";
  since: number;
}

/**
 * Ask what is due at the table, with the legal moves and a drawing: for clients that do not know
 * the rules.
 */
export interface AskMoves {
  type: "moves";
  /** Further moves to look ahead by. Nothing is played. */
  after?: string[];
  /** After which event; null: the last one. */
  n?: number | null;
}

/** Say whether the client's page is visible. Until it says so, a client counts as visible. */
export interface TellPresence {
  type: "presence";
  shown: boolean;
}

/** Say a set phrase to everybody at the table, for a seat of the client's key. */
export interface Say {
  type: "phrase";
  seat: number;
  phrase: "good-luck" | "goodbye" | "hello" | "one-moment" | "oops" | "rematch" | "sorry" | "thanks" | "well-played" | "your-turn";
}

/** First message instead of hello: follow the lobby. */
export interface WatchLobby {
  type: "lobby";
  v: number;
}

/** Answer to hello: the seats that the key holds and the table's last number. */
export interface Welcome {
  type: "welcome";
  v: number;
  table: string;
  seats: number[];
  head: number;
  /** The longest time between two messages of the server, in seconds. */
  heartbeat: number;
  /**
   * The server's time in milliseconds since 1970: clocks are measured against it. While a clock
   * runs, time since the last event that does not count is left out.
   */
  now: number;
}

/** Events, in order. */
export interface Events {
  type: "events";
  events: Event[];
  /**
   * The server's time in milliseconds since 1970: clocks are measured against it. While a clock
   * runs, time since the last event that does not count is left out.
   */
  now: number;
}

/** Answer to `moves`: what is due after event `n` and the further moves `after`. */
export interface Moves {
  type: "moves";
  n: number;
  after: string[];
  /** The seat that must act; null if none must. */
  seat: number | null;
  due: "move" | "nothing" | "roll" | "start";
  /** The legal moves, if a move is due. */
  moves: LegalMove[];
  /** The position as lines of text; empty before the game begins and under other rules. */
  drawing: string[];
}

/** The action is durable; `n` is its last event. `repeated` if it was so before. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
  repeated: boolean;
}

/** Something was refused; nothing has changed. */
export interface Problem {
  type: "error";
  code: string;
  message: string;
  id: string | null;
  ruling: string;
  head: number | null;
  /** With `quayside.table.conflict`: the table's last number, and the position after it. */
  position: string | null;
  /** Which of several moves or positions was refused, counted from 0. */
  index: number | null;
}

/** Heartbeat: the table's last number. A client that has fewer events sends `resume`. */
export interface Head {
  type: "head";
  n: number;
}

/**
 * Functions are compiled for the first time on the server, which may take a minute. After the last
 * of them, what waited for them happens by itself.
 */
export interface Preparing {
  type: "preparing";
  /** The bot that waits for it; null if the table itself does. */
  seat: number | null;
  done: number;
  /** How many functions are compiled, and of how many. */
  of: number;
}

/** Who is at the table now. It comes after `welcome` and whenever it changes. */
export interface Presence {
  type: "presence";
  /** By seat; null where no person sits, and for a moment after the server has started. */
  seats: ("away" | "connected" | "left" | null)[];
  /** The number of connections whose key holds no seat. */
  spectators: number;
}

/** A player says a set phrase. It is not part of the table's log. */
export interface Phrase {
  type: "phrase";
  seat: number;
  phrase: "good-luck" | "goodbye" | "hello" | "one-moment" | "oops" | "rematch" | "sorry" | "thanks" | "well-played" | "your-turn";
}

/** A listed table that is not over. What changes with every move is left out. */
export interface LobbyTable {
  table: string;
  game: string;
  options: Record<string, string>;
  seats: PublicSeat[];
  dice: "fair" | "imported" | "real";
  clock: Clock;
  knowledge: "memory" | "open";
  status: "finished" | "playing" | "waiting";
  /** When the table was opened, in milliseconds since 1970. */
  opened_at: number;
}

/** The lobby: tables with open seats first, then the newest. It comes whenever it changes. */
export interface LobbyTables {
  type: "lobby";
  tables: LobbyTable[];
}

/** The server stops; connect again after `retry` seconds. */
export interface Bye {
  type: "bye";
  code: string;
  retry: number;
}

/** What waits for answers, and which seats have agreed. */
export interface Proposal {
  seat: number;
  what: "delete" | "replace" | "takeback";
  target: number;
  bot: string | null;
  agreed: number[];
}

/** A table as everybody may see it: the fold of its events. */
export interface TableView {
  table: string;
  head: number;
  game: string;
  options: Record<string, string>;
  rules: number;
  seats: PublicSeat[];
  dice: "fair" | "imported" | "real";
  commitment: string;
  clock: Clock;
  aids: Aids;
  knowledge: "memory" | "open";
  listed: boolean;
  position: string;
  clocks: number[] | null;
  status: "finished" | "playing" | "waiting";
  proposal: Proposal | null;
  winners: number[];
  scores: number[] | null;
  secret: string | null;
  rematch_of: string | null;
  rematch: string | null;
  /** Whether the game was stopped before its end, because no person played any more. */
  abandoned: boolean;
  /** Whether only people who hold a seat may look at it, once no seat is open. */
  closed: boolean;
  /** The version of the construction of the dice (docs/fair-dice.md). */
  dice_version: number;
}

/** An edition of a game. */
export interface Edition {
  name: string;
  meaning: string;
}

/** A rule option; the first value is the default. */
export interface RuleOption {
  name: string;
  values: string[];
  meaning: string;
}

/** A game family that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  players: number[];
  editions: Edition[];
  options: RuleOption[];
}

/** A table that was opened; `repeated` if the same request had opened it before. */
export interface OpenedTable {
  table: TableView;
  repeated: boolean;
}

/** A game for two that a person wants to play now, with anybody. */
export interface PairWish {
  /** The table to open if nobody waits. */
  table: string;
  /** The key of the person's seat at that table. */
  key: string;
  game: string;
  options?: Record<string, string>;
  clock?: Clock;
  /** When a bot joins if nobody comes; null: never. */
  bot_after?: BotAfter | null;
}

/** The table to sit down at. */
export interface Paired {
  table: string;
  /**
   * Whether it is the person's own: the first seat waits for the key that was sent. Otherwise
   * somebody waits there, and a seat is open.
   */
  opened: boolean;
}

/** Events after a number, and the table's last number. */
export interface EventList {
  head: number;
  events: Event[];
  /**
   * The server's time in milliseconds since 1970: clocks are measured against it. While a clock
   * runs, time since the last event that does not count is left out.
   */
  now: number;
}

/** Positions of one game whose exact values are wanted. */
export interface ValuesWish {
  positions: string[];
}

/** What a position is worth if everybody plays as well as possible from there on. */
export interface Value {
  /** The chance of each seat to win. */
  win: number[];
  /** Where it comes from: a solution (exact) or an equilibrium. */
  kind: "equilibrium" | "estimate" | "exact" | "proved";
  /** exact: how far a chance may be off. equilibrium: what a player may gain by leaving it. */
  error: number;
}

/** The values of positions, in their order; null where the server knows none. */
export interface Values {
  values: (Value | null)[];
  /** How far the server is with solving this game, 0 to 1; null if it is not. */
  solving: number | null;
}

/** The outcome of checking a record's dice. */
export interface VerifyResult {
  /** Whether all rolls follow and nothing remains in doubt. */
  ok: boolean;
  /** What was checked, what remains in doubt and what cannot be checked, in English. */
  message: string;
}

/** What to study: a position, a record, or a table (its game, if over; else its position). */
export interface StudyWish {
  position?: string | null;
  record?: string | null;
  table?: string | null;
}

/** How many functions are compiled, and of how many, for the first time on the server. */
export interface Preparation {
  done: number;
  of: number;
}

/** How far the study of a position is, and its result once it is done. */
export interface AnalysisStudy {
  kind: "analysis";
  id: string;
  status: "cancelled" | "done" | "failed" | "running";
  /** 0 to 1. */
  progress: number;
  result: AnalysisResult | null;
  /** What went wrong, if it failed. */
  message: string;
  /** While the study waits for compiling: how far that is. */
  preparing: Preparation | null;
}

/** How far the study of a game is, and its result once it is done. */
export interface ReportStudy {
  kind: "report";
  id: string;
  status: "cancelled" | "done" | "failed" | "running";
  /** 0 to 1. */
  progress: number;
  result: ReportResult | null;
  /** What went wrong, if it failed. */
  message: string;
  /** While the study waits for compiling: how far that is. */
  preparing: Preparation | null;
}

/** That the server is there. */
export interface Health {
  status: string;
  version: string;
}

/** A reason for the best move: a key with its arguments, and its English text. */
export interface Reason {
  key: string;
  args: Record<string, string | number>;
  text: string;
}

/** A face of the die, and the chances when the best move follows. */
export interface FaceWorth {
  face: number;
  /** The chance that this is the roll that counts; 0 if it is rolled again (DK-7). */
  chance: number;
  win: number[] | null;
  best: string | null;
}

/**
 * A move, and the chances after it. The last four fields are null for a move that the search hardly
 * examined.
 */
export interface MoveWorth {
  move: string;
  /** The number of the move among the game's actions. */
  action: number;
  win: number[] | null;
  /** The loss in the mover's chance compared with the best move; never negative. */
  regret: number | null;
  kind: "equilibrium" | "estimate" | "exact" | "proved" | null;
  error: number | null;
}

/**
 * The analysis of one position: the chances by seat, each face before a roll, each move after it.
 */
export interface AnalysisResult {
  position: string;
  kind: "equilibrium" | "estimate" | "exact" | "proved";
  /** exact, proved: a bound; estimate: a standard error. */
  error: number;
  to_move: number | null;
  win: number[];
  /** The best move, if a move is due. */
  best: string | null;
  /** Before a roll: every face. Otherwise empty. */
  faces: FaceWorth[];
  /**
   * After the roll: every move, the best first and the hardly examined ones last. Otherwise empty.
   */
  moves: MoveWorth[];
  /** The reasons for the best move. */
  reasons: Reason[];
}

/** One change of the chances: a roll, a whole turn, or a player leaving. */
export interface ReportStep {
  cause: "leaving" | "luck" | "skill";
  /** The seat that rolled, moved or left. */
  seat: number;
  /** The face, or the actions of the turn. */
  text: string;
  /** The number of the turn in the game, from 1. */
  turn: number;
  /** luck: the mean over the faces. skill: the chances that the best turn would have left. */
  before: number[];
  after: number[];
  kind: "equilibrium" | "estimate" | "exact" | "proved";
  /** The error of the change: a bound, or the standard error of an estimate. */
  error: number;
  /** The change of the seat's own chance. */
  change: number;
  /** Whether the turn was a mistake: it lost a lot, and more than its error. */
  mistake: "grave" | "mistake" | null;
  /** The better turn, if the loss is greater than its error. */
  best: string | null;
  reasons: Reason[];
  /** The position before the roll or the turn. */
  position: string;
  /** skill: whether there was more than one move to choose from. */
  is_choice: boolean;
  /**
   * skill: the loss of the second-best move, if the best turn was played and that loss is greater
   * than its error; otherwise 0.
   */
  margin: number;
}

/** The luck of a seat's rolls, and the losses of its turns. */
export interface ReportSeat {
  seat: number;
  /** The sum of luck of the rolls; null in a game without rolls. */
  luck: number | null;
  luck_error: number | null;
  /** The sum of the losses of the turns, as a change (never positive); null for an estimate. */
  skill: number | null;
  /** The number of turns of the seat. */
  moves: number;
  /** The number of turns with a choice. */
  decisions: number;
  /** The number of turns that lost 0.05 or more, and more than their error. */
  mistakes: number;
  /** The number of mistakes that lost 0.15 or more. */
  grave: number;
  /** The average loss of a turn with a choice. */
  loss: number;
  loss_error: number;
  /** 1 minus `loss`, with the same error; null without a turn with a choice. */
  accuracy: number | null;
  /**
   * The chance at the start plus the changes by all turns and leaving, from 0 to 1; null in a game
   * without rolls.
   */
  without_luck: number | null;
  without_luck_error: number | null;
  /**
   * The index of the best turn in `steps`: the one with the greatest margin, if missing it would
   * have been a mistake.
   */
  best_step: number | null;
  /** The index of the greatest mistake in `steps`. */
  worst_step: number | null;
}

/** A whole game in steps. */
export interface ReportResult {
  kind: "equilibrium" | "estimate" | "exact" | "proved";
  /** Whether the game has rolls; without them there is no luck to report. */
  has_chance: boolean;
  start: number[];
  result: number[];
  steps: ReportStep[];
  /** The error of the totals: the largest of a seat's sum of luck or of losses. */
  error: number;
  seats: ReportSeat[];
  /**
   * The steps that changed the mover's chance most, the largest first: only those whose change is
   * greater than its error.
   */
  turning_points: ReportStep[];
}

export type SeatSpec = OpenSeat | LinkSeat | BotSeat;

export type Clock = NoClock | PlayerClock | DaysClock;

export type Action =
  | Sit
  | Stand
  | Rename
  | Roll
  | Play
  | Reveal
  | Resign
  | ProposeTakeback
  | ProposeReplace
  | ProposeDelete
  | Agree
  | Decline
  | Remove
  | AllowSpectators
  | Rematch;

export type What =
  | Opened
  | Sat
  | Stood
  | Renamed
  | Started
  | Rolled
  | Moved
  | Revealed
  | Gone
  | Proposed
  | Agreed
  | Declined
  | TakenBack
  | Replaced
  | BotFailed
  | Finished
  | Removed
  | Spectators
  | Deleted
  | Rematched;

export type FromClient = Hello | Act | Resume | AskMoves | TellPresence | Say | WatchLobby;

export type ToClient =
  | Welcome
  | Events
  | Moves
  | Ack
  | Problem
  | Head
  | Preparing
  | Presence
  | Phrase
  | LobbyTables
  | Bye;

export type StudyView = AnalysisStudy | ReportStudy;
