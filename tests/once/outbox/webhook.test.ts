import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { isPublicAddress } from "#app/server/outbox/public-address.server";
import { parseRetryAfter } from "#app/server/outbox/webhook.server";
import { closeOutbox, createWebhookMessage, openOutbox } from "#tests/support/outbox/outbox";
import { startWebhookTarget, type WebhookTarget } from "#tests/support/outbox/webhook-target";

const HOUR = 3_600_000;
const SECRET = `whsec_${Buffer.from("a secret of at least 24 bytes").toString("base64")}`;
let target: WebhookTarget;

/** Sends one webhook to `url` and returns its row and the time. */
async function sendTo(url: string, ...options: Parameters<typeof openOutbox>) {
  const outbox = await openOutbox(...options);
  await outbox.queueMessages(createWebhookMessage(url));
  await outbox.createTestWorker().runDue();
  return { row: await outbox.readOnlyRow(), now: outbox.clock.now };
}

afterAll(closeOutbox);
beforeEach(async () => {
  target = await startWebhookTarget();
});
afterEach(async () => {
  await target.close();
});

describe("a webhook", () => {
  test("is signed as Standard Webhooks specifies", async () => {
    const { row } = await sendTo(target.url, { WEBHOOK_SECRET: SECRET });
    const [request] = target.received;
    expect(new Webhook(SECRET).verify(request?.body ?? "", request?.headers as Record<string, string>)).toEqual({
      key: "lead:1",
    });
    expect(request?.headers).toMatchObject({ "webhook-id": row.id, "content-type": "application/json" });
  });

  test("has an id also without a secret", async () => {
    const { row } = await sendTo(target.url);
    expect(target.received[0]?.headers["webhook-id"]).toBe(row.id);
    expect(target.received[0]?.headers).not.toHaveProperty("webhook-signature");
  });
});

describe("the response", () => {
  test.each([400, 401, 404, 410, 422])("%i is not tried again", async (status) => {
    target.respond = (response) => response.writeHead(status).end("no");
    const { row } = await sendTo(target.url);
    expect(row).toMatchObject({ state: "dead", attempts: 1, lastError: `HTTP ${status}: no` });
  });

  test.each([408, 425, 429, 500, 502])("%i is tried again", async (status) => {
    target.respond = (response) => response.writeHead(status).end();
    expect((await sendTo(target.url)).row).toMatchObject({ state: "pending", attempts: 1 });
  });

  test("Retry-After is respected", async () => {
    target.respond = (response) => response.writeHead(429, { "retry-after": "7200" }).end();
    const { row, now } = await sendTo(target.url);
    expect(row.runAt.getTime() - now).toBe(2 * HOUR);
  });

  test("Retry-After may be a date and is six hours at most", () => {
    const now = Date.UTC(2025, 0, 6, 12);
    expect(parseRetryAfter("Mon, 06 Jan 2025 13:00:00 GMT", now)).toBe(HOUR);
    expect(parseRetryAfter("Mon, 06 Jan 2025 11:00:00 GMT", now)).toBe(0);
    expect(parseRetryAfter("86400", now)).toBe(6 * HOUR);
    expect(parseRetryAfter("soon", now)).toBeUndefined();
  });

  test("a redirect is a failure and is not followed", async () => {
    const elsewhere = await startWebhookTarget();
    target.respond = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    expect((await sendTo(target.url)).row).toMatchObject({ state: "pending", attempts: 1 });
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  test("without an end is read only in part", async () => {
    target.respond = (response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write("x".repeat(16_384)));
        response.once("drain", more);
      };
      more();
    };
    expect((await sendTo(target.url)).row).toMatchObject({ state: "sent" });
  });

  test("is tried again if it is missing or never ends", async () => {
    target.respond = () => {};
    const silent = await sendTo(target.url, {}, { timeout: 100 });
    expect(silent.row).toMatchObject({ state: "pending", lastError: "no answer within 0.1 s" });
    target.respond = (response) => void response.writeHead(200).write("wait for it");
    const slow = await sendTo(target.url, {}, { timeout: 100 });
    expect(slow.row).toMatchObject({ state: "pending", lastError: "no answer within 0.1 s" });
  });

  test("a refused connection and a broken one are tried again", async () => {
    const closed = await startWebhookTarget();
    await closed.close();
    expect((await sendTo(closed.url)).row).toMatchObject({ state: "pending", attempts: 1 });
    target.respond = (response) => response.socket?.destroy();
    expect((await sendTo(target.url)).row).toMatchObject({ state: "pending", attempts: 1 });
  });
});

describe("the webhook's address", () => {
  const guarded = { WEBHOOK_ALLOW_PRIVATE: "false" };

  test.each(["127.0.0.1", "localhost", "0x7f000001", "[::1]", "[::ffff:127.0.0.1]"])(
    "%s is refused before anything is sent",
    async (host) => {
      const url = new URL(target.url);
      url.hostname = host;
      const { row } = await sendTo(url.href, guarded);
      expect(row).toMatchObject({ state: "dead", attempts: 1 });
      expect(row.lastError).toContain("public");
      expect(target.received).toEqual([]);
    },
  );

  test("is recognized as public or private", () => {
    for (const address of ["8.8.8.8", "1.1.1.1", "2606:4700::1111", "::ffff:8.8.8.8"])
      expect(isPublicAddress(address), address).toBe(true);
    for (const address of [
      ...["0.0.0.0", "10.0.0.1", "172.16.5.5", "192.168.1.1", "100.64.0.1", "100.100.100.200", "169.254.169.254"],
      ...["127.0.0.2", "168.63.129.16", "192.0.0.192", "198.18.0.1", "224.0.0.1", "255.255.255.255", "::", "::1"],
      ...["::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::7f00:1", "64:ff9b::7f00:1", "2002:7f00:1::", "fc00::1"],
      ...["fd00:ec2::254", "fe80::1", "ff02::1", "not an address"],
    ])
      expect(isPublicAddress(address), address).toBe(false);
  });

  test("is refused without TLS in production", async () => {
    const production = {
      APP_ENV: "production",
      ORIGIN: "https://palmetto.example",
      SESSION_SECRET: "x".repeat(32),
      STRIPE_WEBHOOK_SECRET: `whsec_${"t".repeat(32)}`,
    };
    expect((await sendTo(target.url, production)).row).toMatchObject({ state: "dead", attempts: 1 });
    expect(target.received).toEqual([]);
  });
});
