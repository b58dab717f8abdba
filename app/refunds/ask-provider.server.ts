import type Stripe from "stripe";
import { describeFailure, type Refund } from "../payment/follow-refunds.server";
import { emptyEvent } from "../payment/payment-event";
import { applyPaymentEvent } from "../payment/receive-payment-event.server";
import {
  askProvider,
  type Deadline,
  describeProviderError,
  explainProviderError,
  startDeadline,
} from "../payment/stripe-client.server";
import { REFUND_METADATA } from "../payment/stripe-event.server";
import { REFUND_ANSWERED } from "../payment/sum-refunded";
import type { Services } from "../server/services.server";
import { HOUR } from "../server/time/durations";
import { changeAsked } from "./change-asked.server";
import { getProviderReason } from "./refund-reasons";

export type Answer = { state: "done" | "asked" } | { state: "failed"; problem: string };

const FAILED: readonly unknown[] = ["failed", "canceled"];
// After this time, no request can still be on its way.
const GIVE_UP_MS = HOUR;

export async function askForRefund(services: Services, refund: Refund, deadline = startDeadline()): Promise<Answer> {
  try {
    return await createRefund(services, refund, deadline);
  } catch (error) {
    const { status, ...described } = describeProviderError(error);
    services.log.error({ ...described, status, refund: refund.id }, "refund not made");
    if (!isRefusal(status)) return { state: "asked" };
    const problem = explainRefusal(error);
    await changeAsked(services, refund, { state: "failed", problem });
    // Somebody may have refunded it at the provider's site.
    await lookUpTotal(services, refund, deadline).catch(() => {});
    return { state: "failed", problem };
  }
}

/** Asks what became of a refund, and asks for it again only if the provider does not know it. */
export async function askAgain(services: Services, refund: Refund, mayCreate: boolean): Promise<Answer> {
  const deadline = startDeadline();
  const isOld = services.db.now() - +refund.askedAt > GIVE_UP_MS;
  try {
    const found = await findRefund(services, refund, deadline);
    if (found) return await settle(services, refund, found);
    if (isOld) {
      const problem = "The payment provider doesn’t know this refund, so nothing was refunded.";
      await changeAsked(services, refund, { state: "failed", problem });
      return { state: "failed", problem };
    }
  } catch (error) {
    services.log.error({ ...describeProviderError(error), refund: refund.id }, "refund not found out");
    return { state: "asked" };
  }
  return mayCreate ? askForRefund(services, refund, deadline) : { state: "asked" };
}

/** Whether the answer is final. Others, such as "too many requests", may end by themselves. */
const isRefusal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && status !== 409 && status !== 429;

async function createRefund(services: Services, refund: Refund, deadline: Deadline): Promise<Answer> {
  const { id, paymentIntent, amountCents: amount, reason } = refund;
  const named = getProviderReason(reason);
  const made = await askProvider(
    services,
    (stripe) =>
      stripe.refunds.create(
        {
          ...{ payment_intent: paymentIntent ?? "", amount, ...(named && { reason: named }) },
          ...{ metadata: { [REFUND_METADATA]: id }, expand: ["charge"] },
        },
        { idempotencyKey: id },
      ),
    deadline,
  );
  return settle(services, refund, { made, at: new Date(made.created * 1000) });
}

interface FoundRefund {
  made: Stripe.Refund;
  at: Date;
}

async function listRefunds(services: Services, { paymentIntent }: Refund, deadline: Deadline) {
  return askProvider(
    services,
    (stripe) => stripe.refunds.list({ payment_intent: paymentIntent ?? "", limit: 100, expand: ["data.charge"] }),
    deadline,
  );
}

async function findRefund(services: Services, refund: Refund, deadline: Deadline): Promise<FoundRefund | null> {
  const { data, lastResponse } = await listRefunds(services, refund, deadline);
  const made = data.find(({ metadata }) => metadata?.[REFUND_METADATA] === refund.id);
  return made ? { made, at: readTime(services, lastResponse) } : null;
}

async function lookUpTotal(services: Services, refund: Refund, deadline: Deadline): Promise<void> {
  const { data, lastResponse } = await listRefunds(services, refund, deadline);
  const charge = data.map((made) => made.charge).find((one): one is Stripe.Charge => typeof one === "object");
  if (!charge) return;
  const at = readTime(services, lastResponse);
  const total = { id: `${refund.id}:total`, type: REFUND_ANSWERED, ...readTotal(charge) };
  await applyPaymentEvent(services, { ...emptyEvent, ...total, intent: refund.paymentIntent, occurredAt: at });
}

function readTime({ db }: Services, { headers }: { headers: Record<string, string> }): Date {
  const at = new Date(headers.date ?? "");
  return Number.isNaN(+at) ? new Date(db.now()) : at;
}

const readTotal = ({ amount_refunded: amountCents, refunded: isFull, currency }: Stripe.Charge) =>
  ({ kind: "refund", amountCents, isFull, currency }) as const;

// Recorded like an event, because the provider's event may come before the answer or after it.
async function settle(services: Services, refund: Refund, { made, at }: FoundRefund): Promise<Answer> {
  const { id, actor, paymentIntent: intent } = refund;
  const hasFailed = FAILED.includes(made.status);
  const problem = describeFailure(made.failure_reason ?? null);
  const end = hasFailed ? ({ state: "failed", problem } as const) : ({ state: "done" } as const);
  if (typeof made.charge !== "object" || made.charge === null) {
    await changeAsked(services, refund, { ...end, providerRefund: made.id });
    return end;
  }
  const event = { ...emptyEvent, id, type: REFUND_ANSWERED, refundId: made.id, ours: id, intent, occurredAt: at };
  await applyPaymentEvent(
    services,
    { ...event, ...readTotal(made.charge) },
    {
      ...{ actor, refund },
      change: (tx) => changeAsked(services, refund, { ...end, providerRefund: made.id }, tx),
    },
  );
  return end;
}

const plainReasons: Record<string, string> = {
  charge_already_refunded: "The payment provider says this payment has already been refunded.",
  charge_disputed: "The customer disputed this payment, so the payment provider won’t refund it right now.",
  balance_insufficient:
    "Your balance at the payment provider is too low for this refund. Add funds there, then try again.",
  insufficient_funds:
    "Your balance at the payment provider is too low for this refund. Add funds there, then try again.",
  resource_missing: "The payment provider doesn’t know this payment. It may belong to another account.",
};

const explainRefusal = (error: unknown): string =>
  plainReasons[(error as { code?: string }).code ?? ""] ?? explainProviderError(error);
