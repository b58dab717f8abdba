import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, oneOf } from "./columns";
import { formSubmissions } from "./order";

export const uploads = sqliteTable(
  "uploads",
  {
    id: id(),
    path: text("path").notNull(),
    name: text("name").notNull(),
    type: text("type").notNull(),
    size: integer("size").notNull().default(0),
    checksum: text("checksum").notNull().default(""),
    state: text("state", { enum: values.UPLOAD_STATES }).notNull().default("pending"),
    orderId: text("submission_id").references(() => formSubmissions.id, { onDelete: "cascade" }),
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
