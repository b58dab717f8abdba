import { afterAll, expect, test } from "vitest";
import { readEnv } from "#app/server/env/env.server";
import { createLog } from "#app/server/log.server";
import { createChannel } from "#app/server/outbox/outbox-channel.server";
import { closeOutbox, createWebhookMessage, openOutbox } from "#tests/support/outbox/outbox";

afterAll(closeOutbox);

test("a message queued just after a check for messages does not wait for the next check", async () => {
  const outbox = await openOutbox();
  const sent: string[] = [];
  let queued = false;
  const channel = createChannel({
    kind: "webhook",
    sender: {
      getTarget: () => "target",
      prepare:
        ({ topic }) =>
        async () =>
          void sent.push(topic),
    },
    db: outbox.db,
    log: createLog(readEnv({ LOG_LEVEL: "silent" })),
    now: () => outbox.clock.now,
    async catchDatabaseErrors(work) {
      await work();
      if (queued) return;
      queued = true;
      await outbox.queueMessages(createWebhookMessage("http://127.0.0.1/lead"));
      channel.wake();
    },
  });
  channel.wake();
  await channel.waitUntilIdle();
  expect(sent).toEqual(["order-lead"]);
});
