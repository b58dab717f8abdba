import { expect, test } from "vitest";
import { cancelMeeting } from "#app/booking/place/cancel-meeting.server";
import { createBookingLink } from "#app/booking/state/access.server";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { book, DAY, getBooking, listTaken } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { createContactFields } from "#tests/support/contact/messages";
import { changeRows, countRows, emptyTables, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { createIdeaFields, listIdeas } from "#tests/support/shop/ideas";
import { listReviews, sellDownloadedProduct, sendReview, typedReview } from "#tests/support/shop/reviews";
import { setUpSite } from "#tests/support/site";

const site = setUpSite({ CONTACT_PER_HOUR: "100" });
const office = setUpSignedInVisitor(site, "admin", "Ada");
const move = (intent: "delete" | "restore", kind: string, id: string) =>
  postInOffice(office, paths.adminTrash, { intent, kind, id, back: paths.admin });

test("an upcoming meeting is canceled first, and then deleted", async () => {
  const booking = await book(site);
  const refused = await move("delete", "booking", booking.id);
  expect([refused.location, refused.title]).toEqual([paths.adminBooking(booking.reference), "Not Changed"]);
  expect(refused.description).toContain("This call hasn’t taken place yet. Cancel the booking");
  expect((await getBooking(site, booking.id)).deletedAt).toBeNull();
  expect(await listTaken(site, booking)).not.toEqual([]);
  expect(await readPageText(office, paths.adminBooking(booking.reference))).toContain(
    "This call hasn’t taken place yet. Cancel the booking",
  );

  await cancelMeeting(site.services, "Ada", booking.id, null);
  expect((await move("delete", "booking", booking.id)).title).toBe("Booking Deleted");
  // Neither the visitor nor the office can restore the meeting while it is in the trash.
  expect((await new Visitor(site).get(new URL(createBookingLink(site.services, booking)).pathname)).status).toBe(404);
  await postInOffice(office, paths.adminBooking(booking.reference), { intent: "restore_meeting" });
  expect((await getBooking(site, booking.id)).status).toBe("cancelled");
});

test("a meeting that is over keeps blocking its time until it is removed for good", async () => {
  const booking = await book(site);
  const startsAt = new Date(Date.now() - 60_000);
  await changeRows(site, "bookings", {}, { startsAt });
  const taken = await listTaken(site, { ...booking, startsAt });
  expect((await move("delete", "booking", booking.id)).title).toBe("Booking Deleted");
  expect(await listTaken(site, { ...booking, startsAt })).toEqual(taken);
});

test("the links of a deleted purchase stop working until it is restored", async () => {
  const { product, purchase, address, query, session, email } = await sellDownloadedProduct(site);
  const buyer = new Visitor(site);
  const download = `${paths.downloadFile(product.slug)}?${query}`;
  const isSent = async (path: string) => {
    const response = await buyer.get(path);
    await response.body?.cancel();
    return response.status === 200;
  };
  const bySession = `${paths.downloadFile(product.slug)}?session_id=${session}`;
  expect([await isSent(download), await isSent(bySession)]).toEqual([true, true]);
  await move("delete", "purchase", purchase.id);
  expect([await isSent(download), await isSent(bySession)]).toEqual([false, false]);
  const rest = await buyer.get(download, { Range: "bytes=100-" });
  await rest.body?.cancel();
  expect(rest.status).not.toBe(206);
  expect((await sendReview(site, address)).status).not.toBe(303);
  const queued = await countRows(site, "outbox");
  await buyer.post(paths.thankYouProduct(product.slug), { email: email ?? "" });
  await site.services.worker.runDue();
  expect(await countRows(site, "outbox")).toBe(queued);
  await move("restore", "purchase", purchase.id);
  expect([await isSent(download), await isSent(bySession)]).toEqual([true, true]);
});

test("a published review is hidden with its purchase, and a new one replaces a deleted one", async () => {
  const { product, purchase, address } = await sellDownloadedProduct(site);
  await sendReview(site, address);
  const [written] = await listReviews(site, product);
  const decision = { intent: "review", review_state: "published", written_at: written?.createdAt.toISOString() ?? "" };
  await office.post(paths.adminSale(purchase.number), decision);
  const isShown = async () => (await readPageText(office, paths.product(product.slug))).includes(typedReview.name);
  expect(await isShown()).toBe(true);
  await move("delete", "purchase", purchase.id);
  expect(await isShown()).toBe(false);
  await move("restore", "purchase", purchase.id);
  expect(await isShown()).toBe(true);
  await move("delete", "product_review", purchase.id);
  expect(await isShown()).toBe(false);
  expect(await readPageText(new Visitor(site), address)).not.toContain("published");
  expect((await sendReview(site, address, { text: "Second thoughts." })).status).toBe(303);
  expect(await listReviews(site, product)).toMatchObject([
    { text: "Second thoughts.", state: "waiting", deletedAt: null },
  ]);
});

test("a message that is sent again after it was deleted is stored as a new one", async () => {
  const visitor = new Visitor(site);
  const fields = createContactFields({ message: "Please call me about the missed calls." });
  const sendMessage = () => visitor.post(paths.contact, fields);
  await sendMessage();
  const [message] = await listRows(site, "contactMessages");
  await move("delete", "contact_message", message?.id ?? "");
  await sendMessage();
  await move("restore", "contact_message", message?.id ?? "");
  expect(await countRows(site, "contactMessages")).toBe(2);

  const idea = createIdeaFields();
  await visitor.post(paths.vault, idea);
  const [first] = await listIdeas(site);
  await move("delete", "idea", first?.id ?? "");
  await visitor.post(paths.vault, idea);
  expect(await listIdeas(site)).toHaveLength(2);
});

test("a record in the trash cannot be changed", async () => {
  const [message] = await listRows(site, "contactMessages");
  const id = message?.id ?? "";
  await move("delete", "contact_message", id);
  for (const fields of [
    { intent: "note", note: "Call back" },
    { intent: "status", status: "answered", shown_status: "new" },
  ] as Record<string, string>[])
    expect((await office.post(paths.adminInboxMessage(id), fields)).status).toBe(409);
  const answer = { intent: "send", form_id: "form-1", subject: "Hello", text: "Hi {name}" };
  const refused = await postInOffice(office, paths.adminInboxAnswer(id), answer);
  expect([refused.status, refused.html]).toEqual([
    400,
    expect.stringContaining("Restore the message before you answer it"),
  ]);
});

test("old spam stays in the trash for 30 days, and in the inbox after it is restored", async () => {
  const createdAt = new Date(Date.now() - 60 * DAY);
  const { id } = await insertContactMessage(site, { status: "spam", createdAt });
  const isStored = async () => {
    await sweep(site.services);
    return (await countRows(site, "contactMessages", { id })) > 0;
  };
  await move("delete", "contact_message", id);
  expect(await isStored()).toBe(true);
  await move("restore", "contact_message", id);
  expect(await isStored()).toBe(true);
  await emptyTables(site, "trashEvents");
  expect(await isStored()).toBe(false);
});
