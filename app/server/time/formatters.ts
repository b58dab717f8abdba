const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 500;

type Options = Intl.DateTimeFormatOptions & { locale?: string };

/** Cached, because creating one takes longer than formatting a month of times. `name` identifies the options. */
export function getFormatter(zone: string, name: string, { locale = "en-US", ...options }: Options) {
  const key = `${name} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(key, formatter);
  }
  return formatter;
}

export function formatTimestamp(at: Date | number, zone: string, name: string, options: Options): string {
  // Newer versions of Node.js write a narrow no-break space before AM and PM.
  return getFormatter(zone, name, options).format(at).replaceAll("\u202f", " ");
}

export const nameMonth = (at: Date | number, zone: string): string =>
  formatTimestamp(at, zone, "name of the month", { month: "long" });

export const formatHour = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? "AM" : "PM"}`;

/** `day` is YYYY-MM-DD, the same in every time zone. */
export function formatCalendarDay(day: string, options: Intl.DateTimeFormatOptions): string {
  return formatTimestamp(Date.parse(day), "UTC", JSON.stringify(options), options);
}

/** UTC has many ids, and Intl names some of them "GMT+00:00" or "Greenwich Mean Time". */
export const isUtc = (zone: string): boolean =>
  /^(Etc\/)?(UTC|UCT|GMT|GMT[+-]?0|Greenwich|Universal|Zulu)$/i.test(zone);

/** Follows a zone's name: " (America/New York)", or nothing for UTC, whose name says it all. */
export const addZoneId = (id: string) => (isUtc(id) ? "" : ` (${id.replaceAll("_", " ")})`);
