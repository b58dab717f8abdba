import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { insertContactMessages } from "#tests/support/contact/contact-messages";
import { attributesOf, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertPaidOrder } from "#tests/support/order/deliveries";
import { insertOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

test("a ticket says where it stands in the filtered list and leads to the orders before and after it", async () => {
  const insert = (minutes: number) => insertPaidOrder(site, { createdAt: new Date(Date.now() - minutes * 60_000) });
  const [newest, middle, oldest] = [await insert(1), await insert(3), await insert(5)];
  const unpaid = await insertOrder(site, { createdAt: new Date(Date.now() - 2 * 60_000) });
  const filter = "?status=in_progress";
  const read = async (number: string) => {
    const page = await readPage(office, paths.adminOrder(number) + filter);
    return { text: textOf(page, ".ticket-place"), to: attributesOf(page, ".ticket-place a", "href") };
  };
  const [first, second, third] = [newest, middle, oldest].map(
    ({ submissionId }) => paths.adminOrder(submissionId) + filter,
  );
  expect(await read(newest.submissionId)).toEqual({ text: "1 of 3", to: [second] });
  expect(await read(middle.submissionId)).toEqual({ text: "2 of 3", to: [first, third] });
  expect(await read(oldest.submissionId)).toEqual({ text: "3 of 3", to: [second] });
  // It is not in this list.
  expect(await read(unpaid.submissionId)).toEqual({ text: "", to: [] });
});

test("a message says where it stands, too", async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await insertContactMessages(
    site,
    { id: "newest", createdAt: minutesAgo(1) },
    { id: "middle", createdAt: minutesAgo(2) },
    { id: "oldest", createdAt: minutesAgo(3) },
  );
  const page = await readPage(office, `${paths.adminInboxMessage("middle")}?status=new`);
  // Of new messages, the oldest is first.
  expect(textOf(page, ".ticket-place")).toBe("2 of 3");
  expect(attributesOf(page, ".ticket-place a", "href")).toEqual(
    ["oldest", "newest"].map((id) => `${paths.adminInboxMessage(id)}?status=new`),
  );
});

test("the ticket says when its order is due as the list does", async () => {
  const order = await insertPaidOrder(site, { createdAt: new Date(Date.now() - 9 * 86_400_000) });
  const due = textOf(await readPage(office, paths.admin), `#${order.submissionId} .due-note`);
  expect(due).toMatch(/^Overdue since \w+ \d+(, \d{4})?$/);
  expect(textOf(await readPage(office, paths.adminOrder(order.submissionId)), ".ticket-head .due-note")).toBe(due);
});
