/* Keeps the page's own files, so that it opens without a network and says so. Tables are never kept. */
const SHELF = "greenbaize-BUILD";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== SHELF).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate")
    event.respondWith(fetch(request).then(kept("/", pathname), () => caches.match("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** Assets never change: another one has another name. */
async function asset(request) {
  const known = await caches.match(request);
  return known ?? fetch(request).then(kept(request));
}

/** Puts a good answer on the shelf; of pages only the first, which is the same for all. */
function kept(key, pathname = key) {
  return async (answer) => {
    if (answer.ok && (key === pathname || typeof key !== "string")) {
      const shelf = await caches.open(SHELF);
      await shelf.put(key, answer.clone());
    }
    return answer;
  };
}
