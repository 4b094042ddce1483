// Pages open at once, also while the server restarts. Games always come from the server.
const CACHE = "quayside-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(begin()));

async function begin() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== location.origin) return;
  if (url.pathname.startsWith("/api/") || url.pathname === "/healthz") return;
  const hashed = url.pathname.startsWith("/assets/");
  event.respondWith(hashed ? cacheFirst(event.request) : serverFirst(event.request));
});

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function serverFirst(request) {
  const cache = await caches.open(CACHE);
  const key = request.mode === "navigate" ? "/" : request;
  try {
    const answer = await fetch(request);
    if (answer.ok) {
      if (key === "/") await forgetOldBuild(cache, answer.clone());
      await cache.put(key, answer.clone());
    }
    return answer;
  } catch (error) {
    const found = await cache.match(key);
    if (found) return found;
    throw error;
  }
}

// Another first page is another build: what belonged to the old one is not asked for any more.
async function forgetOldBuild(cache, answer) {
  const before = await cache.match("/");
  if (!before || (await before.text()) === (await answer.text())) return;
  for (const request of await cache.keys()) {
    if (new URL(request.url).pathname.startsWith("/assets/")) await cache.delete(request);
  }
}
