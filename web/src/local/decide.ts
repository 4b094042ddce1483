/**
 * What an action makes happen at a table on this device: new events, or a refusal.
 *
 * Nothing is stored here. Every function looks at a folded table only, so that any tab decides the
 * same; of two that decide at once the store accepts one. What is legal, the engine says.
 */
import { FormError, PlayError } from "../play/errors";
import {
  type Deal,
  findFamily,
  findGame,
  gameName,
  splitName,
  unusualOptions,
} from "../play/family";
import type { Leaving } from "../play/line";
import type { Below } from "../play/random";
import { type Library, State } from "../play/state";
import type {
  Action,
  ErrorCode,
  Event,
  Finished,
  Opened,
  OpenTable,
  Play,
  ProposeReplace,
  ProposeTakeback,
  PublicSeat,
  Roll,
  Sit,
  What,
} from "../protocol";
import { clocksAfter, timeLeft } from "./clock";
import { isHelped } from "./help";
import { emptyTable, fold, lineOf, replay, type Table, USUAL_TABLE } from "./table";

/** What deciding needs from outside. */
export interface World {
  readonly library: Library;
  /** Fair random numbers. */
  readonly draw: Below;
  /** The time in milliseconds since 1970. */
  now(): number;
}

/** An action that cannot be done: nothing has changed. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly code: ErrorCode,
    message = "",
    readonly ruling = "",
    /** What the kernel `why` says about an illegal move. */
    readonly reason: Int32Array = new Int32Array(),
  ) {
    super(message);
  }
}

/** How many rolls and moves bots make after the last person has left the game; then it ends. */
const MOST_ALONE = 200;
/** The level of the bot that takes over when a person's time is up. */
const BOT_AFTER_TIME = "3";
const LONGEST_NAME = 40;

/** Something that happens, and the position that it leads to; without one it is as before. */
interface Draft {
  what: What;
  state?: State;
}

/** Number and date drafts as the events that follow at a table. */
function write(table: Table, drafts: readonly Draft[], { library, now }: World): Event[] {
  const time = Math.max(now(), table.time);
  let spent = time - table.time;
  let clocks = table.clocks;
  const game = table.opened ?? (drafts[0]?.what as Opened);
  const rules = findFamily(library.families, splitName(game.game)[0]).version;
  let position = table.line?.state.text ?? "";
  return drafts.map(({ what, state }, i) => {
    position = state?.text ?? position;
    clocks = clocksAfter(table, clocks, what, spent, state?.toMove ?? null);
    spent = 0; // Events that are stored together happen at the same time.
    return { n: table.head + 1 + i, time, rules, position, clocks: clocks && [...clocks], what };
  });
}

// Opening -----------------------------------------------------------------------------------------

/** Open a table. Seats for people are this device's; the game begins when all of them are taken. */
export function openTable(id: string, wish: OpenTable, world: World): Event[] {
  const { families } = world.library;
  const seats = wish.seats.map((spec): PublicSeat => {
    const isBot = spec.kind === "bot";
    const bot = isBot ? spec.level : null;
    return { kind: isBot ? "bot" : "open", name: "", bot, device: null };
  });
  if (seats.every(({ kind }) => kind === "bot"))
    throw new Refused("quayside.table.setup", "at least one seat must be for a person");
  const starter = wish.starter ?? null;
  if (starter !== null && !(starter >= 0 && starter < seats.length))
    throw new Refused(
      "quayside.table.setup",
      `the starting seat is one of 0 to ${seats.length - 1}, or null to have it drawn`,
    );
  const { helped = null } = wish;
  if (helped?.some((seat) => !(seat >= 0 && seat < seats.length)))
    throw new Refused("quayside.table.setup", `seats go from 0 to ${seats.length - 1}`);
  const { colours = null } = wish;
  if (colours && (wish.dice !== "real" || colours.length !== seats.length))
    throw new Refused("quayside.table.setup", "colours are said for every seat, with real dice");
  try {
    const [name, edition] = splitName(wish.game);
    const family = findFamily(families, name);
    const game = findGame(family, edition, seats.length, wish.options ?? {});
    family.start(game, agreedDeal(family.deal(game, null), null, colours));
    const opened: Opened = {
      ...USUAL_TABLE,
      game: gameName(game),
      options: unusualOptions(family, game),
      seats,
      dice: wish.dice ?? "fair",
      clock: wish.clock ?? USUAL_TABLE.clock,
      aids: wish.aids ?? USUAL_TABLE.aids,
      knowledge: wish.knowledge ?? "memory",
      starter,
      helped,
      colours,
    };
    return write(emptyTable(id), [{ what: opened }], world);
  } catch (error) {
    if (error instanceof FormError) throw new Refused("quayside.table.setup", error.message);
    throw error;
  }
}

