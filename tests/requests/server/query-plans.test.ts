import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeFeed } from "#app/booking/calendar/write-feed.server";
import { createBookingLink } from "#app/booking/state/access.server";
import { setThreadInQuery } from "#app/order/model/thread-query";
import { paths } from "#app/paths";
import { readListRevision } from "#app/server/live/watched.server";
import { sweep } from "#app/server/sweeper.server";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import { sendSummaries } from "#app/summary/send-summaries.server";
import { book, bookMoveCancelAndRestore } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { createContactFields } from "#tests/support/contact/messages";
import { findFullScans, recordStatements } from "#tests/support/database/query-plans";
import { insertRows } from "#tests/support/database/rows";
import { insertApplications } from "#tests/support/office/dealflow";
import { deletables, deleteAndRestoreRecord } from "#tests/support/office/deletable-records";
import { createEventReader } from "#tests/support/office/event-stream";
import { asked, listAddresses } from "#tests/support/office/list-addresses";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { addReader, WEDNESDAY } from "#tests/support/office/summaries";
import { insertDeliveredOrder, listReviews, readForm, sendForm } from "#tests/support/order/answers";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { answerMessage, listMessages, writeMessage } from "#tests/support/order/messages";
import { createOrderFields, createPicture } from "#tests/support/order/order-form";
import { insertOrders, listOrders, makeOrder } from "#tests/support/order/orders";
import { createPaidSession, sendEvent } from "#tests/support/order/payment";
import { createIdeaFields, listIdeas } from "#tests/support/shop/ideas";
import { insertProducts } from "#tests/support/shop/products";
import { insertSoldProduct, listPurchases, payForProduct, refundSale } from "#tests/support/shop/purchases";
import { listReviews as listProductReviews, typedReview } from "#tests/support/shop/reviews";
import { setUpSite } from "#tests/support/site";

const recorded = recordStatements();
const site = setUpSite();
const office = setUpSignedInVisitor(site);
const answer = { intent: "send", form_id: "form-1", subject: "Hello", text: "Hi {name}, yes." };
beforeAll(async () => {
  // Enough orders that the planner uses the list's indexes instead of reading and sorting all of them.
  const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
  await insertOrders(
    site,
    Array.from({ length: 6000 }, (_, n) =>
      makeOrder({
        fullName: `Dana ${n}`,
        createdAt: n === 1 ? aDayAgo : new Date(),
        ...(n % 10 ? {} : { orderStatus: "in_progress", deletedAt: new Date() }),
      }),
    ),
  );
  await addReader(site, "ana", { role: "admin", notifications: { orders: "summary" } });
  const { native } = site.services.db;
  // Enough waiting photos that their partial index is no better than the primary key.
  const photo = { name: "sign.jpg", type: "image/jpeg", state: "stored", createdAt: new Date() } as const;
  const photos = Array.from({ length: 2000 }, (_, n) => ({ ...photo, id: `waiting-${n}`, path: `waiting/${n}` }));
  await insertRows(site, "uploads", photos);
  if (native.dialect === "postgres") await native.drizzle.execute(sql`ANALYZE form_submissions, uploads`);
}, 60_000);
afterAll(() => recorded.stop());

async function readBookings() {
  const { reference } = await bookMoveCancelAndRestore(site);
  await readListRevision(site.services, "availability");
  await writeFeed(site.services);
  const response = await fetch(createBookingLink(site.services, { reference }));
  expect(response.status).toBe(200);
  const at = new Date(Date.now() + 20 * 86_400_000);
  const dayOff = { intent: "add_days", all_kinds: "on", day: at.toISOString().slice(0, 10) };
  expect((await office.post(paths.adminAvailability, dayOff)).status).toBe(303);
}

/** A reader of the Vault has an idea, and the office answers it. */
async function readVault() {
  const limited = { salePriceCents: 900, saleLimit: 5 };
  const [first] = await recorded.withoutRecording(() => insertProducts(site, { relatedProducts: ["other"] }, limited));
  const visitor = new Visitor(site);
  for (const path of [paths.vault, paths.vaultCategory("business"), paths.product(first?.slug ?? ""), paths.sitemap])
    expect((await visitor.get(path)).status, path).toBe(200);
  expect((await visitor.post(paths.vault, createIdeaFields())).status).toBe(303);
  const [idea] = await recorded.withoutRecording(() => listIdeas(site));
  const fields = { intent: "status", status: "answered", shown_status: "new" };
  expect((await office.post(paths.adminIdea(idea?.id ?? ""), fields)).status).toBe(303);
  for (const getPath of [paths.adminIdea, paths.adminIdeaAnswer])
    expect((await office.get(getPath(idea?.id ?? ""))).status).toBe(200);
  expect((await office.post(paths.adminIdeaAnswer(idea?.id ?? ""), answer)).status).toBe(303);
}

/** One delivery is revised, another is approved and reviewed, and the review is published. */
async function answerAndReview() {
  const revised = await recorded.withoutRecording(() => insertDeliveredOrder(site));
  const revision = { ...(await readForm(revised.customer, revised.order, "revise")), text: "Bigger" };
  await sendForm(revised.customer, revised.order, revision, [createPicture("logo.jpg")]);
  const { order, customer } = await recorded.withoutRecording(() => insertDeliveredOrder(site));
  await sendForm(customer, order, await readForm(customer, order, "approve"));
  const review = { ...(await readForm(customer, order, "review")), stars: "5", text: "Good", name: "Dana" };
  await sendForm(customer, order, review);
  const [stored] = await recorded.withoutRecording(() => listReviews(site, order));
  const fields = { intent: "review", review_state: "published", written_at: stored?.createdAt.toISOString() ?? "" };
  expect((await office.post(paths.adminOrder(order.submissionId), fields)).status).toBe(303);
}

