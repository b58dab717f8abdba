import { describe, expect, test } from "vitest";
import { createRateLimiter, getNetworkPrefix } from "#app/server/forms/rate-limit.server";

const MINUTE = 60_000;

/** A limiter whose clock the test sets. */
function withClock() {
  let time = Date.parse("2025-06-30T12:00:00Z");
  const limiter = createRateLimiter(() => time);
  return {
    allows: () => limiter.allows("order", "203.0.113.7", 2),
    giveBack: () => limiter.giveBack("order", "203.0.113.7"),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

describe("an hourly limit", () => {
  test("refills evenly", () => {
    const { allows, pass } = withClock();
    expect([allows(), allows(), allows()]).toEqual([true, true, false]);
    pass(30 * MINUTE);
    expect([allows(), allows()]).toEqual([true, false]);
  });

  test("does not count a returned use, and never exceeds the limit", () => {
    const { allows, giveBack, pass } = withClock();
    expect([allows(), allows()]).toEqual([true, true]);
    giveBack();
    expect([allows(), allows()]).toEqual([true, false]);
    pass(60 * MINUTE);
    for (let times = 1; times <= 5; times++) giveBack();
    expect([allows(), allows(), allows()]).toEqual([true, true, false]);
  });

  test("loses no uses when the clock is set back, and continues with the new time", () => {
    const { allows, pass } = withClock();
    expect(allows()).toBe(true);
    pass(-5 * 60 * MINUTE);
    expect([allows(), allows()]).toEqual([true, false]);
    pass(30 * MINUTE);
    expect(allows()).toBe(true);
  });

  test("does not refill when the clock is set back while it is used up", () => {
    const { allows, pass } = withClock();
    expect([allows(), allows(), allows()]).toEqual([true, true, false]);
    pass(-60 * MINUTE);
    expect(allows()).toBe(false);
    pass(30 * MINUTE);
    expect(allows()).toBe(true);
  });
});

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s are one network: %s", (one, other, same) =>
  expect(getNetworkPrefix(one) === getNetworkPrefix(other)).toBe(same),
);
