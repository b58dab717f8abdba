import { sql } from "drizzle-orm";
import type { Builders } from "./builders";
import * as values from "./values";

export function describeOutboxTables({
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
  const outbox = table(
    "outbox",
    {
      id: id(),
      kind: text("kind", { enum: values.OUTBOX_KINDS }).notNull(),
      dedupeKey: text("dedupe_key").notNull(),
      topic: text("topic").notNull().default(""),
      aboutKind: text("about_kind"),
      aboutId: text("about_id"),
      payload: json<unknown>("payload").notNull(),
      state: text("state", { enum: values.OUTBOX_STATES }).notNull().default("pending"),
      attempts: integer("attempts").notNull().default(0),
      runAt: time("run_at").notNull(),
      lockedBy: text("locked_by"),
      lockedUntil: time("locked_until"),
      lastError: text("last_error"),
      answer: text("answer"),
      /** The id of the recipient. The email waits until the address is confirmed or the limit allows it. */
      heldFor: text("held_for"),
      heldSince: time("held_since"),
      createdAt: createdAt(),
      finishedAt: time("finished_at"),
    },
    (t) => [
      uniqueIndex("outbox_dedupe_key").on(t.dedupeKey),
      index("outbox_about").on(t.aboutKind, t.aboutId),
      index("outbox_due").on(t.state, t.runAt),
      index("outbox_due_by_kind").on(t.kind, t.runAt, t.id).where(sql`state = 'pending'`),
      index("outbox_held").on(t.heldFor).where(sql`held_for is not null`),
      check("outbox_kind", oneOf(t.kind, values.OUTBOX_KINDS)),
      check("outbox_state", oneOf(t.state, values.OUTBOX_STATES)),
    ],
  );

  /** Hashes instead of addresses. Until the address is confirmed, emails count against a limit. */
  const emailRecipients = table(
    "email_recipients",
    {
      id: id(),
      /** The emails of the last 24 hours; `at` is in milliseconds. */
      recent: json<{ id: string; at: number }[]>("recent").notNull(),
      confirmedAt: time("confirmed_at"),
      updatedAt: time("updated_at").notNull(),
    },
    (t) => [index("email_recipients_swept").on(t.confirmedAt, t.updatedAt)],
  );

  return { outbox, emailRecipients };
}
