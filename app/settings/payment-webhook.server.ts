import { desc, eq } from "drizzle-orm";
import { getTestPrice } from "../packages/packages";
import { paths } from "../paths";
import { reserveCheckout, storeSession } from "../payment/checkouts.server";
import { askProvider } from "../payment/stripe-client.server";
import { listEarlierWebhooks, madeWebhook } from "../server/made-webhook";
import { getCurrency } from "../server/money/money-settings";
import type { Services } from "../server/services.server";
import type { SettingTexts } from "../server/setting-form";
import { formatMoment } from "../server/time/business-time.server";
import { DAY } from "../server/time/durations";

export interface PaymentWebhook {
  /** "environment" wins over "made", which the button in the office made. */
  secret: "environment" | "made" | "none";
  description: string;
  notes: string[];
  tried: { at: string; hasArrived: boolean } | null;
}

export async function loadPaymentWebhook({ db, env, settings }: Services): Promise<PaymentWebhook | null> {
  if (!env.STRIPE_SECRET_KEY) return null;
  const made = await settings.read(madeWebhook);
  const { by, at, secret } = made;
  const { checkoutSessions } = db.tables;
  const [tried] = await db.read
    .select({ createdAt: checkoutSessions.createdAt, state: checkoutSessions.state })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.reference, TRY_REFERENCE))
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1);
  return {
    ...describeSecret(env.STRIPE_WEBHOOK_SECRET !== undefined, secret !== "", () =>
      by ? `Created by ${by} on ${formatMoment(new Date(at), env.BUSINESS_TIMEZONE)}.` : "",
    ),
    notes: env.STRIPE_WEBHOOK_SECRET ? [] : listNotes(made, db.now(), env.BUSINESS_TIMEZONE),
    tried: tried
      ? { at: formatMoment(tried.createdAt, env.BUSINESS_TIMEZONE), hasArrived: tried.state === "expired" }
      : null,
  };
}

function describeSecret(isSet: boolean, isMade: boolean, describeMade: () => string) {
  if (isSet)
    return {
      secret: "environment" as const,
      description: "The webhook’s signing secret is set in the environment (STRIPE_WEBHOOK_SECRET).",
    };
  return isMade
    ? { secret: "made" as const, description: describeMade() }
    : { secret: "none" as const, description: "This creates the webhook with the events that the site reads." };
}

function listNotes(made: SettingTexts<typeof madeWebhook>, now: number, zone: string): string[] {
  const earlier = listEarlierWebhooks(made, now);
  const lastGone = Math.max(...earlier.map(({ goneAt }) => goneAt ?? 0));
  return [
    ...(made.attempt
      ? ["The provider hasn’t answered your last request yet. Try again: that won’t create a second webhook."]
      : []),
    ...(earlier.some(({ goneAt }) => goneAt === null)
      ? ["The earlier webhook isn’t removed yet, so its messages still count. The site tries again every few minutes."]
      : []),
    ...(lastGone > 0
      ? [`Messages from the earlier webhook count until ${formatMoment(new Date(lastGone + DAY), zone)}.`]
      : []),
  ];
}

// Belongs to no record, so that the event changes nothing.
const TRY_REFERENCE = "webhook test";

/** Makes a payment page that nobody sees and expires it, so that the provider sends an event. */
export async function tryPaymentWebhook(services: Services): Promise<void> {
  const { db, linkOrigin } = services;
  const currency = getCurrency(services);
  const cents = getTestPrice(currency);
  const price = { amountCents: cents, currency, listCents: cents, couponCode: null, discountCents: 0, tax: null };
  const row = await reserveCheckout(db, { ...price, reference: TRY_REFERENCE, email: null, source: null }, "");
  await askProvider(services, async (stripe) => {
    const product = { currency, unit_amount: cents, product_data: { name: "Webhook test" } };
    const { id, url } = await stripe.checkout.sessions.create(
      {
        mode: "payment",
        line_items: [{ quantity: 1, price_data: product }],
        success_url: linkOrigin + paths.adminConnections,
        expires_at: Math.floor(+row.expiresAt / 1000),
      },
      { idempotencyKey: row.id },
    );
    await storeSession(db, row, { session: id, url: url ?? "" });
    await stripe.checkout.sessions.expire(id);
  });
}
