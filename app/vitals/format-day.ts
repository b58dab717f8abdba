/** `2026-11-21` as `Nov 21`. A calendar day, so it does not depend on the time zone. */
export function formatDay(day = ""): string {
  return new Date(day).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
}
