import { and, asc, count, eq, gte, inArray, isNull, lt, ne, notInArray, sql, sum } from "drizzle-orm";
import { question, testPackage } from "#app/packages/packages";
import type { ReadReportFigures, ReportFigure } from "#app/server/figure-group";
import { percentile } from "#app/server/metrics/percentile";
import type { Services } from "#app/server/services.server";
import { PRIORITIES } from "#drizzle/schema/values";
import { getListUrl } from "../model/order-filters";
import { unpaidOrderStatuses, unpaidPaymentStatuses } from "../model/unpaid";

type Period = Parameters<ReadReportFigures>[0];

export async function readOrderReport(services: Services, period: Period): Promise<ReportFigure[]> {
  const [placed, unpaid, times] = await Promise.all([
    readPlaced(services, period),
    readUnpaid(services),
    listDeliveryTimes(services, period),
  ]);
  const note = times.length === 1 ? "1 order delivered" : `${times.length.toLocaleString("en-US")} orders delivered`;
  const within = (part: number) => (times.length > 0 ? percentile(times, part) : null);
  return [
    {
      ...{ name: "placed", label: "Orders placed", href: getListUrl({}), amounts: placed },
      count: placed.reduce((total, row) => total + row.count, 0),
    },
    {
      ...{ name: "unpaid", label: "Unpaid orders", href: getListUrl({ unpaid: "0" }), amounts: unpaid },
      count: unpaid.reduce((total, row) => total + row.count, 0),
    },
    { name: "median_delivery", label: "Half delivered within", milliseconds: within(50), note },
    { name: "p90_delivery", label: "9 of 10 delivered within", milliseconds: within(90), note },
  ];
}

/** Includes orders canceled since. Questions are no orders. */
function readPlaced({ db }: Services, { from, until }: Period) {
  const { createdAt, currency, deletedAt, paymentStatus, planPurchased, priceCents } = db.tables.formSubmissions;
  return db.read
    .select({ currency, count: count(), cents: sum(priceCents).mapWith(Number) })
    .from(db.tables.formSubmissions)
    .where(
      and(
        isNull(deletedAt),
        gte(createdAt, from),
        lt(createdAt, until),
        notInArray(planPurchased, [question.value, testPackage.value]),
        ne(paymentStatus, "n/a"),
      ),
    )
    .groupBy(currency)
    .orderBy(currency);
}

function readUnpaid({ db }: Services) {
  const { formSubmissions } = db.tables;
  const { currency, deletedAt, orderStatus, paymentStatus, planPurchased, priceCents, priority, partPaidCents } =
    formSubmissions;
  return db.read
    .select({ currency, count: count(), cents: sum(sql`${priceCents} - ${partPaidCents}`).mapWith(Number) })
    .from(formSubmissions)
    .where(
      and(
        isNull(deletedAt),
        // Lets SQLite search the index that begins with the priority.
        inArray(priority, [...PRIORITIES]),
        inArray(orderStatus, [...unpaidOrderStatuses]),
        inArray(paymentStatus, [...unpaidPaymentStatuses]),
        ne(planPurchased, "test"),
      ),
    )
    .groupBy(currency)
    .orderBy(currency);
}

/** Milliseconds from the order to its first delivery, shortest first. */
async function listDeliveryTimes({ db }: Services, { from, until }: Period): Promise<number[]> {
  const { deliveries, formSubmissions } = db.tables;
  const { createdAt, orderId } = deliveries;
  const isFirst = sql`not exists (select 1 from deliveries earlier
    where earlier.submission_id = ${orderId} and earlier.created_at < ${createdAt})`;
  const delivered = await db.read
    .select({ placedAt: formSubmissions.createdAt, deliveredAt: createdAt })
    .from(deliveries)
    .innerJoin(formSubmissions, eq(formSubmissions.id, orderId))
    .where(
      and(
        gte(createdAt, from),
        lt(createdAt, until),
        isFirst,
        isNull(formSubmissions.deletedAt),
        ne(formSubmissions.planPurchased, "test"),
      ),
    )
    .orderBy(asc(createdAt));
  return delivered.map(({ placedAt, deliveredAt }) => +deliveredAt - +placedAt).sort((a, b) => a - b);
}
