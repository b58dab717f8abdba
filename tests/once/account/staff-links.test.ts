import { beforeAll, expect, test } from "vitest";
import { allRights, type Right } from "#app/office-rights";
import { paths } from "#app/paths";
import { book } from "#tests/support/booking/bookings";
import { insertContactMessage } from "#tests/support/contact/contact-messages";
import { attributesOf, readDocument } from "#tests/support/document";
import { listAddresses } from "#tests/support/office/list-addresses";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { placeOrder } from "#tests/support/order/orders";
import { insertIdea } from "#tests/support/shop/ideas";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

let records: string[] = [];
beforeAll(async () => {
  const order = await placeOrder(site);
  const booking = await book(site);
  const message = await insertContactMessage(site);
  const idea = await insertIdea(site);
  records = [
    paths.adminOrder(order.submissionId),
    paths.adminBooking(booking.reference),
    paths.adminInboxMessage(message.id),
    paths.adminIdea(idea),
  ];
});

const withoutQuery = (path: string) => path.replace(/[?#].*$/, "");

// As staff usually may, and with each right alone: availability belongs to bookings.
const rightSets = [
  undefined,
  ...allRights.map((right): Right[] => (right === "availability" ? ["bookings", right] : [right])),
];

test.each(rightSets)(
  "staff see no link that they may not open, and no form that they may not send: %s",
  async (rights) => {
    const staff = await createSignedInVisitor(site, "staff", "Sam", rights);
    /** Whether staff were refused, by address. */
    const answers = new Map<string, boolean>();
    const links: { from: string; to: string }[] = [];
    /** The addresses that forms are posted to. */
    const posts = new Map<string, string>();
    const waiting = [...listAddresses(), paths.admin, ...records];
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
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter(({ to }) => answers.get(to))).toEqual([]);

    expect(posts.size).toBeGreaterThan(0);
    const refused: { from: string; to: string }[] = [];
    for (const [to, from] of posts) {
      // One of the forms signs out.
      const sender = await createSignedInVisitor(site, "staff", "Sam", rights);
      if ((await sender.post(to, {})).status === 403) refused.push({ from, to });
    }
    expect(refused).toEqual([]);
  },
);
