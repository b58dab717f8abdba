import { createCookie } from "@remix-run/node";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { question } from "../packages";

/** Orders remembered, the newest first: a visitor may place several before paying one. */
const MOST = 5;

/**
 * Remembers the visitor's last orders for the thank-you page, because a hosted payment page sends people back
 * without saying which order was paid. Signed, and good for nothing else.
 */
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

/** The `Set-Cookie` value for a visitor who has just placed this order. */
export async function rememberOrder(services: Services, request: Request, id: string): Promise<string> {
  const before = (await rememberedIds(services, request)).filter((other) => other !== id);
  return orderCookie(services).serialize([id, ...before].slice(0, MOST));
}

/** Whether this visitor placed the order with this id. */
export async function hasPlaced(services: Services, request: Request, id: string): Promise<boolean> {
  return (await rememberedIds(services, request)).includes(id);
}

/** Of the visitor's questions, or of the other orders, the one with which something happened last, else null. */
export async function findRememberedOrder(services: Services, request: Request, kind: "order" | "question") {
  const ids = await rememberedIds(services, request);
  if (ids.length === 0) return null;
  const { formSubmissions, paymentEvents } = services.db.tables;
  const rows = await services.db.read
    .select({
      id: formSubmissions.id,
      submissionId: formSubmissions.submissionId,
      option: formSubmissions.planPurchased,
      createdAt: formSubmissions.createdAt,
      priceCents: formSubmissions.priceCents,
      breakdown: formSubmissions.visualBreakdown,
      paymentStatus: formSubmissions.paymentStatus,
      outcome: paymentEvents.outcome,
      eventAt: paymentEvents.createdAt,
    })
    .from(formSubmissions)
    .leftJoin(paymentEvents, eq(paymentEvents.reference, formSubmissions.submissionId))
    .where(
      and(
        inArray(formSubmissions.id, ids),
        kind === "question"
          ? eq(formSubmissions.planPurchased, question.value)
          : ne(formSubmissions.planPurchased, question.value),
      ),
    );
  const time = (row: (typeof rows)[number]) => (row.eventAt ?? row.createdAt).getTime();
  const order = rows.sort((a, b) => time(b) - time(a) || ids.indexOf(a.id) - ids.indexOf(b.id))[0];
  if (!order) return null;
  const { id: _, outcome, eventAt: __, createdAt: ___, ...known } = order;
  return { ...known, differs: known.paymentStatus !== "paid" && outcome === "wrong_amount" };
}
