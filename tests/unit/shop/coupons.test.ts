import { expect, test } from "vitest";
import { checkCoupon, describeCouponProblem } from "#app/coupons/check-coupon.server";
import { computeDiscount } from "#app/coupons/compute-discount";
import type { Coupon } from "#app/coupons/find-coupon.server";
import { readCouponCode } from "#app/coupons/find-coupon.server";
import { checkTerms } from "#app/coupons/office/read-coupon-form.server";

const now = new Date("2026-11-20T12:00:00Z");
const zone = "America/New_York";

const createCoupon = (changes: Partial<Coupon> = {}): Coupon => ({
  code: "FALL-25",
  createdAt: now,
  percent: 25,
  amountCents: null,
  startsAt: null,
  endsAt: null,
  usageLimit: null,
  appliesTo: "everything",
  note: null,
  isActive: true,
  switchedOffAt: null,
  uses: 0,
  ...changes,
});

test("a code is trimmed and read in uppercase", () => {
  expect(readCouponCode("  fall-25 ")).toBe("FALL-25");
  for (const text of ["", "AB", "FALL 25", "FALL_25", "É25", "A".repeat(25)]) expect(readCouponCode(text)).toBeNull();
});

test("a percentage is rounded down to a cent", () => {
  expect(computeDiscount({ percent: 25, amountCents: null }, 1999, "usd")).toBe(499);
  expect(computeDiscount({ percent: null, amountCents: 500 }, 1999, "usd")).toBe(500);
});

test("at least 50 cents remain to pay, and a free product has no discount", () => {
  expect(computeDiscount({ percent: 100, amountCents: null }, 1999, "usd")).toBe(1949);
  expect(computeDiscount({ percent: null, amountCents: 9900 }, 1999, "usd")).toBe(1949);
  expect(computeDiscount({ percent: null, amountCents: 500 }, 50, "usd")).toBe(0);
  expect(computeDiscount({ percent: 100, amountCents: null }, 0, "usd")).toBe(0);
});

test("what is left to pay is at least what the provider charges in the currency, in its smallest steps", () => {
  expect(computeDiscount({ percent: 100, amountCents: null }, 1999, "jpy")).toBe(1949);
  expect(computeDiscount({ percent: 100, amountCents: null }, 1999, "gbp")).toBe(1969);
  expect(computeDiscount({ percent: 25, amountCents: null }, 19_990, "kwd")).toBe(4990);
});

test("a coupon is checked against its scope, its dates, its limit and whether it is on", () => {
  const check = (changes: Partial<Coupon>) => checkCoupon(createCoupon(changes), "packages", now);
  expect(check({})).toBe("ok");
  expect(check({ appliesTo: "packages", startsAt: now, usageLimit: 2, uses: 1 })).toBe("ok");
  expect(checkCoupon(null, "packages", now)).toBe("unknown");
  expect(check({ appliesTo: "products" })).toBe("other_scope");
  expect(check({ isActive: false })).toBe("off");
  expect(check({ startsAt: new Date("2026-11-21") })).toBe("early");
  expect(check({ endsAt: now })).toBe("ended");
  expect(check({ usageLimit: 2, uses: 2 })).toBe("used_up");
});

test("each problem has a clear message, with the date in the business's time zone", () => {
  const coupon = createCoupon({
    appliesTo: "products",
    startsAt: new Date("2025-11-28T05:00:00Z"),
    endsAt: new Date("2025-12-01T05:00:00Z"),
  });
  expect(describeCouponProblem("unknown", null, zone)).toBe("We don’t know this code. Please check the spelling.");
  expect(describeCouponProblem("early", coupon, zone)).toBe("This code starts on November 28, 2025.");
  expect(describeCouponProblem("ended", coupon, zone)).toBe("This code ended on November 30, 2025.");
  expect(describeCouponProblem("used_up", coupon, zone)).toBe("This code has run out.");
  expect(describeCouponProblem("off", coupon, zone)).toBe("This code no longer works.");
  expect(describeCouponProblem("other_scope", coupon, zone)).toBe("This code is for tools from the Digital Vault.");
});

test.each([
  ["America/New_York", "2027-03-13T05:00:00Z", "2027-03-15T04:00:00Z"],
  ["Pacific/Auckland", "2027-03-12T11:00:00Z", "2027-03-14T11:00:00Z"],
  // The clocks skip the first hour of March 14.
  ["America/Havana", "2027-03-13T05:00:00Z", "2027-03-15T04:00:00Z"],
])("the days of a coupon are whole days in %s", (zone, startsAt, endsAt) => {
  const terms = {
    applies_to: "everything",
    first_day: "2027-03-13",
    last_day: "2027-03-14",
    usage_limit: "",
    note: "",
  };
  const { errors, columns } = checkTerms(terms, zone, now);
  expect(errors).toEqual({});
  expect(columns).toMatchObject({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) });
});

test.each(["2027-02-29", "2027-13-01", "27-01-01", "tomorrow"])("%s is not a day", (text) => {
  const terms = { applies_to: "everything", first_day: text, last_day: "", usage_limit: "", note: "" };
  expect(checkTerms(terms, zone, now).errors).toEqual({
    first_day: "Enter a date, with all four digits of the year.",
  });
});
