import type { Site } from "../site";

/** Reads the rows that a post could change. */
export async function readRows({ services: { db } }: Site): Promise<string> {
  const { formSubmissions: orders, dealflowApplications, contactMessages, contactEvents } = db.tables;
  const { adminUsers, outbox, bookings, meetingKinds, specialDays } = db.tables;
  const { products, productEdits, productFiles, productPictures, productUploads, productReviews } = db.tables;
  const { toolRequests, toolRequestEvents, coupons, purchases } = db.tables;
  const catalog = [products, productEdits, productFiles, productPictures, productUploads, productReviews];
  const shop = [...catalog, toolRequests, toolRequestEvents, coupons, purchases];
  const records = [orders, dealflowApplications, contactMessages, contactEvents, bookings, ...shop];
  const rows = [...records, adminUsers, outbox, meetingKinds, specialDays].map((table) => db.read.select().from(table));
  return JSON.stringify(await Promise.all(rows));
}
