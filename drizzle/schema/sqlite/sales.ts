import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, oneOf, time } from "./columns";
import { products } from "./shop";

export const purchases = sqliteTable(
  "purchases",
  {
    id: id(),
    number: text("number").notNull(),
    productId: text("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "restrict" }),
    createdAt: createdAt(),
    email: text("email").notNull(),
    eventId: text("event_id").notNull(),
    paymentIntent: text("payment_intent"),
    checkoutSession: text("checkout_session"),
    amountCents: integer("amount_cents").notNull(),
    currency: text("currency").notNull(),
    dueCents: integer("due_cents").notNull(),
    listCents: integer("list_cents"),
    refundedCents: integer("refunded_cents").notNull().default(0),
    couponCode: text("coupon_code"),
    discountCents: integer("discount_cents").notNull().default(0),
    onSale: integer("on_sale", { mode: "boolean" }).notNull().default(false),
    status: text("status", { enum: values.PURCHASE_STATUSES }).notNull(),
    expiresAt: time("expires_at").notNull(),
    downloadsAllowed: integer("downloads_allowed").notNull(),
    downloadsUsed: integer("downloads_used").notNull().default(0),
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
    index("purchases_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    check("purchases_status", oneOf(t.status, values.PURCHASE_STATUSES)),
  ],
);

export const purchaseEvents = sqliteTable(
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
    network: text("network"),
    fileVersion: integer("file_version"),
    sentBytes: integer("sent_bytes"),
    continuations: integer("continuations").notNull().default(0),
  },
  (t) => [
    index("purchase_events_purchase").on(t.purchaseId, t.createdAt),
    check("purchase_events_kind", oneOf(t.kind, values.PURCHASE_EVENTS)),
  ],
);

export const productReviews = sqliteTable(
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

export const coupons = sqliteTable(
  "coupons",
  {
    code: text("code").primaryKey(),
    createdAt: createdAt(),
    percent: integer("percent"),
    amountCents: integer("amount_cents"),
    startsAt: time("starts_at"),
    endsAt: time("ends_at"),
    usageLimit: integer("usage_limit"),
    appliesTo: text("applies_to", { enum: values.COUPON_SCOPES }).notNull(),
    note: text("note"),
    isActive: integer("is_active", { mode: "boolean" }).notNull().default(true),
    switchedOffAt: time("switched_off_at"),
  },
  (t) => [check("coupons_applies_to", oneOf(t.appliesTo, values.COUPON_SCOPES))],
);

export const couponUses = sqliteTable(
  "coupon_uses",
  {
    id: id(),
    code: text("code")
      .notNull()
      .references(() => coupons.code, { onDelete: "restrict" }),
    usedFor: text("used_for").notNull(),
    discountCents: integer("discount_cents").notNull(),
    createdAt: createdAt(),
    reservedUntil: time("reserved_until"),
  },
  (t) => [uniqueIndex("coupon_uses_used_for").on(t.usedFor), index("coupon_uses_code").on(t.code, t.createdAt)],
);
