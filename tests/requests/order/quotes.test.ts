import { describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { countRows, listRows } from "#tests/support/database/rows";
import { attributeOf, parseDocument, textsOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
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
    const [receipt] = await listRows(site, "receipts", { reference: number });
    expect(receipt?.printed.lines).toMatchObject([
      { name: "Poster", quantity: 3, cents: 36_000 },
      { name: "Logo cleanup" },
    ]);
    const paid = await (await customer.get(paths.customerPage(number))).text();
    expect(paid).toContain("Your files are due ");
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
      ...createQuoteFields(changes),
      intent: "add_line",
    });
    expect(page.querySelector("#package option[selected]")?.getAttribute("value")).toBe("starter");
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
