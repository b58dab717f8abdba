import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueue, getRetryDelay, MAX_ATTEMPTS, MAX_RETRY_DELAY } from "#app/server/outbox/outbox.server";
import { closeOutbox, createWebhookMessage, openOutbox } from "#tests/support/outbox/outbox";
import { startWebhookTarget, type WebhookTarget } from "#tests/support/outbox/webhook-target";

const HOUR = 3_600_000;
let outbox: Awaited<ReturnType<typeof openOutbox>>;
let target: WebhookTarget;

afterAll(closeOutbox);
beforeEach(async () => {
  outbox = await openOutbox();
  target = await startWebhookTarget();
});
afterEach(async () => {
  await target.close();
});

describe("queueing", () => {
  test("a message is sent once, however often it is queued", async () => {
    await outbox.queueMessages(createWebhookMessage(target.url), createWebhookMessage(target.url));
    await outbox.queueMessages(createWebhookMessage(target.url));
    const worker = outbox.createTestWorker();
    await worker.runDue();
    await worker.runDue();
    expect(target.received.map(({ body }) => body)).toEqual(['{"key":"lead:1"}']);
    expect(await outbox.readOnlyRow()).toMatchObject({ state: "sent", attempts: 1, lastError: null, lockedBy: null });
    expect((await outbox.readOnlyRow()).finishedAt).toEqual(new Date(outbox.clock.now));
  });

  test("a transaction that is rolled back leaves no message", async () => {
    const failing = outbox.db.transact(async (tx) => {
      await enqueue(outbox.db, tx, createWebhookMessage(target.url));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await outbox.createTestWorker().runDue();
    expect(await outbox.readRows()).toEqual([]);
    expect(target.received).toEqual([]);
  });

  test("a message that was queued before a restart is sent after it", async () => {
    await outbox.queueMessages(createWebhookMessage(target.url, "a"), createWebhookMessage(target.url, "b"));
    const restarted = outbox.createOtherProcess();
    await restarted.worker.runDue();
    await restarted.close();
    expect(target.received).toHaveLength(2);
    expect((await outbox.readRows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });
});

describe("several workers", () => {
  test("never send the same message twice", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `lead:${index}`);
    await outbox.queueMessages(...keys.map((key) => createWebhookMessage(target.url, key)));
    const other = outbox.createOtherProcess();
    const second = outbox.db.dialect === "postgres" ? other.worker : outbox.createTestWorker();
    await Promise.all([outbox.createTestWorker().runDue(), second.runDue()]);
    await other.close();
    const ids = target.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    expect((await outbox.readRows()).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(true);
  });

  test("take over when another worker's lease expires, and drop its late result", async () => {
    const answers: ((status: number) => void)[] = [];
    target.respond = (response) => void answers.push((status) => response.writeHead(status).end());
    await outbox.queueMessages(createWebhookMessage(target.url));
    const late = outbox.createTestWorker().runDue();
    await target.waitForRequests(1);

    const other = outbox.createOtherProcess();
    outbox.clock.now += 59_000;
    await other.worker.runDue();
    expect(target.received).toHaveLength(1);
    outbox.clock.now += 2_000;
    const takenOver = other.worker.runDue();
    await target.waitForRequests(2);
    expect(target.received[0]?.headers["webhook-id"]).toBe(target.received[1]?.headers["webhook-id"]);

    answers[0]?.(404);
    await late;
    expect(await outbox.readOnlyRow()).toMatchObject({ state: "pending", attempts: 2, lastError: null });
    expect((await outbox.readOnlyRow()).lockedBy).not.toBeNull();
    answers[1]?.(204);
    await takenOver;
    await other.close();
    expect(await outbox.readOnlyRow()).toMatchObject({ state: "sent", attempts: 2, lastError: null });
  });
});

describe("failures", () => {
  test("are retried with increasing delays until the target recovers", async () => {
    target.respond = (response) => response.writeHead(503).end("closed for lunch");
    await outbox.queueMessages(createWebhookMessage(target.url));
    const worker = outbox.createTestWorker();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      const row = await outbox.runNextAttempt(worker);
      expect(row).toMatchObject({ state: "pending", attempts: attempt, lastError: "HTTP 503: closed for lunch" });
      waits.push(row.runAt.getTime() - outbox.clock.now);
      await worker.runDue();
    }
    expect(target.received).toHaveLength(4);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    target.respond = (response) => response.writeHead(204).end();
    expect(await outbox.runNextAttempt(worker)).toMatchObject({ state: "sent", attempts: 5, lastError: null });
  });

  test("end after about two days of attempts", async () => {
    target.respond = (response) => response.writeHead(500).end();
    await outbox.queueMessages(createWebhookMessage(target.url));
    const worker = outbox.createTestWorker();
    const started = outbox.clock.now;
    let row = await outbox.runNextAttempt(worker);
    while (row.state === "pending") row = await outbox.runNextAttempt(worker);
    expect(row).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
    expect(outbox.clock.now - started).toBeGreaterThan(36 * HOUR);
    expect(outbox.clock.now - started).toBeLessThan(60 * HOUR);
    await worker.runDue();
    expect(target.received).toHaveLength(MAX_ATTEMPTS);
  });

  test("are tried again after random waits of up to six hours", () => {
    expect([1, 2, 3, 20].map((attempts) => getRetryDelay(attempts, 0))).toEqual([
      15_000,
      60_000,
      240_000,
      MAX_RETRY_DELAY,
    ]);
    expect(getRetryDelay(20, 1)).toBe(0.75 * MAX_RETRY_DELAY);
  });

  test("are stored with a shortened response, without characters that PostgreSQL rejects", async () => {
    target.respond = (response) => response.writeHead(500).end(`\0\n${"x".repeat(5000)}`);
    await outbox.queueMessages(createWebhookMessage(target.url));
    await outbox.createTestWorker().runDue();
    expect((await outbox.readOnlyRow()).lastError).toMatch(/^HTTP 500: x{150,}$/);
    expect((await outbox.readOnlyRow()).lastError?.length).toBeLessThanOrEqual(200);
  });

  test("of the database do not stop the worker", async () => {
    const gone = outbox.createOtherProcess();
    await gone.close();
    await gone.worker.runDue();
    await gone.worker.stop();
  });
});

describe("the running worker", () => {
  test("sends new messages when woken, and when stopped finishes its sending and releases the rest", async () => {
    const held: (() => void)[] = [];
    target.respond = (response) => void held.push(() => response.writeHead(204).end());
    const worker = outbox.createTestWorker();
    worker.start();
    await outbox.queueMessages(
      ...Array.from({ length: 10 }, (_, index) => createWebhookMessage(target.url, `lead:${index}`)),
    );
    worker.wake();
    worker.wake();
    await target.waitForRequests(4);
    const stopping = worker.stop();
    for (const answer of held) answer();
    await stopping;
    expect(target.received).toHaveLength(4);
    const rows = await outbox.readRows();
    expect(rows.filter(({ state }) => state === "sent")).toHaveLength(4);
    const rest = rows.filter(({ state }) => state === "pending");
    expect(rest).toHaveLength(6);
    expect(rest.every(({ attempts, lockedBy, lockedUntil }) => attempts === 0 && !lockedBy && !lockedUntil)).toBe(true);
  });
});
