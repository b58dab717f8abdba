import { createCookie } from "@remix-run/node";
import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { question } from "#app/packages/packages";
import { FIRST_VERSION } from "#app/server/secrets.server";
import type { Services } from "#app/server/services.server";
import { getCustomerPageVersion } from "./customer-page-link.server";

/** Newest first: a visitor may place several orders before paying one. */
const MAX_REMEMBERED = 5;

/** A hosted payment page sends people back without saying which order was paid. */
const orderCookie = ({ env, secrets }: Services) =>
  createCookie("order", {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: env.ORIGIN.startsWith("https:"),
    maxAge: 7 * 24 * 3600,
  });

async function rememberedIds(services: Services, request: Request): Promise<string[]> {
  const ids: unknown = await orderCookie(services).parse(request.headers.get("Cookie"));
  return Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : [];
}

export async function rememberOrder(services: Services, request: Request, id: string): Promise<string> {
  const before = (await rememberedIds(services, request)).filter((other) => other !== id);
  return orderCookie(services).serialize([id, ...before].slice(0, MAX_REMEMBERED));
}

export async function hasPlaced(services: Services, request: Request, id: string): Promise<boolean> {
  const { db } = services;
  if (!(await rememberedIds(services, request)).includes(id)) return false;
  return (await getCustomerPageVersion(db, db.read, id)) === FIRST_VERSION;
}

/** The visitor's question, or the order with the latest payment event or, without one, the latest date. */
export async function findRememberedOrder(services: Services, request: Request, kind: "order" | "question") {
  const ids = await rememberedIds(services, request);
  if (ids.length === 0) return null;
  const { formSubmissions, customerPages, paymentEvents } = services.db.tables;
  const rows = await services.db.read
    .select({
      id: formSubmissions.id,
      submissionId: formSubmissions.submissionId,
      planPurchased: formSubmissions.planPurchased,
      packageName: formSubmissions.packageName,
      packageVisuals: formSubmissions.packageVisuals,
      currency: formSubmissions.currency,
      taxCents: formSubmissions.taxCents,
      tax: formSubmissions.tax,
      createdAt: formSubmissions.createdAt,
      requirements: formSubmissions.requirements,
      priceCents: formSubmissions.priceCents,
      discountCents: formSubmissions.discountCents,
      couponCode: formSubmissions.couponCode,
      breakdown: formSubmissions.visualBreakdown,
      orderStatus: formSubmissions.orderStatus,
      paymentStatus: formSubmissions.paymentStatus,
      partPaidCents: formSubmissions.partPaidCents,
      revisions: formSubmissions.revisions,
      outcome: paymentEvents.outcome,
      eventAt: paymentEvents.createdAt,
    })
    .from(formSubmissions)
    .leftJoin(paymentEvents, eq(paymentEvents.reference, formSubmissions.submissionId))
    .leftJoin(customerPages, eq(customerPages.orderId, formSubmissions.id))
    .where(
      and(
        inArray(formSubmissions.id, ids),
        isNull(formSubmissions.deletedAt),
        or(isNull(customerPages.version), eq(customerPages.version, FIRST_VERSION)),
        kind === "question"
          ? eq(formSubmissions.planPurchased, question.value)
          : ne(formSubmissions.planPurchased, question.value),
      ),
    );
  const time = (row: (typeof rows)[number]) => (row.eventAt ?? row.createdAt).getTime();
  const order = rows.sort((a, b) => time(b) - time(a) || ids.indexOf(a.id) - ids.indexOf(b.id))[0];
  if (!order) return null;
  const { outcome, eventAt: _, ...known } = order;
  return { ...known, wrongAmount: known.paymentStatus !== "paid" && outcome === "wrong_amount" };
}
