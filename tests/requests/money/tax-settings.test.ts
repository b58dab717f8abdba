import { beforeEach, describe, expect, test } from "vitest";
import { paths } from "#app/paths";
import { money } from "#app/site";
import { Visitor } from "#tests/support/browser/visitor";
import { emptyTables, listRows } from "#tests/support/database/rows";
import { readPage, textOf } from "#tests/support/document";
import { salesTax, saveSection, vat } from "#tests/support/office/settings";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { placeUnpaidOrder } from "#tests/support/order/payment";
import { insertSoldProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);
const visitor = new Visitor(site);

beforeEach(() => emptyTables(site, "settings", "settingEdits"));

const save = (changes: Record<string, string>) => saveSection(admin, money, changes);

describe("the form", () => {
  test.each([
    ["tax_orders", "abc", "Enter a rate from 0 to 50, such as 7.25."],
    ["tax_orders", "7,25,3", "Enter a rate from 0 to 50, such as 7.25."],
    ["tax_orders", "100.5", "Enter a rate from 0 to 50, such as 7.25."],
    ["tax_orders", "51", "Enter a rate from 0 to 50, such as 7.25."],
    ["tax_downloads", "-1", "Enter a rate from 0 to 50, such as 7.25."],
    ["tax_name", "", "Enter the name of the tax, such as Sales tax."],
  ])("says beside %s what is wrong with %s, and keeps it", async (name, text, problem) => {
    const { status, page } = await save({ ...salesTax, [name]: text });
    expect(status).toBe(400);
    expect(textOf(page, `#${name}-error`)).toBe(problem);
    expect(page.querySelector(`#${name}`)?.getAttribute("value") ?? "").toBe(text);
  });

  test("takes 7,25 and 7.25 %", async () => {
    for (const tax_orders of ["7,25", "7.25 %"]) {
      await save({ ...salesTax, tax_orders });
      const { reference } = await placeUnpaidOrder(site);
      await postInOffice(admin, paths.adminOrder(reference), { intent: "paid", reason: "Check no. 12" });
      expect(await listRows(site, "paymentEntries", { reference })).toMatchObject([{ amountCents: 21_343 }]);
    }
  });
});

test("pages with prices say so in small print, only with tax", async () => {
  const { product } = await insertSoldProduct(site, { priceCents: 1900 });
  await insertSoldProduct(site, { slug: "automation-blueprint", priceCents: 1900 });
  const shop = [paths.product(product.slug), paths.vault, paths.blueprint];
  const pages = [paths.home, paths.faq, paths.visualDesign, ...shop];
  for (const path of pages) expect((await readPage(visitor, path)).text, path).not.toMatch(/VAT|sales tax/);
  await save(vat);
  for (const path of pages) expect((await readPage(visitor, path)).text, path).toContain("VAT is included.");
  for (const path of pages) expect((await readPage(visitor, path)).text, path).not.toMatch(/Prices?: VAT|\.\./);
  await save(salesTax);
  expect((await readPage(visitor, paths.home)).text).toContain("Sales tax is added at checkout.");
  for (const path of shop) expect((await readPage(visitor, path)).text, path).not.toContain("sales tax");
});
