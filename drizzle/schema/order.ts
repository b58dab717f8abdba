import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeOrderTables({
  dialect,
  primaryKey,
  check,
  createdAt,
  id,
  index,
  integer,
  json,
  oneOf,
  table,
  text,
  time,
  uniqueIndex,
}: Builders) {
  /** `submission_id` is the order's number here but its id in other tables (both names are from the specification). */
  const formSubmissions = table(
    "form_submissions",
    {
      id: id(),
      submissionId: text("submission_id").notNull(),
      createdAt: createdAt(),
      fullName: text("full_name").notNull(),
      email: text("email").notNull(),
      phone: text("phone"),
      businessName: text("business_name"),
      planPurchased: text("plan_purchased").notNull(),
      /** Name and contents as bought. The name is empty only if a process of an earlier version stored the order. */
      packageName: text("package_name").notNull().default(""),
      packageVisuals: integer("package_visuals").notNull().default(0),
      requirements: text("item_split").notNull(),
      visualBreakdown: json<values.VisualBreakdown>("visual_breakdown"),
      message: text("message").notNull().default(""),
      paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
      orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
      priority: text("priority", { enum: values.PRIORITIES }).notNull().default("normal"),
      /** The price when the order was placed, before tax that is added; payments are compared with it. */
      priceCents: integer("price_cents").notNull(),
      /** The tax that was paid, on top of `priceCents` or as a part of it. */
      taxCents: integer("tax_cents").notNull().default(0),
      tax: json<values.Tax>("tax"),
      discountCents: integer("discount_cents").notNull().default(0),
      couponCode: text("coupon_code"),
      currency: text("currency").notNull().default("usd"),
      /** Null for an order that the customer placed. A draft has the payment status "n/a". */
      quote: json<values.Quote>("quote"),
      /** Paid so far of a price in two parts. 0 for a price that is paid at once. */
      partPaidCents: integer("part_paid_cents").notNull().default(0),
      /** How many revisions the customer has requested: the order is in round `revisions + 1`. */
      revisions: integer("revisions").notNull().default(0),
      paymentProblem: text("payment_problem", { enum: values.PAYMENT_PROBLEMS }),
      source: json<values.VisitSource>("source"),
      search: text("search").notNull().default(""),
      waitingSince: time("waiting_since"),
      deletedAt: time("deleted_at"),
      /** The order whose package includes this one. No foreign key: the number stays when that order is deleted. */
      drawnFrom: text("drawn_from"),
      /** Visuals that the team has added to the rest of the package; negative if it has removed some. */
      visualsAdded: integer("visuals_added").notNull().default(0),
    },
    (t) => [
      uniqueIndex("form_submissions_submission_id").on(t.submissionId),
      index("form_submissions_drawn_from").on(t.drawnFrom).where(sql`drawn_from is not null`),
      index("form_submissions_listed")
        .on(t.createdAt, t.id, t.planPurchased, t.orderStatus, t.priority, t.paymentStatus, t.priceCents)
        .where(sql`deleted_at is null`),
      index("form_submissions_narrowed")
        .on(t.priority, t.orderStatus, t.planPurchased, t.paymentStatus, t.createdAt, t.id)
        .where(sql`deleted_at is null`),
      index("form_submissions_needed")
        .on(t.createdAt, t.id)
        .where(sql.raw(`deleted_at is null and ${values.ACTION_NEEDED}`)),
      // With deleted_at, counting reads only the index.
      index("form_submissions_questions")
        .on(t.createdAt, t.id, t.waitingSince, t.planPurchased, t.deletedAt)
        .where(sql.raw(values.QUESTIONS)),
      index("form_submissions_waiting")
        .on(t.waitingSince, t.id, t.planPurchased, t.orderStatus, t.paymentStatus, t.priority, t.paymentProblem)
        .where(sql`deleted_at is null and waiting_since is not null`),
      index("form_submissions_part_paid")
        .on(t.createdAt, t.id)
        .where(sql.raw(`deleted_at is null and ${values.DEPOSIT_PAID}`)),
      index("form_submissions_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("form_submissions_payment", oneOf(t.paymentStatus, values.PAYMENT_STATUSES)),
      check("form_submissions_status", oneOf(t.orderStatus, values.ORDER_STATUSES)),
      check("form_submissions_priority", oneOf(t.priority, values.PRIORITIES)),
      check("form_submissions_problem", oneOf(t.paymentProblem, values.PAYMENT_PROBLEMS)),
    ],
  );

  const submissionKeys = table(
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

  const adminNotes = table(
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

  const orderEvents = table(
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
      index("order_events_marks").on(t.createdAt, t.id).where(sql.raw(values.PAYMENT_MARKS)),
      check("order_events_kind", oneOf(t.kind, values.ORDER_EVENTS)),
    ],
  );

  // Kept by triggers in the migrations. On PostgreSQL they append rows, so that orders never wait for each other, and
  // the count is their sum: the table has no primary key. On SQLite they update one row for each group.
  const orderCounts = table(
    "order_counts",
    {
      planPurchased: text("plan_purchased").notNull(),
      orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
      paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
      priority: text("priority", { enum: values.PRIORITIES }).notNull(),
      paymentProblem: text("payment_problem", { enum: ["none", ...values.PAYMENT_PROBLEMS] }).notNull(),
      orders: integer("orders").notNull(),
    },
    (t) => {
      const group = [t.planPurchased, t.orderStatus, t.paymentStatus, t.priority, t.paymentProblem] as const;
      return dialect === "sqlite" ? [primaryKey({ columns: [...group] })] : [];
    },
  );

  return { formSubmissions, submissionKeys, adminNotes, orderEvents, orderCounts };
}

export type OrderTables = ReturnType<typeof describeOrderTables>;
