import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { changeRows, countRows, listRows } from "#tests/support/database/rows";
import { attributeOf, parseDocument, textOf, textsOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder } from "#tests/support/order/orders";
import { pay } from "#tests/support/order/payment";
import {
  createQuoteFields,
  findQuoteLink,
  listQuoteEmails,
  makeQuote,
  nextYear,
  openQuote,
  readOrder,
} from "#tests/support/order/quotes";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site, "admin", "Ada");

const step = (number: string, intent: string) => postInOffice(office, paths.adminOrder(number), { intent });

async function listHistory(id: string) {
  const rows = await listRows(site, "orderEvents", { orderId: id });
  return rows.sort((a, b) => +a.createdAt - +b.createdAt).map(({ actor, kind, after }) => `${actor}: ${kind} ${after}`);
}

/** In the test checkout. Returns the address of the page after it. */
async function payInTestCheckout(visitor: Visitor, href: string): Promise<string> {
  const { searchParams } = new URL(href, site.origin);
  const checkout = parseDocument(await (await visitor.get(href)).text());
  const response = await visitor.post(href, {
    order: searchParams.get("client_reference_id") ?? "",
    key: searchParams.get("key") ?? "",
    amount_cents: attributeOf(checkout, 'input[name="amount_cents"]', "value") ?? "",
    outcome: "paid",
  });
  return response.headers.get("Location") ?? "";
}

describe("a quote with lines of its own", () => {
  test("is an order with its price, and goes to the customer", async () => {
    const { status, title, order, email, number } = await makeQuote(site, office);
    expect([status, title]).toEqual([303, "Quote Sent"]);
    expect(order).toMatchObject({
      planPurchased: "quote",
      packageName: "Custom order",
      priceCents: 50_000,
      orderStatus: "pending_payment",
      paymentStatus: "pending",
      requirements: "3 × Poster\nLogo cleanup",
    });
    expect(order.search).toContain("logo cleanup");
    expect(await listHistory(order.id)).toEqual(["Ada: quote made", "Ada: quote sent"]);
    const [sent] = await listQuoteEmails(site, email);
    expect(sent?.subject).toBe(`Your quote from Palmetto Works: ${number}`);
    for (const text of ["3 × Poster", "$360", "Logo cleanup", "$140", "$500", "The posters are for both doors."])
      expect(sent?.text).toContain(text);
  });

  test("is shown by its link, and paid in the test checkout", async () => {
    const { email, number } = await makeQuote(site, office);
    const customer = new Visitor(site);
    const { text: page, payUrl } = await openQuote(customer, await findQuoteLink(site, email));
    for (const text of ["Here’s your quote.", "3 × Poster, $120 each", "$360", "The posters are for both doors."])
      expect(page).toContain(text);
    expect(page).toContain("By paying, you accept this quote, our terms");
    expect(await payInTestCheckout(customer, payUrl ?? "")).toMatch(`${paths.customerPage(number)}?key=`);
    expect(await readOrder(site, number)).toMatchObject({ paymentStatus: "paid", orderStatus: "in_progress" });
    const paid = await (await customer.get(paths.customerPage(number))).text();
    expect(paid).toContain("You’re next in line.");
    expect(paid).not.toContain("By paying");
  });

  test("is made once, also when its form is sent twice at the same moment", async () => {
    const fields = createQuoteFields();
    const posts = await Promise.all([1, 2].map(() => office.post(paths.adminNewQuote, fields)));
    const [first, second] = posts.map((response) => response.headers.get("Location"));
    expect(first).toBe(second);
    expect(await countRows(site, "formSubmissions", { email: fields.email })).toBe(1);
    expect(await listQuoteEmails(site, fields.email ?? "")).toHaveLength(1);
  });

  test("gets another line without losing what was typed", async () => {
    const fields = createQuoteFields({ intent: "add_line", line_price_2: "not yet", email: "half@" });
    const { status, page } = await postInOffice(office, paths.adminNewQuote, fields);
    expect(status).toBe(200);
    expect(attributeOf(page, "#line_price_2", "value")).toBe("not yet");
    expect(attributeOf(page, "#email", "value")).toBe("half@");
    expect(attributeOf(page, "#line_name_3", "autofocus")).not.toBeNull();
    expect(attributeOf(page, 'input[name="form_id"]', "value")).toBe(fields.form_id);
  });
});

describe("a quote for a package", () => {
  test("has the name, the visuals and the price of the package", async () => {
    const { order } = await makeQuote(site, office, {
      package: "starter",
      line_name_1: "",
      line_price_1: "",
      line_quantity_1: "",
      line_name_2: "",
      line_price_2: "",
    });
    expect(order).toMatchObject({
      planPurchased: "starter",
      packageName: "Professional",
      packageVisuals: 25,
      priceCents: 19_900,
    });
  });

  test("may have another price, another number of visuals and more lines", async () => {
    const changes = { package: "starter", package_price: "1,250.50", package_visuals: "30" };
    const { order, number } = await makeQuote(site, office, changes);
    expect(order).toMatchObject({ packageVisuals: 30, priceCents: 175_050 });
    const { page } = await postInOffice(office, paths.adminQuote(number), {
      intent: "add_line",
      ...createQuoteFields(changes),
    });
    expect(page.querySelector("#package option[selected]")?.getAttribute("value")).toBe("starter");
  });
});

