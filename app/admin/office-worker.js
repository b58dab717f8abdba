/**
 * Caches the built files, whose names include a hash, and the offline page; never documents, data or uploads. `?v=` is
 * the version of the build, so each build has its own cache.
 */
const PREFIX = "office-";
const CACHE = PREFIX + (new URL(self.location.href).searchParams.get("v") || "0");
const OFFLINE = "/admin/offline";
const BUILT = "/assets/";

/**
 * Opened only when the worker starts: opening the cache later could create it again after it was removed. Null if there
 * is no cache.
 */
let cacheOpening = caches.has(CACHE).then((there) => (there ? caches.open(CACHE) : null));

self.addEventListener("install", (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldCaches().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(getOfflinePage));
  else if (url.origin === self.location.origin && url.pathname.startsWith(BUILT))
    event.respondWith(getBuiltFile(request));
});

/** Includes the page's styles, fonts and script. Fetched without cookies. */
async function cacheOfflinePage() {
  cacheOpening = caches.open(CACHE);
  const cache = await cacheOpening;
  const page = await fetch(OFFLINE, { credentials: "omit", cache: "no-cache" });
  if (!page.ok) throw new Error("The offline page is not there");
  const files = findBuiltFiles(await page.clone().text());
  for (const style of files.filter((file) => file.endsWith(".css")))
    files.push(...findBuiltFiles(await (await fetch(style)).text()));
  await cache.addAll([...new Set(files)]);
  await cache.put(OFFLINE, page);
}

function findBuiltFiles(text) {
  return [...text.matchAll(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)].map(([file]) => file);
}

async function removeOldCaches() {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

async function getBuiltFile(request) {
  const cache = await cacheOpening;
  const cached = await cache?.match(request);
  if (cached) return cached;
  const fresh = await fetch(request);
  // Ignores errors such as a full disk.
  if (fresh.ok && fresh.type === "basic") await cache?.put(request, fresh.clone()).catch(() => {});
  return fresh;
}

async function getOfflinePage() {
  const cache = await cacheOpening;
  return (await cache?.match(OFFLINE)) || Response.error();
}
