import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import Stripe from "stripe";
import { z } from "zod";
import { removeUnstorable } from "#app/server/forms/clean-text";
import { enqueue } from "#app/server/outbox/outbox.server";
import type { JsonValue } from "#app/server/outbox/outbox-payload.server";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { PAYMENT_PROBLEMS } from "#drizzle/values";
import { toMailOrder } from "./mails/mail-order.server";
import type { OrderMail } from "./mails/order-mails.server";

type Outcome = Row<"paymentEvents">["outcome"];

/** The events that concern us (Stripe's Checkout Session events); everything else is recorded as ignored. */
const PAID = "checkout.session.completed";
const PAID_LATER = "checkout.session.async_payment_succeeded";
const FAILED_LATER = "checkout.session.async_payment_failed";

/** Who changed the status, as the office reads it in the order's history. */
const PROVIDER = "Payment provider";

/** Text from an event is stored in columns that cannot hold everything that JSON can. */
const text = (most: number) => z.string().transform(removeUnstorable).pipe(z.string().max(most));

const eventShape = z.object({
  id: text(255).refine((id) => id !== ""),
  type: text(255),
  data: z.object({ object: z.unknown() }),
});
const sessionShape = z.object({
  client_reference_id: text(200).nullish(),
  amount_total: z.int32().nullish(),
  currency: text(10).nullish(),
  payment_status: z.string().nullish(),
});

export class BadSignature extends Error {}

/**
 * Takes one event of the payment provider: checks the signature over the raw body, then applies it once. The event's
 * id is a primary key, so a second delivery, also at the same moment, changes nothing.
 * @throws BadSignature
 */
export async function receivePaymentEvent(
  services: Services,
  rawBody: Buffer,
  signature: string,
): Promise<Outcome | "repeated"> {
  const { secrets, log } = services;
  let verified: unknown;
  try {
    verified = Stripe.webhooks.constructEvent(rawBody, signature, secrets.stripeWebhook);
  } catch (error) {
    throw new BadSignature("The signature does not fit", { cause: error });
  }
  const event = eventShape.parse(verified);
  const concerns = [PAID, PAID_LATER, FAILED_LATER].includes(event.type);
  const session = concerns ? sessionShape.parse(event.data.object) : {};
  const outcome = await applyOnce(services, event, session);
  services.worker.wake();
  services.changes.notify("orders");
  const level = ["applied", "repeated", "not_paid", "ignored"].includes(outcome) ? "info" : "warn";
  log[level]({ event: event.id, type: event.type, reference: session.client_reference_id, outcome }, "payment event");
  return outcome;
}

/**
 * Records the event and changes its order in one transaction. Paid sets payment_status `paid` and moves an order that
 * still waits for its payment to `in_progress`; an order that an admin has moved on stays where it is.
 */
function applyOnce(services: Services, event: { id: string; type: string }, session: z.infer<typeof sessionShape>) {
  const { db } = services;
  const { formSubmissions, paymentEvents } = db.tables;
  return db.transact(async (tx): Promise<Outcome | "repeated"> => {
    const named = tx
      .select()
      .from(formSubmissions)
      .where(eq(formSubmissions.submissionId, session.client_reference_id ?? ""));
    // Two payments at the same moment: the second one is judged when the first is applied. SQLite has one writer.
    const [order] = await (db.dialect === "postgres" ? named.for("update") : named);
    const outcome = judge(event.type, session, order);
    const recorded = await tx
      .insert(paymentEvents)
      .values({
        id: event.id,
        type: event.type,
        reference: session.client_reference_id ?? null,
        amountCents: session.amount_total ?? null,
        currency: session.currency ?? null,
        outcome,
      })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (recorded.length === 0) return "repeated";
    await settle(services, tx, { event, session, order, outcome });
    return outcome;
  });
}

interface Judged {
  event: { id: string; type: string };
  session: z.infer<typeof sessionShape>;
  order: Row<"formSubmissions"> | undefined;
  outcome: Outcome;
}

/** Changes the order and tells whoever has to know, within the transaction that records the event. */
async function settle(services: Services, tx: Writer, { event, session, order, outcome }: Judged): Promise<void> {
  const { db, env } = services;
  const { formSubmissions } = db.tables;
  const payment = { eventId: event.id, amountCents: session.amount_total ?? null, currency: session.currency ?? null };
  const about = order && { kind: "order", id: order.id };
  const tell = (dedupeKey: string, to: string, topic: OrderMail, data: JsonValue) =>
    enqueue(db, tx, { kind: "mail", topic, about, dedupeKey, payload: { to, data } });

  if (outcome === "unknown_reference")
    await tell(`payment-odd:${event.id}`, env.TEAM_EMAIL, "payment-unknown", {
      reference: session.client_reference_id ?? null,
      payment,
    });
  if (!order) return;
  const told = toMailOrder(services, order, [], null);
  const problem = PAYMENT_PROBLEMS.find((one) => one === outcome);
  if (problem) {
    await tell(`payment-odd:${order.id}:${event.id}`, env.TEAM_EMAIL, "payment-problem", {
      order: told,
      payment,
      problem: problem === "cancelled_order" && order.deletedAt ? "deleted_order" : problem,
    });
    // Cancelling settles a wrong amount, so a wrong amount must not replace a problem that needs a refund.
    const paymentProblem = problem === "wrong_amount" ? (order.paymentProblem ?? problem) : problem;
    await tx.update(formSubmissions).set({ paymentProblem }).where(eq(formSubmissions.id, order.id));
  }
  if (outcome === "cancelled_order" || (outcome === "applied" && event.type !== FAILED_LATER))
    await tx.update(formSubmissions).set({ paymentStatus: "paid" }).where(eq(formSubmissions.id, order.id));
  if (outcome !== "applied") return;
  if (event.type === FAILED_LATER) {
    await tx
      .update(formSubmissions)
      .set({ paymentStatus: "failed" })
      .where(and(eq(formSubmissions.id, order.id), eq(formSubmissions.paymentStatus, "pending")));
    return;
  }
  const moved = await tx
    .update(formSubmissions)
    .set({ orderStatus: "in_progress" })
    .where(and(eq(formSubmissions.id, order.id), eq(formSubmissions.orderStatus, "pending_payment")))
    .returning({ orderId: formSubmissions.id });
  const change = { actor: PROVIDER, kind: "status", before: "pending_payment", after: "in_progress" } as const;
  for (const { orderId } of moved)
    await tx.insert(db.tables.orderEvents).values({ id: randomUUID(), orderId, ...change });
  await tell(`payment-customer:${order.id}`, order.email, "payment-customer", told);
}

function judge(
  type: string,
  session: z.infer<typeof sessionShape>,
  order: Row<"formSubmissions"> | undefined,
): Outcome {
  if (![PAID, PAID_LATER, FAILED_LATER].includes(type)) return "ignored";
  if (!order || order.priceCents === 0) return "unknown_reference";
  if (type === FAILED_LATER) return "applied";
  // A session may complete before a slow payment method has paid; the async event follows.
  if (type === PAID && session.payment_status === "unpaid") return "not_paid";
  const exact = session.amount_total === order.priceCents && session.currency?.toLowerCase() === order.currency;
  if (!exact) return "wrong_amount";
  if (order.paymentStatus === "paid") return "already_paid";
  // What lies in the trash is called off as well, and would be purged with its money unseen.
  return order.orderStatus === "cancelled" || order.deletedAt ? "cancelled_order" : "applied";
}
