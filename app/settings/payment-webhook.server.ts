import { desc, eq } from "drizzle-orm";
import { getTestPrice } from "../packages/packages";
import { paths } from "../paths";
import { reserveCheckout, storeSession } from "../payment/checkouts.server";
import { askProvider, describeProviderError } from "../payment/stripe-client.server";
import { READ_EVENTS } from "../payment/stripe-event.server";
import { createPostId } from "../server/forms/submission-keys.server";
import { getCurrency } from "../server/money/money-settings";
import { madeWebhook } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { formatMoment } from "../server/time/business-time.server";
import { recordEdit } from "./edits.server";
import { lockTexts } from "./store-texts.server";

export interface PaymentWebhook {
  /** From the environment, which wins, or made by the button. */
  secret: "environment" | "made" | "none";
  description: string;
  /** The last try. Null if there was none within the last month. */
  tried: { at: string; hasArrived: boolean } | null;
}

/** Null without a key. */
export async function loadPaymentWebhook({ db, env, settings }: Services): Promise<PaymentWebhook | null> {
  if (!env.STRIPE_SECRET_KEY) return null;
  const { by, at, secret } = await settings.read(madeWebhook);
  const { checkoutSessions } = db.tables;
  const [tried] = await db.read
    .select({ createdAt: checkoutSessions.createdAt, state: checkoutSessions.state })
    .from(checkoutSessions)
    .where(eq(checkoutSessions.reference, TRY_REFERENCE))
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(1);
  return {
    ...describeSecret(env.STRIPE_WEBHOOK_SECRET !== undefined, secret !== "", () =>
      by ? `Made by ${by} on ${formatMoment(new Date(at), env.BUSINESS_TIMEZONE)}.` : "",
    ),
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
    : { secret: "none" as const, description: "One press makes the webhook, with the events that the site reads." };
}

/** The provider tells the secret only once, in its answer. The same form makes one webhook. */
export async function makePaymentWebhook(services: Services, actor: string, formId: string): Promise<void> {
  const { db, linkOrigin } = services;
  const made = await askProvider(services, (stripe) =>
    stripe.webhookEndpoints.create(
      { url: linkOrigin + paths.stripeWebhook, enabled_events: [...READ_EVENTS] },
      { idempotencyKey: createPostId(formId, "payment webhook") },
    ),
  );
  const values = { id: made.id, secret: made.secret ?? "", by: actor, at: new Date().toISOString() };
  const earlier = await db.transact(async (tx) => {
    const saved = await lockTexts(services, tx, { section: madeWebhook });
    const { settings } = db.tables;
    await tx
      .update(settings)
      .set({ texts: values, changedAt: new Date() })
      .where(eq(settings.section, madeWebhook.name));
    // Without the secret, which the history must not show.
    const edit = { section: madeWebhook.name, actor, saved: { id: saved.id ?? "" }, values: { id: made.id } };
    await recordEdit(services, tx, edit);
    return saved.id;
  });
  if (!earlier || earlier === made.id) return;
  // Its events would be refused from now on.
  await askProvider(services, (stripe) => stripe.webhookEndpoints.del(earlier)).catch((error: unknown) =>
    services.log.warn(describeProviderError(error), "an earlier payment webhook was not removed"),
  );
}

/** Belongs to no record, so that the event changes nothing. */
const TRY_REFERENCE = "webhook test";

/** Has the provider report the end of a page that nobody saw. */
export async function tryPaymentWebhook(services: Services): Promise<void> {
  const { db, linkOrigin } = services;
  const currency = getCurrency(services);
  const cents = getTestPrice(currency);
  const price = { amountCents: cents, currency, listCents: cents, couponCode: null, discountCents: 0 };
  const row = await reserveCheckout(db, { ...price, reference: TRY_REFERENCE, email: null }, "");
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
