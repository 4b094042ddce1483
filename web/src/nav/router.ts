/** Where the person is, and going elsewhere. */
import { atom } from "nanostores";
import { SERVER } from "../net/server";
import { addressOf, parseRoute, type Route, renewed } from "./address";

export type { Route } from "./address";

/** The game of the table that is shown, once it is known; null on other pages. */
export const shownGame = atom<string | null>(null);

/** Whether the sheet of keys is open. */
export const keysShown = atom(false);

const address = renewed(SERVER, location);
if (address !== null) history.replaceState(null, "", address);

export const route = atom<Route>(parseRoute(location.hash));

/** The person went back or forward, or changed the address by hand. */
const follow = (): void => route.set(parseRoute(location.hash));
window.addEventListener("popstate", follow);
window.addEventListener("hashchange", follow);

/** Whether two routes are the same page: with a key, a move or a place in the text it is another
 * look at it. */
function isSamePage(one: Route, other: Route): boolean {
  const essence = (of: Route) => JSON.stringify({ ...of, key: null, move: null, anchor: null });
  return essence(one) === essence(other);
}

/** Go to a page of the app. A person who reads or hears the page begins at its heading. */
export function go(path: string, replace = false): void {
  const before = route.get();
  if (replace) history.replaceState(null, "", addressOf(path));
  else history.pushState(null, "", addressOf(path));
  const now = parseRoute(location.hash);
  route.set(now);
  if (replace || isSamePage(before, now)) return;
  window.scrollTo(0, 0);
  arrived.set(arrived.get() + 1);
}

/** Counts the pages that were gone to, so that the focus can go along. */
export const arrived = atom(0);
