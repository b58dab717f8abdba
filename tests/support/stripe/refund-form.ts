import { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { readPage, textOf } from "../document";
import { postInOffice } from "../office/signed-in";
import { placeUnpaidOrder } from "../order/payment";
import { getTicketPath } from "../order/payment-problems";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";
import type { StandIn } from "./stand-in";

/** An order that was paid on a page of the provider. */
export async function payAtProvider(site: Site, provider: StandIn, changes: Record<string, string> = {}) {
  const { visitor, location, reference } = await placeUnpaidOrder(site, changes);
  const opened = await visitor.get(location.pathname + location.search);
  const session = provider.findSession(opened.headers.get("Location"));
  await provider.pay(session);
  return { reference, session, intent: session.payment_intent ?? "", ticket: getTicketPath(reference) };
}

export async function payForProductAtProvider(site: Site, provider: StandIn, slug: string, id: string, email: string) {
  const visitor = new Visitor(site.origin);
  const opened = await visitor.get(`/pay/${slug}?client_reference_id=vault_${id}`);
  const session = provider.findSession(opened.headers.get("Location"));
  await provider.pay(session, email);
  return { session, intent: session.payment_intent ?? "" };
}

type Fields = Record<string, string>;

/** The form as the screen shows it, filled in. */
export async function fillRefund(office: Visitor, path: string, changes: Fields = {}): Promise<Fields> {
  const page = await readPage(office, path);
  const [of] = page.querySelectorAll('[name="refund_of"]').map((field) => field.getAttribute("value") ?? "");
  const [amount] = page.querySelectorAll('#money [name="amount"]').map((field) => field.getAttribute("value") ?? "");
  const [formId] = page.querySelectorAll('#money [name="form_id"]').map((field) => field.getAttribute("value") ?? "");
  return {
    ...{ intent: "refund", refund_of: of ?? "", amount: amount ?? "", form_id: formId ?? "" },
    ...{ reason: "requested", note: "", tell_customer: "1", ...changes },
  };
}

/** Answers the question, too. */
export async function refundInOffice(office: Visitor, path: string, changes: Fields = {}) {
  const fields = await fillRefund(office, path, { confirmed: "1", ...changes });
  return postInOffice(office, path, fields);
}

/** What the screen says about payments and refunds. */
export const readMoney = async (office: Visitor, path: string) => textOf(await readPage(office, path), "#money");

/** What is booked as refunded, in cents. */
export async function sumRefundsOf(site: Site, reference: string): Promise<number> {
  const rows = await listRows(site, "paymentEntries", { reference, kind: "refund" });
  return rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** The emails to the customer of an order. */
export async function listRefundEmailsTo(site: Site, reference: string) {
  const emails = await listQueuedEmails(site);
  return emails.filter(({ key }) => key.startsWith("order-refund:")).filter(({ text }) => text.includes(reference));
}

/** What the payment entries of an order or a purchase add up to, in cents. */
export async function readBooked(site: Site, reference: string) {
  const rows = await listRows(site, "paymentEntries", { reference });
  const sum = (kind: string) =>
    rows.filter((row) => row.kind === kind).reduce((total, { amountCents }) => total + amountCents, 0);
  return { paid: sum("payment"), refunded: sum("refund") };
}
