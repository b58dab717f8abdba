import { check, index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import * as values from "../values";
import { createdAt, id, oneOf } from "./columns";

export const trashEvents = sqliteTable(
  "trash_events",
  {
    id: id(),
    recordKind: text("record_kind").notNull(),
    recordId: text("record_id").notNull(),
    createdAt: createdAt(),
    actor: text("actor").notNull(),
    kind: text("kind", { enum: values.TRASH_EVENTS }).notNull(),
  },
  (t) => [
    index("trash_events_record").on(t.recordKind, t.recordId, t.createdAt),
    check("trash_events_kind", oneOf(t.kind, values.TRASH_EVENTS)),
  ],
);
