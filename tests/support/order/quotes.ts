import { paths } from "#app/paths";
import type { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { linksOf, readDocument, textOf } from "../document";
import { postInOffice } from "../office/signed-in";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";

let serial = 0;

/** The form of a new quote: three posters and a logo for $500 in all. */
export const createQuoteFields = (changes: Record<string, string> = {}): Record<string, string> => ({
  intent: "send_quote",
  form_id: `quote-${++serial}`,
  full_name: "Dana Whitfield",
  email: `quote${serial}@studio.example`,
  phone: "",
  business_name: "",
  package: "",
  line_name_1: "Poster",
  line_quantity_1: "3",
  line_price_1: "120",
  line_name_2: "Logo cleanup",
  line_quantity_2: "1",
  line_price_2: "$140.00",
  note: "The posters are for both doors.",
  valid_until: nextYear,
  deposit: "",
  ...changes,
});

export const nextYear = `${new Date().getFullYear() + 1}-12-11`;

export async function makeQuote(site: Site, office: Visitor, changes: Record<string, string> = {}) {
  const fields = createQuoteFields(changes);
  const made = await postInOffice(office, paths.adminNewQuote, fields);
  const number = made.location?.split("/").at(-1) ?? "";
  return { ...made, number, email: fields.email ?? "", order: await readOrder(site, number) };
}

export async function readOrder(site: Site, number: string) {
  const [order] = await listRows(site, "formSubmissions", { submissionId: number });
  if (!order) throw new Error(`No order ${number}`);
  return order;
}

/** The emails with the quote, the oldest first. */
export const listQuoteEmails = async (site: Site, to: string) =>
  (await listQueuedEmails(site, "order-quote:")).filter((email) => email.to === to);

/** The address of the customer's page, which the email with the quote has. */
export async function findQuoteLink(site: Site, to: string): Promise<string> {
  const email = (await listQuoteEmails(site, to)).at(-1);
  return /https?:\S+\/orders\/\S+/.exec(email?.text ?? "")?.[0]?.replace(site.origin, "") ?? "";
}

/** Opens the link of the email. `payUrl`: where the page leads to pay, or null. */
export async function openQuote(visitor: Visitor, link: string): Promise<{ text: string; payUrl: string | null }> {
  const opened = await visitor.get(link);
  const page = await readDocument(visitor.get(opened.headers.get("Location") ?? ""));
  const payUrl = linksOf(page).find(({ to }) => /^\/(pay|test-checkout)\//.test(to))?.to ?? null;
  return { text: textOf(page, "main"), payUrl };
}
