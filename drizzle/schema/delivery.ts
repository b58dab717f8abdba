import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import type { OrderTables } from "./order";
import * as values from "./values";

export function describeDeliveryTables(
  { bigint, check, createdAt, id, index, integer, oneOf, table, text, time }: Builders,
  { formSubmissions }: Pick<OrderTables, "formSubmissions">,
) {
  const deliveries = table(
    "deliveries",
    {
      id: id(),
      orderId: text("submission_id")
        .notNull()
        .references(() => formSubmissions.id, { onDelete: "cascade" }),
      round: integer("round").notNull(),
      actor: text("actor").notNull(),
      message: text("message").notNull().default(""),
      createdAt: createdAt(),
    },
    (t) => [
      index("deliveries_submission").on(t.orderId, t.createdAt),
      index("deliveries_created").on(t.createdAt, t.orderId),
    ],
  );

  const deliveredFiles = table(
    "delivered_files",
    {
      id: id(),
      orderId: text("submission_id")
        .notNull()
        .references(() => formSubmissions.id, { onDelete: "cascade" }),
      /** Null while the delivery is being prepared: the customer does not see the file yet. */
      deliveryId: text("delivery_id").references(() => deliveries.id, { onDelete: "cascade" }),
      name: text("name").notNull(),
      path: text("path").notNull(),
      type: text("type").notNull().default("application/octet-stream"),
      size: bigint("size").notNull().default(0),
      state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
      replacedBy: text("replaced_by"),
      withdrawnAt: time("withdrawn_at"),
      uploadedAt: time("uploaded_at").notNull(),
    },
    (t) => [
      index("delivered_files_submission").on(t.orderId),
      index("delivered_files_delivery").on(t.deliveryId),
      index("delivered_files_waiting").on(t.uploadedAt).where(sql`delivery_id is null`),
      check("delivered_files_state", oneOf(t.state, values.UPLOAD_STATES)),
    ],
  );

  /** Only pages whose links were ended have a row. */
  const customerPages = table("order_rooms", {
    orderId: text("submission_id")
      .primaryKey()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    /** Part of the key in links to the customer page: raising it ends all earlier links. Without a row it is 1. */
    version: integer("version").notNull(),
  });

  const paymentReminders = table("payment_reminders", {
    orderId: text("submission_id")
      .primaryKey()
      .references(() => formSubmissions.id, { onDelete: "cascade" }),
    sent: integer("sent").notNull().default(0),
    stoppedAt: time("stopped_at"),
  });

  return { deliveries, deliveredFiles, customerPages, paymentReminders };
}

export type DeliveryTables = ReturnType<typeof describeDeliveryTables>;
