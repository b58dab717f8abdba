import Stripe from "stripe";
import { Visitor } from "../browser/visitor";
import { listRows } from "../database/rows";
import { listQueuedEmails } from "../outbox/queued-emails";
import type { Site } from "../site";
import { createOrderFields } from "./order-form";

let serial = 0;

export async function placeUnpaidOrder(site: Site, changes: Record<string, string> = {}) {
  const visitor = new Visitor(site.origin);
  const response = await visitor.post(
    "/visual-design",
    createOrderFields({ email: `pay${++serial}@studio.example`, ...changes }),
  );
  const location = new URL(response.headers.get("Location") ?? "", site.origin);
  return { visitor, location, reference: location.searchParams.get("client_reference_id") ?? "" };
}

export async function findOrderByNumber(site: Site, reference: string) {
  const [order] = await listRows(site, "formSubmissions", { submissionId: reference });
  return order;
}

export async function listOutcomes(site: Site, reference: string) {
  const rows = await listRows(site, "paymentEvents", { reference });
  return rows.map((row) => row.outcome);
}

export const listRefundEmails = async (site: Site, reference: string) =>
  (await listQueuedEmails(site)).filter(
    ({ key, text }) => key.startsWith("payment-refunded:") && text.includes(reference),
  );

export const createPaidSession = (reference: string, amount = 19_900, currency = "usd", intent?: string) => ({
  client_reference_id: reference,
  payment_intent: intent,
  amount_total: amount,
  currency,
  payment_status: "paid",
});

export async function pay(site: Site, reference: string, amount = 19_900): Promise<string> {
  const intent = `pi_${++serial}`;
  await sendEvent(site, { session: createPaidSession(reference, amount, "usd", intent) });
  return intent;
}

/** `refunded` is the total refunded so far, in cents, at the time `created`. */
export async function refund(
  site: Site,
  intent: string,
  { refunded = 19_900, of = 19_900, id = `evt_${++serial}`, created = nextSecond() } = {},
) {
  const charge = { payment_intent: intent, amount: of, amount_refunded: refunded, currency: "usd" };
  const session = { ...charge, refunded: refunded === of };
  return readOutcome(await sendEvent(site, { id, type: "charge.refunded", created, session }));
}

/** Each event comes a second after the one before. */
export const nextSecond = () => Math.floor(Date.now() / 1000) + ++serial;

/** `disputeId`: the provider's id. The default makes it the only dispute of the payment. */
export async function dispute(site: Site, intent: string, id = `evt_${++serial}`, disputeId = `dp_${intent}`) {
  const session = {
    id: disputeId,
    payment_intent: intent,
    amount: 19_900,
    currency: "usd",
    reason: "product_not_received",
  };
  return readOutcome(await sendEvent(site, { id, type: "charge.dispute.created", session }));
}

/** How the bank decided: "won" is for us. */
export async function decideDispute(
  site: Site,
  intent: string,
  status: "won" | "lost" | "warning_closed",
  { id = `evt_${++serial}`, disputeId = `dp_${intent}` } = {},
) {
  const session = { id: disputeId, payment_intent: intent, amount: 19_900, currency: "usd", status };
  return readOutcome(await sendEvent(site, { id, type: "charge.dispute.closed", session }));
}

/** The customer's bank did not take the money. `refundId`: the provider's id. */
export async function failRefund(
  site: Site,
  intent: string,
  amount = 19_900,
  { id = `evt_${++serial}`, refundId = `re_${++serial}`, created = nextSecond() } = {},
) {
  const refund = { id: refundId, payment_intent: intent, amount, currency: "usd" };
  const session = { ...refund, failure_reason: "lost_or_stolen_card" };
  return readOutcome(await sendEvent(site, { id, type: "refund.failed", created, session }));
}

async function readOutcome(response: Response): Promise<string> {
  return ((await response.json()) as { outcome: string }).outcome;
}

/** Without `services` for a server in a process of its own. */
type PaidSite = Pick<Site, "origin"> & Partial<Pick<Site, "services">>;

interface EventParts {
  id?: string;
  type?: string;
  /** The provider's time, in seconds. */
  created?: number;
  session?: Record<string, unknown>;
  /** `timestamp` in seconds. */
  secret?: string;
  timestamp?: number;
}

export function sendEvent(
  site: PaidSite,
  { id = `evt_${++serial}`, type = "checkout.session.completed", created, session = {}, ...signature }: EventParts,
): Promise<Response> {
  return sendSigned(site, JSON.stringify({ id, object: "event", type, created, data: { object: session } }), signature);
}

/** A valid signature for any text. */
export function sendSigned(
  site: PaidSite,
  payload: string,
  { secret = site.services?.secrets.stripeWebhook ?? "", timestamp }: Pick<EventParts, "secret" | "timestamp"> = {},
): Promise<Response> {
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return fetch(`${site.origin}/webhooks/stripe`, {
    method: "POST",
    body: payload,
    headers: { "Stripe-Signature": signature },
  });
}