/** Restores a suspected message, assigns it, adds a note and answers it. */
async function handleMessage(id: string) {
  const restored = { intent: "status", status: "new", shown_status: "spam" };
  const assigned = { intent: "assign", assignee: "admin", shown_assignee: "" };
  for (const fields of [restored, assigned, { intent: "note", note: "Called." }])
    expect((await office.post(paths.adminInboxMessage(id), fields)).status).toBe(303);
  expect((await office.post(paths.adminInboxAnswer(id), answer)).status).toBe(303);
}

/** It is also reviewed, and the review published. */
async function buyAndDownload() {
  const { product } = await recorded.withoutRecording(() => insertSoldProduct(site));
  const { session, intent, email } = await payForProduct(site, product);
  const buyer = new Visitor(site);
  const [purchase] = await recorded.withoutRecording(() => listPurchases(site, product));
  if (!purchase) throw new Error("nothing was bought");
  for (const query of [`session_id=${session}`, createPurchaseQuery(site.services, purchase)]) {
    expect((await buyer.get(`${paths.thankYouProduct(product.slug)}?${query}`)).status).toBe(200);
    const file = await buyer.get(`${paths.downloadFile(product.slug)}?${query}`, { Range: "bytes=0-" });
    expect(file.status).toBe(206);
    await file.body?.cancel();
  }
  const review = { intent: "review", ...typedReview };
  expect((await buyer.post(`${paths.thankYouProduct(product.slug)}?session_id=${session}`, review)).status).toBe(303);
  const [stored] = await recorded.withoutRecording(() => listProductReviews(site, product));
  const decision = { intent: "review", review_state: "published", written_at: stored?.createdAt.toISOString() ?? "" };
  expect((await office.post(paths.adminSale(purchase.number), decision)).status).toBe(303);
  for (const path of [paths.product(product.slug), paths.blueprint])
    expect((await buyer.get(path)).status, path).toBe(200);
  const rest = `${paths.downloadFile(product.slug)}?session_id=${session}`;
  await (await buyer.get(rest, { Range: "bytes=100-" })).body?.cancel();
  expect((await buyer.post(paths.thankYouProduct(product.slug), { email: email ?? "" })).status).toBe(303);
  await refundSale(site, intent);
}

test("the sweeper, the office's lists and placing an order scan no growing table", {
  timeout: 240_000,
}, async () => {
  const { db } = site.services;
  const visitor = new Visitor(site);
  await visitor.postFiles(paths.visualDesign, createOrderFields(), { photos: [createPicture("sign.jpg")] });
  await visitor.post(paths.contact, createContactFields());
  const [order] = await recorded.withoutRecording(() =>
    listOrders(site).then((rows) => rows.filter(({ fullName }) => fullName.includes("Whitfield"))),
  );
  if (!order) throw new Error("no order was placed");
  await sendEvent(site, { session: createPaidSession(order.submissionId) });
  const [application] = await insertApplications(site, {});
  const booking = await book(site);
  const suspect = await insertContactMessage(site, { status: "spam", spamReasons: ["3 links"] });
  const customer = await recorded.withoutRecording(() => openCustomerPages(site, order));
  await writeMessage(customer, order, "The new logo", { photos: [createPicture("logo.jpg")] });
  await answerMessage(office, order, "Thank you.");
  await writeMessage(customer, order, "One more thing");
  await customer.get(paths.customerPage(order.submissionId));
  const events = createEventReader(await customer.get(paths.orderEvents(order.submissionId)));
  await events.next();
  await events.close();
  const [first] = await recorded.withoutRecording(() => listMessages(site, order));
  await site.services.worker.runDue();
  const [message] = await recorded.withoutRecording(() => db.read.select().from(db.tables.outbox).limit(1));
  for (const path of [
    ...listAddresses(),
    paths.adminOrder(order.submissionId),
    paths.adminOrder(order.submissionId) + setThreadInQuery("", first?.id ?? null),
    paths.adminMessage(message?.id ?? ""),
    paths.adminApplication(application?.id ?? ""),
    paths.adminBooking(booking.reference),
    paths.adminInboxMessage(suspect.id),
    paths.adminInboxAnswer(suspect.id),
    asked(paths.adminCompose, { id: order.id }),
    asked(paths.adminDelete, { id: order.id }),
  ]) {
    const response = await office.get(path);
    expect(response.status, path).toBe(200);
    await response.text();
  }
  await answerAndReview();
  await buyAndDownload();
  await handleMessage(suspect.id);
  await readBookings();
  await readVault();
  for (const create of Object.values(deletables))
    await deleteAndRestoreRecord(office, await recorded.withoutRecording(() => create(site)));
  await office.post(paths.admin, { intent: "status", status: "ready", id: order.id });
  await office.post(paths.admin, { intent: "delete", id: order.id });
  await office.post(paths.adminTrash, { confirmed: "1" });
  await office.post(paths.adminOutbox, { intent: "retry" });
  for (const intent of ["cancel_meeting", "restore_meeting"])
    await office.post(paths.adminBooking(booking.reference), { intent });
  await sweep(site.services);
  await sendSummaries(site.services, WEDNESDAY);

  expect(recorded.statements.size).toBeGreaterThan(100);
  const found: string[] = [];
  for (const statement of recorded.statements.values()) found.push(...(await findFullScans(db, statement)));
  expect(found).toEqual([]);
});
