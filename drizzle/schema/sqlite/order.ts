import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, json, oneOf, time } from "./columns";

export const formSubmissions = sqliteTable(
  "form_submissions",
  {
    id: id(),
    submissionId: text("submission_id").notNull(),
    createdAt: createdAt(),
    fullName: text("full_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone"),
    businessName: text("business_name"),
    planPurchased: text("plan_purchased", { enum: values.PLANS }).notNull(),
    packageName: text("package_name").notNull().default(""),
    packageVisuals: integer("package_visuals").notNull().default(0),
    requirements: text("item_split").notNull(),
    visualBreakdown: json<values.VisualBreakdown>("visual_breakdown"),
    message: text("message").notNull().default(""),
    paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
    orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
    priority: text("priority", { enum: values.PRIORITIES }).notNull().default("normal"),
    priceCents: integer("price_cents").notNull(),
    discountCents: integer("discount_cents").notNull().default(0),
    couponCode: text("coupon_code"),
    currency: text("currency").notNull().default("usd"),
    revisions: integer("revisions").notNull().default(0),
    paymentProblem: text("payment_problem", { enum: values.PAYMENT_PROBLEMS }),
    source: json<values.VisitSource>("source"),
    search: text("search").notNull().default(""),
    waitingSince: time("waiting_since"),
    deletedAt: time("deleted_at"),
  },
  (t) => [
    uniqueIndex("form_submissions_submission_id").on(t.submissionId),
    index("form_submissions_listed")
      .on(t.createdAt, t.id, t.planPurchased, t.orderStatus, t.priority, t.paymentStatus, t.priceCents)
      .where(sql`deleted_at is null`),
    index("form_submissions_narrowed")
      .on(t.priority, t.orderStatus, t.planPurchased, t.paymentStatus, t.createdAt, t.id)
      .where(sql`deleted_at is null`),
    index("form_submissions_needed")
      .on(t.createdAt, t.id)
      .where(sql.raw(`deleted_at is null and ${values.ACTION_NEEDED}`)),
    // With deleted_at, rows can be counted without reading the table.
    index("form_submissions_questions")
      .on(t.createdAt, t.id, t.waitingSince, t.planPurchased, t.deletedAt)
      .where(sql.raw(values.QUESTIONS)),
    index("form_submissions_waiting")
      .on(t.waitingSince, t.id, t.planPurchased, t.orderStatus, t.paymentStatus, t.priority, t.paymentProblem)
      .where(sql`deleted_at is null and waiting_since is not null`),
    index("form_submissions_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    check("form_submissions_plan", oneOf(t.planPurchased, values.PLANS)),
    check("form_submissions_payment", oneOf(t.paymentStatus, values.PAYMENT_STATUSES)),
    check("form_submissions_status", oneOf(t.orderStatus, values.ORDER_STATUSES)),
    check("form_submissions_priority", oneOf(t.priority, values.PRIORITIES)),
    check("form_submissions_problem", oneOf(t.paymentProblem, values.PAYMENT_PROBLEMS)),
  ],
);

export const submissionKeys = sqliteTable(
  "submission_keys",
  {
    key: text("key").primaryKey(),
    orderId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("submission_keys_submission").on(t.orderId), index("submission_keys_expires").on(t.expiresAt)],
);

export const adminNotes = sqliteTable(
  "admin_notes",
  {
    id: id(),
    orderId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    timestamp: time("timestamp").notNull(),
    content: text("content").notNull(),
    author: text("author").notNull(),
  },
  (t) => [index("admin_notes_submission").on(t.orderId)],
);

export const orderEvents = sqliteTable(
  "order_events",
  {
    id: id(),
    orderId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    actor: text("actor").notNull(),
    kind: text("kind", { enum: values.ORDER_EVENTS }).notNull(),
    before: text("before"),
    after: text("after"),
    detail: text("detail"),
  },
  (t) => [
    index("order_events_submission").on(t.orderId, t.createdAt),
    check("order_events_kind", oneOf(t.kind, values.ORDER_EVENTS)),
  ],
);

export const orderCounts = sqliteTable(
  "order_counts",
  {
    planPurchased: text("plan_purchased", { enum: values.PLANS }).notNull(),
    orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
    paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
    priority: text("priority", { enum: values.PRIORITIES }).notNull(),
    paymentProblem: text("payment_problem", { enum: ["none", ...values.PAYMENT_PROBLEMS] }).notNull(),
    orders: integer("orders").notNull(),
  },
  (t) => [primaryKey({ columns: [t.planPurchased, t.orderStatus, t.paymentStatus, t.priority, t.paymentProblem] })],
);
