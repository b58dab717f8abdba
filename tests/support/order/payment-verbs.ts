import type { Site } from "../site";
import { insertOrder, type Order } from "./orders";
import { createPaidSession, decideDispute, dispute, failRefund, pay, refund, sendEvent } from "./payment";

interface Prepared {
  order: Order;
  change: () => Promise<unknown>;
}
export type Verb = () => Promise<Prepared>;

/** By name: every event of the payment provider that changes an order. */
export function createPaymentVerbs(site: Site): Record<string, Verb> {
  const onOrder =
    (act: (order: Order) => Promise<unknown>, changes: Partial<Order> = {}): Verb =>
    async () => {
      const order = await insertOrder(site, changes);
      return { order, change: () => act(order) };
    };

  const onPaidOrder =
    (act: (intent: string, order: Order) => Promise<unknown>): Verb =>
    async () => {
      const order = await insertOrder(site);
      const intent = await pay(site, order.submissionId);
      return { order, change: () => act(intent, order) };
    };

  const sendUnpaid = (order: Order, type: "completed" | "async_payment_failed") => {
    const session = { ...createPaidSession(order.submissionId), payment_status: "unpaid" };
    return sendEvent(site, { type: `checkout.session.${type}`, session });
  };

  return {
    "a payment": onOrder((order) => pay(site, order.submissionId)),
    "a payment that takes days": onOrder((order) => sendUnpaid(order, "completed")),
    "a failed payment": onOrder((order) => sendUnpaid(order, "async_payment_failed")),
    "a payment of a wrong amount": onOrder((order) => pay(site, order.submissionId, 100)),
    "a payment of a canceled order": onOrder((order) => pay(site, order.submissionId), { orderStatus: "cancelled" }),
    "a second payment": onPaidOrder((_, order) => pay(site, order.submissionId)),
    "a refund": onPaidOrder((intent) => refund(site, intent)),
    "a partial refund": onPaidOrder((intent) => refund(site, intent, { refunded: 5_000 })),
    "a refund that failed": onPaidOrder((intent) => failRefund(site, intent)),
    "a dispute": onPaidOrder((intent) => dispute(site, intent)),
    "a dispute that was won": onPaidOrder(async (intent) => {
      await dispute(site, intent);
      await decideDispute(site, intent, "won");
    }),
    "a dispute that was lost": onPaidOrder((intent) => decideDispute(site, intent, "lost")),
  };
}
