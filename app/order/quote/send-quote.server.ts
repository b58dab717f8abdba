import { Temporal } from "temporal-polyfill";
import type { Services } from "#app/server/services.server";
import { formatIsoDate } from "#app/server/time/business-time.server";
import { formatCalendarDay } from "#app/server/time/formatters";
import type { Writer } from "#drizzle/connect";
import type { Row } from "#drizzle/schema";
import { createCustomerPageLink } from "../access/customer-page-link.server";
import { toEmailOrder } from "../emails/email-order.server";
import { queueOrderEmail } from "../emails/queue-order-email.server";
import { isDraft, isExpired, isQuoteOpen } from "../model/quote";
import { createOrderPaymentUrl } from "../pay/payment-link.server";
import { changeOrder, type OrderChange } from "../state/change-order.server";

type Order = Row<"formSubmissions">;

export const VALID_DAYS = 14;

export const getToday = ({ env }: Pick<Services, "env">): string => formatIsoDate(new Date(), env.BUSINESS_TIMEZONE);

export const getLastValidDay = (services: Pick<Services, "env">): string =>
  Temporal.PlainDate.from(getToday(services)).add({ days: VALID_DAYS }).toString();

/** "Friday, December 11" for `2026-12-11`. */
export const formatValidDay = (day: string): string =>
  formatCalendarDay(day, { weekday: "long", month: "long", day: "numeric" });

/** `eventId`: the history's event, so that each sending is one email. */
export async function queueQuote(services: Services, tx: Writer, order: Order, eventId: string): Promise<void> {
  const { note = "", validUntil = "" } = order.quote ?? {};
  const roomUrl = await createCustomerPageLink(services, tx, order);
  const email = toEmailOrder(services, order, [], createOrderPaymentUrl(services, order));
  await queueOrderEmail(services, tx, order.id, {
    topic: "order-quote",
    dedupeKey: `order-quote:${eventId}`,
    to: order.email,
    data: {
      ...{ ...email, roomUrl, note },
      validUntil: formatValidDay(validUntil),
    },
  });
}

/** Reopens a withdrawn quote. `order`: with the changes of this transaction. */
export async function sendNow(
  services: Services,
  { tx, order, update, record }: Pick<OrderChange, "tx" | "order" | "update" | "record">,
  actor: string,
): Promise<void> {
  if (isDraft(order)) await update({ paymentStatus: "pending" });
  if (order.orderStatus === "cancelled") {
    await update({ orderStatus: "pending_payment" });
    await record({ actor, kind: "status", before: "cancelled", after: "pending_payment" });
  }
  const id = await record({ actor, kind: "quote", after: "sent" });
  await queueQuote(services, tx, { ...order, paymentStatus: "pending", orderStatus: "pending_payment" }, id);
}

export type QuoteStep = "send" | "extend";

/** `extend` makes the quote valid for two weeks from today. Null if there is no such quote, or it is paid. */
export async function stepQuote(
  services: Services,
  actor: string,
  orderId: string,
  step: QuoteStep,
): Promise<{ outcome: "done" | "expired"; day: string } | null> {
  const take = async (change: OrderChange) => {
    const { order, update, record } = change;
    if (!order.quote || !isQuoteOpen(order)) return null;
    if (step === "send") {
      if (isExpired(order, getToday(services))) return { outcome: "expired", day: order.quote.validUntil } as const;
      await sendNow(services, change, actor);
      return { outcome: "done", day: order.quote.validUntil } as const;
    }
    const validUntil = getLastValidDay(services);
    await update({ quote: { ...order.quote, validUntil } });
    await record({ actor, kind: "quote", after: "extended", detail: formatValidDay(validUntil) });
    return { outcome: "done", day: validUntil } as const;
  };
  return changeOrder(services, orderId, take);
}
