/** Addresses of the pages. The key of a seat stands behind `#`, which no request carries. */
import { atom } from "nanostores";

export type Route =
  | { page: "home" }
  | { page: "open"; family: string; edition: string | null }
  | { page: "table"; table: string; key: string | null }
  | { page: "rules"; family: string; edition: string | null; anchor: string | null }
  | { page: "record" }
  | { page: "moved"; packed: string }
  | { page: "real" }
  | { page: "missing" };

const ID = /^[A-Za-z0-9_-]{22}$/;
const FAMILY = /^[a-z][a-z0-9_-]*$/;

export function parseRoute(path: string, hash: string, search = ""): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const edition = third || new URLSearchParams(search).get("edition");
  switch (first) {
    case "":
      return { page: "home" };
    case "open":
      if (FAMILY.test(second)) return { page: "open", family: second, edition };
      break;
    case "t":
      if (ID.test(second)) {
        const key = hash.slice(1);
        return { page: "table", table: second, key: ID.test(key) ? key : null };
      }
      break;
    case "rules":
      if (FAMILY.test(second)) {
        return { page: "rules", family: second, edition, anchor: hash.slice(1) || null };
      }
      break;
    case "g":
      if (second) return { page: "moved", packed: second };
      break;
    case "record":
      return { page: "record" };
    case "at-the-table":
      return { page: "real" };
  }
  return { page: "missing" };
}

/** The game of the table that is shown, once it is known; null on other pages. */
export const shownGame = atom<string | null>(null);

const here = (): Route => parseRoute(location.pathname, location.hash, location.search);
export const route = atom<Route>(here());
window.addEventListener("popstate", () => route.set(here()));
window.addEventListener("hashchange", () => route.set(here()));

/** Go to a page of the app. Whoever reads or hears the page begins at its heading. */
export function go(path: string, replace = false): void {
  const before = route.get();
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  const now = here();
  route.set(now);
  if (replace || JSON.stringify({ ...now, key: null }) === JSON.stringify({ ...before, key: null }))
    return;
  window.scrollTo(0, 0);
  arrived.set(arrived.get() + 1);
}

/** Counts the pages that were gone to, so that the focus can go along. */
export const arrived = atom(0);
