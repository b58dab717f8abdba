import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { setUpOutboxScreen } from "#tests/support/office/outbox-screen";

const HOUR = 3_600_000;

const outbox = setUpOutboxScreen();

describe("retry", () => {
  test("sends a failed message once and returns to the same list", async () => {
    const id = await outbox.insertDead(outbox.createWebhookRow());
    const before = outbox.target.received.length;
    const response = await outbox.admin.post("/admin/outbox?state=dead", { intent: "retry", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox?state=dead");
    expect(await outbox.readToastPage(response)).toContain("Sending it again now.");
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length - before).toBe(1);
    expect((await outbox.readRows()).get(id)).toMatchObject({ state: "sent", attempts: 1, lastError: null });
  });

  test("sends all failed messages at once, and no others", async () => {
    const dying = [
      await outbox.insertDead(outbox.createWebhookRow()),
      await outbox.insertDead(outbox.createWebhookRow()),
    ];
    const later = await outbox.insertMessage({ attempts: 2, runAt: new Date(Date.now() + HOUR) });
    const done = await outbox.insertSent();
    const before = outbox.target.received.length;
    expect(await outbox.readToastPage(await outbox.admin.post("/admin/outbox", { intent: "retry" }))).toContain(
      "Sending 2 messages again now.",
    );
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length - before).toBe(2);
    const after = await outbox.readRows();
    for (const id of dying) expect(after.get(id)?.state).toBe("sent");
    expect(after.get(later)).toMatchObject({ state: "pending", attempts: 2 });
    expect(after.get(done)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("sends a message that waits for its next try now, and keeps its count", async () => {
    const id = await outbox.insertMessage({
      ...outbox.createWebhookRow(),
      attempts: 3,
      runAt: new Date(Date.now() + HOUR),
    });
    await outbox.admin.post("/admin/outbox", { intent: "retry", id });
    await outbox.site.services.worker.runDue();
    expect((await outbox.readRows()).get(id)).toMatchObject({ state: "sent", attempts: 4 });
  });

  test("never sends a message again that was sent or is being sent", async () => {
    const until = new Date(Date.now() + HOUR);
    const done = await outbox.insertSent(outbox.createWebhookRow());
    const busy = await outbox.insertMessage({
      ...outbox.createWebhookRow(),
      attempts: 1,
      lockedBy: "other",
      lockedUntil: until,
    });
    const before = outbox.target.received.length;
    for (const id of [done, busy, randomUUID()])
      expect(await outbox.readToastPage(await outbox.admin.post("/admin/outbox", { intent: "retry", id }))).toContain(
        "We couldn’t queue the message. Try again.",
      );
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length).toBe(before);
    expect((await outbox.readRows()).get(busy)).toMatchObject({ lockedBy: "other", lockedUntil: until });
  });

  test("sends a message once if the button is pressed many times", async () => {
    const id = await outbox.insertDead(outbox.createWebhookRow());
    const before = outbox.target.received.length;
    await Promise.all([
      ...Array.from({ length: 6 }, () => outbox.admin.post("/admin/outbox", { intent: "retry", id })),
      outbox.admin.post("/admin/outbox", { intent: "retry" }),
    ]);
    await outbox.site.services.worker.runDue();
    await outbox.admin.post("/admin/outbox", { intent: "retry", id });
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length - before).toBe(1);
  });
});

describe("discard", () => {
  test("asks for a confirmation, then removes a failed message", async () => {
    const id = await outbox.insertDead();
    const asked = await outbox.readHtml(`/admin/outbox/${id}?discard`);
    expect(asked).toContain("We’ll remove it for good and never send it.");
    expect((await outbox.readRows()).has(id)).toBe(true);
    const response = await outbox.admin.post(`/admin/outbox/${id}`, { intent: "discard", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox");
    expect(await outbox.readToastPage(response)).toContain("Discarded");
    expect((await outbox.readRows()).has(id)).toBe(false);
  });

  test("removes only failed messages", async () => {
    const [waiting, done] = [await outbox.insertMessage(), await outbox.insertSent()];
    for (const id of [waiting, done])
      expect(await outbox.readToastPage(await outbox.admin.post("/admin/outbox", { intent: "discard", id }))).toContain(
        "You can only discard a message that failed.",
      );
    expect((await outbox.readRows()).size).toBe(2);
    expect(await outbox.readHtml(`/admin/outbox/${waiting}?discard`)).not.toContain("removed for good");
  });
});
