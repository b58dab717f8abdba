import { lte } from "drizzle-orm";
import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { bookMoveCancelAndRestore } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, parseDocument } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { readForm, sendForm } from "#tests/support/order/answers";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { createDeliveryFile, deliver } from "#tests/support/order/deliveries";
import { answerMessage, writeMessage } from "#tests/support/order/messages";
import { createPicture } from "#tests/support/order/order-form";
import { findOrderByNumber, pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { insertOldOrder, sweepReminders } from "#tests/support/order/reminders";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { sellDownloadedProduct, sendReview } from "#tests/support/shop/reviews";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

/** Each email about an order or a booking, and those of a purchase that is reviewed. */
async function causeEveryEmail() {
  const office = await createSignedInVisitor(site);
  await insertOldOrder(site, 30);
  await sweepReminders(site);
  const { reference, visitor } = await placeUnpaidOrder(site);
  const order = await findOrderByNumber(site, reference);
  if (!order) throw new Error("no order was placed");
  await office.post(paths.adminOrder(reference), { intent: "email_link" });
  // A paid order does not need the link, so the email is not kept.
  const unpaid = await listQueuedEmails(site);
  await pay(site, reference, order.priceCents);
  await deliver(office, order, [createDeliveryFile("flyer.pdf")]);
  await visitor.post(paths.customerPage(reference), { email: order.email });
  const customer = await openCustomerPages(site, order);
  await writeMessage(customer, order, "The new logo", { photos: [createPicture("logo.jpg")] });
  await sendForm(customer, order, { ...(await readForm(customer, order, "revise")), text: "Open at 6." });
  await deliver(office, order, [createDeliveryFile("flyer-2.pdf")], { seen: "1" });
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  await sendForm(customer, order, {
    ...(await readForm(customer, order, "review")),
    stars: "5",
    text: "Great.",
    name: "Dana",
  });
  await answerMessage(office, order, "Thank you.");
  await office.post(paths.adminCompose, {
    intent: "send",
    id: order.id,
    subject: "Your flyer",
    text: "See https://palmetto.example/ for more.",
  });
  await bookMoveCancelAndRestore(site);
  const { address } = await sellDownloadedProduct(site);
  await sendReview(site, address);
  return [...unpaid, ...(await listQueuedEmails(site))];
}

async function sendEveryEmail(): Promise<void> {
  const { db, worker } = site.services;
  const isDue = lte(db.tables.outbox.runAt, new Date());
  const listStates = async () => (await db.read.select().from(db.tables.outbox).where(isDue)).map(({ state }) => state);
  await expect.poll(() => worker.runDue().then(listStates)).not.toContain("pending");
}

const readAllRows = async () => {
  const { db } = site.services;
  const tables = Object.entries(db.tables);
  return Promise.all(tables.map(async ([name, table]) => [name, await db.read.select().from(table)]));
};

/** Like a scanner that keeps cookies and follows redirects. */
async function openLink(visitor: Visitor, link: string): Promise<number> {
  let address = link;
  for (let hops = 0; hops < 5; hops++) {
    const response = await visitor.get(address);
    await response.arrayBuffer();
    const location = response.headers.get("Location");
    if (!location) return response.status;
    address = location;
  }
  throw new Error(`${link} redirects again and again`);
}

test("a scanner that opens every link of every email changes nothing", async () => {
  const emails = await causeEveryEmail();
  const topics = emails.map(({ key }) => key.replace(/:.*/, ""));
  expect([...new Set(topics)].sort()).toEqual([
    "booking-cancelled",
    "booking-confirmed",
    "booking-moved",
    "booking-reminder",
    "booking-team",
    "letter",
    "order-answer",
    "order-approved",
    "order-customer",
    "order-delivered",
    "order-message",
    "order-reminder",
    "order-review",
    "order-revision",
    "order-room-link",
    "order-team",
    "payment-customer",
    "payment-link",
    "product-review",
    "purchase-ready",
    "purchase-sold",
  ]);
  const links = emails.flatMap(({ html, text, unsubscribeUrl }) => [
    ...attributesOf(parseDocument(html), "a", "href"),
    ...(text.match(/^https?:\S+$/gm) ?? []),
    ...(unsubscribeUrl ? [unsubscribeUrl] : []),
  ]);
  const own = [...new Set(links)].filter((link) => link.startsWith(site.origin));
  expect(own.length).toBeGreaterThan(4);
  await sendEveryEmail();
  const before = await readAllRows();
  const visitor = new Visitor(site.origin);
  for (const link of own) expect([200, 401], link).toContain(await openLink(visitor, link));
  expect(await readAllRows()).toEqual(before);
});
