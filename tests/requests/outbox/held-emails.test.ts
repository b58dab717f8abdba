import { isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "#app/server/new-id.server";
import { sweep } from "#app/server/sweeper.server";
import type { Row } from "#drizzle/schema";
import { changeRows, insertRows, listRows } from "#tests/support/database/rows";
import { textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";
import { limitedSettings, readSent, setUpClock, VICTIM } from "#tests/support/outbox/sent-emails";
import { setUpSiteForEachTest } from "#tests/support/site";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const site = setUpSiteForEachTest(limitedSettings);
let clock: { now: number };
beforeEach(async () => {
  clock = await setUpClock(site);
});

/** Places questions, because they get no payment reminders. */
const ask = async (count: number, email = VICTIM) => {
  for (let n = 0; n < count; n++) await placeOrder(site, { email, option: "other" });
};

/** Queues the first email to VICTIM a hundred times more. */
async function queueCopies(): Promise<void> {
  const queued = await listRows(site, "outbox");
  const email = queued.find(({ payload }) => (payload as { to: string }).to === VICTIM) as Row<"outbox">;
  const unsent = { state: "pending", attempts: 0, lockedBy: null, lockedUntil: null, finishedAt: null } as const;
  const copies = Array.from({ length: 100 }, (_, n) => ({
    ...email,
    ...unsent,
    id: newId(),
    dedupeKey: `copy:${n}`,
  }));
  await insertRows(site, "outbox", copies);
}

test("an address that nobody has confirmed gets 6 emails an hour and 20 a day", async () => {
  await ask(30);
  const counts: number[] = [];
  for (let hour = 0; hour < 26; hour++, clock.now += HOUR) counts.push((await readSent(site)).length);
  expect(counts).toEqual([6, 12, 18, ...Array(21).fill(20), 26, 30]);
});

test("emails that are held do not delay those to other people", async () => {
  await ask(1);
  await queueCopies();
  expect(await readSent(site)).toHaveLength(6);
  clock.now += HOUR;
  await ask(1, "other@studio.example");
  const logged = vi.spyOn(site.services.log, "info");
  expect(await readSent(site, "other@studio.example")).toHaveLength(1);
  expect(await readSent(site)).toHaveLength(12);
  // The others are postponed together.
  expect(logged.mock.calls.filter(([, text]) => text === "outbox: held back").length).toBeLessThan(50);
});

describe("an email that is held", () => {
  const countHeld = () => {
    const { read, tables } = site.services.db;
    return read.$count(tables.outbox, isNotNull(tables.outbox.heldFor));
  };

  test("is removed after 7 days, and the outbox says so", async () => {
    await ask(8);
    await ask(1, "other@studio.example");
    await readSent(site);
    const readList = async () =>
      textOf(await (await (await createSignedInVisitor(site)).get("/admin/outbox?state=waiting")).text());
    await sweep(site.services, clock.now + 7 * DAY - 1000);
    expect(await countHeld()).toBe(2);
    expect(await readList()).toContain("We remove this email after 7 days.");
    await sweep(site.services, clock.now + 7 * DAY + 1000);
    expect(await countHeld()).toBe(0);
    expect(await readList()).not.toContain("We remove this email after 7 days.");
    clock.now += 8 * DAY;
    expect(await readSent(site)).toHaveLength(6);
    expect(await readSent(site, "other@studio.example")).toHaveLength(1);
  });

  test("is kept for 7 days even if it was queued long before", async () => {
    await ask(8);
    await changeRows(site, "outbox", {}, { createdAt: new Date(clock.now - 30 * DAY) });
    await readSent(site);
    await sweep(site.services, clock.now);
    expect(await countHeld()).toBe(2);
    clock.now += HOUR;
    expect(await readSent(site)).toHaveLength(8);
  });
});
