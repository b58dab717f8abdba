const KEY = "visit";

/** Notes where the visit began, on its first page. Other tabs and later visits have their own. */
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
    // The storage is full or not allowed: the forms work without it.
  }
}

export function fillVisitSource(input: HTMLInputElement): void {
  try {
    input.value = sessionStorage.getItem(KEY) ?? input.value;
  } catch {}
}
