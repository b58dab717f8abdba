import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import type { ShopTables } from "./shop";
import * as values from "./values";

export function describeSalesTables(
  { bigint, boolean, check, createdAt, id, index, integer, json, oneOf, table, text, time, uniqueIndex }: Builders,
  { products }: Pick<ShopTables, "products">,
) {
  const purchases = table(
    "purchases",
    {
      id: id(),
      number: text("number").notNull(),
      productId: text("product_id")
        .notNull()
        .references(() => products.id, { onDelete: "restrict" }),
      createdAt: createdAt(),
      email: text("email").notNull(),
      /** The provider's payment event. Each event belongs to one purchase. */
      eventId: text("event_id").notNull(),
      paymentIntent: text("payment_intent"),
      /** The provider's checkout session, which opens the thank-you page. */
      checkoutSession: text("checkout_session"),
      /** With the tax. */
      amountCents: integer("amount_cents").notNull(),
      taxCents: integer("tax_cents").notNull().default(0),
      tax: json<values.Tax>("tax"),
      currency: text("currency").notNull(),
      /** The price at that time, after sale and coupon. */
      dueCents: integer("due_cents").notNull(),
      dueCurrency: text("due_currency").notNull().default("usd"),
      /** The price before any sale or coupon. Null for purchases recorded by earlier versions. */
      listCents: integer("list_cents"),
      refundedCents: integer("refunded_cents").notNull().default(0),
      couponCode: text("coupon_code"),
      discountCents: integer("discount_cents").notNull().default(0),
      onSale: boolean("on_sale").notNull().default(false),
      status: text("status", { enum: values.PURCHASE_STATUSES }).notNull(),
      expiresAt: time("expires_at").notNull(),
      downloadsAllowed: integer("downloads_allowed").notNull(),
      downloadsUsed: integer("downloads_used").notNull().default(0),
      /** Part of the link's signature. Incrementing it ends all earlier links. */
      linkVersion: integer("link_version").notNull().default(1),
      search: text("search").notNull(),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("purchases_number").on(t.number),
      uniqueIndex("purchases_event").on(t.eventId),
      index("purchases_listed").on(t.createdAt, t.id).where(sql`deleted_at is null`),
      index("purchases_product").on(t.productId, t.createdAt, t.id),
      index("purchases_email").on(t.email, t.createdAt),
      index("purchases_intent").on(t.paymentIntent),
      index("purchases_session").on(t.checkoutSession),
      index("purchases_held").on(t.status).where(sql.raw(values.HELD_PURCHASES)),
      index("purchases_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("purchases_status", oneOf(t.status, values.PURCHASE_STATUSES)),
    ],
  );

  const purchaseEvents = table(
    "purchase_events",
    {
      id: id(),
      purchaseId: text("purchase_id")
        .notNull()
        .references(() => purchases.id, { onDelete: "cascade" }),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      kind: text("kind", { enum: values.PURCHASE_EVENTS }).notNull(),
      before: text("before"),
      after: text("after"),
      /** For a download: the visitor's network, such as 203.0.113.0/24, and the file's version. */
      network: text("network"),
      fileVersion: integer("file_version"),
      /** The number of bytes sent, counted from the start of the file; null while it is being sent. */
      sentBytes: bigint("sent_bytes"),
      continuations: integer("continuations").notNull().default(0),
    },
    (t) => [
      index("purchase_events_purchase").on(t.purchaseId, t.createdAt),
      check("purchase_events_kind", oneOf(t.kind, values.PURCHASE_EVENTS)),
    ],
  );

  const productReviews = table(
    "product_reviews",
    {
      purchaseId: text("purchase_id")
        .primaryKey()
        .references(() => purchases.id, { onDelete: "cascade" }),
      productId: text("product_id")
        .notNull()
        .references(() => products.id, { onDelete: "cascade" }),
      stars: integer("stars").notNull(),
      text: text("text").notNull(),
      name: text("name").notNull(),
      state: text("state", { enum: values.REVIEW_STATES }).notNull().default("waiting"),
      createdAt: createdAt(),
      publishedAt: time("published_at"),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      index("product_reviews_product").on(t.productId, t.state, t.createdAt),
      index("product_reviews_published").on(t.state, t.publishedAt).where(sql`deleted_at is null`),
      index("product_reviews_trashed").on(t.deletedAt, t.purchaseId).where(sql`deleted_at is not null`),
      check("product_reviews_stars", sql`${t.stars} between 1 and 5`),
      check("product_reviews_state", oneOf(t.state, values.REVIEW_STATES)),
    ],
  );

  const coupons = table(
    "coupons",
    {
      /** Uppercase. */
      code: text("code").primaryKey(),
      createdAt: createdAt(),
      /** A coupon has either a percentage or an amount. */
      percent: integer("percent"),
      amountCents: integer("amount_cents"),
      startsAt: time("starts_at"),
      endsAt: time("ends_at"),
      usageLimit: integer("usage_limit"),
      appliesTo: text("applies_to", { enum: values.COUPON_SCOPES }).notNull(),
      note: text("note"),
      isActive: boolean("is_active").notNull().default(true),
      /** Null while the coupon is on, or if an earlier version switched it off. */
      switchedOffAt: time("switched_off_at"),
    },
    (t) => [check("coupons_applies_to", oneOf(t.appliesTo, values.COUPON_SCOPES))],
  );

  /** One row for each order or purchase with a coupon, written in its transaction. */
  const couponUses = table(
    "coupon_uses",
    {
      id: id(),
      code: text("code")
        .notNull()
        .references(() => coupons.code, { onDelete: "restrict" }),
      usedFor: text("used_for").notNull(),
      discountCents: integer("discount_cents").notNull(),
      createdAt: createdAt(),
      /** An unpaid use counts until this time. Null once it is paid. */
      reservedUntil: time("reserved_until"),
    },
    (t) => [uniqueIndex("coupon_uses_used_for").on(t.usedFor), index("coupon_uses_code").on(t.code, t.createdAt)],
  );

  return { purchases, purchaseEvents, productReviews, coupons, couponUses };
}
