import { afterEach, expect, test, vi } from "vitest";
import { getGames } from "./api";

vi.mock("./server", () => ({ SERVER: "/" }));

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) =>
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status })));

test("a server or proxy that is busy is told from a refusal", async () => {
  answering(503, "Service Unavailable");
  await expect(getGames()).rejects.toMatchObject({ code: "quayside.server.busy" });
  answering(429, "<html>");
  await expect(getGames()).rejects.toMatchObject({ code: "quayside.limit.rate" });
  answering(502, "<html>");
  await expect(getGames()).rejects.toMatchObject({ code: "quayside.server.failed" });
});

test("a refusal keeps its code, whatever its status", async () => {
  const problem = { code: "quayside.move.illegal", message: "no", ruling: "DK-7" };
  answering(409, JSON.stringify(problem));
  await expect(getGames()).rejects.toMatchObject({
    code: "quayside.move.illegal",
    ruling: "DK-7",
  });
});
