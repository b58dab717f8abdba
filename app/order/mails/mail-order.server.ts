import { z } from "zod";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { photoLink } from "../photos/photo-link.server";

/** What the mails of an order say. `size` in bytes; addresses may be relative to `origin`. */
export const mailOrder = z.object({
  submissionId: z.string(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  businessName: z.string().nullable(),
  /** The package's value, or `other`, or `test`. */
  option: z.string(),
  requirements: z.string(),
  breakdown: z.record(z.string(), z.number()).nullable(),
  priceCents: z.number(),
  /** Where the order is paid; null when there is nothing to pay. */
  payUrl: z.string().nullable(),
  photos: z.array(z.object({ name: z.string(), size: z.number(), url: z.string() })),
  origin: z.string(),
});
export type MailOrder = z.output<typeof mailOrder>;

/** A payment as its event tells it. */
export const mailPayment = z.object({
  eventId: z.string(),
  amountCents: z.number().nullable(),
  currency: z.string().nullable(),
});
export type MailPayment = z.output<typeof mailPayment>;

/** An order as the mails tell it. */
export function toMailOrder(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): MailOrder {
  return {
    submissionId: row.submissionId,
    fullName: row.fullName,
    email: row.email,
    phone: row.phone,
    businessName: row.businessName,
    option: row.planPurchased,
    requirements: row.itemSplit,
    breakdown: row.visualBreakdown,
    priceCents: row.priceCents,
    payUrl,
    photos: photos.map(({ id, name, size }) => ({ name, size, url: photoLink(services, id) })),
    origin: services.linkOrigin,
  };
}
