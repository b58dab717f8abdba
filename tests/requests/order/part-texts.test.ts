import { beforeAll, expect, test } from "vitest";
import { createCustomerPageLink } from "#app/order/access/customer-page-link.server";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { chargeTax, makeHalvedQuote, markPaid, payPart } from "#tests/support/order/parts";
import { refund } from "#tests/support/order/payment";
import { findQuoteLink, openQuote, readOrder } from "#tests/support/order/quotes";
import { listQueuedEmails } from "#tests/support/outbox/queued-emails";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

beforeAll(() => chargeTax(office));

const listEmails = async (topic: string, to: string) =>
  (await listQueuedEmails(site, topic)).filter((email) => email.to === to).map(({ text }) => text);

const readTicket = async (number: string) => textOf(await readPage(office, paths.adminOrder(number)), "#ticket");

test("while only the deposit is paid, its tax stands beside it, and no total has tax", async () => {
  const { number, email } = await makeHalvedQuote(site, office);
  await payPart(site, number, 1);
  const open = async () => (await openQuote(new Visitor(site), await findQuoteLink(site, email))).text;
  await postInOffice(office, paths.adminOrder(number), { intent: "email_link" });
  const [confirmation = ""] = await listEmails("payment-customer:", email);
  const [link = ""] = await listEmails("payment-link:", email);
  const [page, ticket] = [await open(), await readTicket(number)];
  expect(page).toContain("Deposit of $536.25 paid, with Sales tax (7.25%) of $36.25; $500 due");
  for (const text of [ticket, confirmation, link])
    expect(text.replaceAll(/\s+/g, " ").replaceAll(" ,", ",")).toContain(
      "Paid so far $536.25, with Sales tax (7.25%) of $36.25",
    );
  for (const text of [page, ticket, confirmation, link]) {
    expect(text).toContain("$1,000");
    expect(text).not.toMatch(/1,036\.25|with tax|Subtotal/);
  }
  await payPart(site, number, 2);
  expect(await open()).toContain("$1,072.50");
  const paid = (await listEmails("payment-customer:", email)).find((text) => text !== confirmation) ?? "";
  expect(paid.replaceAll(/\s+/g, " ")).toContain("Sales tax (7.25%) $72.50 Total with tax $1,072.50");
});

test("a refund of the deposit names no amount that was never paid", async () => {
  const { number, email } = await makeHalvedQuote(site, office);
  const intent = await payPart(site, number, 1);
  await refund(site, intent, { refunded: 53_625, of: 53_625 });
  const { text } = await openQuote(new Visitor(site), await findQuoteLink(site, email));
  expect(text).toContain("We sent your payment back the way you paid.");
});

test("the reminder of a balance that was marked paid in part by hand has the tax, too", async () => {
  const { number, email } = await makeHalvedQuote(site, office);
  await markPaid(office, number);
  await postInOffice(office, paths.adminOrder(number), { intent: "email_link" });
  const [link = ""] = await listEmails("payment-link:", email);
  expect(link.replaceAll(/\s+/g, " ")).toContain("Paid so far $536.25, with Sales tax (7.25%) of $36.25");
});

test("a draft is not on the page that its customer may open", async () => {
  const changes = { intent: "save_quote", line_name_1: "Secret mural", note: "Secret words" };
  const { number } = await makeHalvedQuote(site, office, changes);
  const order = await readOrder(site, number);
  expect(order.paymentStatus).toBe("n/a");
  const link = await createCustomerPageLink({ ...site.services, linkOrigin: "" }, site.services.db.read, order);
  const { text, payUrl } = await openQuote(new Visitor(site), link);
  expect(payUrl).toBeNull();
  expect(text).toContain("We’re preparing your quote. We’ll email it to you when it’s ready.");
  expect(text).not.toMatch(/Secret|\$|Valid until/);
  await postInOffice(office, paths.adminOrder(number), { intent: "resend_quote" });
  expect((await openQuote(new Visitor(site), link)).text).toContain("Secret mural");
});
