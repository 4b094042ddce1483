/** Whether a position of Dockers that was read can come up in a game; if not, why. */
import { saySeat } from "../../board/sides";
import { cell, type Row, type Rules } from "../../play/engine";
import { FormError } from "../../play/errors";
import type { Position } from "../../play/family";
import type { Said } from "../../text/said";
import { blockOf } from "./blocks";
import * as c from "./layout";
import { facesOf, leftIn, type Place, placeOf } from "./numbers";

/** Refuse the position; `why` and `args` are the text for people, `cannot-dockers-WHY`. */
function fail(message: string, ruling: string, why: string, args: Said["args"] = {}): never {
  throw new FormError("position", message, ruling, { id: `cannot-dockers-${why}`, args });
}

export function checkPosition({ game, row }: Position, rules: Rules): void {
  const { crates, codes } = blockOf(game.options.layout ?? "");
  const places = codes.map((_, i) => placeOf(cell(row, c.CRATE + i)));
  checkColumns(codes, places);
  for (const [i, { code, faces }] of crates.entries())
    if (!orientations(faces).has(facesOf(cell(row, c.CRATE + i))))
      fail(
        `${code} cannot lie like that: its faces are those of ${faces}, turned`,
        "CR-2",
        "faces",
        { crate: code },
      );
  checkCustoms(codes, places, row);
  checkWay(codes, places, row);
  checkJoined(places, row);
  checkEnd(row, rules);
}

function checkColumns(codes: readonly string[], places: readonly Place[]): void {
  const known = new Map<string, string>();
  for (const [i, place] of places.entries()) {
    const text = place.join();
    const other = known.get(text);
    if (other)
      fail(`${other} and ${codes[i]} cannot both be in ${text}`, "", "both", {
        crate: codes[i] ?? "",
        other,
      });
    known.set(text, codes[i] ?? "");
  }
  for (const [i, [x, y, floor]] of places.entries())
    if (floor && !known.has(`${x},${y},${floor - 1}`))
      fail(`nothing carries ${codes[i]} in ${x},${y},${floor}`, "", "hangs", {
        crate: codes[i] ?? "",
      });
  if (Math.min(...places.map(([x]) => x)) || Math.min(...places.map(([, y]) => y)))
    fail("the smallest x and y of all crates must be 0", "CR-1", "corner");
}

/** Return all ways in which a crate with these faces can lie. */
export function orientations(faces: string): ReadonlySet<string> {
  const found = new Set([faces]);
  for (const [up = "", down = "", north = "", east = "", south = "", west = ""] of found) {
    found.add(south + north + up + east + down + west); // tipped north
    found.add(up + down + west + north + east + south); // turned clockwise
  }
  return found;
}

function checkCustoms(codes: readonly string[], places: readonly Place[], row: Row): void {
  const customs = cell(row, c.CUSTOMS);
  const isBeside = customs === c.NO_CRATE;
  if (isBeside !== (row[c.TURNS] === 0))
    fail(
      "customs:- belongs to turns:0; after the first turn the token is on a crate",
      "CR-9",
      isBeside ? "customs-missing" : "customs-early",
    );
  const place = places[customs];
  if (isBeside || !place) return;
  const [x, y, floor] = place;
  if (places.some(([u, v, other]) => u === x && v === y && other === floor + 1))
    fail(`${codes[customs]} has the Customs token, so no crate lies on it`, "", "customs-covered", {
      crate: codes[customs] ?? "",
    });
  const hasMoved = leftIn(row).some(({ crate }) => crate === customs);
  if (hasMoved || (cell(row, c.PIVOTED) >> customs) & 1)
    fail(`${codes[customs]} has the Customs token and cannot have moved`, "", "customs-moved", {
      crate: codes[customs] ?? "",
    });
}

/** Check that the places left in this turn lead to where their crates are now (CR-3). */
function checkWay(codes: readonly string[], places: readonly Place[], row: Row): void {
  const left = leftIn(row);
  for (const crate of new Set(left.map((one) => one.crate))) {
    const been = left.filter((one) => one.crate === crate).map(({ place }) => place);
    const now = places[crate];
    if (now && !leadsTo(now, been))
      fail(
        `the places that ${codes[crate]} left in this turn do not lead to ${now.join()}`,
        "CR-3",
        "way",
        { crate: codes[crate] ?? "" },
      );
  }
}

/** Return whether some order of places leads to one by tips and falls. */
function leadsTo(end: Place, places: readonly Place[]): boolean {
  return (
    places.length === 0 ||
    places.some((last) => {
      const rest = places.filter((place) => place !== last);
      return isStep(last, end) && leadsTo(last, rest);
    })
  );
}

function isStep(a: Place, b: Place): boolean {
  return Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) === 1 && a[2] >= b[2];
}

function checkJoined(places: readonly Place[], row: Row): void {
  const moves = cell(row, c.MOVES);
  if (row[c.JOINED] !== c.BY_MOVE && moves !== 0 && moves !== c.TURN_MOVES) return;
  const apart = new Map(places.map(([x, y]) => [`${x},${y}`, [x, y] as const]));
  const edge = [...apart.values()].slice(0, 1);
  for (let here = edge.pop(); here; here = edge.pop()) {
    const [x, y] = here;
    apart.delete(`${x},${y}`);
    for (const key of [`${x},${y + 1}`, `${x + 1},${y}`, `${x},${y - 1}`, `${x - 1},${y}`]) {
      const next = apart.get(key);
      if (next) edge.push(next);
    }
  }
  if (apart.size) fail("the crates are not all joined", "CR-5", "apart");
}

/** Check that the game is over if and only if it says so (CR-6, CR-10, GL-1). */
function checkEnd(row: Row, rules: Rules): void {
  const turn = cell(row, c.TURN);
  const over = turn === c.NOBODY;
  const [left, cap, turns] = [cell(row, c.LEFT), cell(row, c.CAP), cell(row, c.TURNS)];
  const players = cell(row, c.PLAYERS);
  const inside = [...Array(players).keys()].filter((seat) => !((left >> seat) & 1)).length;
  if (inside === 0) fail("the last player cannot have left", "GL-1", "all-left");
  if (!over && (left >> turn) & 1)
    fail(`seat ${turn} has left and cannot be to move`, "GL-1", "left", {
      who: saySeat(turn, players),
    });
  if (cap && (turns > cap || (turns === cap && row[c.MOVES])))
    fail(`at most ${cap} turns are played`, "CR-10", "turns", { most: cap });
  let ended = true;
  let ruling = inside === 1 ? "GL-1" : "CR-10";
  if (inside > 1 && !(cap && turns === cap)) {
    const ahead = row.slice();
    ahead[c.TURN] = Math.max(0, turn);
    ended = rules.legal(ahead).length === 0;
    ruling = "CR-6";
    if (ended && row[c.FINISH] === c.MUST && row[c.MOVES])
      fail("this turn cannot be finished", ruling, "unfinished");
  }
  if (ended !== over) {
    const wanted = ended ? "the game is over here: turn:-" : "the game goes on here";
    fail(`${wanted}, not turn:${over ? "-" : turn}`, ruling, ended ? "over" : "goes-on");
  }
}
