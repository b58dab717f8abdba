/**
 * The office's offline worker. It keeps the built files, whose names carry a hash of their content, and one page that
 * says that there is no connection. Documents, data and uploads are never kept: they go to the server or nowhere.
 * The page that registers it names the build in `?v=`, so each build has a worker and a cache of its own.
 */
const PREFIX = "office-";
const CACHE = PREFIX + (new URL(self.location.href).searchParams.get("v") || "0");
const OFFLINE = "/admin/offline";
const BUILT = "/assets/";

/**
 * The cache, opened when the worker starts and never again: opening it for a file that is on its way while the worker is
 * taken away, or replaced, would make anew what was just removed. Null where it is not there.
 */
let kept = caches.has(CACHE).then((there) => (there ? caches.open(CACHE) : null));

self.addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(offlinePage));
  else if (url.origin === self.location.origin && url.pathname.startsWith(BUILT)) event.respondWith(builtFile(request));
});

/** The offline page with the styles and fonts that it shows, as a stranger gets it: no cookie goes along. */
async function keepOfflinePage() {
  kept = caches.open(CACHE);
  const cache = await kept;
  const page = await fetch(OFFLINE, { credentials: "omit", cache: "no-cache" });
  if (!page.ok) throw new Error("The offline page is not there");
  const files = builtFilesIn(await page.clone().text());
  for (const style of files.filter((file) => file.endsWith(".css")))
    files.push(...builtFilesIn(await (await fetch(style)).text()));
  await cache.addAll([...new Set(files)]);
  await cache.put(OFFLINE, page);
}

function builtFilesIn(text) {
  return [...text.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)].map(([file]) => file);
}

async function removeOldCaches() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

async function builtFile(request) {
  const cache = await kept;
  const known = await cache?.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  // A disk without room is no reason to go without the file.
  if (fresh.ok && fresh.type === "basic") await cache?.put(request, fresh.clone()).catch(() => {});
  return fresh;
}

async function offlinePage() {
  const cache = await kept;
  return (await cache?.match(OFFLINE)) || Response.error();
}
