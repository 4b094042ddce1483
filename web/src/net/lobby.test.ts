import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { LobbyTable, ToClient } from "../protocol";
import { FakeSocket, fakePage } from "../testing/socket";
import { followLobby } from "./lobby";

let page: ReturnType<typeof fakePage>;
beforeEach(() => {
  vi.useFakeTimers();
  page = fakePage();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lobby = (...ids: string[]): ToClient => ({
  type: "lobby",
  tables: ids.map((table) => ({ table }) as LobbyTable),
});

it("shows the lobby whenever it changes, and connects again after a loss", () => {
  const shown: string[][] = [];
  const stop = followLobby((tables) => shown.push(tables.map(({ table }) => table)));
  FakeSocket.last.open().say(lobby(), { type: "head", n: 0 }, lobby("a"));
  expect(FakeSocket.last.of("lobby")).toEqual([{ type: "lobby", v: 2 }]);
  expect(shown).toEqual([[], ["a"]]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(5000);
  FakeSocket.last.open().say(lobby("a", "b"));
  expect(shown.at(-1)).toEqual(["a", "b"]);
  stop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(2);
});

it("asks for nothing while nobody looks at the page", () => {
  const stop = followLobby(() => undefined);
  FakeSocket.last.open();
  page.look("hidden");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.map(({ readyState }) => readyState)).toEqual([3]);
  page.look("visible");
  expect(FakeSocket.all.length).toBe(2);
  stop();
});
