import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { createRateLimiter } from "#app/server/forms/rate-limit.server";
import type { Services } from "#app/server/services.server";
import { sweep } from "#app/server/sweeper.server";
import { Visitor } from "#tests/support/browser/visitor";
import { allowWrites, blockWrites } from "#tests/support/database/block-database";
import { countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { createOrderFields } from "#tests/support/order/order-form";
import { createOtherInstance, setUpSite } from "#tests/support/site";

const MINUTE = 60_000;
const ADDRESS = "203.0.113.7";

const site = setUpSite({ ORDERS_PER_HOUR: "2" });
let other: Services;

beforeAll(() => {
  other = createOtherInstance(site);
});
afterAll(() => other.db.close());
beforeEach(() => emptyTables(site, "hourlyLimits"));

/** Of an instance whose clock the test sets. */
function withClock(services: Services = site.services) {
  let time = Date.parse("2025-06-30T12:00:00Z");
  const limiter = createRateLimiter(services, () => time);
  return {
    allows: (amount?: number) => limiter.allows("order", ADDRESS, 2, amount),
    giveBack: () => limiter.giveBack("order", ADDRESS, 2),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

async function inTurn(count: number, use: () => Promise<boolean>): Promise<boolean[]> {
  const answers: boolean[] = [];
  while (answers.length < count) answers.push(await use());
  return answers;
}

describe("an hourly limit", () => {
  test("refills evenly, and a refused use does not count", async () => {
    const { allows, pass } = withClock();
    expect(await inTurn(5, allows)).toEqual([true, true, false, false, false]);
    pass(30 * MINUTE);
    expect(await inTurn(2, allows)).toEqual([true, false]);
  });

  test("does not count a returned use, and never exceeds the limit", async () => {
    const { allows, giveBack, pass } = withClock();
    expect(await inTurn(3, allows)).toEqual([true, true, false]);
    await giveBack();
    expect(await inTurn(2, allows)).toEqual([true, false]);
    pass(60 * MINUTE);
    for (let times = 1; times <= 5; times++) await giveBack();
    expect(await inTurn(3, allows)).toEqual([true, true, false]);
  });

  test("of which an amount is used leaves the rest, also right after a larger amount was refused", async () => {
    const { allows } = withClock();
    expect([await allows(3), await allows(2), await allows(1)]).toEqual([false, true, false]);
    await emptyTables(site, "hourlyLimits");
    const later = withClock();
    expect([await later.allows(1), await later.allows(2), await later.allows(1)]).toEqual([true, false, true]);
  });

  test("starts again when the clock is set back by hours, and ignores a clock that is a little behind", async () => {
    const { allows, pass } = withClock();
    expect(await inTurn(3, allows)).toEqual([true, true, false]);
    pass(-MINUTE / 2);
    expect(await allows()).toBe(false);
    pass(-5 * 60 * MINUTE);
    expect(await inTurn(3, allows)).toEqual([true, true, false]);
  });

  test("is shared by two instances, whose uses at the same moment cannot exceed it", async () => {
    const [here, there] = [withClock(), withClock(other)];
    const uses = Array.from({ length: 20 }, (_, n) => (n % 2 ? here : there).allows());
    expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(2);
  });

  test("stores no address, and its row is removed once all uses are possible again", async () => {
    const { allows } = withClock();
    await allows();
    const [row] = await listRows(site, "hourlyLimits");
    expect(row?.key).not.toContain(ADDRESS);
    await sweep(site.services, Date.parse("2025-06-30T12:29:00Z"));
    expect(await countRows(site, "hourlyLimits")).toBe(1);
    await sweep(site.services, Date.parse("2025-06-30T12:31:00Z"));
    expect(await countRows(site, "hourlyLimits")).toBe(0);
  });
});

const order = () => new Visitor(site.origin).post(paths.visualDesign, createOrderFields());

test("an order is taken although its limit cannot be counted", async () => {
  await blockWrites(site.services.db, "hourly_limits");
  const { status } = await order().finally(() => allowWrites(site.services.db, "hourly_limits"));
  expect(status).toBe(303);
});

test("an order is refused after as many at another instance", async () => {
  expect(await inTurn(2, () => other.limiter.allows("order", "127.0.0.1", 2))).toEqual([true, true]);
  expect((await order()).status).toBe(429);
});
