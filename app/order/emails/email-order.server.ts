import { z } from "zod";
import { emailPhoto, emailTax } from "#app/server/email/parts.server";
import { DEFAULT_CURRENCY } from "#app/server/money/currency";
import type { Services } from "#app/server/services.server";
import { readTurnaround } from "#app/server/time/turnaround.server";
import type { Row } from "#drizzle/schema";
import { describeLeft } from "../model/balance";
import { getBoughtName, getBoughtVisuals } from "../model/bought-package";
import { type Contact, contactEntries, mapFields, pickContact } from "../model/order-fields";
import { getDueCents, getDuePart } from "../model/quote";
import { toEmailPhoto } from "../photos/photo-link.server";

const contactShape = mapFields(contactEntries, (_, { required }) =>
  required ? z.string() : z.string().nullable().default(null),
) as unknown as {
  [Key in keyof Contact]: null extends Contact[Key] ? z.ZodDefault<z.ZodNullable<z.ZodString>> : z.ZodString;
};

export const emailBalance = z
  .object({ number: z.string(), visuals: z.number(), left: z.number() })
  .nullable()
  .default(null);

/** Stored in queued emails: a new key needs a default, and none may be renamed. Addresses may lack the origin. */
export const emailOrder = z.object({
  submissionId: z.string(),
  ...contactShape,
  option: z.string(),
  /** Empty in emails that earlier versions queued. */
  packageName: z.string().default(""),
  packageVisuals: z.number().default(0),
  requirements: z.string(),
  breakdown: z.record(z.string(), z.number()).nullable(),
  priceCents: z.number(),
  discountCents: z.number().default(0),
  couponCode: z.string().nullable().default(null),
  currency: z.string().default(DEFAULT_CURRENCY),
  /** The lines of a quote. Empty for a package, and in emails that earlier versions queued. */
  lines: z.array(z.object({ name: z.string(), quantity: z.number(), unitCents: z.number() })).default([]),
  dueCents: z.number().nullable().default(null),
  partPaidCents: z.number().default(0),
  taxCents: z.number().default(0),
  tax: emailTax,
  payUrl: z.string().nullable(),
  roomUrl: z.string().nullable().default(null),
  receiptUrl: z.string().nullable().default(null),
  /** Such as "Monday, November 30 (Eastern Time)". */
  readyDay: z.string().nullable().default(null),
  lastDay: z.string().nullable().default(null),
  /** Emails that earlier versions queued promised the next day. */
  terms: z
    .object({ term: z.string(), name: z.string(), hour: z.string(), largeVisuals: z.number() })
    .default({ term: "next day", name: "Next day", hour: "5 PM", largeVisuals: 50 }),
  progress: z.enum(["open", "delivered", "closed"]).default("open"),
  photos: z.array(emailPhoto),
  balance: emailBalance,
  origin: z.string(),
});
export type EmailOrder = z.output<typeof emailOrder>;

export const isPrepaid = ({ balance, submissionId }: Pick<EmailOrder, "balance" | "submissionId">): boolean =>
  balance !== null && balance.number !== submissionId;

export function describeRest(balance: EmailOrder["balance"]): string | null {
  if (!balance || balance.left === 0) return null;
  return `You have ${describeLeft(balance)} in your package. They’re already paid for. To order them, open the page for ${balance.number}.`;
}

export function getEmailPackageName({ option, packageName }: Pick<EmailOrder, "option" | "packageName">): string {
  return getBoughtName({ planPurchased: option, packageName });
}

/** For an email with typed text. Null while no payment has confirmed that the address is the customer's. */
export function getConfirmedName({ paymentStatus, partPaidCents, fullName }: Row<"formSubmissions">): string | null {
  return partPaidCents > 0 || paymentStatus === "paid" || paymentStatus === "refunded" ? fullName : null;
}

export const emailPayment = z.object({
  eventId: z.string(),
  amountCents: z.number().nullable(),
  currency: z.string().nullable(),
});
export type EmailPayment = z.output<typeof emailPayment>;

export function toEmailOrder(
  services: Services,
  row: Row<"formSubmissions">,
  photos: Row<"uploads">[],
  payUrl: string | null,
): EmailOrder {
  return {
    submissionId: row.submissionId,
    option: row.planPurchased,
    packageName: getBoughtName(row),
    packageVisuals: getBoughtVisuals(row),
    requirements: row.requirements,
    breakdown: row.visualBreakdown,
    priceCents: row.priceCents,
    discountCents: row.discountCents,
    couponCode: row.couponCode,
    currency: row.currency,
    ...toQuoteOnEmail(row),
    taxCents: row.taxCents,
    tax: row.tax,
    payUrl,
    roomUrl: null,
    receiptUrl: null,
    readyDay: null,
    lastDay: null,
    terms: readTurnaround(services).terms,
    progress: "open",
    photos: photos.map((photo) => toEmailPhoto(services, photo)),
    balance: null,
    origin: services.linkOrigin,
    ...pickContact(row),
  };
}

export function toQuoteOnEmail(row: Row<"formSubmissions">): Pick<EmailOrder, "lines" | "dueCents" | "partPaidCents"> {
  const isInParts = getDuePart(row) !== "whole";
  return {
    lines: row.quote?.lines ?? [],
    dueCents: isInParts ? getDueCents(row) : null,
    partPaidCents: row.partPaidCents,
  };
}
