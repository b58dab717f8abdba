import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createMailer } from "#app/server/email/email.server";
import { createWorker } from "#app/server/outbox/outbox.server";
import { createRecipientCheck } from "#app/server/outbox/recipients.server";
import { createTeamCheck } from "#app/server/outbox/team-recipient.server";
import { createWebhookSender } from "#app/server/outbox/webhook.server";
import { placeOrder } from "../order/orders";
import type { Site } from "../site";

export const VICTIM = "victim@studio.example";

/** The default limits. */
export const limitedSettings = {
  UNCONFIRMED_EMAILS_PER_HOUR: "6",
  UNCONFIRMED_EMAILS_PER_DAY: "20",
  MESSAGES_PER_HOUR: "0",
};

/** From now on, the site sends by the clock that is returned, which only the test moves. */
export async function setUpClock({ services }: Site): Promise<{ now: number }> {
  await services.worker.stop();
  const { db, env, log, secrets, settings } = services;
  // Ahead of time, so that what a test queues is due at once.
  const clock = { now: Date.now() + 3_600_000 };
  const now = () => clock.now;
  const senders = {
    mail: createMailer(env, log, settings, () => services.features.emails, { findAddress: createTeamCheck(db) }),
    webhook: createWebhookSender(env, log),
  };
  const checkRecipient = createRecipientCheck({ db, env, secrets, hasPaid: async () => false }, now);
  services.worker = createWorker({ db, log, senders, checkRecipient, now });
  return clock;
}

/** The emails that were sent to this address, sorted by id. */
export async function readSent(site: Site, to = VICTIM): Promise<string[]> {
  await site.services.worker.runDue();
  const folder = join(site.folder, "mail");
  const files = (await readdir(folder).catch(() => [])).sort();
  const emails = await Promise.all(files.map((name) => readFile(join(folder, name), "utf8")));
  return emails.filter((email) => email.toLowerCase().includes(`\r\nto: ${to}\r\n`));
}

/** The links of an email as its recipient sees them. */
export const listLinks = (email: string): URL[] =>
  [
    ...email
      .replace(/=\r?\n/g, "")
      .replaceAll("=3D", "=")
      .matchAll(/^http:\S+$/gm),
  ].map(([link]) => new URL(link));

export async function orderEightTimes(site: Site): Promise<void> {
  for (let count = 0; count < 8; count++) await placeOrder(site, { email: count % 2 ? VICTIM : VICTIM.toUpperCase() });
}
