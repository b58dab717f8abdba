import { paths } from "#app/paths";
import { money } from "#app/site";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { saveSection } from "../office/settings";
import { postInOffice } from "../office/signed-in";
import type { Site } from "../site";
import { createPaidSession, sendEvent } from "./payment";
import { makeQuote } from "./quotes";

let serial = 0;

/** Of $1,000: half of it now, with 7.25% of tax on top. */
export const PART = 50_000;
export const TAX = 3_625;

export const chargeTax = (office: Visitor) =>
  saveSection(office, money, { tax: "added", tax_name: "Sales tax", tax_orders: "7.25", tax_downloads: "7.25" });

export const makeHalvedQuote = (site: Site, office: Visitor, changes: Record<string, string> = {}) =>
  makeQuote(site, office, {
    ...{ line_name_1: "Poster", line_quantity_1: "1", line_price_1: "1000" },
    ...{ line_name_2: "", line_quantity_2: "", line_price_2: "", deposit: "50%", ...changes },
  });

/** On the provider's page of this part. Returns the payment's intent. */
export async function payPart(site: Site, number: string, part: 1 | 2, cents = PART, tax = TAX): Promise<string> {
  const intent = `pi_part_${++serial}`;
  const amounts = { amount_subtotal: cents, total_details: { amount_tax: tax, amount_discount: 0 } };
  const session = { ...createPaidSession(`${number}-${part}`, cents + tax, "usd", intent), ...amounts };
  await sendEvent(site, { session });
  return intent;
}

export const markPaid = (office: Visitor, number: string) =>
  postInOffice(office, paths.adminOrder(number), { intent: "paid", reason: "Check" });

export const markUnpaid = (office: Visitor, number: string) =>
  postInOffice(office, paths.adminOrder(number), { intent: "unpaid" });

/** Of the payment at this place among those that are booked, the oldest first. */
export async function findEntry(site: Site, reference: string, index: number) {
  const entries = await listRows(site, "paymentEntries", { reference, kind: "payment" }, "createdAt");
  const entry = entries.filter(({ amountCents }) => amountCents > 0)[index];
  if (!entry) throw new Error(`No payment ${index} of ${reference}`);
  return entry;
}
