import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { Visitor } from "#tests/support/browser/visitor";
import { attributesOf, countElements, readDocument, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor } from "#tests/support/office/signed-in";
import { createOrderFields } from "#tests/support/order/order-form";
import { listOrders } from "#tests/support/order/orders";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const asked = paths.orderTest.replace(/#.*/, "");
const radio = 'input[type="radio"][value="test"]';
const radios = async (visitor: Visitor, path: string) => countElements(await readPage(visitor, path), radio);
const officeLinks = async (visitor: Visitor) => attributesOf(await readPage(visitor, paths.admin), "a", "href");
const testOrder = (changes = {}) => createOrderFields({ option: "test", ...changes });
const ordered = () => listOrders(site);

test("the office offers the test package to an admin, on an uncached page", async () => {
  const admin = await createSignedInVisitor(site);
  expect(await officeLinks(admin)).toContain(paths.orderTest);
  const page = await admin.get(asked);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(countElements(await readDocument(page), radio)).toBe(1);
  expect(await radios(admin, paths.visualDesign)).toBe(0);
});

test("the parameter has no effect for anybody else, even after an admin used it", async () => {
  const admin = await createSignedInVisitor(site);
  await admin.get(asked);
  const staff = await createSignedInVisitor(site, "staff", "Sam");
  for (const visitor of [new Visitor(site.origin), staff, new Visitor(site.origin)])
    expect(await radios(visitor, asked)).toBe(0);
  expect(await officeLinks(staff)).not.toContain(paths.orderTest);
});

test("only an admin can order the test package, for one dollar", async () => {
  for (const visitor of [new Visitor(site.origin), await createSignedInVisitor(site, "staff", "Sam")]) {
    const refused = await visitor.post(paths.visualDesign, testOrder());
    expect(refused.status).toBe(400);
    const page = await readDocument(refused);
    expect(textOf(page)).toContain("Please select a package above.");
    expect(countElements(page, radio)).toBe(0);
  }
  expect(await ordered()).toEqual([]);
  const placed = await (await createSignedInVisitor(site)).post(paths.visualDesign, testOrder());
  expect(placed.headers.get("location")).toContain(paths.testCheckout("test"));
  expect(await ordered()).toMatchObject([{ planPurchased: "test", priceCents: 100, visualBreakdown: null }]);
});

test("a form returned to an admin still offers the test package", async () => {
  const answer = await (await createSignedInVisitor(site)).post(paths.visualDesign, testOrder({ full_name: "" }));
  expect(answer.status).toBe(400);
  expect(countElements(await readDocument(answer), `${radio}[checked]`)).toBe(1);
});
