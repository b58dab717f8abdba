/** In milliseconds. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Shortens the `s-maxage` of a page that is another from `changesAt` on. Times are in milliseconds. With fractions of a
 * second, which the document cache understands: it would keep no page in the last second.
 */
export function cacheUntil(cacheControl: string, now: number, changesAt: number | null): string {
  if (changesAt === null) return cacheControl;
  const left = (changesAt - now) / 1000;
  return cacheControl.replace(/s-maxage=(\d+)/, (_, seconds) => `s-maxage=${Math.min(Number(seconds), left)}`);
}
