import { countTest } from "../notifications/test-email.server";
import { createPostId } from "../server/forms/submission-keys.server";
import { enqueue } from "../server/outbox/outbox.server";
import type { Services } from "../server/services.server";
import { listWebhooks } from "./connections.server";

interface Test {
  actor: string;
  formId: string;
}

export async function sendTestWebhooks(services: Services, { actor, formId }: Test): Promise<number | null> {
  const { db, env } = services;
  if (!(await countTest(services, "webhook", actor))) return null;
  const webhooks = listWebhooks(env).flatMap(({ label, url }) => (url ? [{ label, url }] : []));
  await db.transact(async (tx) => {
    for (const { label, url } of webhooks)
      await enqueue(db, tx, {
        kind: "webhook",
        topic: "test-webhook",
        dedupeKey: `test-webhook:${createPostId(formId, label)}`,
        payload: { url, body: { test: true, for: label, askedForBy: actor } },
      });
  });
  return webhooks.length;
}