/**
 * Open the same table again: everybody moves on by one seat, and a new starting seat is drawn. A
 * person whose seat a bot has taken over is back.
 */
export function openRematch(table: Table, fresh: string, world: World): Event[] {
  const opened = openedOf(table);
  const order = table.seats.map((_, seat) => (seat + 1) % table.seats.length);
  const seats = order.map((before): PublicSeat => {
    const { kind, bot } = opened.seats[before] ?? { kind: "open", bot: null };
    return { kind, name: "", bot, device: null };
  });
  const helped = opened.helped
    ? order.flatMap((before, seat) => (opened.helped?.includes(before) ? [seat] : []))
    : null;
  // Everybody keeps their pieces; tables of older versions have no such field.
  const colours = opened.colours ? order.map((before) => opened.colours?.[before] ?? "") : null;
  const again: Opened = {
    ...opened,
    seats,
    rematch_of: table.id,
    starter: null,
    helped,
    colours,
  };
  const events = write(emptyTable(fresh), [{ what: again }], world);
  const names = order.map((before) => table.seats[before]?.name ?? "");
  return seatEverybody(fresh, events, names, world);
}

/** Sit everybody down at a table that was just opened, by their names; the game begins. */
export function seatEverybody(
  id: string,
  events: readonly Event[],
  names: readonly string[],
  world: World,
): Event[] {
  const all = [...events];
  let table = replay(id, events, world.library);
  for (const [seat, { kind }] of table.seats.entries()) {
    if (kind === "bot") continue;
    const sat = decide(table, { do: "sit", seat, part: "", name: names[seat] ?? "" }, world);
    table = sat.reduce((now, event) => fold(now, event, world.library), table);
    all.push(...sat);
  }
  return all;
}

function openedOf({ id, opened }: Table): Opened {
  if (!opened) throw new Error(`table ${id} has not been opened`);
  return opened;
}

// Acting ------------------------------------------------------------------------------------------

/** Return what an action makes happen; throws `Refused`. A rematch is opened by `openRematch`. */
export function decide(table: Table, action: Action, world: World): Event[] {
  const opened = openedOf(table);
  const { seat } = action;
  if (!table.seats[seat])
    throw new Refused("quayside.table.no-such-seat", `seats go to ${table.seats.length - 1}`);
  if (opened.dice === "imported")
    throw new Refused("quayside.table.finished", "this is a game that was played elsewhere");
  if (table.finished) throw new Refused("quayside.table.finished", "the game is over");
  return write(table, drafts(table, action, world), world);
}

function drafts(table: Table, action: Action, world: World): Draft[] {
  switch (action.do) {
    case "sit":
      return sit(table, action, world);
    case "rename":
      return [{ what: { kind: "renamed", seat: action.seat, name: cleanName(action.name) } }];
    case "roll":
      return roll(table, action, world);
    case "play":
      return play(table, action);
    case "resign":
      return leave(table, action.seat, "resign");
    case "propose-takeback":
      return takeBack(table, action);
    case "propose-replace":
      return replace(table, action);
    case "agree":
    case "decline":
      throw new Refused("quayside.table.no-proposal", "nobody has to agree on one device");
    case "rematch":
      throw new Refused("quayside.table.not-finished");
    case "remove":
    case "spectators":
      throw new Refused("quayside.table.not-host", "a table on this device has no host");
    case "propose-delete":
      throw new Refused("quayside.table.not-your-seat", "the list of games deletes it");
    case "stand":
      throw new Refused("quayside.table.not-your-seat", "give the seat to a bot instead");
    case "reveal":
      throw new Refused("quayside.dice.reveal", "the dice of a device have no hash chains");
  }
}

