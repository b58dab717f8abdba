import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { setUpOutboxScreen } from "../../support/office/outbox-screen";

const HOUR = 3_600_000;

const outbox = setUpOutboxScreen();

describe("retry", () => {
  test("a dead message goes out once, from the list it was pressed in", async () => {
    const id = await outbox.dead(outbox.toTarget());
    const before = outbox.target.received.length;
    const response = await outbox.admin.post("/admin/outbox?state=dead", { intent: "retry", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox?state=dead");
    expect(await outbox.toast(response)).toContain("1 message goes out with the next round.");
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length - before).toBe(1);
    expect((await outbox.rows()).get(id)).toMatchObject({ state: "sent", attempts: 1, lastError: null });
  });

  test("all dead messages at once, and nothing else", async () => {
    const dying = [await outbox.dead(outbox.toTarget()), await outbox.dead(outbox.toTarget())];
    const later = await outbox.put({ attempts: 2, runAt: new Date(Date.now() + HOUR) });
    const done = await outbox.sent();
    const before = outbox.target.received.length;
    expect(await outbox.toast(await outbox.admin.post("/admin/outbox", { intent: "retry" }))).toContain(
      "2 messages go out",
    );
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length - before).toBe(2);
    const after = await outbox.rows();
    for (const id of dying) expect(after.get(id)?.state).toBe("sent");
    expect(after.get(later)).toMatchObject({ state: "pending", attempts: 2 });
    expect(after.get(done)).toMatchObject({ state: "sent", attempts: 1 });
  });

  test("one that waits for its next try goes out now and keeps its count", async () => {
    const id = await outbox.put({ ...outbox.toTarget(), attempts: 3, runAt: new Date(Date.now() + HOUR) });
    await outbox.admin.post("/admin/outbox", { intent: "retry", id });
    await outbox.site.services.worker.runDue();
    expect((await outbox.rows()).get(id)).toMatchObject({ state: "sent", attempts: 4 });
  });

  test("what was sent or is being sent is never sent again", async () => {
    const until = new Date(Date.now() + HOUR);
    const done = await outbox.sent(outbox.toTarget());
    const busy = await outbox.put({ ...outbox.toTarget(), attempts: 1, lockedBy: "other", lockedUntil: until });
    const before = outbox.target.received.length;
    for (const id of [done, busy, randomUUID()])
      expect(await outbox.toast(await outbox.admin.post("/admin/outbox", { intent: "retry", id }))).toContain(
        "Failed to queue the message.",
      );
    await outbox.site.services.worker.runDue();
    expect(outbox.target.received.length).toBe(before);
    expect((await outbox.rows()).get(busy)).toMatchObject({ lockedBy: "other", lockedUntil: until });
  });

  test("pressed many times at once it is sent once", async () => {
    const id = await outbox.dead(outbox.toTarget());
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
  test("asks first, then takes a dead message away", async () => {
    const id = await outbox.dead();
    const asked = await outbox.html(`/admin/outbox/${id}?discard`);
    expect(asked).toContain("It is removed for good and will not be sent.");
    expect((await outbox.rows()).has(id)).toBe(true);
    const response = await outbox.admin.post(`/admin/outbox/${id}`, { intent: "discard", id });
    expect(response.headers.get("Location")).toBe("/admin/outbox");
    expect(await outbox.toast(response)).toContain("Discarded");
    expect((await outbox.rows()).has(id)).toBe(false);
  });

  test("nothing that is not dead", async () => {
    const [waiting, done] = [await outbox.put(), await outbox.sent()];
    for (const id of [waiting, done])
      expect(await outbox.toast(await outbox.admin.post("/admin/outbox", { intent: "discard", id }))).toContain(
        "Only dead messages can be discarded.",
      );
    expect((await outbox.rows()).size).toBe(2);
    expect(await outbox.html(`/admin/outbox/${waiting}?discard`)).not.toContain("removed for good");
  });
});
