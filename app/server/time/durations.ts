/** Milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** Shortens `s-maxage` to fractions of a second, because whole seconds would cache nothing in the last one. */
export function cacheUntil(cacheControl: string, now: number, changesAt: number | null): string {
  if (changesAt === null) return cacheControl;
  const left = (changesAt - now) / 1000;
  return cacheControl.replace(/s-maxage=(\d+)/, (_, seconds) => `s-maxage=${Math.min(Number(seconds), left)}`);
}
