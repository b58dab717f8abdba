/** Whether the text is a day that exists, such as "2026-01-31". `Date` alone would read 2026-02-30 as March 2. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
