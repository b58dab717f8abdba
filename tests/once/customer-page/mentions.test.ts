import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { recordStatements } from "#tests/support/database/query-plans";
import { linksOf, readPage, textOf } from "#tests/support/document";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders, placeOrder } from "#tests/support/order/orders";
import { pay, placeUnpaidOrder } from "#tests/support/order/payment";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite, startSite } from "#tests/support/site";

const site = setUpSite();

async function expectOpens(address: string | undefined, number: string) {
  const { pathname, search } = new URL(address ?? "none:", site.origin);
  expect(pathname).toBe(paths.customerPage(number));
  const visitor = new Visitor(site.origin);
  await visitor.get(pathname + search);
  await readPage(visitor, pathname);
}

const findCustomerPageLink = (text: string) => /^https?:\/\/[^/\s]+\/orders\/\S+$/m.exec(text)?.[0];

test("the emails to the customer lead to the customer page, those to the team do not", async () => {
  const { reference } = await placeUnpaidOrder(site);
  await pay(site, reference);
  const emails = (await listQueuedEmails(site)).filter(({ text }) => text.includes(reference));
  const toCustomer = emails.filter(({ key }) => /^(order|payment)-customer:/.test(key));
  expect(toCustomer).toHaveLength(2);
  for (const { key, text, html } of toCustomer) {
    const link = findCustomerPageLink(text);
    await expectOpens(link, reference);
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain(
      key.startsWith("payment-") ? "We’ll email you when you can download your files" : "when your files are ready",
    );
  }
  const toTeam = emails.filter(({ key }) => key.startsWith("order-team:"));
  expect(toTeam.map(({ text, html }) => findCustomerPageLink(text + html))).toEqual([undefined]);
});

test("the thank-you page leads the browser that ordered to the customer page, and no other", async () => {
  const { reference, visitor } = await placeUnpaidOrder(site);
  const page = await readPage(visitor, paths.thankYouOrder);
  await expectOpens(linksOf(page).find(({ text }) => text === "Open your order")?.to, reference);
  const stranger = await (await new Visitor(site.origin).get(paths.thankYouOrder)).text();
  expect(stranger).not.toContain("/orders/");
});

test("the email and the thank-you page of a question lead to its customer page, too", async () => {
  const visitor = new Visitor(site.origin);
  await visitor.post("/visual-design", createOrderFields({ option: "other", email: "q@studio.example" }));
  const question = (await listOrders(site)).find(({ email }) => email === "q@studio.example");
  const number = question?.submissionId ?? "";
  const page = await readPage(visitor, paths.thankYouQuestion);
  await expectOpens(linksOf(page).find(({ text }) => text === "Open your question")?.to, number);
  const opens = "The link we emailed you opens your question";
  expect(textOf(page, "main")).toContain(opens);
  expect(textOf(page, "blockquote")).toBe(`You asked ${question?.requirements}`);
  expect(textOf(await readPage(visitor, paths.thankYou), "main")).not.toContain(opens);
  const email = (await listQueuedEmails(site)).find(({ key }) => key === `order-customer:${question?.id}`);
  await expectOpens(findCustomerPageLink(email?.text ?? ""), number);
});

test("placing an order makes no query about its customer page", async () => {
  const recorded = recordStatements();
  try {
    const own = await startSite();
    try {
      recorded.statements.clear();
      await placeOrder(own);
      const statements = [...recorded.statements.keys()];
      expect(statements.some((text) => text.startsWith('insert into "outbox"'))).toBe(true);
      expect(statements.filter((text) => text.includes("order_rooms"))).toEqual([]);
    } finally {
      await own.stop();
    }
  } finally {
    recorded.stop();
  }
});
