import { z } from "zod";
import { mailPhoto } from "#app/server/mail/parts.server";
import type { Services } from "#app/server/services.server";
import type { Row } from "#drizzle/schema";
import { type Contact, contactEntries, mapFields, pickContact } from "../model/order-fields";
import { getBoughtName, getBoughtVisuals } from "../model/packages";
import { photoLink } from "../photos/photo-link.server";

const contactShape = mapFields(contactEntries, (_, { required }) =>
  required ? z.string() : z.string().nullable().default(null),
) as unknown as {
  [Key in keyof Contact]: null extends Contact[Key] ? z.ZodDefault<z.ZodNullable<z.ZodString>> : z.ZodString;
};

/** Queued mails hold this data: a new key needs a default, and none may be renamed. Addresses may lack the origin. */
export const mailOrder = z.object({
  submissionId: z.string(),
  ...contactShape,
  option: z.string(),
  /** Empty in mails that earlier versions queued. */
  packageName: z.string().default(""),
  packageVisuals: z.number().default(0),
  requirements: z.string(),
  breakdown: z.record(z.string(), z.number()).nullable(),
  priceCents: z.number(),
  discountCents: z.number().default(0),
  couponCode: z.string().nullable().default(null),
  payUrl: z.string().nullable(),
  /** Only in mails to the customer. */
  roomUrl: z.string().nullable().default(null),
  /** When the files are due: "Monday, November 30 (Eastern Time)". */
  readyDay: z.string().nullable().default(null),
  progress: z.enum(["open", "delivered", "closed"]).default("open"),
  photos: z.array(mailPhoto),
  origin: z.string(),
});
export type MailOrder = z.output<typeof mailOrder>;

export function getMailPackageName({ option, packageName }: Pick<MailOrder, "option" | "packageName">): string {
  return getBoughtName({ planPurchased: option, packageName });
}

export const mailPayment = z.object({
  eventId: z.string(),
  amountCents: z.number().nullable(),
  currency: z.string().nullable(),
});
export type MailPayment = z.output<typeof mailPayment>;

export function toMailOrder(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): MailOrder {
  return {
    submissionId: row.submissionId,
    ...pickContact(row),
    option: row.planPurchased,
    packageName: getBoughtName(row),
    packageVisuals: getBoughtVisuals(row),
    requirements: row.requirements,
    breakdown: row.visualBreakdown,
    priceCents: row.priceCents,
    discountCents: row.discountCents,
    couponCode: row.couponCode,
    payUrl,
    roomUrl: null,
    readyDay: null,
    progress: "open",
    photos: photos.map(({ id, name, size }) => ({ name, size, url: photoLink(services, id) })),
    origin: services.linkOrigin,
  };
}
