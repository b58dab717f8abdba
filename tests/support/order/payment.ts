import { eq } from "drizzle-orm";
import Stripe from "stripe";
import { Visitor } from "../browser/visitor";
import type { Site } from "../site";
import { orderFields } from "./fixtures";

let serial = 0;

/** Places an order that is to be paid: who placed it, where the payment page is, and the order's number. */
export async function orderToPay(site: Site, changes: Record<string, string> = {}) {
  const visitor = new Visitor(site.origin);
  const response = await visitor.post(
    "/visual-design",
    orderFields({ email: `pay${++serial}@studio.example`, ...changes }),
  );
  const location = new URL(response.headers.get("Location") ?? "", site.origin);
  return { visitor, location, reference: location.searchParams.get("client_reference_id") ?? "" };
}

/** The order of this number. */
export async function orderOf({ services: { db } }: Site, reference: string) {
  const { formSubmissions } = db.tables;
  const [order] = await db.read.select().from(formSubmissions).where(eq(formSubmissions.submissionId, reference));
  return order;
}

/** What became of each event that named the order. */
export async function outcomesOf({ services: { db } }: Site, reference: string) {
  const { paymentEvents } = db.tables;
  const rows = await db.read.select().from(paymentEvents).where(eq(paymentEvents.reference, reference));
  return rows.map((row) => row.outcome);
}

/** The checkout session of a payment for this order. */
export const paid = (reference: string, amount = 19_900, currency = "usd", intent?: string) => ({
  client_reference_id: reference,
  payment_intent: intent,
  amount_total: amount,
  currency,
  payment_status: "paid",
});

/** Pays an order, and returns the id of the payment. */
export async function pay(site: Site, reference: string, amount = 19_900): Promise<string> {
  const intent = `pi_${++serial}`;
  await sendEvent(site, { session: paid(reference, amount, "usd", intent) });
  return intent;
}

/** Sends the refund of a payment, of which `refunded` cents have been paid back so far, and returns its outcome. */
export async function refund(
  site: Site,
  intent: string,
  { refunded = 19_900, of = 19_900, id = `evt_${++serial}` } = {},
) {
  const charge = { payment_intent: intent, amount: of, amount_refunded: refunded, currency: "usd" };
  const session = { ...charge, refunded: refunded === of };
  return outcomeOf(await sendEvent(site, { id, type: "charge.refunded", session }));
}

/** Sends the dispute of a payment, and returns its outcome. */
export async function dispute(site: Site, intent: string, id = `evt_${++serial}`) {
  const session = { payment_intent: intent, amount: 19_900, currency: "usd", reason: "product_not_received" };
  return outcomeOf(await sendEvent(site, { id, type: "charge.dispute.created", session }));
}

async function outcomeOf(response: Response): Promise<string> {
  return ((await response.json()) as { outcome: string }).outcome;
}

interface EventParts {
  id?: string;
  type?: string;
  /** The object that it is about: a checkout session, charge or dispute. */
  session?: Record<string, unknown>;
  /** What it is signed with, and when (in seconds). */
  secret?: string;
  timestamp?: number;
}

/** Sends an event as Stripe does. */
export function sendEvent(
  site: Site,
  { id = `evt_${++serial}`, type = "checkout.session.completed", session = {}, ...signature }: EventParts,
): Promise<Response> {
  return sendSigned(site, JSON.stringify({ id, object: "event", type, data: { object: session } }), signature);
}

/** Sends a text with a good signature, whatever the text says. */
export function sendSigned(
  site: Site,
  payload: string,
  { secret = site.services.secrets.stripeWebhook, timestamp }: Pick<EventParts, "secret" | "timestamp"> = {},
): Promise<Response> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${site.origin}/webhooks/stripe`, {
    method: "POST",
    body: payload,
    headers: { "Stripe-Signature": signature },
  });
}