/** Return a name as it is shown: without line breaks and double spaces, and not too long. */
function cleanName(name: string): string {
  return [
    ...name
      .normalize("NFC")
      .replace(/[\p{C}\s]+/gu, " ")
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join("");
}

function sit(table: Table, { seat, name = "" }: Sit, world: World): Draft[] {
  const chair = table.seats[seat];
  if (chair?.kind === "person")
    throw new Refused("quayside.table.seat-taken", `a person sits on seat ${seat}`);
  if (botPlaysThisTurn(table, seat))
    throw new Refused("quayside.table.time-up", "the bot plays this turn; sit down after it");
  const others = table.seats.filter((_, i) => i !== seat);
  const devices = others.flatMap(({ kind, device }) => (kind === "person" ? [device ?? seat] : []));
  const device = Math.min(seat, ...devices);
  const drafted: Draft[] = [
    { what: { kind: "sat", seat, name: cleanName(name), part: "", since: 0, device } },
  ];
  const isFull = others.every(({ kind }) => kind === "person" || kind === "bot");
  if (!table.line && isFull) drafted.push(start(table, world));
  return drafted;
}

/** Whether a bot must finish a turn in which a person's time ran out: the person gets no new time
 * for it. */
function botPlaysThisTurn({ clocks, seats, line, opened }: Table, seat: number): boolean {
  const isOut = clocks?.[seat] === 0;
  const isBots = seats[seat]?.kind === "bot" && line?.state.toMove === seat;
  return isOut && isBots && opened?.dice !== "real";
}

/** A deal with what the players have agreed on in the place of what is drawn. */
function agreedDeal(
  drawn: Deal,
  starter: number | null,
  colours: readonly string[] | null | undefined,
): Record<string, string> {
  return {
    ...drawn,
    ...(starter === null ? {} : { starter: String(starter) }),
    ...(colours && "colours" in drawn ? { colours: colours.join("") } : {}),
  };
}

/** Deal. What the players have agreed on replaces what is drawn. */
function start(table: Table, { library, draw }: World): Draft {
  const { game: name, options, starter, colours } = openedOf(table);
  const [familyName, edition] = splitName(name);
  const family = findFamily(library.families, familyName);
  const game = findGame(family, edition, table.seats.length, options);
  const deal = agreedDeal(family.deal(game, draw), starter, colours);
  const playable = { family, rules: library.rulesOf(familyName) };
  return { what: { kind: "started", deal }, state: State.start(playable, game, deal) };
}

function stateOf(table: Table): State {
  if (!table.line)
    throw new Refused("quayside.table.not-started", "the game begins when every seat is taken");
  return table.line.state;
}

/** Return the position that a seat is to act in. */
function playing(table: Table, seat: number): State {
  const state = stateOf(table);
  if (state.toMove !== seat)
    throw new Refused("quayside.table.not-your-turn", `seat ${state.toMove} is to act`);
  return state;
}

/** Return what a function returns; a `PlayError` is a refusal. */
function orRefuse<T>(what: () => T): T {
  try {
    return what();
  } catch (error) {
    if (!(error instanceof PlayError)) throw error;
    const code = error.wrong === "illegal" ? "quayside.move.illegal" : "quayside.move.invalid";
    throw new Refused(code, error.message, error.ruling, error.reason);
  }
}

function roll(table: Table, { seat, face }: Roll, { draw }: World): Draft[] {
  const state = playing(table, seat);
  if (!state.isChance) throw new Refused("quayside.table.move-due", "a move is due, not a roll");
  const isReal = openedOf(table).dice === "real";
  const isSaid = face !== null && face !== undefined;
  if (isReal && !isSaid)
    throw new Refused("quayside.table.real-dice", "say in 'face' what you rolled");
  if (!isReal && isSaid)
    throw new Refused("quayside.table.fair-dice", "leave out 'face': the device draws the roll");
  const rolled = face ?? 1 + draw(state.playable.family.outcomeCount);
  const after = orRefuse(() => state.roll(rolled));
  const counts = !after.isChance;
  return [{ what: { kind: "rolled", seat, face: rolled, number: null, counts }, state: after }];
}

function play(table: Table, { seat, moves }: Play): Draft[] {
  let state = playing(table, seat);
  const drafted: Draft[] = [];
  for (const text of moves) {
    if (state.isChance) throw new Refused("quayside.table.roll-due", "roll first");
    if (state.toMove !== seat)
      throw new Refused("quayside.table.not-your-turn", `after ${text} is another turn`);
    const before = state;
    const { text: move, action: number } = orRefuse(() => before.find(text));
    state = before.after(number);
    drafted.push({ what: { kind: "moved", seat, move, action: number }, state });
  }
  return [...drafted, ...ending(state)];
}

function leave(table: Table, seat: number, how: Leaving): Draft[] {
  stateOf(table);
  const before = lineOf(table);
  const line = orRefuse(() => before.leave(seat, how));
  const withdrawn = before.entries.length + 1 - line.entries.length;
  const { state } = line;
  return [{ what: { kind: "gone", seat, how, withdrawn }, state }, ...ending(state)];
}

function ending(state: State): Draft[] {
  return state.isOver ? [{ what: finished(state) }] : [];
}

/** The end of a game by its rules. */
export function finished({ winners, scores }: State): Finished {
  const points = scores && [...scores];
  return { kind: "finished", winners, scores: points, secret: "", abandoned: false };
}

/** Take back a seat's last move or, to correct it with real dice, the last roll or any entry. */
function takeBack(table: Table, action: ProposeTakeback): Draft[] {
  const { seat, roll: isRoll = false, event = null } = action;
  stateOf(table);
  const isCorrection = isRoll || event !== null;
  if (isCorrection && openedOf(table).dice !== "real")
    throw new Refused(
      "quayside.table.fair-dice",
      "a roll that the device drew cannot be corrected",
    );
  if (!isCorrection && !isHelped(openedOf(table), seat))
    throw new Refused("quayside.table.no-aid", "at this table the seat takes nothing back");
  const { start: first, entries } = lineOf(table);
  const index = entries.findLastIndex((entry, i) => {
    if (event !== null)
      return table.numbers[i] === event && (entry.kind === "roll" || entry.kind === "move");
    return isRoll ? entry.kind === "roll" : entry.kind === "move" && entry.seat === seat;
  });
  const target = table.numbers[index];
  if (target === undefined) throw new Refused("quayside.table.nothing-to-take-back");
  const state = entries[index - 1]?.after ?? first;
  return [{ what: { kind: "taken-back", seat, target }, state }];
}

function replace(table: Table, { target, bot = null }: ProposeReplace): Draft[] {
  if (!table.seats[target]) throw new Refused("quayside.table.no-such-seat");
  const people = table.seats.filter(({ kind }, i) => kind === "person" && i !== target);
  if (!table.line && bot !== null && people.length === 0)
    throw new Refused("quayside.table.setup", "at least one seat must be for a person");
  return [{ what: { kind: "replaced", seat: target, bot, why: "agreed" } }];
}

/** Return what happens when the running clock has nothing left; nothing while it has (GL-1). */
export function timeIsUp(table: Table, world: World): Event[] {
  const running = timeLeft(table, world.now());
  const clock = table.opened?.clock;
  if (!running || running.left > 0 || !clock || clock.kind === "none") return [];
  const { seat } = running;
  if (clock.then === "lose") return write(table, leave(table, seat, "time"), world);
  return write(
    table,
    [{ what: { kind: "replaced", seat, bot: BOT_AFTER_TIME, why: "time" } }],
    world,
  );
}

// Bots --------------------------------------------------------------------------------------------

/** Return the seat whose bot must roll or move now; null if a person or nobody must. */
export function botToAct(table: Table): { seat: number; level: string } | null {
  if (!table.line || table.finished || table.opened?.dice === "imported") return null;
  const { state } = table.line;
  const seat = state.toMove;
  const chair = seat === null ? undefined : table.seats[seat];
  // With real dice people roll for a bot.
  if (seat === null || !chair?.bot || (state.isChance && table.opened?.dice === "real"))
    return null;
  return chair.kind === "bot" ? { seat, level: chair.bot } : null;
}

/** End a game that no person plays any more, once bots have played on for long enough. */
export function abandon(table: Table, world: World): Event[] {
  if (!table.line || table.finished || table.botRun < MOST_ALONE) return [];
  const { gone } = table.line.state;
  const isForsaken = table.seats.every(({ kind }, seat) => kind === "bot" || gone.includes(seat));
  if (!isForsaken) return [];
  const what: What = {
    kind: "finished",
    winners: [],
    scores: null,
    secret: "",
    abandoned: true,
  };
  return write(table, [{ what }], world);
}

/** Note that a bot failed; after three failures in a row it plays any legal move. */
export function botFailed(table: Table, seat: number, world: World): Event[] {
  const bot = table.seats[seat]?.bot ?? "";
  const failures = table.failures + 1;
  return write(table, [{ what: { kind: "bot-failed", seat, bot, failures } }], world);
}

/** Note that the game goes on at another table. */
export function rematched(table: Table, fresh: string, world: World): Event[] {
  if (!table.finished) throw new Refused("quayside.table.not-finished");
  if (table.rematch !== null)
    throw new Refused("quayside.table.rematch", `the rematch is table ${table.rematch}`);
  return write(table, [{ what: { kind: "rematched", table: fresh } }], world);
}
