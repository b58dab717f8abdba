import { isDeepStrictEqual } from "node:util";
import { createSubmissionKey } from "#app/server/forms/submission-keys.server";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { formatMoney } from "#app/server/text/money";
import { DAY } from "#app/server/time/durations";
import type { Row } from "#drizzle/schema";
import { toSearchText } from "../model/order-fields";
import { isDraft, isQuoteOpen } from "../model/quote";
import { insertOrderRow } from "../place/insert-order.server";
import { AlreadyPlaced, claimKey, getOrderByKey } from "../place/submission-key.server";
import { changeOrder, type OrderChange, recordOrderEvent } from "../state/change-order.server";
import type { QuotedOrder } from "./read-quote-form.server";
import { queueQuote, sendNow } from "./send-quote.server";

type Order = Row<"formSubmissions">;

const KEY_MS = 30 * DAY;

interface Save {
  actor: string;
  isSent: boolean;
}

/** Sending the same form again, even at the same time, returns the first quote. */
export async function createQuote(
  services: Services,
  quoted: QuotedOrder,
  { formId, actor, isSent }: Save & { formId: string },
): Promise<Order> {
  const { db } = services;
  const now = Date.now();
  const key = createSubmissionKey({ form: formId, ...quoted, isSent });
  try {
    return await db.transact(async (tx) => {
      const order = await insertOrderRow(db, tx, { ...createRow(now), ...quoted, paymentStatus: getStatus(isSent) });
      await claimKey(services, tx, { key, orderId: order.id, expiresAt: new Date(now + KEY_MS) }, now);
      const event = { orderId: order.id, actor, kind: "quote", createdAt: order.createdAt } as const;
      await recordOrderEvent(db, tx, { ...event, after: "made" });
      if (!isSent) return order;
      // Later, so that the history lists it second.
      const sent = { ...event, after: "sent", createdAt: new Date(now + 1) };
      await queueQuote(services, tx, order, await recordOrderEvent(db, tx, sent));
      return order;
    });
  } catch (error) {
    if (!(error instanceof AlreadyPlaced)) throw error;
    return getOrderByKey(services, key);
  }
}

const getStatus = (isSent: boolean): Order["paymentStatus"] => (isSent ? "pending" : "n/a");

function createRow(now: number): Order {
  return {
    id: newId(now),
    submissionId: "",
    createdAt: new Date(now),
    fullName: "",
    email: "",
    phone: null,
    businessName: null,
    planPurchased: "",
    packageName: "",
    packageVisuals: 0,
    requirements: "",
    visualBreakdown: null,
    message: "",
    paymentStatus: "pending",
    orderStatus: "pending_payment",
    priority: "normal",
    priceCents: 0,
    taxCents: 0,
    tax: null,
    discountCents: 0,
    couponCode: null,
    currency: "usd",
    quote: null,
    partPaidCents: 0,
    revisions: 0,
    paymentProblem: null,
    source: null,
    search: "",
    waitingSince: null,
    deletedAt: null,
    drawnFrom: null,
    visualsAdded: 0,
  };
}

/** `changed`: a colleague has changed the quote since the form was opened. `paid`: at least a part is paid. */
export async function changeQuote(
  services: Services,
  orderId: string,
  quoted: QuotedOrder,
  { actor, isSent, isShown }: Save & { isShown: (order: Order) => boolean },
): Promise<{ outcome: "saved" | "changed" | "paid" | "missing"; order?: Order }> {
  const save = async (change: OrderChange) => {
    const { order, update, record } = change;
    if (!isQuoteOpen(order)) return { outcome: "paid" as const };
    const isNow = isSent || !isDraft(order);
    // A failed payment was of the former price. Links went to the address, so only the ticket can correct it.
    const values = { ...quoted, paymentStatus: getStatus(isNow), ...(!isDraft(order) && { email: order.email }) };
    const changed: Order = { ...order, ...values };
    if (!isShown(order)) {
      // The form was sent twice.
      const isSame = Object.entries(values).every(([key, value]) =>
        isDeepStrictEqual(value, order[key as keyof Order]),
      );
      return { outcome: isSame ? ("saved" as const) : ("changed" as const), order };
    }
    await update({ ...values, search: toSearchText(changed, order.submissionId) });
    const [before, after] = [order, changed].map(({ priceCents, currency }) => formatMoney(priceCents, currency));
    const detail = before === after ? null : `${before} to ${after}`;
    await record({ actor, kind: "quote", after: "changed", detail });
    if (isSent) await sendNow(services, { ...change, order: changed }, actor);
    return { outcome: "saved" as const, order: changed };
  };
  return (await changeOrder(services, orderId, save)) ?? { outcome: "missing" };
}
