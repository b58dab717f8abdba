const format = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" });

/** `2026-12-11` as "Friday, December 11". */
export const formatValidDay = (day: string): string => format.format(new Date(`${day}T12:00:00Z`));
