/**
 * Addresses of the pages. They are in the fragment, behind `#`: pages work from any folder of any
 * web host, and no request carries the key of a seat.
 */
export type Route =
  | { page: "home" }
  | { page: "open"; family: string; edition: string | null; way: string | null }
  | { page: "table"; table: string; key: string | null; move: number | null }
  | { page: "position"; position: string }
  | { page: "rules"; family: string; edition: string | null; anchor: string | null }
  | { page: "record" }
  | { page: "moved"; packed: string }
  | { page: "real" }
  | { page: "puzzles" }
  | { page: "puzzle"; family: string; number: number }
  | { page: "day" }
  | { page: "missing" };

const ID = /^[A-Za-z0-9_-]{22}$/;
const FAMILY = /^[a-z][a-z0-9_-]*$/;
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
        return { page: "table", table: second, key: ID.test(key) ? key : null, move };
      }
      break;
    case "p": {
      const position = decoded(path.slice("/p/".length));
      if (position) return { page: "position", position };
      break;
    }
    case "rules":
      if (FAMILY.test(second)) {
        return { page: "rules", family: second, edition: third || null, anchor: given.get("at") };
      }
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
      return { page: "real" };
  }
  return { page: "missing" };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

/**
 * The fragment for a page as components name it, such as `/rules/GAME?at=RULING`. What stands
 * behind `#` in a path is what addresses of version 0.1 had there: a key, or a place in the rules.
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
