import { and, desc, eq, gte, isNull, lt, ne, sql } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { lockValue } from "#drizzle/lock-rows";
import type { Row } from "#drizzle/schema";
import type { Tax } from "#drizzle/schema/values";
import { newId } from "../server/new-id.server";
import type { Purchase, ShownPrice } from "../server/payable.server";
import { sign } from "../server/secrets.server";
import type { Services } from "../server/services.server";
import { DAY, HOUR, MINUTE } from "../server/time/durations";
import type { PaymentEvent } from "./payment-event";
import { askProvider, type Deadline } from "./stripe-client.server";

export type Checkout = Row<"checkoutSessions">;

// The provider allows at most a day, and repeats its answer to an idempotency key for a day.
const OPEN_MS = 23 * HOUR;
// The time left to pay, and the time left to open a page, for which the provider requires at least 30 minutes.
const PAY_MS = 5 * MINUTE;
const MAKE_MS = 31 * MINUTE;
// A slow payment method may report a payment weeks later.
const KEPT_MS = 30 * DAY;

type PaidItem = ShownPrice & Pick<Purchase, "reference" | "email"> & { source: string | null };
// Without parameters, because a partial index applies only to exactly the same condition.
const IS_REFUSED = "refusal is not null";
const MAX_REFUSED = 20;

type Reader = Pick<Database, "read" | "tables" | "now">;

async function findNewestCheckout(
  { tables: { checkoutSessions } }: Pick<Database, "tables">,
  from: Pick<Database["read"], "select">,
  reference: string,
): Promise<Checkout | undefined> {
  const [newest] = await from
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.reference, reference))
    .orderBy(desc(checkoutSessions.createdAt), desc(checkoutSessions.id))
    .limit(1);
  return newest;
}

/** After an hour, or for another price, the provider is asked again. */
export async function wasRefused(
  { read, tables, now }: Reader,
  reference: string,
  shown: readonly string[],
): Promise<boolean> {
  const newest = await findNewestCheckout({ tables }, read, reference);
  return Boolean(newest?.refusal) && shown.includes(newest?.shown ?? "") && now() - Number(newest?.createdAt) < HOUR;
}

export async function findOpenCheckout(
  { read, tables, now }: Reader,
  reference: string,
  shown: string,
  from: Pick<Database["read"], "select"> = read,
): Promise<Checkout | null> {
  const newest = await findNewestCheckout({ tables }, from, reference);
  if (newest?.state !== "open" || newest.shown !== shown) return null;
  return +newest.expiresAt - now() > (newest.url ? PAY_MS : MAKE_MS) ? newest : null;
}

/** Two requests for one buyer share a row. What anybody may buy gets a row for each request. */
export function reserveCheckout(
  db: Database,
  { reference, email, source, amountCents, currency, listCents, couponCode, discountCents, tax }: PaidItem,
  shown: string,
): Promise<Checkout> {
  const { checkoutSessions } = db.tables;
  return db.transact(async (tx) => {
    if (email !== null) {
      await lockValue(db, tx, `checkout ${reference}`);
      const open = await findOpenCheckout(db, reference, shown, tx);
      if (open) return open;
    }
    const now = db.now();
    const expiresAt = new Date(Math.floor((now + OPEN_MS) / 1000) * 1000);
    const values = { reference, source, shown, amountCents, currency, listCents, couponCode, discountCents, tax };
    const [row] = await tx
      .insert(checkoutSessions)
      .values({ ...values, id: newId(now), createdAt: new Date(now), expiresAt })
      .returning();
    return row as Checkout;
  });
}

export async function storeSession(db: Database, { id }: Checkout, made: { session: string; url: string }) {
  const { checkoutSessions } = db.tables;
  await db.transact((tx) => tx.update(checkoutSessions).set(made).where(eq(checkoutSessions.id, id)));
}

/** The next request gets another row, because the provider would repeat its answer. */
export async function giveUpCheckout(db: Database, { id }: Checkout, refusal: string | null): Promise<void> {
  const { checkoutSessions } = db.tables;
  const isNotMade = and(eq(checkoutSessions.id, id), isNull(checkoutSessions.session));
  await db.transact((tx) => tx.update(checkoutSessions).set({ state: "failed", refusal }).where(isNotMade));
}

export async function findCheckout({ tables }: Database, tx: Writer, session: string | null): Promise<Checkout | null> {
  if (!session) return null;
  const { checkoutSessions } = tables;
  const [found] = await tx.select().from(checkoutSessions).where(eq(checkoutSessions.session, session));
  return found ?? null;
}

const statesAfter: Partial<Record<PaymentEvent["kind"], Checkout["state"]>> = {
  paid: "paid",
  expired: "expired",
  failed: "failed",
};

/** Events come in any order: what was paid stays paid. */
export async function followEvent({ tables }: Database, tx: Writer, { id }: Checkout, kind: PaymentEvent["kind"]) {
  const { checkoutSessions } = tables;
  const state = statesAfter[kind];
  if (!state) return;
  const isConcerned = and(eq(checkoutSessions.id, id), ne(checkoutSessions.state, "paid"));
  await tx.update(checkoutSessions).set({ state }).where(isConcerned);
}

export async function removeOldCheckouts(db: Database, now: number): Promise<void> {
  const { checkoutSessions } = db.tables;
  const old = new Date(now - KEPT_MS);
  await db.transact((tx) => tx.delete(checkoutSessions).where(lt(checkoutSessions.expiresAt, old)));
}

export async function listRefused({ read, tables }: Reader, since: Date) {
  const { checkoutSessions } = tables;
  const rows = await read
    .select()
    .from(checkoutSessions)
    .where(and(sql.raw(IS_REFUSED), gte(checkoutSessions.createdAt, since)))
    .orderBy(desc(checkoutSessions.createdAt))
    .limit(MAX_REFUSED);
  const newest = rows.filter(({ reference }, index) => rows.findIndex((row) => row.reference === reference) === index);
  const current = await Promise.all(newest.map(({ reference }) => findNewestCheckout({ tables }, read, reference)));
  return newest.filter((row, index) => current[index]?.id === row.id);
}

/** Each rate is made once and never changes. */
export async function findTaxRate(
  services: Services,
  { name, percent, isIncluded }: Tax,
  deadline: Deadline,
): Promise<string> {
  const { db, env, secrets } = services;
  const { providerTaxRates } = db.tables;
  const id = sign(secrets.session, "tax rate", JSON.stringify([env.STRIPE_SECRET_KEY, name, percent, isIncluded]));
  const [known] = await db.read.select().from(providerTaxRates).where(eq(providerTaxRates.id, id));
  if (known) return known.rate;
  // Two requests at the same time get the same answer by their key.
  const made = await askProvider(
    services,
    (stripe) =>
      stripe.taxRates.create(
        { display_name: name, percentage: Number(percent), inclusive: isIncluded },
        { idempotencyKey: `tax-rate-${id}` },
      ),
    deadline,
  );
  await db.transact((tx) => tx.insert(providerTaxRates).values({ id, rate: made.id }).onConflictDoNothing());
  return made.id;
}
