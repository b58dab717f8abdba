import { z } from "zod";
import { whole } from "./variable-types.server";

export const limitVariables = {
  ORDERS_PER_HOUR: whole
    .default(60)
    .describe("orders and questions that one address may send in an hour; 0 is unlimited"),
  CHECKOUTS_PER_HOUR: whole
    .default(60)
    .describe("checkout pages that one address may open in an hour with STRIPE_SECRET_KEY; 0 is unlimited"),
  UNCONFIRMED_EMAILS_PER_HOUR: whole
    .default(6)
    .describe("emails sent in an hour to a visitor's address that nobody has confirmed; 0 is unlimited"),
  UNCONFIRMED_EMAILS_PER_DAY: whole
    .default(20)
    .describe("emails sent in a day to a visitor's address that nobody has confirmed; 0 is unlimited"),
  MESSAGES_PER_HOUR: whole
    .default(30)
    .describe("contact messages that one address may send in an hour before they count as spam; 0 is unlimited"),
  MAX_MESSAGES_PER_HOUR: whole
    .optional()
    .describe(
      "contact messages and ideas that one address may send in an hour before the forms refuse more; default: ten times MESSAGES_PER_HOUR; 0 is unlimited",
    ),
  SPAM_DAYS: whole.default(30).describe("how many days spam stays in the inbox; 0 keeps it forever"),
  BOOKINGS_PER_HOUR: whole
    .default(20)
    .describe("meetings that one address may book or move in an hour, and as many to cancel; 0 is unlimited"),
  UPLOADS_PER_HOUR: whole.default(300).describe("photos that one address may upload in an hour; 0 is unlimited"),
  UPLOAD_MB_PER_HOUR: whole
    .default(3072)
    .describe("megabytes of photos that one address may upload in an hour; 0 is unlimited"),
  THUMBNAIL_SECONDS: z.coerce
    .number()
    .min(0)
    .max(3600)
    .default(10)
    .describe("maximum time to make the thumbnail of a photo or PDF, in seconds; 0 is unlimited"),
};
