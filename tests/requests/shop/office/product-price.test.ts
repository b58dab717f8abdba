import { expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Visitor } from "#tests/support/browser/visitor";
import { attributeOf, fieldError, readPage, textOf } from "#tests/support/document";
import { createSignedInVisitor, postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct, listEdits, saveProduct } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { setUpSite, startSiteForTest } from "#tests/support/site";

const site = setUpSite({ BUSINESS_TIMEZONE: "America/New_York" });
const admin = setUpSignedInVisitor(site, "admin", "Rosa Delgado");

test("a price below 50 cents, which no payment link accepts, is refused beside its field", async () => {
  const product = await insertProduct(site);
  const least = "Payment links can’t charge less.";
  const price = await saveProduct(admin, product.id, { price: "0.49" });
  expect(price.status).toBe(400);
  expect(fieldError(price.page, "price")).toBe(`Enter at least $0.50, or 0 for a free product. ${least}`);
  expect(attributeOf(price.page, "#price", "value")).toBe("0.49");
  const sale = await saveProduct(admin, product.id, { sale_price: "0.01" });
  expect(fieldError(sale.page, "sale_price")).toBe(`Enter a discount price of at least $0.50. ${least}`);
  const fields = await fillProduct(admin, "new", { title: "Cheap", price: "0.30" });
  const created = await postInOffice(admin, paths.adminProduct("new"), fields);
  expect(fieldError(created.page, "price")).toContain("at least $0.50");
  expect(await getProduct(site, product.id)).toEqual(product);
  expect((await saveProduct(admin, product.id, { price: "0.50" })).title).toBe("Product Saved");
  expect((await saveProduct(admin, product.id, { price: "0" })).title).toBe("Product Saved");
});

test("an old version with a price below 50 cents cannot be restored", async () => {
  const product = await insertProduct(site, { priceCents: 30 });
  await saveProduct(admin, product.id, { price: "5" });
  const [edit] = await listEdits(site, product.id);
  const fields = { intent: "restore_product", edit: edit?.id ?? "", edition: "2" };
  expect((await postInOffice(admin, paths.adminProduct(product.id), fields)).title).toBe("Not Restored");
  expect((await getProduct(site, product.id)).priceCents).toBe(500);
});

test("the checkout field says what happens without a link", async () => {
  const readHint = async (office: Visitor) =>
    textOf(await readPage(office, paths.adminProduct("new")), "#checkout_link-hint");
  expect(await readHint(admin)).toContain("Until there is one, Buy Now opens the test checkout, which takes no money.");
  const production = await startSiteForTest({
    APP_ENV: "production",
    ORIGIN: "https://palmetto.example",
    SESSION_SECRET: "s".repeat(40),
    STRIPE_WEBHOOK_SECRET: "w".repeat(40),
  });
  const hint = await readHint(await createSignedInVisitor(production, "admin", "Ada"));
  expect(hint).toContain("Until there is one, the product shows as coming soon.");
});
