import type { Builders } from "./builders";
import * as values from "./values";

export function describeTrashTables({ check, createdAt, id, index, json, oneOf, table, text }: Builders) {
  /** Who deleted or restored a record. Orders and reviews have this in the history of the order or purchase. */
  const trashEvents = table(
    "trash_events",
    {
      id: id(),
      /** As in `Feature.trash`. */
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

  /** Who erased a person's data. Nothing here identifies that person. */
  const erasures = table(
    "erasures",
    {
      id: id(),
      createdAt: createdAt(),
      actor: text("actor").notNull(),
      counts: json<Record<string, number>>("counts").notNull(),
    },
    (t) => [index("erasures_listed").on(t.createdAt, t.id)],
  );

  return { erasures, trashEvents };
}
