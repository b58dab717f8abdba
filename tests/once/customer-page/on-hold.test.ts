import { expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { linksOf, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { answerMessage, writeMessage } from "#tests/support/order/messages";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function readHold(customer: Visitor, { submissionId }: Order) {
  const page = await readPage(customer, paths.customerPage(submissionId));
  const links = linksOf(page).filter(({ to }) => to === "#message-form");
  return { title: textOf(page, "h1"), step: textOf(page, "[aria-current=step] span"), links: links.map((x) => x.text) };
}

test("an order with the status of a question says who has to act, by the newest message", async () => {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "question", waitingSince: null });
  const customer = await openCustomerPages(site, order);
  const small = "Send us a message";
  expect(await readHold(customer, order)).toEqual({
    title: "Your order is on hold.",
    step: "on hold",
    links: ["Write to us", small],
  });
  await writeMessage(customer, order, "Which logo do you need?");
  expect(await readHold(customer, order)).toEqual({ title: "We have your message.", step: "on hold", links: [small] });
  expect((await answerMessage(await createSignedInVisitor(site), order, "The round one, please.")).status).toBe(303);
  expect(await readHold(customer, order)).toEqual({
    title: "We need your answer.",
    step: "waiting for you",
    links: ["Write back", small],
  });
});
