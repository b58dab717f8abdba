import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, id, oneOf, time } from "./columns.postgres";
import { formSubmissions } from "./schema.postgres";
import * as values from "./values";

// The tables of the office alone.
export const dealflowApplications = pgTable(
  "dealflow_applications",
  {
    id: id(),
    /** The sender's own id: the same application sent again is the same row. */
    externalId: text("external_id"),
    fullName: text("full_name").notNull(),
    businessName: text("business_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    websiteLink: text("website_link"),
    mainService: text("main_service").notNull(),
    idealClients: text("ideal_clients").notNull(),
    targetCities: text("target_cities").notNull(),
    clientType: text("client_type").notNull(),
    status: text("status", { enum: values.DEALFLOW_STATUSES }).notNull(),
    submittedDate: time("submitted_date").notNull(),
    paymentDate: time("payment_date"),
    agreementDate: time("agreement_date"),
  },
  (t) => [
    uniqueIndex("dealflow_applications_external_id").on(t.externalId),
    index("dealflow_applications_submitted").on(t.submittedDate, t.id),
    index("dealflow_applications_status").on(t.status, t.submittedDate, t.id),
    check("dealflow_applications_status", oneOf(t.status, values.DEALFLOW_STATUSES)),
  ],
);

/** What was done with an order, by whom: written in the transaction of the change, never altered. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: id(),
    submissionId: text("submission_id")
      .notNull()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** The account's name at that time, or what did it ("Payment provider"). */
    actor: text("actor").notNull(),
    kind: text("kind", { enum: values.ORDER_EVENTS }).notNull(),
    before: text("before"),
    after: text("after"),
    /** The reason or subject that a person gave. */
    detail: text("detail"),
  },
  (t) => [
    index("order_events_submission").on(t.submissionId, t.createdAt),
    check("order_events_kind", oneOf(t.kind, values.ORDER_EVENTS)),
  ],
);

export const dealflowEvents = pgTable(
  "dealflow_events",
  {
    id: id(),
    applicationId: text("application_id")
      .notNull()
      .references(() => dealflowApplications.id, { onDelete: "cascade" }),
    createdAt: createdAt(),
    actor: text("actor").notNull(),
    before: text("before", { enum: values.DEALFLOW_STATUSES }),
    after: text("after", { enum: values.DEALFLOW_STATUSES }).notNull(),
  },
  (t) => [index("dealflow_events_application").on(t.applicationId, t.createdAt)],
);

export const adminUsers = pgTable(
  "admin_users",
  {
    /** What is typed to sign in. */
    userId: text("user_id").primaryKey(),
    role: text("role", { enum: values.ADMIN_ROLES }).notNull(),
    /** The author of notes and the actor of the history. */
    name: text("name").notNull().default(""),
    email: text("email").notNull().default(""),
    /** argon2id in PHC string format; empty lets nobody in. */
    passwordHash: text("password_hash").notNull().default(""),
  },
  (t) => [check("admin_users_role", oneOf(t.role, values.ADMIN_ROLES))],
);

export const sessions = pgTable(
  "sessions",
  {
    /** SHA-256 of the id in the cookie: who reads the table cannot sign in with it. */
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => adminUsers.userId, { onDelete: "cascade" }),
    createdAt: createdAt(),
    /** The last request, for the idle limit. */
    seenAt: time("seen_at").notNull(),
    /** The absolute limit. */
    expiresAt: time("expires_at").notNull(),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expires").on(t.expiresAt)],
);

/** Failed sign-ins within a window (app/account/sign-in-limits.server.ts). */
export const signInLimits = pgTable(
  "sign_in_limits",
  {
    /** `account <user id>`, `account <user id> from <network>`, `address <network>` or `browser <id>`. */
    key: text("key").primaryKey(),
    failures: integer("failures").notNull(),
    /** When the count starts over. */
    resetsAt: time("resets_at").notNull(),
  },
  (t) => [index("sign_in_limits_resets").on(t.resetsAt)],
);

/** What browsers measured (web-vitals), until the day is summed up. Milliseconds; CLS in thousandths. */
export const webVitals = pgTable(
  "web_vitals",
  {
    id: id(),
    createdAt: createdAt(),
    page: text("page").notNull(),
    metric: text("metric", { enum: values.WEB_VITALS }).notNull(),
    value: integer("value").notNull(),
  },
  (t) => [
    index("web_vitals_created_at").on(t.createdAt),
    check("web_vitals_metric", oneOf(t.metric, values.WEB_VITALS)),
  ],
);

/** Percentiles of a day (YYYY-MM-DD in BUSINESS_TIMEZONE). */
export const webVitalDays = pgTable(
  "web_vital_days",
  {
    day: text("day").notNull(),
    page: text("page").notNull(),
    metric: text("metric", { enum: values.WEB_VITALS }).notNull(),
    samples: integer("samples").notNull(),
    p50: integer("p50").notNull(),
    p75: integer("p75").notNull(),
    p95: integer("p95").notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.page, t.metric] })],
);

/**
 * How many orders there are of each kind, without those in the trash: the sum of all rows of a kind. Triggers in
 * the migrations add rows instead of changing them, so that orders never wait for each other, and sum them up at times.
 */
export const orderCounts = pgTable("order_counts", {
  planPurchased: text("plan_purchased", { enum: values.PLANS }).notNull(),
  orderStatus: text("order_status", { enum: values.ORDER_STATUSES }).notNull(),
  paymentStatus: text("payment_status", { enum: values.PAYMENT_STATUSES }).notNull(),
  priority: text("priority", { enum: values.PRIORITIES }).notNull(),
  paymentProblem: text("payment_problem", { enum: ["none", ...values.PAYMENT_PROBLEMS] }).notNull(),
  orders: integer("orders").notNull(),
});
