import { describe, expect, test } from "vitest";
import { features } from "#app/features.server";
import { createServices } from "#app/server/services.server";
import { sweep } from "#app/server/sweeper.server";
import { book, findTime } from "#tests/support/booking/steps";
import { Visitor } from "#tests/support/browser/visitor";
import { sendMessage } from "#tests/support/contact/messages";
import { listRows } from "#tests/support/database/rows";
import { textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { placeOrder } from "#tests/support/order/orders";
import { limitedSettings, orderEightTimes, readSent, VICTIM } from "#tests/support/outbox/sent-emails";
import { setUpSiteForEachTest } from "#tests/support/site";

const TEAM = "hello@palmetto.example";

const site = setUpSiteForEachTest(limitedSettings);

/** Each is a request that a stranger can send. */
const emails: [what: string, cause: () => Promise<unknown>][] = [
  ["orders", () => placeOrder(site, { email: VICTIM })],
  [
    "contact messages and orders",
    async () => {
      await sendMessage(site, { email: VICTIM });
      await placeOrder(site, { email: VICTIM });
    },
  ],
  [
    "requests for a link",
    async () => {
      const order = await placeOrder(site, { email: VICTIM });
      await new Visitor(site).post(`/orders/${order.submissionId}`, { email: VICTIM });
    },
  ],
  [
    "booked and canceled calls",
    async () => {
      const visitor = new Visitor(site);
      const booking = await book(visitor, await findTime(visitor), { email: VICTIM });
      await visitor.post(booking, { change: "cancel" });
    },
  ],
];

describe("an address that nobody has confirmed gets six emails in an hour", () => {
  test.each(emails)("about %s", async (_what, cause) => {
    for (let count = 0; count < 7; count++) await cause();
    expect(await readSent(site)).toHaveLength(6);
  });

  test("of all kinds together, while the team gets all of its emails", async () => {
    for (let round = 0; round < 3; round++) for (const [, cause] of emails) await cause();
    expect(await readSent(site)).toHaveLength(6);
    expect((await readSent(site, TEAM)).length).toBeGreaterThanOrEqual(15);
  });

  test("also when each one goes to a different plus address of the same mailbox", async () => {
    let sent = 0;
    for (let count = 1; count <= 7; count++) await placeOrder(site, { email: `victim+${count}@studio.example` });
    for (let count = 1; count <= 7; count++) sent += (await readSent(site, `victim+${count}@studio.example`)).length;
    expect(sent).toBe(6);
  });

  test("while another address gets six of its own", async () => {
    await orderEightTimes(site);
    await placeOrder(site, { email: "other@studio.example" });
    expect(await readSent(site, "other@studio.example")).toHaveLength(1);
  });

  test("also when two processes send at the same time", async () => {
    await orderEightTimes(site);
    const other = createServices(site.services.env, features);
    try {
      await Promise.all([site.services.worker.runDue(), other.worker.runDue()]);
      expect(await readSent(site)).toHaveLength(6);
    } finally {
      await other.db.close();
    }
  });
});

describe("an address is not confirmed", () => {
  test.each([
    ["by a link that a page shows", async () => "/thank-you?type=order"],
    ["by a made-up token", async () => `/faq?confirm=${"a".repeat(43)}`],
  ])("%s", async (_what, getPath) => {
    const visitor = new Visitor(site);
    for (let count = 0; count < 8; count++)
      await visitor.post("/visual-design", createOrderFields({ email: VICTIM, business_name: `Studio ${count}` }));
    expect(await readSent(site)).toHaveLength(6);
    const html = await (await visitor.get(await getPath())).text();
    const link = /href="([^"]*\/orders\/[^"]*key=[^"]*)"/.exec(html)?.[1];
    if (link)
      expect((await visitor.get(new URL(link, site.origin).pathname + new URL(link, site.origin).search)).status).toBe(
        302,
      );
    expect(await readSent(site)).toHaveLength(6);
  });
});

test("an address that only resembles a confirmation link shows its page", async () => {
  for (const path of ["/faq?reconfirm=1", "/faq?q=confirm=1"])
    expect((await new Visitor(site).get(path)).status).toBe(200);
});

test("a confirmation link never leads to another site", async () => {
  for (const path of ["//evil.example/?confirm=a", "/\\evil.example?confirm=a"]) {
    const response = await fetch(site.origin + path, { redirect: "manual" });
    expect(response.headers.get("Location") ?? "/").toMatch(/^\/(?![/\\])/);
  }
});

test("the outbox says why an email waits, and Send now sends it", async () => {
  await orderEightTimes(site);
  await readSent(site);
  const office = await createSignedInVisitor(site);
  const list = await (await office.get("/admin/outbox?state=waiting")).text();
  expect(textOf(list)).toContain("Waits until the recipient opens a link in one of our emails or pays.");
  const [, id = ""] = /href="\/admin\/outbox\/([\w-]+)\?/.exec(list) ?? [];
  const message = textOf(await (await office.get(`/admin/outbox/${id}`)).text(), "article");
  expect(message).toContain("Why it waits");
  expect(message).not.toContain("attempts");
  await office.post("/admin/outbox", { intent: "retry", id });
  expect(await readSent(site)).toHaveLength(7);
});

test("the table of recipients stores no addresses, and old rows are removed", async () => {
  await orderEightTimes(site);
  await readSent(site);
  const readRows = () => listRows(site, "emailRecipients");
  expect(JSON.stringify(await readRows())).not.toMatch(/victim|studio/i);
  expect(await readRows()).toHaveLength(1);
  await sweep(site.services, Date.now() + 29 * 86_400_000);
  expect(await readRows()).toHaveLength(1);
  await sweep(site.services, Date.now() + 31 * 86_400_000);
  expect(await readRows()).toEqual([]);
});
