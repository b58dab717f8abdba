import { expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { linksOf, readPage, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { openCustomerPages } from "#tests/support/order/customer-page";
import { answerMessage, writeMessage } from "#tests/support/order/messages";
import { insertOrder, type Order } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

async function readHold(customer: Visitor, { submissionId }: Order) {
  const page = await readPage(customer, paths.customerPage(submissionId));
  const links = linksOf(page).filter(({ to }) => to === "#message-form");
  const [, , inProgress, ready] = textsOf(page, "[class^=order-step-] > span");
  return {
    title: textOf(page, "h1"),
    question: textsOf(page, "blockquote").join(),
    steps: [inProgress, ready],
    links: links.map((x) => x.text),
    form: textOf(page, "#message-form :is(summary, label)"),
    hot: textsOf(page, "#message-form .btn"),
  };
}

test("an order with the status of a question says who has to act, by the newest message", async () => {
  const order = await insertOrder(site, { paymentStatus: "paid", orderStatus: "question", waitingSince: null });
  const customer = await openCustomerPages(site, order);
  const small = "Send us a message";
  expect(await readHold(customer, order)).toEqual({
    title: "We have a question for you.",
    question: "",
    steps: ["on hold", "after your answer"],
    links: ["Answer here", small],
    form: "Your answer",
    hot: ["Send your answer"],
  });
  await writeMessage(customer, order, "Which logo do you need?");
  expect(await readHold(customer, order)).toEqual({
    title: "We have your message.",
    question: "",
    steps: ["on hold", "to come"],
    links: [small],
    form: "Write again",
    hot: ["Send message"],
  });
  const office = await createSignedInVisitor(site);
  expect((await answerMessage(office, order, "The round one or the long one?")).status).toBe(303);
  expect(await readHold(customer, order)).toEqual({
    title: "We need your answer.",
    question: "The round one or the long one?",
    steps: ["waiting for you", "after your answer"],
    links: ["Answer us", small],
    form: "Your answer",
    hot: ["Send your answer"],
  });
});
