import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { attributesOf, readDocument } from "#tests/support/document";
import { listAddresses } from "#tests/support/office/list-addresses";
import { createSignedInVisitor, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";
import { insertIdea } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const staff = setUpSignedInVisitor(site, "staff", "Sam");

const withoutQuery = (path: string) => path.replace(/[?#].*$/, "");

test("staff see no link in the office that they may not open, and no form that they may not send", async () => {
  const order = await placeOrder(site);
  const booking = await book(site);
  const message = await insertContactMessage(site);
  const idea = await insertIdea(site);
  /** Whether staff were refused, by address. */
  const answers = new Map<string, boolean>();
  const links: { from: string; to: string }[] = [];
  /** The addresses that forms are posted to. */
  const posts = new Map<string, string>();
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
    const followed = [...attributesOf(page, "a", "href"), ...attributesOf(page, "form[method=get]", "action")];
    for (const to of followed)
      if (to.startsWith("/admin")) {
        links.push({ from, to: withoutQuery(to) });
        waiting.push(to);
      }
    const posted = [
      ...attributesOf(page, "form[method=post]", "action"),
      ...attributesOf(page, "button", "formaction"),
    ];
    for (const to of posted) if (to.startsWith("/")) posts.set(withoutQuery(to), from);
  }
  expect(answers.size).toBeGreaterThan(8);
  expect(links.filter(({ to }) => answers.get(to))).toEqual([]);

  expect(posts.size).toBeGreaterThan(5);
  const refused: { from: string; to: string }[] = [];
  for (const [to, from] of posts) {
    // One of the forms signs out.
    const sender = await createSignedInVisitor(site, "staff", "Sam");
    if ((await sender.post(to, {})).status === 403) refused.push({ from, to });
  }
  expect(refused).toEqual([]);
});
