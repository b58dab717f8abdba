import { and, desc, eq, sql } from "drizzle-orm";
import { needsMailServer } from "#app/server/email/email.server";
import { getMessageState, type MessageState, NO_MAIL_SERVER, stateLabels } from "#app/server/outbox/message-states";
import type { Services } from "#app/server/services.server";

export interface OrderEmail {
  id: string;
  label: string;
  to: string;
  state: MessageState;
  stateLabel: string;
  queuedAt: Date;
  error: string | null;
  canSendAgain: boolean;
}

/** Newest first. Sent emails are removed from the outbox after 30 days. */
export async function listOrderEmails(
  { db, env, features }: Pick<Services, "db" | "env" | "features">,
  orderId: string,
  now = new Date(),
): Promise<OrderEmail[]> {
  const { outbox } = db.tables;
  const { id, state, attempts, lockedUntil, lastError, createdAt } = outbox;
  const to = sql<string | null>`${outbox.payload} ->> 'to'`;
  const rows = await db.read
    .select({ id, topic: outbox.topic, state, attempts, lockedUntil, lastError, createdAt, to })
    .from(outbox)
    .where(and(eq(outbox.aboutKind, "order"), eq(outbox.aboutId, orderId), eq(outbox.kind, "mail")))
    .orderBy(desc(createdAt), desc(id));
  return rows.map((row) => {
    const shown = getMessageState(row, now);
    const topic = features.emails[row.topic];
    const isDone = shown === "sent" || shown === "dead";
    return {
      id: row.id,
      label: topic?.label ?? row.topic,
      to: row.to ?? "",
      state: shown,
      stateLabel: needsMailServer(env, { kind: "mail", state: shown }) ? NO_MAIL_SERVER : stateLabels[shown],
      queuedAt: row.createdAt,
      error: row.lastError,
      canSendAgain: isDone && topic?.canSendAgain === true,
    };
  });
}
