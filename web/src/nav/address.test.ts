import { expect, it } from "vitest";
import { addressOf, parseRoute, positionPath, renewed } from "./address";

const TABLE = "a".repeat(22);
const KEY = "k-_".padEnd(22, "9");
const table = { page: "table", table: TABLE, key: null, move: null, report: false };

it("reads every page from the fragment", () => {
  for (const home of ["", "#", "#/"]) expect(parseRoute(home)).toEqual({ page: "home" });
  expect(parseRoute(`#/t/${TABLE}`)).toEqual(table);
  expect(parseRoute(`#/t/${TABLE}?key=${KEY}`)).toEqual({ ...table, key: KEY });
  expect(parseRoute(`#/t/${TABLE}/move/17`)).toEqual({ ...table, move: 17 });
  expect(parseRoute(`#/t/${TABLE}/report`)).toEqual({ ...table, report: true });
  const open = { page: "open", family: "pig", edition: null, way: null };
  expect(parseRoute("#/open/pig?with=here")).toEqual({ ...open, way: "here" });
  expect(parseRoute("#/open/pig/fast")).toEqual({ ...open, edition: "fast" });
  const rules = { page: "rules", family: "pig", edition: "fast", anchor: null };
  expect(parseRoute("#/rules/pig/fast")).toEqual(rules);
  expect(parseRoute("#/rules/pig/fast?at=PG-3")).toEqual({ ...rules, anchor: "PG-3" });
  const learn = { page: "learn", family: "pig", step: null };
  expect(parseRoute("#/learn/pig")).toEqual(learn);
  expect(parseRoute("#/learn/pig/roll")).toEqual({ ...learn, step: "roll" });
  expect(parseRoute("#/record")).toEqual({ page: "record" });
  expect(parseRoute("#/at-the-table")).toEqual({ page: "real", family: null });
  expect(parseRoute("#/puzzles")).toEqual({ page: "puzzles" });
  expect(parseRoute("#/puzzles/pig/7")).toEqual({ page: "puzzle", family: "pig", number: 7 });
  expect(parseRoute("#/puzzle")).toEqual({ page: "day" });
});

it("reads where an analysis begins", () => {
  const analysis = { page: "analysis", of: "nothing", id: "", move: null };
  expect(parseRoute("#/a")).toEqual(analysis);
  expect(parseRoute(`#/a/${TABLE}`)).toEqual({ ...analysis, of: "kept", id: TABLE });
  expect(parseRoute("#/a/r/x-_9")).toEqual({ ...analysis, of: "packed", id: "x-_9" });
  const ofTable = { ...analysis, of: "table", id: TABLE };
  expect(parseRoute(`#/a/t/${TABLE}`)).toEqual(ofTable);
  expect(parseRoute(`#/a/t/${TABLE}/move/17`)).toEqual({ ...ofTable, move: 17 });
  for (const wrong of ["#/a/short", "#/a/t/short", "#/a/r/", "#/a/r/+"])
    expect(parseRoute(wrong)).toEqual({ page: "missing" });
});

it("calls nonsense missing, and takes neither a key nor a move from it", () => {
  for (const wrong of [
    "#/nowhere",
    "#/t/short",
    "#/open",
    "#/rules/A",
    "#/learn",
    "#/p/",
    "#/p/%",
    "#main",
    "#/puzzles/pig",
  ])
    expect(parseRoute(wrong)).toEqual({ page: "missing" });
  expect(parseRoute(`#/t/${TABLE}/move/x?key=short`)).toEqual(table);
});

it("carries any position in an address", () => {
  const position = "pig:fast 1/2 ?key=#% é";
  expect(parseRoute(addressOf(positionPath(position)))).toEqual({ page: "position", position });
});

it("turns paths of components into fragments", () => {
  expect(addressOf("/")).toBe("#/");
  expect(addressOf("/open/pig/fast?with=here")).toBe("#/open/pig/fast?with=here");
  expect(addressOf(`/t/${TABLE}?key=${KEY}`)).toBe(`#/t/${TABLE}?key=${KEY}`);
});

it("renews addresses of version 0.1 on a server, with the key behind #", () => {
  const at = (path: string) => {
    const { pathname, search, hash } = new URL(path, "http://quay.test");
    return { pathname, search, hash };
  };
  expect(renewed("/", at(`/t/${TABLE}#${KEY}`))).toBe(`/#/t/${TABLE}?key=${KEY}`);
  expect(renewed("/", at("/rules/pig/fast#PG-3"))).toBe("/#/rules/pig/fast?at=PG-3");
  expect(renewed("/", at("/open/pig?with=here"))).toBe("/#/open/pig?with=here");
  expect(renewed("/", at(`/t/${TABLE}#/record`))).toBe("/#/record");
  for (const path of ["/", `/#/t/${TABLE}`]) expect(renewed("/", at(path))).toBeNull();
  // A static edition is in a folder that says nothing about pages.
  expect(renewed(null, at("/t/games/quay/#/record"))).toBeNull();
});
