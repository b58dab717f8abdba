import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { createEventReader, watchOften } from "#tests/support/office/event-stream";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { incrementCustomerPageVersion, openCustomerPages } from "#tests/support/order/customer-page";
import { createDeliveryFile, deliver, insertPaidOrder } from "#tests/support/order/deliveries";
import { answerMessage } from "#tests/support/order/messages";
import { changeOrder, insertOrder, type Order } from "#tests/support/order/orders";
import { createOtherInstance, setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);
watchOften(site);

const request = (visitor: Visitor, { submissionId }: Order) =>
  visitor.get(paths.orderEvents(submissionId), { Accept: "text/event-stream" });

async function listen(visitor: Visitor, order: Order) {
  const response = await request(visitor, order);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  return createEventReader(response);
}

test("a customer page reports an answer, a status change and a payment from any process", async () => {
  const order = await insertOrder(site);
  const events = await listen(await openCustomerPages(site, order), order);
  const heard = [await events.next()];
  await answerMessage(office, order, "Yes.");
  heard.push(await events.next());
  const other = createOtherInstance(site);
  await changeOrder({ services: other }, order, { orderStatus: "in_progress" });
  heard.push(await events.next());
  await changeOrder({ services: other }, order, { paymentStatus: "paid" });
  heard.push(await events.next());
  await other.db.close();
  expect(new Set(heard).size).toBe(4);
  await events.close();
});

test("a customer page reports delivered files", async () => {
  const order = await insertPaidOrder(site);
  const events = await listen(await openCustomerPages(site, order), order);
  const first = await events.next();
  await deliver(office, order, [createDeliveryFile("flyer.zip")]);
  expect(await events.next()).not.toBe(first);
  await events.close();
});

test("a customer page reports nothing about another order", async () => {
  const [order, other] = [await insertOrder(site), await insertOrder(site)];
  const customer = await openCustomerPages(site, order, other);
  const [events, others] = [await listen(customer, order), await listen(customer, other)];
  await events.next();
  await others.next();
  await changeOrder(site, other, { orderStatus: "cancelled" });
  await others.next();
  await changeOrder(site, order, { orderStatus: "in_progress" });
  const revision = await events.next();
  const again = await listen(customer, order);
  expect(await again.next()).toBe(revision);
  for (const stream of [events, others, again]) await stream.close();
});

test("only the browser that opened the customer page gets its events", async () => {
  const order = await insertOrder(site);
  const others = await openCustomerPages(site, await insertOrder(site));
  for (const visitor of [new Visitor(site), others, office]) expect((await request(visitor, order)).status).toBe(404);
  expect((await request(others, { ...order, submissionId: "SUB-NOTTHERE" })).status).toBe(404);
});

test("the events end when the links are revoked, and when the order is deleted", async () => {
  for (const close of [
    (order: Order) => incrementCustomerPageVersion(site, order),
    (order: Order) => changeOrder(site, order, { deletedAt: new Date() }),
  ]) {
    const order = await insertOrder(site);
    const customer = await openCustomerPages(site, order);
    const events = await listen(customer, order);
    await events.next();
    await close(order);
    expect(await events.next()).toBeNull();
    expect((await request(customer, order)).status).toBe(404);
  }
});

test("one IP address has at most twelve streams", async () => {
  const fresh = await startSiteForTest();
  const order = await insertOrder(fresh);
  const customer = await openCustomerPages(fresh, order);
  const streams = [];
  for (let i = 0; i < 12; i++) streams.push(await listen(customer, order));
  const refused = await request(customer, order);
  expect(refused.status).toBe(503);
  expect(refused.headers.get("Retry-After")).toBe("60");
  for (const stream of streams) await stream.close();
});

test("one order has at most 20 live listeners from all networks, so that other orders get theirs", async () => {
  const own = await startSiteForTest({ TRUSTED_PROXIES: "1" });
  const open: Response[] = [];
  try {
    const [order, other] = [await insertOrder(own), await insertOrder(own)];
    const customer = await openCustomerPages(own, order, other);
    const listenFrom = async (network: number, { submissionId }: Order) => {
      const headers = { Accept: "text/event-stream", "X-Forwarded-For": `10.8.${network}.1` };
      const response = await customer.get(paths.orderEvents(submissionId), headers);
      open.push(response);
      return response.status;
    };
    for (let network = 0; network < 20; network++) expect(await listenFrom(network, order)).toBe(200);
    expect(await listenFrom(20, order)).toBe(503);
    expect(await listenFrom(20, other)).toBe(200);
  } finally {
    for (const { body } of open) await body?.cancel();
  }
});
