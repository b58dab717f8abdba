import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { createOrderFields } from "#tests/support/order/order-form";
import { closeOutbox, createWebhookMessage, openOutbox } from "#tests/support/outbox/outbox";
import { startSilentServer } from "#tests/support/outbox/silent-server";
import { startWebhookTarget } from "#tests/support/outbox/webhook-target";
import { startSiteForTest } from "#tests/support/site";

/** Milliseconds within which a webhook has to be sent while other targets hang. */
const PROMPT = 5000;

afterAll(closeOutbox);

async function webhookTarget() {
  const target = await startWebhookTarget();
  onTestFinished(target.close);
  return target;
}

test("while the mail server is silent, the webhooks of 40 orders that come at once leave within 5 seconds", async () => {
  const [mailServer, target] = [await startSilentServer(), await webhookTarget()];
  const site = await startSiteForTest({
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    LEAD_WEBHOOK_URL: target.url,
  });
  site.services.worker.start();
  const orders = Array.from({ length: 40 }, (_, index) =>
    new Visitor(site.origin).post("/visual-design", createOrderFields({ email: `customer${index}@studio.example` })),
  );
  for (const order of await Promise.all(orders)) expect(order.status).toBe(303);
  await vi.waitFor(() => expect(target.received).toHaveLength(40), { timeout: PROMPT });
  const names = target.received.map(({ body }) => JSON.parse(body).email);
  expect(new Set(names).size).toBe(40);
  expect(mailServer.connectionCount()).toBeGreaterThan(0);
});

test("while one webhook target is silent, another gets all of its webhooks within 5 seconds", async () => {
  const [silent, target] = [await startSilentServer(), await webhookTarget()];
  const outbox = await openOutbox();
  const lost = Array.from({ length: 200 }, (_, index) =>
    createWebhookMessage(`http://127.0.0.1:${silent.port}/`, `lost:${index}`),
  );
  await outbox.queueMessages(...lost);
  outbox.clock.now += 1;
  await outbox.queueMessages(
    ...Array.from({ length: 40 }, (_, index) => createWebhookMessage(target.url, `lead:${index}`)),
  );
  const worker = outbox.createTestWorker();
  onTestFinished(() => worker.stop(0));
  worker.start();
  await vi.waitFor(() => expect(target.received).toHaveLength(40), { timeout: PROMPT });
  expect(silent.connectionCount()).toBeGreaterThan(0);
});
