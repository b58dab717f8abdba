import { expect, test } from "vitest";
import {
  apiSettings,
  completeApplication,
  createExternalId,
  sendApplication,
} from "#tests/support/office/dealflow-api";
import { startSiteForTest } from "#tests/support/site";

/** Sends one application for each of these X-Forwarded-For, where an address may send two in an hour. */
async function statuses(forwarded: string[], variables: Record<string, string> = { TRUSTED_PROXIES: "1" }) {
  const site = await startSiteForTest({ ...apiSettings, DEALFLOW_API_PER_HOUR: "2", ...variables });
  const found: number[] = [];
  for (const from of forwarded) {
    const answer = await sendApplication(
      site,
      { external_id: createExternalId(), ...completeApplication },
      { "X-Forwarded-For": from },
    );
    found.push(answer.status);
  }
  return found;
}

test.each([
  ["a port", ["203.0.113.7:1001", "203.0.113.7:1002", "203.0.113.7:1003", "203.0.113.7"]],
  ["a port, of IPv6", ["[2001:db8::1]:1001", "[2001:db8::1]:1002", "[2001:db8::1]", "2001:db8::1"]],
  ["a zone", ["fe80::1%eth0", "fe80::1%eth1", "[fe80::1%25eth2]:80", "fe80::1"]],
  ["IPv6 notation", ["::ffff:203.0.113.7", "[::ffff:203.0.113.7]:80", "203.0.113.7:81", "203.0.113.7"]],
  ["a forged entry before it", ["10.0.0.1, 203.0.113.7:1", "10.0.0.2,203.0.113.7:2", "x, 203.0.113.7", "203.0.113.7"]],
])("different spellings count as one address: %s", async (_, forwarded) => {
  expect(await statuses(forwarded)).toEqual([201, 201, 429, 429]);
});

test("the connection's address replaces an invalid one", async () => {
  const noAddress = ["unknown", "_hidden", "999.1.1.1", "203.0.113", "1", "0x7f.1", "[::1", "::1]:80", "1.2.3.4:x"];
  expect(await statuses(["127.0.0.1", ...noAddress])).toEqual([201, 201, ...Array(8).fill(429)]);
});

test("different addresses count separately, with ports too", async () => {
  const forwarded = ["203.0.113.7:80", "203.0.113.8:80", "203.0.113.7:81", "203.0.113.8:81", "[2001:db8::1]:80"];
  expect(await statuses(forwarded)).toEqual([201, 201, 201, 201, 201]);
});

test("without a proxy, the header is ignored", async () => {
  expect(await statuses(["203.0.113.7", "203.0.113.8", "203.0.113.9"], {})).toEqual([201, 201, 429]);
});