const mistakes: [string, Record<string, string>, string, string][] = [
  ["a price of zero", { line_price_1: "0" }, "line_price_1", "Please enter a price above zero"],
  ["a negative price", { line_price_1: "-5" }, "line_price_1", "Please enter a price above zero"],
  [
    "a price beyond all numbers",
    { line_price_1: "9007199254740993" },
    "line_price_1",
    "Please enter a price above zero",
  ],
  ["a total that nobody can pay", { line_price_1: "999,999.00" }, "package", "a payment is at most $999,999.99"],
  ["a line without a name", { line_name_2: "" }, "line_name_2", "Please say what this line is for."],
  ["a long name", { line_name_2: "x".repeat(201) }, "line_name_2", "Please keep it to 200 characters."],
  ["a quantity of none", { line_quantity_1: "0" }, "line_quantity_1", "whole number from 1 to 10,000"],
  ["no name", { full_name: " " }, "full_name", "Please enter the customer’s name."],
  ["no email address", { email: "" }, "email", "Please enter the customer’s email address."],
  ["half an email address", { email: "dana@" }, "email", "Please enter a valid email address."],
  ["a package that does not exist", { package: "gold" }, "package", "Please choose from the list."],
  ["a past day", { valid_until: "2020-01-01" }, "valid_until", "Please choose today or a later day."],
  ["a day that does not exist", { valid_until: "2027-02-31" }, "valid_until", "Please enter a date"],
  ["a deposit of everything", { deposit: "100%" }, "deposit", "The deposit must be less than the total, $500."],
  ["a deposit above the total", { deposit: "$500.01" }, "deposit", "The deposit must be less than the total, $500."],
  ["a deposit of nothing", { deposit: "0" }, "deposit", "Please enter a percentage such as 50%"],
  ["a deposit below the smallest charge", { deposit: "$0.49" }, "deposit", "at least $0.50"],
  ["a balance below the smallest charge", { deposit: "$499.60" }, "deposit", "at least $0.50"],
];

test.each(mistakes)(
  "%s: the message is beside the field, and what was typed stays",
  async (_, changes, id, message) => {
    const before = await countRows(site, "formSubmissions");
    const fields = createQuoteFields(changes);
    const { status, page } = await postInOffice(office, paths.adminNewQuote, fields);
    expect(status).toBe(400);
    expect(textOf(page, `#${id}-error`)).toContain(message);
    expect(attributeOf(page, "#line_name_1", "value")).toBe("Poster");
    expect(textOf(page, "#note")).toBe("The posters are for both doors.");
    expect(await countRows(site, "formSubmissions")).toBe(before);
  },
);

test("a quote without a package and without lines says what is missing", async () => {
  const fields = createQuoteFields({
    line_name_1: "",
    line_price_1: "",
    line_quantity_1: "1",
    line_name_2: "",
    line_price_2: "",
  });
  const { page } = await postInOffice(office, paths.adminNewQuote, fields);
  expect(textOf(page, "#package-error")).toBe("Please choose a package, or fill in at least one line.");
});

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
    expect((await step(number, "reopen_quote")).title).toBe("Quote Open Again");
    expect((await openQuote(new Visitor(site), link)).text).toContain("Here’s your quote.");
  });

  test("is copied as a new one", async () => {
    const { number } = await makeQuote(site, office, { deposit: "50%" });
    const form = parseDocument(await (await office.get(`${paths.adminNewQuote}?copy=${number}`)).text());
    expect(attributeOf(form, "#line_name_2", "value")).toBe("Logo cleanup");
    expect(attributeOf(form, "#deposit", "value")).toBe("$250.00");
    expect(attributeOf(form, 'input[name="form_id"]', "value")).not.toBe("");
    const placed = await insertOrder(site, { fullName: "Ines Ortega" });
    const copy = parseDocument(await (await office.get(`${paths.adminNewQuote}?copy=${placed.submissionId}`)).text());
    expect(attributeOf(copy, "#full_name", "value")).toBe("Ines Ortega");
    expect(attributeOf(copy, "#package_price", "value")).toBe("199.00");
  });
});

test("the list, its search and its filters have quotes", async () => {
  const { number } = await makeQuote(site, office, { line_name_2: "Zebra sticker" });
  const rows = async (query: string) =>
    textsOf(parseDocument(await (await office.get(`/admin?${query}`)).text()), "tbody tr[data-order]");
  const [row, ...others] = await rows("q=zebra");
  expect(others).toEqual([]);
  for (const text of [number, "Custom order", "$500 pending"]) expect(row).toContain(text);
  expect(await rows("package=quote&q=zebra")).toHaveLength(1);
  expect(await rows("unpaid=0&q=zebra")).toHaveLength(1);
  expect(await rows("unpaid=deposit&q=zebra")).toHaveLength(0);
});

test("the day until which it is valid is two weeks away, unless somebody changes it", async () => {
  const form = parseDocument(await (await office.get(paths.adminNewQuote)).text());
  const day = attributeOf(form, "#valid_until", "value") ?? "";
  expect(Math.round((Date.parse(day) - Date.now()) / 86_400_000)).toBeGreaterThanOrEqual(13);
  expect(day < nextYear).toBe(true);
});

test("staff who may not open orders make none", async () => {
  const staff = await createSignedInVisitor(site, "staff", "Ines", ["inbox"]);
  const fields = createQuoteFields();
  expect((await staff.post(paths.adminNewQuote, fields)).status).toBe(403);
  expect(await countRows(site, "formSubmissions", { email: fields.email })).toBe(0);
});
