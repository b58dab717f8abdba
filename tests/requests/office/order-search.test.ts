import { expect, test } from "vitest";
import { createOrderRecords } from "#app/order/find/order-records.server";
import { paths } from "#app/paths";
import { attributeOf, readPage, textOf } from "#tests/support/document";
import { setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { insertOrder, placeOrder } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const office = setUpSignedInVisitor(site);

const bakery = {
  fullName: "Tom Bell",
  email: "tom@bell.example",
  phone: "(843) 555-0123",
  businessName: "Bell Bakery",
  requirements: "A menu board for the new oven.",
};
const searches = [
  ...["Bell Bakery", "bell bakery", "menu board", "tom@bell", "8435550123", "843-555-0123", "+1 843.555.0123"],
  ...["555 0123", "(843) 555"],
];

test.each(searches)("searching orders finds %s", async (q) => {
  const order = await insertOrder(site, bakery);
  const other = await insertOrder(site, { phone: "407-555-0134", businessName: "Whitfield Studio" });
  const text = textOf(await readPage(office, `${paths.admin}?q=${encodeURIComponent(q)}`), "table");
  expect(text).toContain(order.submissionId);
  expect(text).not.toContain(other.submissionId);
  // Here SQLite uses its trigram index, which it fills on demand.
  const found = await createOrderRecords(site.services).search(q.toLowerCase());
  expect(found).toContain(order.id);
  expect(found).not.toContain(other.id);
});

test("an order is found by everything typed in the form, and the search field keeps its placeholder", async () => {
  const { submissionId } = await placeOrder(site, { business_name: "Río Grande Tacos", phone: "512 555 0177" });
  for (const q of ["río grande", "5125550177", submissionId.toLowerCase()]) {
    const page = await readPage(office, `${paths.admin}?q=${encodeURIComponent(q)}`);
    expect(textOf(page, "table")).toContain(submissionId);
    expect(attributeOf(page, 'input[name="q"]', "placeholder")).toBe("Search by name or email...");
  }
});
