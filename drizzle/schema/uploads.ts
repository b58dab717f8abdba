import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import type { OrderTables } from "./order";
import * as values from "./values";

export function describeUploadTables(
  { check, createdAt, id, index, integer, oneOf, table, text }: Builders,
  { formSubmissions }: Pick<OrderTables, "formSubmissions">,
) {
  const uploads = table(
    "uploads",
    {
      /** Random; signed, it is the token that attaches or removes the file (photo-token.server.ts). */
      id: id(),
      path: text("path").notNull(),
      name: text("name").notNull(),
      type: text("type").notNull(),
      size: integer("size").notNull().default(0),
      /** CRC-32, hex, to recognize a photo that is sent again; SHA-256 took a fifth of an upload. */
      checksum: text("checksum").notNull().default(""),
      state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
      orderId: text("submission_id").references(() => formSubmissions.id, { onDelete: "cascade" }),
      /** The customer's message with this photo. Null for a photo of the order form. */
      messageId: text("message_id"),
      position: integer("position").notNull().default(0),
      createdAt: createdAt(),
    },
    (t) => [
      index("uploads_submission").on(t.orderId),
      index("uploads_path").on(t.path),
      index("uploads_waiting").on(t.createdAt).where(sql`submission_id is null`),
      check("uploads_state", oneOf(t.state, values.UPLOAD_STATES)),
    ],
  );

  return { uploads };
}
