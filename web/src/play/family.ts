/** A game to be played, and what a family of games supplies beside its kernels. Names no game. */
import type { Row, Rules } from "./engine";
import { FormError, quote } from "./errors";
import type { Below } from "./random";
import type { Solution } from "./solution";

/** A game: its family, edition, number of players and the value of every option. A value. */
export interface Game {
  readonly family: string;
  readonly edition: string;
  readonly players: number;
  /** Every option of the family with its value, in the family's order. */
  readonly options: Readonly<Record<string, string>>;
}

/** A position of a game. */
export interface Position {
  readonly game: Game;
  readonly row: Row;
}

/** What is drawn before the first turn, as words of a record's header: `starter`, `colours` ... */
export type Deal = Readonly<Record<string, string>>;

/** The games of a family that there are. */
export interface Variants {
  readonly name: string;
  /** The first is the default. */
  readonly editions: readonly string[];
  readonly playerCounts: readonly number[];
  /** Values by option, the default first; `checkOption` may take others. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Return an option's value in normal form; throws `FormError`. */
  checkOption?(name: string, value: string): string;
}

/**
 * What a family supplies for reading, writing and setting up its games. What is legal is decided by
 * its kernels alone.
 */
export interface Family extends Variants {
  /** The version of the rules. */
  readonly version: number;
  readonly actionCount: number;
  /** How many outcomes a roll has; 0 in a game without chance. */
  readonly outcomeCount: number;
  /** The ruling behind each reason of the kernel `why`, by the reason's number. */
  readonly rulings: readonly string[];
  /** What the kernels of reasons write, by the kind of record. */
  readonly reasons: ReasonTable;
  /** Whether a player cannot leave in the middle of their own turn (GL-1). */
  readonly leavesBetweenTurns: boolean;

  /** Draw what is drawn before the first turn; without a generator the canonical deal. */
  deal(game: Game, draw: Below | null): Deal;
  /** Return the first position; throws `FormError` for a deal that cannot be. */
  start(game: Game, deal: Deal): Row;

  /** Read a position's words (rulebook section 5); throws `FormError`. */
  readPosition(words: readonly string[]): Position;
  /** Throw `FormError` for a position that was read and cannot come up in a game. */
  checkPosition(position: Position, rules: Rules): void;
  writePosition(position: Position): string;
  /** Read a move's text, legal or not; throws `FormError` with the form that it should have. */
  readAction(position: Position, text: string): number;
  writeAction(position: Position, action: number): string;

  /** The names of the places that reasons speak of, by number. */
  placeNames(game: Game): readonly string[];
  /** The points by seat; null in a game without points. */
  scores(position: Position): readonly number[] | null;
  /** The seats that are out of the game or have left it. */
  gone(position: Position): readonly number[];
  /** Whether the player to move has begun a turn, which is dropped when they leave (GL-1). */
  isMidTurn(row: Row): boolean;
  /** The number of the round; a record separates rounds by `/`. */
  roundOf(row: Row): number;

  /** Fetch the solution of a game that comes with the page; null for a game that has none. */
  openSolution?(game: Game): Promise<Solution> | null;
}

/** By kind of record: the key of a text, and the type of each argument by its name, in order. */
export type ReasonTable = readonly (readonly [string, Readonly<Record<string, string>>])[];

/** The families that there are, by name. */
export type Families = Readonly<Record<string, Family>>;

/** Return a game's name, for example `family:edition`. */
export function gameName(game: Game): string {
  return `${game.family}:${game.edition}`;
}

/** Return the options that are not at their default, in the family's order. */
export function unusualOptions(variants: Variants, game: Game): Record<string, string> {
  return Object.fromEntries(
    Object.entries(game.options).filter(([name, value]) => value !== variants.options[name]?.[0]),
  );
}

/** Return name, players and unusual options in one line. */
export function describeGame(variants: Variants, game: Game): string {
  return `${gameName(game)} for ${game.players} players${optionWords(variants, game)
    .map((word) => ` ${word}`)
    .join("")}`;
}

