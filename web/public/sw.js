// The pages without a network: all files of a build are kept, and only a whole build is used. What
// asks a server goes past this file. Pages that are open stay with the build that they began with.

// Who hands out the pages fills these in: each file with its hash, and a name for all of them.
const FILES = {};
const BUILD = "";

const OURS = `quayside ${self.registration.scope} `;
const CACHE = OURS + BUILD;
const OF_0_1 = "quayside-1";
/** The home page, which is kept last: a build that has it is whole. */
const INDEX = "./";
/** Addresses of version 0.1 that a server answers with the home page. */
const PAGES = /^(|index\.html|(t|open|rules|record|at-the-table)(\/.*)?)$/;
const TRIES = 5;
/** Between two files: a server counts how often it is asked, and the person comes first. */
const PAUSE = 25;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(begin()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  if (request.method !== "GET" || path === null) return;
  if (request.mode === "navigate") {
    if (PAGES.test(path)) event.respondWith(find(request, INDEX));
  } else if (path.startsWith("assets/") || (path !== "" && path in FILES)) {
    event.respondWith(find(request, request));
  }
});

/** The path of an address below the folder of the pages; null for what is elsewhere. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  const scope = new URL(self.registration.scope);
  const inside = origin === scope.origin && pathname.startsWith(scope.pathname);
  return inside ? pathname.slice(scope.pathname.length) : null;
}

async function keepAll() {
  const cache = await caches.open(CACHE);
  const { "index.html": index, ...others } = FILES;
  for (const [path, integrity] of [...Object.entries(others), [INDEX, index]]) {
    // What was kept before the network went away is not fetched again.
    if (await cache.match(path, { ignoreVary: true })) continue;
    await cache.put(path, (await known(path)) ?? (await fetchFile(path, integrity)));
    await pause(PAUSE);
  }
  await self.skipWaiting();
}

/** A file of an earlier build with the same name: under assets/ a name means the same contents. */
async function known(path) {
  return path.startsWith("assets/") ? findIn(await builds(), path) : undefined;
}

/** A file whose contents are those of this build and no other. */
async function fetchFile(path, integrity) {
  const cache = path.startsWith("assets/") ? "default" : "no-cache";
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await fetch(path, { integrity, cache });
      if (answer.ok) return answer;
      throw new Error(`${path}: ${answer.status}`);
    } catch (error) {
      if (tries === TRIES) throw error;
      await pause(1000 * tries);
    }
  }
}

const pause = (time) => new Promise((done) => setTimeout(done, time));

/** The caches of these pages, the newest first. */
async function builds() {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(OURS)).reverse();
}

async function findIn(names, key) {
  for (const name of names) {
    const found = await (await caches.open(name)).match(key, { ignoreVary: true });
    if (found) return found;
  }
  return undefined;
}

/** This build comes first; pages of the build before still ask for its files. */
async function find(request, key) {
  const found = await findIn(key === INDEX ? [CACHE] : [CACHE, ...(await builds())], key);
  return found ?? fetch(request);
}

/** Keep the whole build before this one for pages that are open, and nothing older. */
async function begin() {
  let before = null;
  for (const name of (await builds()).filter((one) => one !== CACHE)) {
    if (before === null && (await findIn([name], INDEX))) before = name;
    else await caches.delete(name);
  }
  await caches.delete(OF_0_1);
  await self.clients.claim();
}
