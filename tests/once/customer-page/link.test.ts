import { beforeAll, describe, expect, test, vi } from "vitest";
import { Visitor } from "#tests/support/browser/visitor";
import { withBlockedReads, withBlockedWrites } from "#tests/support/database/block-database";
import { attributeOf, fieldError, fieldValues, readDocument, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { incrementCustomerPageVersion, openCustomerPages } from "#tests/support/order/customer-page";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { type Site, setUpSite, startSiteForTest } from "#tests/support/site";
import { waitUntil } from "#tests/support/wait-until";

const site = setUpSite();

const ask = (at: Site, number: string, email: string) => new Visitor(at.origin).post(`/orders/${number}`, { email });

/** Waits, because emails are queued after the response. */
const expectLinkEmails = (at: Site, order: Order, count: number) =>
  waitUntil(async () => expect(await listLinkEmails(at, order)).toHaveLength(count));

const listLinkEmails = async (at: Site, { id }: Order) =>
  (await listQueuedEmails(at)).filter(({ key }) => key.startsWith(`order-room-link:${id}:`));

/** The parts of a response that a stranger can see. */
async function describeAnswer(response: Response, number: string) {
  const seen = [...response.headers].filter(([name]) => !["date", "x-request-id"].includes(name));
  return JSON.stringify([response.status, seen, await response.text()]).replaceAll(number, "<number>");
}

describe("requesting the link", () => {
  let order: Order;
  beforeAll(async () => {
    order = await insertOrder(site, { email: "Dana@Studio.example" });
  });

  test("sends a link that opens the customer page, and to the order's address only", async () => {
    await ask(site, order.submissionId, " dana@studio.example ");
    await expectLinkEmails(site, order, 1);
    const [email] = await listLinkEmails(site, order);
    expect(email?.to).toBe("Dana@Studio.example");
    expect(email?.subject).toBe(`Your order link: ${order.submissionId}`);
    expect(`${email?.html}${email?.text}`).not.toMatch(/Whitfield|grand opening/);
    const link = /^https?:\S+key=\S+$/m.exec(email?.text ?? "")?.[0] ?? "";
    const { pathname, search } = new URL(link);
    const visitor = new Visitor(site.origin);
    await visitor.get(pathname + search);
    expect((await visitor.get(pathname)).status).toBe(200);
  });

  test("gets the same answer whether or not the number and the address are right", async () => {
    const right = await ask(site, order.submissionId, "dana@studio.example");
    expect(right.status).toBe(303);
    expect(right.headers.get("Location")).toBe(`/orders/${order.submissionId}?link=sent`);
    const seen = await describeAnswer(right, order.submissionId);
    const deleted = await insertOrder(site, { deletedAt: new Date(), email: "dana@studio.example" });
    for (const [number, email] of [
      [order.submissionId, "stranger@studio.example"],
      ["SUB-NOTTHERE", "dana@studio.example"],
      [deleted.submissionId, "dana@studio.example"],
    ] as const)
      expect(await describeAnswer(await ask(site, number, email), number)).toBe(seen);
    await expectLinkEmails(site, order, 2);
    expect(await listLinkEmails(site, deleted)).toEqual([]);
  });

  test("leads to a page that says where to look", async () => {
    const page = await readDocument(new Visitor(site.origin).get(`/orders/${order.submissionId}?link=sent`));
    expect(textOf(page, "h1")).toBe("Check your inbox.");
    expect(textOf(page, '[role="status"]')).toContain("If you ordered with that address");
  });

  test.each([
    ["", "Please enter your email address."],
    ["nobody", "Please enter a valid email address."],
    ['"><script>alert(1)</script>', "Please enter a valid email address."],
    [`${"a".repeat(300)}@studio.example`, "Please enter a valid email address."],
  ])("with the address %j shows an error beside the field and keeps what was typed", async (email, error) => {
    const response = await ask(site, order.submissionId, email);
    expect(response.status).toBe(400);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const page = await readDocument(response);
    expect(fieldError(page, "email")).toBe(error);
    expect(fieldValues(page, "email")).toEqual([email]);
    expect(attributeOf(page, "main form", "method")).toBe("post");
  });

  test("after a correction of the address sends the new address a link with the new version", async () => {
    const corrected = await insertOrder(site, { email: "right@studio.example" });
    await incrementCustomerPageVersion(site, corrected);
    await ask(site, corrected.submissionId, "right@studio.example");
    await expectLinkEmails(site, corrected, 1);
    const [email] = await listLinkEmails(site, corrected);
    const { pathname, search } = new URL(/^https?:\S+key=\S+$/m.exec(email?.text ?? "")?.[0] ?? "");
    expect((await new Visitor(site.origin).get(pathname + search)).status).toBe(302);
  });
});

test("a link request during a correction of the address gives the old address no working link", async () => {
  // The requests of one network are limited.
  const own = await startSiteForTest();
  const office = await createSignedInVisitor(own);
  for (let round = 0; round < 6; round++) {
    const order = await insertOrder(own, { email: "old@studio.example" });
    const tasks = [
      () => ask(own, order.submissionId, "old@studio.example"),
      () => office.post(`/admin/orders/${order.submissionId}`, { intent: "email", email: "new@studio.example" }),
    ];
    await Promise.all((round % 2 ? tasks : tasks.reverse()).map((task) => task()));
    await ask(own, order.submissionId, "old@studio.example");
    const emails = await listLinkEmails(own, order);
    expect(emails.some(({ to }) => to === "new@studio.example")).toBe(true);
    for (const { to, text } of emails) {
      const { pathname, search } = new URL(/^https?:\S+key=\S+$/m.exec(text)?.[0] ?? "");
      const { status } = await new Visitor(own.origin).get(pathname + search);
      expect([to, status]).toEqual(to === "new@studio.example" ? [to, 302] : ["old@studio.example", 404]);
    }
  }
});

test("an order gets at most three link emails an hour, and the answer does not reveal the limit", async () => {
  const order = await insertOrder(site);
  const answers: string[] = [];
  for (let count = 0; count < 5; count++)
    answers.push(await describeAnswer(await ask(site, order.submissionId, order.email), order.submissionId));
  expect(new Set(answers).size).toBe(1);
  await expectLinkEmails(site, order, 3);
});

test("one network can request 20 links in an hour", async () => {
  const limited = await startSiteForTest();
  const statuses: number[] = [];
  for (let count = 0; count < 21; count++) {
    const response = await ask(limited, "SUB-NOTTHERE", `a${count}@studio.example`);
    statuses.push(response.status);
    if (count === 20) {
      const page = await readDocument(response);
      expect(fieldError(page, "email")).toContain("Please wait a few minutes and try again.");
      expect(fieldValues(page, "email")).toEqual(["a20@studio.example"]);
    }
  }
  expect(statuses).toEqual([...Array<number>(20).fill(303), 429]);
});

test("a request writes as often before its response for the customer's address as for a stranger's", async () => {
  const order = await insertOrder(site);
  const { db, log } = site.services;
  const writes = vi.spyOn(db, "transact");
  const logged = vi.spyOn(log, "info");
  const countWritesBefore = async (email: string) => {
    // The worker writes too.
    await site.services.worker.runDue();
    writes.mockClear();
    logged.mockClear();
    await ask(site, order.submissionId, email);
    const isAnswer = ([fields]: unknown[]) => (fields as { method?: string }).method === "POST";
    await waitUntil(async () => expect(logged.mock.calls.some(isAnswer)).toBe(true));
    const answeredAt = logged.mock.invocationCallOrder[logged.mock.calls.findIndex(isAnswer)] ?? 0;
    return writes.mock.invocationCallOrder.filter((at) => at < answeredAt).length;
  };
  try {
    const forStranger = await countWritesBefore("stranger@studio.example");
    expect(await countWritesBefore(order.email)).toBe(forStranger);
    await expectLinkEmails(site, order, 1);
  } finally {
    writes.mockRestore();
    logged.mockRestore();
  }
});

test("while the database does not answer, the form and a message are returned as typed", async () => {
  const order = await insertOrder(site);
  const { db } = site.services;
  const failed = await withBlockedReads(db, "form_submissions", () => ask(site, order.submissionId, order.email));
  expect(failed.status).toBe(503);
  const page = await readDocument(failed);
  expect(fieldError(page, "email")).toBe("We couldn’t look that up just now. Please try again in a minute.");
  expect(fieldValues(page, "email")).toEqual([order.email]);
  for (const email of [order.email, "stranger@studio.example"])
    expect((await withBlockedWrites(db, "outbox", () => ask(site, order.submissionId, email))).status).toBe(503);
  const customer = await openCustomerPages(site, order);
  const message = { intent: "message", text: "Half an hour of work" };
  const lost = await withBlockedReads(db, "form_submissions", () =>
    customer.post(`/orders/${order.submissionId}`, message),
  );
  expect(lost.status).toBe(503);
  expect(fieldValues(await readDocument(lost), "text")).toEqual([message.text]);
  expect((await ask(site, order.submissionId, order.email)).status).toBe(303);
});
