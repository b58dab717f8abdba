import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import type { DeliveryTables } from "./delivery";
import type { OrderTables } from "./order";
import * as values from "./values";

export function describeMessageTables(
  { check, createdAt, id, index, integer, json, oneOf, table, text, time, uniqueIndex }: Builders,
  { deliveries, formSubmissions }: Pick<DeliveryTables, "deliveries"> & Pick<OrderTables, "formSubmissions">,
) {
  const orderMessages = table(
    "order_messages",
    {
      id: id(),
      orderId: text("submission_id")
        .notNull()
        .references(() => formSubmissions.id, { onDelete: "cascade" }),
      kind: text("kind", { enum: values.MESSAGE_KINDS }).notNull(),
      sender: text("sender", { enum: values.MESSAGE_SENDERS }).notNull(),
      actor: text("actor").notNull(),
      text: text("text").notNull(),
      /** Unique, so that a delivery is either approved or revised. */
      deliveryId: text("delivery_id").references(() => deliveries.id, { onDelete: "cascade" }),
      /** The delivered files that a revision is about; empty means all. */
      fileIds: json<string[]>("file_ids").notNull(),
      createdAt: createdAt(),
      /** Null while a customer's message waits for the team. */
      answeredAt: time("answered_at"),
    },
    (t) => [
      index("order_messages_submission").on(t.orderId, t.createdAt),
      index("order_messages_unanswered").on(t.orderId).where(sql`sender = 'customer' and answered_at is null`),
      uniqueIndex("order_messages_delivery").on(t.deliveryId).where(sql`delivery_id is not null`),
      check("order_messages_kind", oneOf(t.kind, values.MESSAGE_KINDS)),
      check("order_messages_sender", oneOf(t.sender, values.MESSAGE_SENDERS)),
    ],
  );

  const orderReviews = table(
    "order_reviews",
    {
      orderId: text("submission_id")
        .primaryKey()
        .references(() => formSubmissions.id, { onDelete: "cascade" }),
      stars: integer("stars").notNull(),
      text: text("text").notNull(),
      name: text("name").notNull(),
      state: text("state", { enum: values.REVIEW_STATES }).notNull().default("waiting"),
      createdAt: createdAt(),
      deletedAt: time("deleted_at"),
    },
    (t) => [
      index("order_reviews_state").on(t.state, t.createdAt),
      index("order_reviews_trashed").on(t.deletedAt, t.orderId).where(sql`deleted_at is not null`),
      check("order_reviews_stars", sql`${t.stars} between 1 and 5`),
      check("order_reviews_state", oneOf(t.state, values.REVIEW_STATES)),
    ],
  );

  return { orderMessages, orderReviews };
}
