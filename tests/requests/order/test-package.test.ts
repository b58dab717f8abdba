import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { attributesOf, countOf, readDocument, readPage, textOf } from "../../support/document";
import { signedIn } from "../../support/office/office";
import { orderFields } from "../../support/order/fixtures";
import { setUpSite } from "../../support/site";

const site = setUpSite();

const asked = paths.orderTest.replace(/#.*/, "");
const radio = 'input[type="radio"][value="test"]';
const radios = async (visitor: Visitor, path: string) => countOf(await readPage(visitor, path), radio);
const officeLinks = async (visitor: Visitor) => attributesOf(await readPage(visitor, paths.admin), "a", "href");
const testOrder = (changes = {}) => orderFields({ option: "test", ...changes });
const ordered = () => site.services.db.read.select().from(site.services.db.tables.formSubmissions);

test("the office offers the test package to an admin, on a page of their own", async () => {
  const admin = await signedIn(site);
  expect(await officeLinks(admin)).toContain(paths.orderTest);
  const page = await admin.get(asked);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(countOf(await readDocument(page), radio)).toBe(1);
  expect(await radios(admin, paths.visualDesign)).toBe(0);
});

test("for everybody else the parameter means nothing, whoever asked before", async () => {
  const admin = await signedIn(site);
  await admin.get(asked);
  const staff = await signedIn(site, "staff", "Sam");
  for (const visitor of [new Visitor(site.origin), staff, new Visitor(site.origin)])
    expect(await radios(visitor, asked)).toBe(0);
  expect(await officeLinks(staff)).not.toContain(paths.orderTest);
});

test("only an admin can order it, for one dollar", async () => {
  for (const visitor of [new Visitor(site.origin), await signedIn(site, "staff", "Sam")]) {
    const refused = await visitor.post(paths.visualDesign, testOrder());
    expect(refused.status).toBe(400);
    const page = await readDocument(refused);
    expect(textOf(page)).toContain("Please select a package above.");
    expect(countOf(page, radio)).toBe(0);
  }
  expect(await ordered()).toEqual([]);
  const placed = await (await signedIn(site)).post(paths.visualDesign, testOrder());
  expect(placed.headers.get("location")).toContain(paths.testCheckout("test"));
  expect(await ordered()).toMatchObject([{ planPurchased: "test", priceCents: 100, visualBreakdown: null }]);
});

test("a form that comes back to an admin still offers what was chosen", async () => {
  const answer = await (await signedIn(site)).post(paths.visualDesign, testOrder({ full_name: "" }));
  expect(answer.status).toBe(400);
  expect(countOf(await readDocument(answer), `${radio}[checked]`)).toBe(1);
});
