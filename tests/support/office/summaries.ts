import { sendSummaries } from "#app/summary/send-summaries.server";
import type { Row } from "#drizzle/schema";
import { emptyTables, insertRows } from "../database/rows";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";

/** Wednesday, 8 AM in New York. The turnaround is one business day, until 5 PM. */
export const WEDNESDAY = Date.parse("2026-11-25T08:00:00-05:00");
export const HOUR = 3_600_000;

/** Whoever gets a summary at 8 AM. */
export const addReader = (site: Site, userId: string, changes: Partial<Row<"adminUsers">> = {}) =>
  insertRows(site, "adminUsers", {
    ...{ userId, name: userId, role: "staff", email: `${userId}@palmetto.example`, passwordHash: "hashed" },
    ...{ rights: ["orders", "inbox", "sales"], notifications: {}, summaryHour: 8 },
    ...changes,
  });

export const listSummaries = (site: Site) => listQueuedEmails(site, "team-summary:");

/** Returns all that are queued then. */
export async function readSummaries(site: Site, now = WEDNESDAY) {
  await sendSummaries(site.services, now);
  return listSummaries(site);
}

export async function emptyOffice(site: Site): Promise<void> {
  await emptyTables(site, "adminUsers", "summaryLines", "formSubmissions", "contactMessages", "purchases");
  await emptyTables(site, "products", "settings", "settingEdits", "outbox");
}
