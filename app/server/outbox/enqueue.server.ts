import { eq } from "drizzle-orm";
import type { Database, Writer } from "#drizzle/connect";
import { keepPrepared, placeholders } from "#drizzle/prepare";
import { newId } from "../new-id.server";
import type { EmailPayload, JsonValue } from "./outbox-payload.server";

export type OutboxMessage = {
  topic: string;
  about?: { kind: string; id: string };
  /** A key is queued only once, ever. */
  dedupeKey: string;
  runAt?: Date;
} & ({ kind: "mail"; payload: EmailPayload } | { kind: "webhook"; payload: { url: string; body: JsonValue } });

const insertMessage = keepPrepared(({ tables: { outbox } }, tx) =>
  tx
    .insert(outbox)
    .values(placeholders("id", "topic", "kind", "payload", "dedupeKey", "aboutKind", "aboutId", "runAt", "createdAt"))
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .prepare("insert_message"),
);

/** Sent after the commit of `tx`, which wakes the worker, or at `runAt`. */
export async function enqueue(
  db: Database,
  tx: Writer,
  message: OutboxMessage,
  now = new Date(db.now()),
): Promise<void> {
  const { about, runAt = now, ...columns } = message;
  await insertMessage(db, tx).execute({
    id: newId(),
    ...columns,
    aboutKind: about?.kind ?? null,
    aboutId: about?.id ?? null,
    runAt,
    createdAt: now,
  });
}

/** Throws if the outbox cannot be written to. For responses that promise an email, which is only queued afterward. */
export async function checkQueue(db: Database): Promise<void> {
  const id = newId();
  const { outbox } = db.tables;
  await db.transact(async (tx) => {
    await enqueue(db, tx, { kind: "mail", topic: "check", dedupeKey: id, payload: { to: "", data: null } });
    await tx.delete(outbox).where(eq(outbox.dedupeKey, id));
  });
}
