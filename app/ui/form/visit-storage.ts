const KEY = "visit";

/** Stores where the visit began, on its first page. Each tab and visit has its own entry. */
export function rememberVisit(): void {
  try {
    if (sessionStorage.getItem(KEY)) return;
    const utm = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_")).slice(0, 10);
    sessionStorage.setItem(
      KEY,
      JSON.stringify({
        landing: location.pathname.slice(0, 200),
        referrer: document.referrer.slice(0, 500),
        utm: Object.fromEntries(utm.map(([name, value]) => [name.slice("utm_".length), value.slice(0, 100)])),
      }),
    );
  } catch {
    // The storage is full or blocked. The forms work without it.
  }
}

/** JSON. Null if nothing is stored, or the storage is blocked. */
export function readVisit(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
