import { expect, test } from "vitest";
import { paths } from "#app/paths";
import { fieldError, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { fillProduct, getProduct, saveProduct } from "#tests/support/shop/product-form";
import { insertProduct } from "#tests/support/shop/products";
import { payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

test("a second sale without a start counts its own copies only", async () => {
  const product = await insertProduct(site);
  await saveProduct(admin, product.id, { sale_price: "9", sale_limit: "1" });
  await payForProduct(site, product, { amount: 900 });
  expect(textOf(await readPage(admin, paths.adminProducts), ".cell-time")).toContain("sold out");
  await saveProduct(admin, product.id, { sale_price: "", sale_starts: "", sale_limit: "" });
  await saveProduct(admin, product.id, { sale_price: "8", sale_limit: "1" });
  expect((await getProduct(site, product.id)).saleStartsAt).not.toBeNull();
  expect(textOf(await readPage(admin, paths.adminProducts), ".cell-time")).toContain("0 of 1 sold");
});

test("a new sale cannot end in the past, but a running one can", async () => {
  const product = await insertProduct(site);
  const past = { sale_price: "9", sale_ends: "2020-01-01T09:00" };
  const created = await postInOffice(admin, paths.adminProduct("new"), {
    ...(await fillProduct(admin, "new")),
    ...{ title: "Past sale", price: "19", ...past },
  });
  for (const refused of [created, await saveProduct(admin, product.id, past)]) {
    expect(refused.status).toBe(400);
    expect(fieldError(refused.page, "sale_ends")).toBe("Choose an end in the future.");
  }
  await saveProduct(admin, product.id, { sale_price: "9", sale_starts: "2020-01-01T08:00" });
  expect((await saveProduct(admin, product.id, past)).title).toBe("Product Saved");
  expect((await saveProduct(admin, product.id, { title: "Sold for the full price" })).title).toBe("Product Saved");
});
