import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { createEventReader, watchOften } from "#tests/support/office/event-stream";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { answerMessage, writeMessage } from "#tests/support/order/messages";
import { changeOrder, insertOrder, placeOrder } from "#tests/support/order/orders";
import { createOtherInstance, setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
watchOften(site);

async function listen(visitor: Visitor) {
  const response = await visitor.get(paths.adminOrderEvents, { Accept: "text/event-stream" });
  expect(response.status).toBe(200);
  return { response, ...createEventReader(response) };
}

describe("events of the orders", () => {
  test("require a session", async () => {
    const response = await new Visitor(site.origin).get(paths.adminOrderEvents, { Accept: "text/event-stream" });
    expect(response.status).toBe(401);
    expect(response.headers.get("content-type")).not.toContain("event-stream");
  });

  test.each(["admin", "staff"] as const)("report a new order to %s", async (role) => {
    const events = await listen(await createSignedInVisitor(site, role, role));
    expect(events.response.headers.get("content-type")).toBe("text/event-stream");
    expect(events.response.headers.get("cache-control")).toBe("no-store");
    expect(events.response.headers.get("content-encoding")).toBeNull();
    const first = await events.next();
    await placeOrder(site);
    const second = await events.next();
    expect(second).toMatch(/^[\w-]{16}$/);
    expect(second).not.toBe(first);
    await events.close();
  });

  test("report what another process stored and changed", async () => {
    const office = await createSignedInVisitor(site);
    const events = await listen(office);
    const heard = [await events.next()];
    const other = createOtherInstance(site);
    const { db } = other;
    const { id } = await insertOrder({ ...site, services: other });
    heard.push(await events.next());
    await changeOrder(db, { id }, { priority: "urgent" });
    heard.push(await events.next());
    expect(new Set(heard).size).toBe(3);
    await events.close();
    await db.close();
  });

  test("report a customer's message and its answer", async () => {
    const order = await insertOrder(site);
    const office = await createSignedInVisitor(site);
    const events = await listen(office);
    const heard = [await events.next()];
    await writeMessage(await openCustomerPages(site, order), order, "Can it be green?");
    heard.push(await events.next());
    await answerMessage(office, order, "Yes.");
    heard.push(await events.next());
    expect(new Set(heard).size).toBe(3);
    await events.close();
  });

  test("begin with the revision number of the list", async () => {
    const office = await createSignedInVisitor(site);
    await placeOrder(site);
    const html = await (await office.get(paths.admin)).text();
    const events = await listen(office);
    const revision = await events.next();
    expect(revision).toMatch(/^[\w-]{16}$/);
    expect(html).toContain(revision);
    await events.close();
  });

  test("end when the session ends, without another event", async () => {
    const office = await createSignedInVisitor(site);
    const other = await createSignedInVisitor(site, "staff", "Sam");
    const [mine, theirs] = [await listen(office), await listen(other)];
    await mine.next();
    const before = await theirs.next();
    await office.post(paths.adminSignOut, {});
    await placeOrder(site);
    expect(await mine.next()).toBeNull();
    expect(await theirs.next()).not.toBe(before);
    await theirs.close();
  });

  test("end when the session expires, and do not extend it", async () => {
    const office = await createSignedInVisitor(site);
    const seenAt = new Date(Date.now() - 11 * 3_600_000);
    const events = await listen(office);
    await events.next();
    await changeRows(site, "sessions", {}, { seenAt });
    await placeOrder(site);
    expect(await events.next()).not.toBeNull();
    expect((await listRows(site, "sessions")).map((row) => +row.seenAt)).toContain(+seenAt);
    await changeRows(site, "sessions", {}, { expiresAt: new Date() });
    await placeOrder(site);
    expect(await events.next()).toBeNull();
  });

  test("are limited to twelve streams for each user, and a closed one can be replaced", async () => {
    const office = await createSignedInVisitor(site);
    const open = [];
    for (let i = 0; i < 12; i++) open.push(await listen(office));
    const refused = await office.get(paths.adminOrderEvents);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("60");
    const staff = await listen(await createSignedInVisitor(site, "staff", "Sam"));
    await Promise.all([...open, staff].map((events) => events.close()));
    await expect.poll(async () => (await office.get(paths.adminOrderEvents)).status, { timeout: 5000 }).toBe(200);
  });

  test("end when the process stops, and do not start again", async () => {
    const stopping = await startSiteForTest();
    const office = await createSignedInVisitor(stopping);
    const events = createEventReader(await office.get(paths.adminOrderEvents));
    await events.next();
    stopping.services.changes.close();
    expect(await events.next()).toBeNull();
    expect((await office.get(paths.adminOrderEvents)).status).toBe(503);
  });
});
