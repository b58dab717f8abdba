import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, listRows } from "#tests/support/database/rows";
import { attributeOf, parseDocument, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { pay } from "#tests/support/order/payment";
import {
  createQuoteFields,
  findQuoteLink,
  listQuoteEmails,
  makeQuote,
  openQuote,
  readOrder,
} from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const step = (number: string, intent: string) => postInOffice(office, paths.adminOrder(number), { intent });

const listHistory = async (id: string) =>
  (await listRows(site, "orderEvents", { orderId: id })).map(({ actor, kind, after }) => `${actor}: ${kind} ${after}`);

describe("a draft", () => {
  test("has no email and can't be paid until it is sent", async () => {
    const { order, email, number, title } = await makeQuote(site, office, { intent: "save_draft" });
    expect([title, order.paymentStatus]).toEqual(["Draft Saved", "n/a"]);
    expect(await listQuoteEmails(site, email)).toEqual([]);
    const ticket = await (await office.get(paths.adminOrder(number))).text();
    expect(ticket).toContain("Draft quote");
    expect(ticket).not.toContain("Mark paid");
    expect((await step(number, "resend_quote")).title).toBe("Quote Sent");
    expect((await readOrder(site, number)).paymentStatus).toBe("pending");
    expect(await listQuoteEmails(site, email)).toHaveLength(1);
  });
});

describe("a quote that is sent", () => {
  test("to a wrong address doesn’t lead its reader to the page of the right one", async () => {
    const { number, email } = await makeQuote(site, office);
    const quote = await readPage(office, paths.adminQuote(number));
    expect(attributeOf(quote, "#email-hint a", "href")).toBe(`${paths.adminOrder(number)}#email`);
    const { payUrl: wrong } = await openQuote(new Visitor(site), await findQuoteLink(site, email));
    const open = async (link: string | null) => (await new Visitor(site).get(link ?? "")).status;
    expect(await open(wrong)).toBe(200);
    await postInOffice(office, paths.adminOrder(number), { intent: "email", email: "right.quote@studio.example" });
    expect(await open(wrong)).toBe(404);
    await postInOffice(office, paths.adminOrder(number), { intent: "resend_quote" });
    const link = await findQuoteLink(site, "right.quote@studio.example");
    const { payUrl: right } = await openQuote(new Visitor(site), link);
    expect(await open(right)).toBe(200);
    await pay(site, number, 50_000);
    expect(await open(wrong)).toBe(404);
    // On to the order's page.
    expect(await open(right)).toBe(302);
  });

  test("by a form that arrives twice is sent once, and another form says what a colleague did", async () => {
    const { number, email } = await makeQuote(site, office, { intent: "save_draft" });
    const shown = attributeOf(await readPage(office, paths.adminQuote(number)), 'input[name="shown"]', "value") ?? "";
    const form = createQuoteFields({ email, shown });
    const send = (changes = {}) => postInOffice(office, paths.adminQuote(number), { ...form, ...changes });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, paths.adminOrder(number)],
      [303, paths.adminOrder(number)],
    ]);
    expect(await listQuoteEmails(site, email)).toHaveLength(1);
    const other = await send({ line_price_1: "90" });
    expect(other.status).toBe(409);
    expect(textOf(other.page)).toContain("A colleague just changed this quote.");
  });

  test("can be changed until it is paid; a page with the former price still pays it", async () => {
    const { order, number, email } = await makeQuote(site, office);
    const form = parseDocument(await (await office.get(paths.adminQuote(number))).text());
    const shown = attributeOf(form, 'input[name="shown"]', "value") ?? "";
    expect(attributeOf(form, "#line_price_1", "value")).toBe("120.00");
    const changes = { intent: "save_quote", shown, email: "other@studio.example", line_price_1: "100" };
    const saved = await postInOffice(office, paths.adminQuote(number), createQuoteFields(changes));
    expect([saved.status, saved.title]).toEqual([303, "Quote Saved"]);
    // The address is corrected on the ticket, because the links went to it.
    expect(await readOrder(site, number)).toMatchObject({ priceCents: 44_000, email });
    expect(await listHistory(order.id)).toContain("Ada: quote changed");
    expect(await listQuoteEmails(site, email)).toHaveLength(1);
    await pay(site, number, 44_000);
    const late = await office.get(paths.adminQuote(number));
    expect([late.status, late.headers.get("Location")]).toEqual([302, paths.adminOrder(number)]);
    const again = await postInOffice(office, paths.adminQuote(number), createQuoteFields(changes));
    expect(again.title).toBe("Not Saved");
    expect((await readOrder(site, number)).priceCents).toBe(44_000);
  });

  test("which a colleague has changed meanwhile, is not overwritten unseen", async () => {
    const { number } = await makeQuote(site, office);
    const fields = createQuoteFields({ intent: "save_quote", shown: "older", line_price_1: "1" });
    const { status, page } = await postInOffice(office, paths.adminQuote(number), fields);
    expect(status).toBe(409);
    expect(textOf(page, '[role="alert"]')).toContain("A colleague just changed this quote.");
    expect(attributeOf(page, "#line_price_1", "value")).toBe("1");
    const shown = attributeOf(page, 'input[name="shown"]', "value") ?? "";
    expect((await postInOffice(office, paths.adminQuote(number), { ...fields, shown })).title).toBe("Quote Saved");
  });

  test("expires, says so, and is extended and sent again", async () => {
    const { number, email, order } = await makeQuote(site, office);
    const link = await findQuoteLink(site, email);
    const { payUrl } = await openQuote(new Visitor(site), link);
    await changeRows(
      site,
      "formSubmissions",
      { id: order.id },
      { quote: order.quote && { ...order.quote, validUntil: "2026-01-05" } },
    );
    const expired = await openQuote(new Visitor(site), link);
    expect(expired.text).toContain("This quote has expired. It was valid until Monday, January 5.");
    expect(expired.payUrl).toBeNull();
    // A link to pay leads to the page that says why.
    const visitor = new Visitor(site);
    expect((await visitor.get(payUrl ?? "")).headers.get("Location")).toMatch(`${paths.customerPage(number)}?key=`);
    expect(await step(number, "resend_quote")).toMatchObject({ title: "Not Sent" });
    expect((await step(number, "extend_quote")).title).toBe("Quote Extended");
    expect((await step(number, "resend_quote")).title).toBe("Quote Sent");
    expect(await listQuoteEmails(site, email)).toHaveLength(2);
    expect((await openQuote(new Visitor(site), link)).text).toContain("Here’s your quote.");
  });

  test("is withdrawn, says so, and is opened again with Undo", async () => {
    const { number, email } = await makeQuote(site, office);
    const link = await findQuoteLink(site, email);
    expect((await step(number, "withdraw_quote")).title).toBe("Quote Withdrawn");
    expect((await readOrder(site, number)).orderStatus).toBe("cancelled");
    expect((await openQuote(new Visitor(site), link)).text).toContain("We withdrew this quote.");
    expect((await step(number, "reopen_quote")).title).toBe("Quote Reopened");
    expect((await openQuote(new Visitor(site), link)).text).toContain("Here’s your quote.");
  });

  test("is copied as a new one", async () => {
    const { number } = await makeQuote(site, office, { deposit: "50%" });
    const form = parseDocument(await (await office.get(`${paths.adminNewQuote}?copy=${number}`)).text());
    expect(attributeOf(form, "#line_name_2", "value")).toBe("Logo cleanup");
    expect(attributeOf(form, "#deposit", "value")).toBe("$250");
    expect(attributeOf(form, 'input[name="form_id"]', "value")).not.toBe("");
    const placed = await insertOrder(site, { fullName: "Ines Ortega" });
    const copy = parseDocument(await (await office.get(`${paths.adminNewQuote}?copy=${placed.submissionId}`)).text());
    expect(attributeOf(copy, "#full_name", "value")).toBe("Ines Ortega");
    expect(attributeOf(copy, "#package_price", "value")).toBe("199.00");
  });
});
