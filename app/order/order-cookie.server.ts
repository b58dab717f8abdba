import { createCookie } from "@remix-run/node";
import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import type { Services } from "#app/server/services.server";

/**
 * Remembers the visitor's last order for the thank-you page, because a hosted payment page sends people back
 * without saying which order was paid. Only that page gets to see it.
 */
const orderCookie = ({ env, secrets }: Services) =>
  createCookie("order", {
    secrets: [secrets.session],
    httpOnly: true,
    sameSite: "lax",
    path: paths.thankYou,
    secure: env.ORIGIN.startsWith("https:"),
    maxAge: 7 * 24 * 3600,
  });

/** The `Set-Cookie` value for a visitor who placed this order. */
export function rememberOrder(services: Services, id: string): Promise<string> {
  return orderCookie(services).serialize(id);
}

/** The visitor's last order, or null. */
export async function findRememberedOrder(services: Services, request: Request) {
  const id = await orderCookie(services).parse(request.headers.get("Cookie"));
  if (typeof id !== "string") return null;
  const { formSubmissions } = services.db.tables;
  const [order] = await services.db.read
    .select({
      submissionId: formSubmissions.submissionId,
      option: formSubmissions.planPurchased,
      priceCents: formSubmissions.priceCents,
      breakdown: formSubmissions.visualBreakdown,
      paymentStatus: formSubmissions.paymentStatus,
    })
    .from(formSubmissions)
    .where(eq(formSubmissions.id, id));
  return order ?? null;
}
