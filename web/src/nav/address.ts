/**
 * Addresses of the pages. They are in the fragment, behind `#`: pages work from any folder of any
 * web host, and no request carries the key of a seat.
 */
export type Route =
  | { page: "home" }
  | { page: "open"; family: string; edition: string | null; way: string | null }
  | { page: "table"; table: string; key: string | null; move: number | null; report: boolean }
  | { page: "position"; position: string }
  | {
      page: "analysis";
      of: "nothing" | "kept" | "table" | "packed";
      id: string;
      move: number | null;
    }
  | { page: "rules"; family: string; edition: string | null; anchor: string | null }
  | { page: "learn"; family: string; step: string | null }
  | { page: "record" }
  | { page: "moved"; packed: string }
  | { page: "real"; family: string | null }
  | { page: "layouts"; family: string; id: string | null }
  | { page: "puzzles" }
  | { page: "puzzle"; family: string; number: number }
  | { page: "day" }
  | { page: "missing" };

const ID = /^[A-Za-z0-9_-]{22}$/;
const FAMILY = /^[a-z][a-z0-9_-]*$/;
const PACKED = /^[A-Za-z0-9_-]+$/;
const NUMBER = /^\d{1,6}$/;

/** The page that a fragment means, such as `#/t/TABLE/move/17`; nothing means the home page. */
export function parseRoute(fragment: string): Route {
  const [path = "", query = ""] = fragment.replace(/^#/, "").split(/\?(.*)/s);
  const [first = "", second = "", third = "", fourth = ""] = path.split("/").filter(Boolean);
  const given = new URLSearchParams(query);
  switch (first) {
    case "":
      return { page: "home" };
    case "open":
      if (FAMILY.test(second)) {
        const edition = third || given.get("edition");
        return { page: "open", family: second, edition, way: given.get("with") };
      }
      break;
    case "t":
      if (ID.test(second)) {
        const key = given.get("key") ?? "";
        const move = third === "move" && NUMBER.test(fourth) ? Number(fourth) : null;
        const report = third === "report";
        return { page: "table", table: second, key: ID.test(key) ? key : null, move, report };
      }
      break;
    case "p": {
      const position = decoded(path.slice("/p/".length));
      if (position) return { page: "position", position };
      break;
    }
    case "a":
      return analysisRoute(path.split("/").filter(Boolean).slice(1));
    case "rules":
      if (FAMILY.test(second)) {
        return { page: "rules", family: second, edition: third || null, anchor: given.get("at") };
      }
      break;
    case "learn":
      if (FAMILY.test(second)) return { page: "learn", family: second, step: third || null };
      break;
    case "g":
      if (second) return { page: "moved", packed: second };
      break;
    case "record":
      return { page: "record" };
    case "puzzles":
      if (!second) return { page: "puzzles" };
      if (FAMILY.test(second) && NUMBER.test(third))
        return { page: "puzzle", family: second, number: Number(third) };
      break;
    case "puzzle":
      return { page: "day" };
    case "at-the-table":
      return { page: "real", family: given.get("game") };
    case "layouts":
      if (FAMILY.test(second)) return { page: "layouts", family: second, id: third || null };
      break;
  }
  return { page: "missing" };
}

/** `a`: nothing yet; `a/ID`: one that is kept; `a/t/TABLE/move/17`; `a/r/PACKED`: all in the address. */
function analysisRoute([first = "", second = "", third = "", fourth = ""]: string[]): Route {
  const found = { page: "analysis", move: null } as const;
  if (first === "") return { ...found, of: "nothing", id: "" };
  if (first === "r" && PACKED.test(second)) return { ...found, of: "packed", id: second };
  if (first === "t" && ID.test(second)) {
    const move = third === "move" && NUMBER.test(fourth) ? Number(fourth) : null;
    return { ...found, of: "table", id: second, move };
  }
  return ID.test(first) ? { ...found, of: "kept", id: first } : { page: "missing" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/**
 * The fragment for a page as components name it, such as `/rules/GAME?at=RULING`. What follows
 * `#` in a path is what addresses of version 0.1 had there: a key, or a place in the rules.
 */
export function addressOf(path: string): string {
  const [, way = "", query = "", behind = ""] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(path) ?? [];
  const given = new URLSearchParams(query);
  if (behind) given.set(way.startsWith("/t/") ? "key" : "at", behind);
  return `#${way || "/"}${given.size ? `?${given}` : ""}`;
}

/** The path of the page that shows a position. */
export const positionPath = (position: string): string => `/p/${encodeURIComponent(position)}`;

/** Where the pages of a server begin. It answers every path below with the same page, for previews
 * of links and for addresses of version 0.1. */
const SERVED = "/";

/** The address to show instead of an older one; null if it is as it should be. */
export function renewed(
  server: string | null,
  at: Pick<Location, "pathname" | "search" | "hash">,
): string | null {
  if (server !== SERVED || at.pathname === SERVED) return null;
  // An address of today that was opened at an older path.
  if (at.hash.startsWith("#/")) return SERVED + at.hash;
  return SERVED + addressOf(at.pathname + at.search + at.hash);
}
