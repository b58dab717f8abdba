const formatters = new Map<string, Intl.DateTimeFormat>();
const MAX_FORMATTERS = 500;

/** Cached, because creating one takes longer than formatting a month of times. `name` identifies the options. */
export function getFormatter(zone: string, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${name} ${zone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options });
    if (formatters.size >= MAX_FORMATTERS) formatters.clear();
    formatters.set(key, formatter);
  }
  return formatter;
}