/** Return the unusual options as words of a position or a record: `option=value`. */
export function optionWords(variants: Variants, game: Game): string[] {
  return Object.entries(unusualOptions(variants, game)).map(([name, value]) => `${name}=${value}`);
}

export function isSameGame(a: Game, b: Game): boolean {
  return (
    gameName(a) === gameName(b) &&
    a.players === b.players &&
    Object.entries(a.options).every(([name, value]) => b.options[name] === value)
  );
}

/** Return the name of a game, as an example in messages. */
export function exampleGame(families: Families): string {
  const [first] = Object.values(families);
  return `${first?.name}:${first?.editions[0]}`;
}

/** Return a family by name; throws `FormError`. */
export function findFamily(families: Families, name: string): Family {
  const found = Object.hasOwn(families, name) ? families[name] : undefined;
  if (found) return found;
  const known = Object.keys(families).join(", ");
  const said = { id: "form-game", args: { word: name } };
  throw new FormError("setup", `there is no game ${quote(name)}; there are: ${known}`, "", said);
}

/**
 * Return a game of a family; throws `FormError`. No edition means the first, no number of players
 * the smallest.
 */
export function findGame(
  variants: Variants,
  edition: string,
  players: number | null,
  options: Readonly<Record<string, string>>,
): Game {
  const { name: family, editions, playerCounts } = variants;
  const found = edition || (editions[0] ?? "");
  if (!editions.includes(found)) {
    const known = editions.join(", ");
    throw new FormError("setup", `${family} has no edition ${quote(found)}; it has: ${known}`, "", {
      id: "form-edition",
      args: { word: found, known },
    });
  }
  const count = players ?? playerCounts[0] ?? 0;
  if (!playerCounts.includes(count)) {
    const counts = playerCounts.join(", ");
    throw new FormError("setup", `${family} is for ${counts} players, not ${count}`, "", {
      id: "form-players",
      args: { counts, count },
    });
  }
  const given = Object.entries(options).map(
    ([name, value]) => [name, checkOption(variants, name, value)] as const,
  );
  const defaults = Object.entries(variants.options).map(
    ([name, values]) => [name, values[0] ?? ""] as const,
  );
  const values = { ...Object.fromEntries(defaults), ...Object.fromEntries(given) };
  return { family, edition: found, players: count, options: values };
}

function checkOption(variants: Variants, name: string, value: string): string {
  const values = Object.hasOwn(variants.options, name) ? variants.options[name] : undefined;
  if (!values) {
    const known = Object.keys(variants.options).join(", ");
    throw new FormError(
      "setup",
      `${variants.name} has no option ${quote(name)}; it has: ${known}`,
      "",
      { id: "form-option", args: { word: name } },
    );
  }
  if (values.includes(value)) return value;
  if (variants.checkOption) return variants.checkOption(name, value);
  return refuseOption(name, values, value);
}

/** Refuse a value that is not on an option's list. */
export function refuseOption(name: string, values: readonly string[], value: string): never {
  throw new FormError("setup", `${name} is one of ${values.join(", ")}; got ${quote(value)}`, "", {
    id: "form-option",
    args: { word: `${name}=${value}` },
  });
}

/** Split a game's name into family and edition, which is empty if it is not said. */
export function splitName(name: string): [family: string, edition: string] {
  const [family = "", ...edition] = name.trim().split(":");
  return [family, edition.join(":")];
}

/** Return the option `cap` as a whole number in text; throws `FormError`. */
export function checkCap(value: string, most: number): string {
  if (/^[0-9]+$/.test(value) && Number(value) <= most) return String(Number(value));
  throw new FormError(
    "setup",
    `cap is a whole number from 0 (none) to ${most}; got ${quote(value)}`,
    "",
    { id: "form-option", args: { word: `cap=${value}` } },
  );
}

/** Return the seat that begins; throws `FormError`. */
export function checkStarter(deal: Deal, players: number): number {
  const starter = deal.starter ?? "";
  if (/^[0-9]$/.test(starter) && Number(starter) < players) return Number(starter);
  throw new FormError(
    "setup",
    `the starting seat is one of 0 to ${players - 1}; got ${quote(starter)}`,
    "",
    { id: "form-word", args: { word: starter } },
  );
}
