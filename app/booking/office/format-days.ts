const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString("en-US", {
    timeZone: "UTC",
    weekday: "short",
    month: "short",
    day: "numeric",
    ...options,
  });

/** `Thu, Nov 26` */
export const formatShortDay = (day: string): string => format(day, {});

/** `Thu, Nov 26, 2026` or `Thu, Dec 24, 2026 – Fri, Jan 1, 2027`, both days included. */
export function formatDaySpan({ from, to }: { from: string; to: string }): string {
  const last = format(to, { year: "numeric" });
  if (from === to) return last;
  return `${from.slice(0, 4) === to.slice(0, 4) ? formatShortDay(from) : format(from, { year: "numeric" })} – ${last}`;
}
