import { z } from "zod";
import type { Entry } from "#app/server/email/entries.server";
import { listTaxEntries } from "#app/server/email/list-tax-entries.server";
import { emailTax } from "#app/server/email/parts.server";
import { withoutAddedTax } from "#app/server/money/tax";
import { formatExactMoney, formatMoney } from "#app/server/text/money";

/** Stored in queued emails, so the keys must not change. */
export const emailPurchase = z.object({
  number: z.string(),
  title: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  taxCents: z.number().default(0),
  tax: emailTax,
});

type Purchase = z.output<typeof emailPurchase>;

export const samplePurchase = {
  number: "VLT-7K2M9QXA",
  title: "Client Onboarding Kit",
  amountCents: 1900,
  currency: "usd",
  taxCents: 0,
  tax: null,
};

export function listReceipt({ number, amountCents, currency, taxCents, tax }: Purchase): Entry[] {
  const price = withoutAddedTax({ amountCents, taxCents, tax });
  return [
    ...(tax && !tax.isIncluded ? [{ label: "Price", value: formatExactMoney(price, currency) }] : []),
    ...(tax ? listTaxEntries({ amountCents, taxCents, tax, currency }).slice(0, 1) : []),
    { label: "Paid", value: formatMoney(amountCents, currency) },
    { label: "Purchase number", value: number },
  ];
}

/** In the outbox, the product tells apart emails of one kind. */
export const describedByTitle = { describe: ({ purchase }: { purchase: Purchase }) => purchase.title };
