import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { enqueue, getRetryDelay, MAX_ATTEMPTS, MAX_RETRY_DELAY } from "../../../app/server/outbox/outbox.server";
import { closeOutbox, openOutbox, webhookTo } from "../../support/outbox/outbox";
import { startWebhookTarget, type WebhookTarget } from "../../support/outbox/webhook-target";

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
    await outbox.queue(webhookTo(target.url), webhookTo(target.url));
    await outbox.queue(webhookTo(target.url));
    const worker = outbox.worker();
    await worker.runDue();
    await worker.runDue();
    expect(target.received.map(({ body }) => body)).toEqual(['{"key":"lead:1"}']);
    expect(await outbox.row()).toMatchObject({ state: "sent", attempts: 1, lastError: null, lockedBy: null });
    expect((await outbox.row()).finishedAt).toEqual(new Date(outbox.clock.now));
  });

  test("a transaction that is rolled back leaves no message", async () => {
    const failing = outbox.db.transact(async (tx) => {
      await enqueue(outbox.db, tx, webhookTo(target.url));
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await outbox.worker().runDue();
    expect(await outbox.rows()).toEqual([]);
    expect(target.received).toEqual([]);
  });

  test("what was queued before a restart is sent after it", async () => {
    await outbox.queue(webhookTo(target.url, "a"), webhookTo(target.url, "b"));
    const restarted = outbox.otherProcess();
    await restarted.worker.runDue();
    await restarted.close();
    expect(target.received).toHaveLength(2);
    expect((await outbox.rows()).map(({ state }) => state)).toEqual(["sent", "sent"]);
  });
});

describe("several workers", () => {
  test("two never send the same message", async () => {
    const keys = Array.from({ length: 60 }, (_, index) => `lead:${index}`);
    await outbox.queue(...keys.map((key) => webhookTo(target.url, key)));
    const other = outbox.otherProcess();
    const second = outbox.db.dialect === "postgres" ? other.worker : outbox.worker();
    await Promise.all([outbox.worker().runDue(), second.runDue()]);
    await other.close();
    const ids = target.received.map(({ headers }) => headers["webhook-id"]);
    expect(ids).toHaveLength(60);
    expect(new Set(ids).size).toBe(60);
    expect((await outbox.rows()).every(({ state, attempts }) => state === "sent" && attempts === 1)).toBe(true);
  });

  test("when a lease ends another worker takes over, and the late result of the first is dropped", async () => {
    const answers: ((status: number) => void)[] = [];
    target.answer = (response) => void answers.push((status) => response.writeHead(status).end());
    await outbox.queue(webhookTo(target.url));
    const late = outbox.worker().runDue();
    await target.arrived(1);

    const other = outbox.otherProcess();
    outbox.clock.now += 59_000;
    await other.worker.runDue();
    expect(target.received).toHaveLength(1);
    outbox.clock.now += 2_000;
    const takenOver = other.worker.runDue();
    await target.arrived(2);
    expect(target.received[0]?.headers["webhook-id"]).toBe(target.received[1]?.headers["webhook-id"]);

    answers[0]?.(404);
    await late;
    expect(await outbox.row()).toMatchObject({ state: "pending", attempts: 2, lastError: null });
    expect((await outbox.row()).lockedBy).not.toBeNull();
    answers[1]?.(204);
    await takenOver;
    await other.close();
    expect(await outbox.row()).toMatchObject({ state: "sent", attempts: 2, lastError: null });
  });
});

describe("failures", () => {
  test("a target that recovers gets its message after growing waits", async () => {
    target.answer = (response) => response.writeHead(503).end("closed for lunch");
    await outbox.queue(webhookTo(target.url));
    const worker = outbox.worker();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 4; attempt++) {
      const row = await outbox.nextAttempt(worker);
      expect(row).toMatchObject({ state: "pending", attempts: attempt, lastError: "HTTP 503: closed for lunch" });
      waits.push(row.runAt.getTime() - outbox.clock.now);
      await worker.runDue();
    }
    expect(target.received).toHaveLength(4);
    expect(waits).toEqual([...waits].sort((a, b) => a - b));
    target.answer = (response) => response.writeHead(204).end();
    expect(await outbox.nextAttempt(worker)).toMatchObject({ state: "sent", attempts: 5, lastError: null });
  });

  test("gives up after about two days", async () => {
    target.answer = (response) => response.writeHead(500).end();
    await outbox.queue(webhookTo(target.url));
    const worker = outbox.worker();
    const started = outbox.clock.now;
    let row = await outbox.nextAttempt(worker);
    while (row.state === "pending") row = await outbox.nextAttempt(worker);
    expect(row).toMatchObject({ state: "dead", attempts: MAX_ATTEMPTS });
    expect(outbox.clock.now - started).toBeGreaterThan(36 * HOUR);
    expect(outbox.clock.now - started).toBeLessThan(60 * HOUR);
    await worker.runDue();
    expect(target.received).toHaveLength(MAX_ATTEMPTS);
  });

  test("waits grow to six hours and differ", () => {
    expect([1, 2, 3, 20].map((attempts) => getRetryDelay(attempts, 0))).toEqual([
      15_000,
      60_000,
      240_000,
      MAX_RETRY_DELAY,
    ]);
    expect(getRetryDelay(20, 1)).toBe(0.75 * MAX_RETRY_DELAY);
  });

  test("a long answer is cut, and what PostgreSQL's text refuses is left out", async () => {
    target.answer = (response) => response.writeHead(500).end(`\0\n${"x".repeat(5000)}`);
    await outbox.queue(webhookTo(target.url));
    await outbox.worker().runDue();
    expect((await outbox.row()).lastError).toMatch(/^HTTP 500: x{150,}$/);
    expect((await outbox.row()).lastError?.length).toBeLessThanOrEqual(200);
  });

  test("a database that is away does not end the worker", async () => {
    const gone = outbox.otherProcess();
    await gone.close();
    await gone.worker.runDue();
    await gone.worker.stop();
  });
});

describe("the running worker", () => {
  test("wake sends what was just queued; stop lets it finish and gives the rest back", async () => {
    const held: (() => void)[] = [];
    target.answer = (response) => void held.push(() => response.writeHead(204).end());
    const worker = outbox.worker();
    worker.start();
    await outbox.queue(...Array.from({ length: 10 }, (_, index) => webhookTo(target.url, `lead:${index}`)));
    worker.wake();
    worker.wake();
    await target.arrived(4);
    const stopping = worker.stop();
    for (const answer of held) answer();
    await stopping;
    expect(target.received).toHaveLength(4);
    const rows = await outbox.rows();
    expect(rows.filter(({ state }) => state === "sent")).toHaveLength(4);
    const rest = rows.filter(({ state }) => state === "pending");
    expect(rest).toHaveLength(6);
    expect(rest.every(({ attempts, lockedBy, lockedUntil }) => attempts === 0 && !lockedBy && !lockedUntil)).toBe(true);
  });
});
