import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { book } from "../../support/booking/bookings";
import { insertContactMessage } from "../../support/contact/contact-messages";
import { attributesOf, readDocument } from "../../support/document";
import { listAddresses } from "../../support/office/list-addresses";
import { setUpSignedInVisitor } from "../../support/office/signed-in";
import { placeOrder } from "../../support/order/orders";
import { insertIdea } from "../../support/shop/ideas";
import { setUpSite } from "../../support/site";

const site = setUpSite();
const staff = setUpSignedInVisitor(site, "staff", "Sam");

const withoutQuery = (path: string) => path.replace(/[?#].*$/, "");

test("staff see no link in the office that they may not open", async () => {
  const order = await placeOrder(site);
  const booking = await book(site);
  const message = await insertContactMessage(site);
  const idea = await insertIdea(site);
  /** Whether staff were refused, by address. */
  const answers = new Map<string, boolean>();
  const links: { from: string; to: string }[] = [];
  const waiting = [
    ...listAddresses(),
    paths.admin,
    paths.adminOrder(order.submissionId),
    paths.adminBooking(booking.reference),
    paths.adminInboxMessage(message.id),
    paths.adminIdea(idea),
  ];
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const from = withoutQuery(path);
    if (answers.has(from)) continue;
    const response = await staff.get(path);
    answers.set(from, response.status === 403 || (response.status >= 300 && response.status < 400));
    if (response.status !== 200 || !response.headers.get("content-type")?.includes("html")) continue;
    const page = await readDocument(new Response(await response.text(), response));
    for (const to of attributesOf(page, "a", "href"))
      if (to.startsWith("/admin")) {
        links.push({ from, to: withoutQuery(to) });
        waiting.push(to);
      }
  }
  expect(answers.size).toBeGreaterThan(8);
  expect(links.filter(({ to }) => answers.get(to))).toEqual([]);
});
