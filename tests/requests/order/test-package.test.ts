import { expect, test } from "vitest";
import { paths } from "../../../app/paths";
import { Visitor } from "../../support/browser/visitor";
import { signedIn } from "../../support/office/office";
import { orderFields } from "../../support/order/fixtures";
import { setUpSite } from "../../support/site";

const site = setUpSite();

const asked = paths.orderTest.replace(/#.*/, "");
const radio = 'value="test"';
const testOrder = (changes = {}) => orderFields({ option: "test", ...changes });
const ordered = () => site.services.db.read.select().from(site.services.db.tables.formSubmissions);

test("the office offers the test package to an admin, on a page of their own", async () => {
  const admin = await signedIn(site);
  expect(await (await admin.get(paths.admin)).text()).toContain(`href="${paths.orderTest}"`);
  const page = await admin.get(asked);
  expect(page.headers.get("cache-control")).toBe("no-store");
  expect(await page.text()).toContain(radio);
  expect(await (await admin.get(paths.visualDesign)).text()).not.toContain(radio);
});

test("for everybody else the parameter means nothing, whoever asked before", async () => {
  const admin = await signedIn(site);
  await admin.get(asked);
  const staff = await signedIn(site, "staff", "Sam");
  for (const visitor of [new Visitor(site.origin), staff, new Visitor(site.origin)])
    expect(await (await visitor.get(asked)).text()).not.toContain(radio);
  expect(await (await staff.get(paths.admin)).text()).not.toContain(`href="${paths.orderTest}"`);
});

test("only an admin can order it, for one dollar", async () => {
  for (const visitor of [new Visitor(site.origin), await signedIn(site, "staff", "Sam")]) {
    const refused = await visitor.post(paths.visualDesign, testOrder());
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("Please select a package above.");
    expect(html).not.toContain(radio);
  }
  expect(await ordered()).toEqual([]);
  const placed = await (await signedIn(site)).post(paths.visualDesign, testOrder());
  expect(placed.headers.get("location")).toContain(paths.testCheckout("test"));
  expect(await ordered()).toMatchObject([{ planPurchased: "test", priceCents: 100, visualBreakdown: null }]);
});

test("a form that comes back to an admin still offers what was chosen", async () => {
  const answer = await (await signedIn(site)).post(paths.visualDesign, testOrder({ full_name: "" }));
  expect(answer.status).toBe(400);
  expect(await answer.text()).toMatch(/value="test"[^>]*checked|checked[^>]*value="test"/);
});
