/** Addresses of the pages. The key of a seat stands behind `#`, which no request carries. */

import type { Family } from "../position";
import { Store } from "../state/store";

export type Route =
  | { page: "home" }
  | { page: "open"; family: Family; edition: string | null }
  | { page: "table"; table: string; key: string | null }
  | { page: "rules"; family: Family; edition: string | null; anchor: string | null }
  | { page: "record" }
  | { page: "real" }
  | { page: "missing" };

const ID = /^[A-Za-z0-9_-]{22}$/;
const FAMILIES = ["docker", "dockers", "doce"];

export function parseRoute(path: string, hash: string, search = ""): Route {
  const [first = "", second = "", third = ""] = path.split("/").filter(Boolean);
  const isFamily = FAMILIES.includes(second);
  const edition = third || new URLSearchParams(search).get("edition");
  switch (first) {
    case "":
      return { page: "home" };
    case "open":
      if (isFamily) return { page: "open", family: second as Family, edition };
      break;
    case "t":
      if (ID.test(second)) {
        const key = hash.slice(1);
        return { page: "table", table: second, key: ID.test(key) ? key : null };
      }
      break;
    case "rules":
      if (isFamily) {
        return { page: "rules", family: second as Family, edition, anchor: hash.slice(1) || null };
      }
      break;
    case "record":
      return { page: "record" };
    case "at-the-table":
      return { page: "real" };
  }
  return { page: "missing" };
}

/** The game of the table that is shown, once it is known; null on other pages. */
export const shownGame = new Store<string | null>(null);

const here = (): Route => parseRoute(location.pathname, location.hash, location.search);
export const route = new Store<Route>(here());
window.addEventListener("popstate", () => route.set(here()));
window.addEventListener("hashchange", () => route.set(here()));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  route.set(here());
  window.scrollTo(0, 0);
}
