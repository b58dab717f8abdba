import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, json, oneOf, time } from "./columns.sqlite";
import * as values from "./values";

export * from "./schema-office.sqlite";

// Same keys, names and row types as schema.postgres.ts; schema.ts holds the two together at compile time.
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
    itemSplit: text("item_split").notNull(),
    visualBreakdown: json<values.VisualBreakdown>("visual_breakdown"),
    message: text("message").notNull().default(""),
    paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
    orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
    priority: text("priority", { enum: values.PRIORITIES }).notNull().default("normal"),
    /** The price on the day of the order, frozen: what a payment is compared with. */
    priceCents: integer("price_cents").notNull(),
    currency: text("currency").notNull().default("usd"),
    /** What is wrong with the last problematic payment, until the office has dealt with it. */
    paymentProblem: text("payment_problem", { enum: values.PAYMENT_PROBLEMS }),
    /** Name, e-mail and number in lower case, a line each: what the office searches. */
    search: text("search").notNull().default(""),
    /** In the trash since then; emptied after 30 days. */
    deletedAt: time("deleted_at"),
  },
  (t) => [
    uniqueIndex("form_submissions_submission_id").on(t.submissionId),
    // The office's lists: along the time, and by what narrows them.
    index("form_submissions_listed")
      .on(t.createdAt, t.id, t.planPurchased, t.orderStatus, t.priority, t.paymentStatus, t.priceCents)
      .where(sql`deleted_at is null`),
    index("form_submissions_narrowed")
      .on(t.priority, t.orderStatus, t.planPurchased, t.paymentStatus, t.createdAt, t.id)
      .where(sql`deleted_at is null`),
    // What the office owes: few, however many orders there are (matching.server.ts asks in these words).
    index("form_submissions_needed")
      .on(t.createdAt, t.id)
      .where(sql.raw(`deleted_at is null and ${values.ACTION_NEEDED}`)),
    // The trash, and what has been in it long enough to be removed.
    index("form_submissions_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
    check("form_submissions_plan", oneOf(t.planPurchased, values.PLANS)),
    check("form_submissions_payment", oneOf(t.paymentStatus, values.PAYMENT_STATUSES)),
    check("form_submissions_status", oneOf(t.orderStatus, values.ORDER_STATUSES)),
    check("form_submissions_priority", oneOf(t.priority, values.PRIORITIES)),
    check("form_submissions_problem", oneOf(t.paymentProblem, values.PAYMENT_PROBLEMS)),
  ],
);

/** Who may claim to be the same order: one row a key, so that a unique key decides and not a look-up. */
export const submissionKeys = sqliteTable(
  "submission_keys",
  {
    key: text("key").primaryKey(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("submission_keys_submission").on(t.submissionId), index("submission_keys_expires").on(t.expiresAt)],
);

export const uploads = sqliteTable(
  "uploads",
  {
    /** Random. Only a ticket made of it (photo-ticket.server.ts) attaches or removes the file while it has no order. */
    id: id(),
    path: text("path").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull().default(0),
    /** CRC-32 of the content, hex: tells a photo that is sent again from another of the same name. SHA-256 took a fifth of an upload. */
    checksum: text("checksum").notNull().default(""),
    state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
    submissionId: text("submission_id").references(() => formSubmissions.id, { onDelete: "cascade" }),
    position: integer("position").notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    index("uploads_submission").on(t.submissionId),
    index("uploads_path").on(t.path),
    // Photos that no order has taken: few, however many photos there are.
    index("uploads_waiting").on(t.createdAt).where(sql`submission_id is null`),
    check("uploads_state", oneOf(t.state, values.UPLOAD_STATES)),
  ],
);

export const adminNotes = sqliteTable(
  "admin_notes",
  {
    id: id(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    timestamp: time("timestamp").notNull(),
    content: text("content").notNull(),
    author: text("author").notNull(),
  },
  (t) => [index("admin_notes_submission").on(t.submissionId)],
);

export const deliveredFiles = sqliteTable(
  "delivered_files",
  {
    id: id(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    path: text("path").notNull(),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (t) => [index("delivered_files_submission").on(t.submissionId)],
);

export const paymentEvents = sqliteTable(
  "payment_events",
  {
    /** The provider's event id: a second delivery of the same event finds its row and changes nothing. */
    id: id(),
    type: text("type").notNull(),
    reference: text("reference"),
    amountCents: integer("amount_cents"),
    currency: text("currency"),
    outcome: text("outcome", { enum: values.PAYMENT_OUTCOMES }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index("payment_events_reference").on(t.reference),
    check("payment_events_outcome", oneOf(t.outcome, values.PAYMENT_OUTCOMES)),
  ],
);

export const outbox = sqliteTable(
  "outbox",
  {
    id: id(),
    kind: text("kind", { enum: values.OUTBOX_KINDS }).notNull(),
    dedupeKey: text("dedupe_key").notNull(),
    payload: json<unknown>("payload").notNull(),
    state: text("state", { enum: values.OUTBOX_STATES }).notNull().default("pending"),
    attempts: integer("attempts").notNull().default(0),
    runAt: time("run_at").notNull(),
    lockedBy: text("locked_by"),
    lockedUntil: time("locked_until"),
    lastError: text("last_error"),
    createdAt: createdAt(),
    finishedAt: time("finished_at"),
  },
  (t) => [
    uniqueIndex("outbox_dedupe_key").on(t.dedupeKey),
    index("outbox_due").on(t.state, t.runAt),
    // For the worker's claims (outbox-queue.server.ts), which skip the other kind.
    index("outbox_due_by_kind").on(t.kind, t.runAt, t.id).where(sql`state = 'pending'`),
    check("outbox_kind", oneOf(t.kind, values.OUTBOX_KINDS)),
    check("outbox_state", oneOf(t.state, values.OUTBOX_STATES)),
  ],
);

export const products = sqliteTable(
  "products",
  {
    id: id(),
    slug: text("slug").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    detailedDescription: text("detailed_description").notNull().default(""),
    priceCents: integer("price_cents").notNull(),
    imageUrl: text("image_url"),
    checkoutLink: text("checkout_link"),
    downloadLink: text("download_link"),
    category: text("category").notNull(),
    createdAt: createdAt(),
    includedItems: json<string[]>("included_items").notNull(),
    faq: json<values.Question[]>("faq").notNull(),
    relatedProducts: json<string[]>("related_products").notNull(),
  },
  (t) => [uniqueIndex("products_slug").on(t.slug), index("products_created_at").on(t.createdAt)],
);

export const toolRequests = sqliteTable("tool_requests", {
  id: id(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  ideaRequest: text("idea_request").notNull(),
  createdAt: createdAt(),
});
