/**
 * Checking events from outside, as from a file: their shape, and that they can follow at a table.
 * A file may contain anything, and an illegal move would lead the kernels astray.
 */
import { splitName } from "../play/family";
import type { Event, What } from "../protocol";
import type { Table } from "./table";

type Wild = Readonly<Record<string, unknown>>;
type Test = (value: unknown) => boolean;

const isText: Test = (value) => typeof value === "string" && value.length <= 4000;
const isCount: Test = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isFlag: Test = (value) => typeof value === "boolean";
const isLevel: Test = (value) => typeof value === "string" && /^([1-8]|random)$/.test(value);
const orNull = (test: Test) => (value: unknown) => value === null || test(value);
const oneOf =
  (...values: readonly string[]) =>
  (value: unknown) =>
    typeof value === "string" && values.includes(value);
const listOf = (test: Test) => (value: unknown) => Array.isArray(value) && value.every(test);
const textsBy: Test = (value) =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(isText);
const shape = (tests: Readonly<Record<string, Test>>) => (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(tests).every(([name, test]) => test((value as Wild)[name]));

const isSeat = shape({
  kind: oneOf("open", "link", "person", "bot", "away"),
  name: isText,
  bot: orNull(isLevel),
  device: orNull(isCount),
});
const isClock: Test = (value) =>
  shape({ kind: oneOf("none") })(value) ||
  shape({
    kind: oneOf("player"),
    seconds: isCount,
    increment: isCount,
    then: oneOf("bot", "lose"),
  })(value) ||
  shape({ kind: oneOf("days"), days: isCount, then: oneOf("bot", "lose") })(value);

/** The shape of everything that happens at a local table, by its kind. */
const SHAPES: Readonly<Partial<Record<What["kind"], Test>>> = {
  opened: shape({
    game: isText,
    options: textsBy,
    seats: listOf(isSeat),
    dice: oneOf("fair", "real", "imported"),
    commitment: isText,
    clock: isClock,
    aids: shape({ hints: isFlag, chances: isFlag }),
    knowledge: oneOf("open", "memory"),
    listed: isFlag,
    rematch_of: orNull(isText),
    headers: textsBy,
    starter: orNull(isCount),
    helped: (value) => value === undefined || orNull(listOf(isCount))(value),
    colours: (value) => value === undefined || orNull(listOf(isText))(value),
  }),
  sat: shape({ seat: isCount, name: isText, part: isText, since: isCount, device: isCount }),
  renamed: shape({ seat: isCount, name: isText }),
  started: shape({ deal: orNull(textsBy) }),
  rolled: shape({ seat: isCount, face: isCount, number: orNull(isCount), counts: isFlag }),
  moved: shape({ seat: isCount, move: isText, action: isCount }),
  gone: shape({ seat: isCount, how: oneOf("resign", "time"), withdrawn: isCount }),
  "taken-back": shape({ seat: isCount, target: isCount }),
  replaced: shape({ seat: isCount, bot: orNull(isLevel), why: oneOf("agreed", "time") }),
  "bot-failed": shape({ seat: isCount, bot: isText, failures: isCount }),
  finished: shape({
    winners: listOf(isCount),
    scores: orNull(listOf((value) => typeof value === "number")),
    secret: isText,
    abandoned: isFlag,
  }),
  rematched: shape({ table: isText }),
};
const isEvent = shape({
  n: isCount,
  time: isCount,
  rules: isCount,
  position: isText,
  clocks: orNull(listOf((value) => typeof value === "number")),
});

/** Throw an error unless an event from outside can follow at a table. */
export function checkEvent(table: Table, event: Event): void {
  const { n, what } = event;
  const fail = (): never => {
    throw new Error(`event ${n} cannot follow here`);
  };
  if (!isEvent(event) || !SHAPES[what?.kind]?.(what)) fail();
  if ((what.kind === "opened") !== (table.opened === null)) fail();
  if ("seat" in what && !table.seats[what.seat]) fail();
  const isAfter = what.kind === "rematched";
  if (table.finished && !isAfter) fail();
  const { line } = table;
  switch (what.kind) {
    case "opened":
      if (!splitName(what.game)[0]) fail();
      return;
    case "started":
      if (line) fail();
      return;
    case "rolled": {
      const { state } = line ?? fail();
      if (state.toMove !== what.seat || state.roll(what.face).isChance === what.counts) fail();
      return;
    }
    case "moved": {
      const { state } = line ?? fail();
      if (what.action >= state.playable.family.actionCount) fail();
      if (state.toMove !== what.seat || state.isChance || state.write(what.action) !== what.move)
        fail();
      if (state.playable.rules.why(state.row, what.action).length) fail();
      return;
    }
    case "finished": {
      const { state } = line ?? fail();
      if (!what.abandoned && JSON.stringify(what.winners) !== JSON.stringify(state.winners)) fail();
      return;
    }
    case "gone":
    case "taken-back":
      if (!line) fail();
  }
}
