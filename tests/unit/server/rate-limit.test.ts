import { expect, test } from "vitest";
import { getNetworkPrefix } from "#app/server/forms/rate-limit.server";

test.each([
  ["2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
  ["2001:db8:1:2::1", "2001:db8:1:3::1", false],
  ["::ffff:203.0.113.7", "203.0.113.7", true],
  ["203.0.113.7", "203.0.113.8", false],
])("%s and %s are one network: %s", (one, other, same) =>
  expect(getNetworkPrefix(one) === getNetworkPrefix(other)).toBe(same),
);
