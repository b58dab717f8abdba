import type Stripe from "stripe";
import { webLink } from "../server/email/layout.server";
import type { RequestContext } from "../server/http/context.server";
import type { Purchase } from "../server/payable.server";
import { sign } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { formatMoney } from "../server/text/money";
import {
  findOpenCheckout,
  findTaxRate,
  giveUpCheckout,
  reserveCheckout,
  storeSession,
  wasRefused,
} from "./checkouts.server";
import {
  askProvider,
  type Deadline,
  describeProviderError,
  getRefusal,
  isRepeatedAnswer,
  startDeadline,
} from "./stripe-client.server";

type Session = Stripe.Checkout.SessionCreateParams;

/** "limited": this visitor opened too many. "away": the provider fails. "refused": it does not accept this payment. */
export async function openCheckout(
  context: RequestContext,
  purchase: Purchase,
  source: string | null,
): Promise<{ url: string } | "limited" | "away" | "refused"> {
  const { db, env } = context;
  const { reference, email } = purchase;
  const page = describePage(context, purchase, email);
  // If the provider refuses the address, its page asks for another one.
  const withoutEmail = describePage(context, purchase, null);
  for (const { shown } of email === null ? [] : [page, withoutEmail]) {
    const open = await findOpenCheckout(db, reference, shown);
    if (open?.url) return { url: open.url };
  }
  if (await wasRefused(db, reference, [page.shown, withoutEmail.shown])) return "refused";
  if (!(await context.limiter.allows("checkout", context.clientIp, env.CHECKOUTS_PER_HOUR))) return "limited";
  const deadline = startDeadline();
  const item = { ...purchase, source };
  const opened = await makePage(context, item, page, deadline);
  if (opened !== "email refused") return opened;
  const without = await makePage(context, item, withoutEmail, deadline);
  return without === "email refused" ? "away" : without;
}

interface Page {
  session: Session;
  shown: string;
}

function describePage(context: RequestContext, purchase: Purchase, email: string | null): Page {
  const session = describeSession(context, purchase, email);
  // With another key, the page belongs to another account.
  const { tax } = purchase;
  const signed = JSON.stringify({ session, key: context.env.STRIPE_SECRET_KEY, ...(tax && { tax }) });
  return { session, shown: sign(context.secrets.session, "checkout page", signed) };
}

async function makePage(
  context: RequestContext,
  item: Parameters<typeof reserveCheckout>[1],
  { session, shown }: Page,
  deadline: Deadline,
): Promise<{ url: string } | "away" | "refused" | "email refused"> {
  const { db, log, requestId } = context;
  const checkout = await reserveCheckout(db, item, shown);
  if (checkout.url) return { url: checkout.url };
  const expiresAt = Math.floor(+checkout.expiresAt / 1000);
  try {
    const taxed = await addTaxRate(context, session, item, deadline);
    const made = await askProvider(
      context,
      (stripe) => stripe.checkout.sessions.create({ ...taxed, expires_at: expiresAt }, { idempotencyKey: checkout.id }),
      deadline,
    );
    if (!made.url) throw new Error("a checkout session without an address");
    await storeSession(db, checkout, { session: made.id, url: made.url });
    return { url: made.url };
  } catch (error) {
    const described = describeProviderError(error);
    log.error({ ...described, reference: checkout.reference, id: requestId }, "checkout page not made");
    const refusal = getRefusal(error);
    if (isRepeatedAnswer(error)) await giveUpCheckout(db, checkout, refusal);
    if (refusal) return "refused";
    return described.param === "customer_email" ? "email refused" : "away";
  }
}

async function addTaxRate(
  services: Services,
  session: Session,
  { tax }: Pick<Purchase, "tax">,
  deadline: Deadline,
): Promise<Session> {
  if (!tax) return session;
  const items = session.line_items ?? [];
  if (tax.percent !== null) {
    const rate = await findTaxRate(services, tax, deadline);
    return { ...session, line_items: items.map((item) => ({ ...item, tax_rates: [rate] })) };
  }
  const behavior = tax.isIncluded ? "inclusive" : "exclusive";
  return {
    ...session,
    automatic_tax: { enabled: true },
    billing_address_collection: "required",
    line_items: items.map(({ price_data: price, ...item }) => ({
      ...item,
      ...(price && { price_data: { ...price, tax_behavior: behavior } }),
    })),
  };
}

function describeSession(
  { linkOrigin }: Pick<Services, "linkOrigin">,
  purchase: Purchase,
  email: string | null,
): Session {
  const { reference, name, amountCents, currency, payUrl, successUrl } = purchase;
  const description = describeDiscount(purchase);
  const metadata = { reference };
  return {
    mode: "payment",
    line_items: [
      {
        quantity: 1,
        price_data: { currency, unit_amount: amountCents, product_data: { name, ...(description && { description }) } },
      },
    ],
    client_reference_id: reference,
    ...(email !== null && { customer_email: email }),
    success_url: linkOrigin + successUrl,
    cancel_url: `${webLink(payUrl ?? "", linkOrigin)}&canceled=1`,
    metadata,
    payment_intent_data: { metadata },
  };
}

// The provider gets the price after the discount, so that coupons exist only here.
function describeDiscount({ amountCents, listCents, discountCents, couponCode, currency }: Purchase): string | null {
  const usual = formatMoney(listCents, currency);
  const sale = amountCents + discountCents < listCents ? `Sale price, instead of ${usual}` : null;
  const off = couponCode && discountCents > 0 ? `${formatMoney(discountCents, currency)} off with ${couponCode}` : null;
  if (sale && off) return `${sale}, and ${off}.`;
  if (off) return `${usual}, ${off}.`;
  return sale && `${sale}.`;
}
