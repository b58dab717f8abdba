import { orderEmails } from "#app/order/emails/order-emails.server";
import { createMailer } from "#app/server/email/email.server";
import { readEnv } from "#app/server/env/env.server";
import { createLog } from "#app/server/log.server";
import { createWorker, enqueue, type OutboxMessage } from "#app/server/outbox/outbox.server";
import { createWebhookSender } from "#app/server/outbox/webhook.server";
import type { SettingSection } from "#app/server/setting-form";
import type { Settings } from "#app/server/settings.server";
import { buyerEmails } from "#app/shop/buy/buyer-emails.server";
import { teamSaleEmails } from "#app/shop/buy/team-sale-emails.server";
import { productReviewEmails } from "#app/shop/reviews/review-emails.server";
import { connect } from "#drizzle/connect";
import { openTestDatabase, type TestDatabase } from "../database/database";
import { emptyTables, listRows } from "../database/rows";

const emails = { ...orderEmails, ...buyerEmails, ...teamSaleEmails, ...productReviewEmails };
let database: TestDatabase | undefined;

export async function closeOutbox(): Promise<void> {
  await database?.close();
  database = undefined;
}

/** As before the office has changed any. */
const defaultSettings = { read: async ({ defaults }: SettingSection) => ({ ...defaults }) } as Settings;

/** The senders are real, and only the test moves the clock. All tests of a file share one database. */
export async function openOutbox(variables: Record<string, string> = {}, options: { timeout?: number } = {}) {
  database ??= await openTestDatabase();
  const { db, url } = database;
  await emptyTables(db, "outbox");
  const env = readEnv({ LOG_LEVEL: "silent", WEBHOOK_ALLOW_PRIVATE: "true", ...variables });
  const log = createLog(env);
  const clock = { now: Date.now() };
  const createTestWorker = (database = db) =>
    createWorker({
      db: database,
      log,
      senders: {
        mail: createMailer(env, log, defaultSettings, () => emails, options),
        webhook: createWebhookSender(env, log, options),
      },
      now: () => clock.now,
    });
  return {
    db,
    clock,
    createTestWorker,
    /** Has its own connection. */
    createOtherProcess() {
      const otherDb = connect(url);
      return { worker: createTestWorker(otherDb), close: () => otherDb.close() };
    },
    queueMessages: (...messages: OutboxMessage[]) =>
      db.transact(async (tx) => {
        for (const message of messages) await enqueue(db, tx, message, new Date(clock.now));
      }),
    readRows: () => listRows(db, "outbox", {}, "dedupeKey"),
    async readOnlyRow() {
      const [row, ...others] = await listRows(db, "outbox");
      if (!row || others.length > 0) throw new Error(`Expected one row, found ${others.length + (row ? 1 : 0)}`);
      return row;
    },
    /** Moves the clock to the time when the only row is due. */
    async runNextAttempt(worker: ReturnType<typeof createTestWorker>) {
      const { runAt } = await this.readOnlyRow();
      clock.now = runAt.getTime();
      await worker.runDue();
      return this.readOnlyRow();
    },
  };
}

export function createWebhookMessage(url: string, dedupeKey = "lead:1"): OutboxMessage {
  return { kind: "webhook", topic: "order-lead", dedupeKey, payload: { url, body: { key: dedupeKey } } };
}
