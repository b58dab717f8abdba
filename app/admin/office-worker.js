/**
 * The office's offline worker. It keeps the built files, whose names carry a hash of their content, and one page that
 * says that there is no connection. Documents, data and uploads are never kept: they go to the server or nowhere.
 * The page that registers it names the build in `?v=`, so each build has a worker and a cache of its own.
 */
const PREFIX = "office-";
const CACHE = PREFIX + (new URL(self.location.href).searchParams.get("v") || "0");
const OFFLINE = "/admin/offline";
const BUILT = "/assets/";

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
  const cache = await caches.open(CACHE);
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
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok && fresh.type === "basic") await cache.put(request, fresh.clone());
  return fresh;
}

async function offlinePage() {
  const cache = await caches.open(CACHE);
  return (await cache.match(OFFLINE)) || Response.error();
}
