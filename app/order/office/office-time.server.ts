/** A time as the office reads it: `Nov 21, 8:42 AM`, with the year when it is not this one. */
export function officeTime(at: Date, timeZone = "America/New_York", now = new Date()): string {
  const year = (date: Date) => date.toLocaleDateString("en-US", { timeZone, year: "numeric" });
  return at.toLocaleString("en-US", {
    timeZone,
    month: "short",
    day: "numeric",
    ...(year(at) === year(now) ? {} : { year: "numeric" }),
    hour: "numeric",
    minute: "2-digit",
  });
}
