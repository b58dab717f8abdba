import type { Env } from "../env/env.server";

export function describeDownloadLimit({
  DOWNLOADS_PER_PURCHASE: downloads,
  DOWNLOAD_DAYS: days,
}: Pick<Env, "DOWNLOADS_PER_PURCHASE" | "DOWNLOAD_DAYS">): string {
  const times = downloads === 1 ? "once" : `${downloads.toLocaleString("en-US")} times`;
  return `You can download each file ${times} within ${describeDays(days)}, and it’s yours to keep.`;
}

function describeDays(days: number): string {
  if (days === 1) return "a day";
  if (days === 365) return "a year";
  return days % 365 === 0 ? `${days / 365} years` : `${days.toLocaleString("en-US")} days`;
}
