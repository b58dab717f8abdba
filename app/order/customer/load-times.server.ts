import { and, asc, eq } from "drizzle-orm";
import type { RequestContext } from "#app/server/http/context.server";
import { formatZonedMoment } from "#app/server/time/business-time.server";
import type { Row } from "#drizzle/schema";

type Order = Row<"formSubmissions">;

type Times = Record<"paid" | "started" | "ready" | "answered", Date | null>;

export async function loadTimes({ db }: RequestContext, order: Order): Promise<Times> {
  const { orderEvents, paymentEvents } = db.tables;
  const { kind, before, after, createdAt } = orderEvents;
  const [events, [payment]] = await Promise.all([
    db.read
      .select({ kind, before, after, createdAt })
      .from(orderEvents)
      .where(eq(orderEvents.orderId, order.id))
      .orderBy(asc(createdAt)),
    db.read
      .select({ createdAt: paymentEvents.createdAt })
      .from(paymentEvents)
      .where(and(eq(paymentEvents.reference, order.submissionId), eq(paymentEvents.outcome, "applied")))
      .limit(1),
  ]);
  const findLast = (kind: (typeof events)[number]["kind"], after?: string) =>
    events.findLast((event) => event.kind === kind && (!after || event.after === after))?.createdAt ?? null;
  return {
    paid: payment?.createdAt ?? findLast("payment", "paid"),
    started: findLast("status", "in_progress"),
    ready: findLast("status", "ready"),
    // A confirmation that is sent again is not an answer.
    answered: events.findLast(({ kind, before }) => kind === "mail" && before === null)?.createdAt ?? null,
  };
}

export function toShownTimes({ env }: RequestContext, order: Order, times: Times, latest: Date | undefined) {
  const zone = env.BUSINESS_TIMEZONE;
  const show = (at: Date | null | undefined) => (at ? formatZonedMoment(at, zone) : null);
  return {
    received: formatZonedMoment(order.createdAt, zone),
    paid: show(times.paid),
    started: show(times.started),
    ready: show(latest ?? times.ready),
    answered: show(times.answered),
  };
}
