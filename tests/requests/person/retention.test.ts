import { beforeEach, expect, test } from "vitest";
import { paths } from "#app/paths";
import { sweep } from "#app/server/sweeper.server";
import { DAY } from "#app/server/time/durations";
import { retention } from "#app/site";
import { book } from "#tests/support/booking/bookings";
import { Visitor } from "#tests/support/browser/visitor";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { changeRows, emptyTables, listRows } from "#tests/support/database/rows";
import { readPageText } from "#tests/support/document";
import { insertApplications } from "#tests/support/office/dealflow";
import { saveSection } from "#tests/support/office/settings";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { insertIdea } from "#tests/support/shop/ideas";
import { insertSoldProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");
const privacy = () => readPageText(new Visitor(site.origin), paths.privacy);

/** In another day each, because the sweep runs once a day. */
let now = Date.now();
const runSweep = () => sweep(site.services, now);
const monthsAgo = (months: number) => new Date(now - months * 31 * DAY);

beforeEach(async () => {
  now += DAY;
  await emptyTables(site, "formSubmissions", "bookings", "contactMessages", "toolRequests", "dealflowApplications");
  await emptyTables(site, "purchases", "products", "settings", "nightlyRuns");
  site.services.changes.notify("settings");
});

/** One record of each kind of this age, in months. */
async function insertAged(months: number) {
  const createdAt = monthsAgo(months);
  await insertOrder(site, { createdAt, fullName: "unpaid" });
  await insertOrder(site, { createdAt, fullName: "paid", paymentStatus: "paid", orderStatus: "ready" });
  await insertOrder(site, { createdAt, fullName: "working", paymentStatus: "paid", orderStatus: "in_progress" });
  await insertContactMessage(site, { createdAt });
  await insertIdea(site, { createdAt });
  await insertApplications(site, { submittedDate: createdAt, status: "Pre-Payment" });
  await insertApplications(site, { submittedDate: createdAt, status: "Live", fullName: "A Customer" });
  const booking = await book(site);
  await changeRows(site, "bookings", { id: booking.id }, { startsAt: createdAt, endsAt: createdAt });
  const { product } = await insertSoldProduct(site);
  await payForProduct(site, product);
  await changeRows(site, "purchases", {}, { createdAt });
}

const list = async () => ({
  orders: (await listRows(site, "formSubmissions")).map(({ fullName }) => fullName).sort(),
  purchases: (await listRows(site, "purchases")).map(({ email }) => email === ""),
  others: await Promise.all(
    (["contactMessages", "toolRequests", "bookings", "dealflowApplications"] as const).map(
      async (name) => (await listRows(site, name)).length,
    ),
  ),
});

const everything = { orders: ["paid", "unpaid", "working"], purchases: [false], others: [1, 1, 1, 2] };

test("nothing is erased because of its age until somebody decides it, and the privacy page says so", async () => {
  await insertAged(200);
  await runSweep();
  expect(await list()).toEqual(everything);
  expect(await privacy()).toContain("Messages and ideas: until we delete them, with our notes");
});

test("what is older than the settings say is erased once a day, but nothing that is still open", async () => {
  const months = { paid_orders: "84", purchases: "84", unpaid_orders: "12", messages: "24", bookings: "18" };
  const saved = await saveSection(office, retention, { ...months, applications: "24" });
  expect(saved.title).toBe("Settings Saved");
  const text = await privacy();
  expect(text).toContain("Paid orders: for 7 years, or until we delete them.");
  expect(text).toContain("Booked calls: for 18 months, or until we delete them.");

  await insertAged(11);
  await runSweep();
  expect(await list()).toEqual(everything);
  now += DAY;
  await emptyTables(site, "formSubmissions", "bookings", "contactMessages", "toolRequests", "dealflowApplications");
  await emptyTables(site, "purchases");
  await insertAged(30);
  await runSweep();
  expect(await list()).toEqual({ orders: ["paid", "working"], purchases: [false], others: [0, 0, 0, 1] });
  now += DAY;
  await changeRows(site, "formSubmissions", {}, { createdAt: monthsAgo(90) });
  await changeRows(site, "purchases", {}, { createdAt: monthsAgo(90) });
  await runSweep();
  expect(await list()).toEqual({ orders: ["erased", "working"], purchases: [true], others: [0, 0, 0, 1] });
});

test("months that are no whole number are refused beside their field", async () => {
  const refused = await saveSection(office, retention, { messages: "a while" });
  expect(refused.status).toBe(400);
  expect(refused.html).toContain("Enter a whole number from 1 to 240.");
});
