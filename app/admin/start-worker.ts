import { paths } from "../paths";

/** Registers the offline worker. `?worker=off` removes it and its cache from this browser (docs/operations.md). */
export async function startWorker(): Promise<void> {
  // In development, file names have no hashes.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    if (new URLSearchParams(location.search).get("worker") === "off") return await stopWorker();
    const version = encodeURIComponent(window.__remixManifest?.version ?? "0");
    await navigator.serviceWorker.register(`${paths.officeWorker}?v=${version}`, { scope: paths.admin });
  } catch {
    // Some private windows and policies do not allow service workers. The office works without one.
  }
}

async function stopWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("office-")) await caches.delete(name);
}
