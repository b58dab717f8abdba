import { paths } from "#app/paths";

/**
 * Registers the offline worker of this build. Opened with `?worker=off`, a page takes it away from this browser
 * together with what it kept (docs/operations.md).
 */
export async function startWorker(): Promise<void> {
  // In development files have no hashes and change all the time.
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  try {
    if (new URLSearchParams(location.search).get("worker") === "off") return await stopWorker();
    const version = encodeURIComponent(window.__remixManifest?.version ?? "0");
    await navigator.serviceWorker.register(`${paths.officeWorker}?v=${version}`, { scope: paths.admin });
  } catch {
    // Private windows and policies forbid it; the office works as well without.
  }
}

async function stopWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
  for (const name of await caches.keys()) if (name.startsWith("office-")) await caches.delete(name);
}
