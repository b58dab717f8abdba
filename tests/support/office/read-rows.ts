import type { Site } from "../site";

/** Reads the rows that a post could change. */
export async function readRows({ services: { db } }: Site): Promise<string> {
  const { formSubmissions: orders, dealflowApplications, contactMessages, contactEvents } = db.tables;
  const { adminUsers, outbox, bookings, meetingKinds, specialDays } = db.tables;
  const records = [orders, dealflowApplications, contactMessages, contactEvents, bookings];
  const rows = [...records, adminUsers, outbox, meetingKinds, specialDays].map((table) => db.read.select().from(table));
  return JSON.stringify(await Promise.all(rows));
}
