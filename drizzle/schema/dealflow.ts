import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeDealflowTables({
  check,
  createdAt,
  id,
  index,
  oneOf,
  table,
  text,
  time,
  uniqueIndex,
}: Builders) {
  const dealflowApplications = table(
    "dealflow_applications",
    {
      id: id(),
      /** The sender's own id, for idempotency. */
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
      deletedAt: time("deleted_at"),
    },
    (t) => [
      uniqueIndex("dealflow_applications_external_id").on(t.externalId),
      index("dealflow_applications_submitted").on(t.submittedDate, t.id).where(sql`deleted_at is null`),
      index("dealflow_applications_status")
        .on(t.status, t.submittedDate, t.id, t.deletedAt)
        .where(sql`deleted_at is null`),
      index("dealflow_applications_trashed").on(t.deletedAt, t.id).where(sql`deleted_at is not null`),
      check("dealflow_applications_status", oneOf(t.status, values.DEALFLOW_STATUSES)),
    ],
  );

  const dealflowEvents = table(
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

  return { dealflowApplications, dealflowEvents };
}
