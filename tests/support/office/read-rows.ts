import { readTables } from "../database/rows";
import type { Site } from "../site";

/** Reads the rows that a post could change. */
export const readRows = (site: Site) =>
  readTables(
    site,
    ...(["formSubmissions", "dealflowApplications", "contactMessages", "contactEvents", "bookings"] as const),
    ...(["products", "productEdits", "productFiles", "productPictures", "productUploads", "productReviews"] as const),
    ...(["toolRequests", "toolRequestEvents", "coupons", "purchases"] as const),
    ...(["adminUsers", "outbox", "meetingKinds", "specialDays"] as const),
  );
