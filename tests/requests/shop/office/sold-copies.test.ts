import { expect, test } from "vitest";
import { paths } from "#app/paths";
import type { Row } from "#drizzle/schema";
import { Visitor } from "#tests/support/browser/visitor";
import { countElements, readPage, textOf } from "#tests/support/document";
import { postInOffice, setUpSignedInVisitor } from "#tests/support/office/signed-in";
import { refund } from "#tests/support/order/payment";
import { clearProducts, insertProduct, type Product } from "#tests/support/shop/products";
import { listPurchases, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();
const admin = setUpSignedInVisitor(site);

async function insertLimitedSale(): Promise<Product> {
  await clearProducts(site);
  return insertProduct(site, { checkoutLink: null, salePriceCents: 900, saleLimit: 3 });
}

/** Wherever the copies are counted: the office's list (twice), the editor, and whether the shop shows a sale price. */
async function readNumbers({ id, slug }: Product) {
  const list = await readPage(admin, paths.adminProducts);
  const hint = textOf(await readPage(admin, paths.adminProduct(id)), "#sale_limit-hint");
  const shown = await readPage(new Visitor(site), paths.product(slug));
  return [
    textOf(list, ".cell-time"),
    textOf(list, ".cell-priority"),
    /\d+ sold/.exec(hint)?.[0],
    countElements(shown, ".buy s") > 0,
  ];
}

const one = ["$19 Discount price $9, 1 of 3 sold", "Sold 1", "1 sold", true];
const two = ["$19 Discount price $9, 2 of 3 sold", "Sold 2", "2 sold", true];
const all = ["$19 Discount price $9 sold out", "Sold 3", "3 sold", false];

test("a refunded copy of a limited sale can be sold again, and a held one cannot, wherever copies are counted", async () => {
  const product = await insertLimitedSale();
  const refunded = await payForProduct(site, product, { amount: 900 });
  await refund(site, refunded.intent, { refunded: 900, of: 900 });
  await payForProduct(site, product, { amount: 900 });
  const held = await payForProduct(site, product, { amount: 100 });
  expect(await readNumbers(product)).toEqual(two);
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("applied");
  expect(await readNumbers(product)).toEqual(all);
  await refund(site, held.intent, { refunded: 100, of: 100 });
  expect(await readNumbers(product)).toEqual(two);
  const [last] = (await listPurchases(site, product)).filter(({ status }) => status === "active");
  await admin.post(paths.adminTrash, { intent: "delete", kind: "purchase", id: last?.id ?? "" });
  expect(await readNumbers(product)).toEqual(one);
});

test("a copy that was revoked while held can be sold again, and a valid one that was revoked cannot", async () => {
  const product = await insertLimitedSale();
  const change = async (intent: string, is: (purchase: Row<"purchases">) => boolean) => {
    const number = (await listPurchases(site, product)).find(is)?.number ?? "";
    expect((await postInOffice(admin, paths.adminSale(number), { intent })).status).toBe(303);
  };
  for (const amount of [900, 900, 100]) await payForProduct(site, product, { amount });
  await change("revoke_purchase", ({ status }) => status === "active");
  expect(await readNumbers(product)).toEqual(all);
  await change("revoke_purchase", ({ status }) => status === "held");
  expect(await readNumbers(product)).toEqual(two);
  // Somebody may have had the checkout open while the held copy still counted.
  expect((await payForProduct(site, product, { amount: 1900 })).outcome).toBe("applied");

  // Restored it is held again. Released it is valid, so it counts even if it is revoked then.
  await change("restore_purchase", ({ amountCents }) => amountCents === 100);
  expect(await readNumbers(product)).toEqual([all[0], "Sold 4", "3 sold", false]);
  await change("release_purchase", ({ status }) => status === "held");
  await change("revoke_purchase", ({ amountCents }) => amountCents === 100);
  expect(await readNumbers(product)).toEqual([all[0], "Sold 4", "3 sold", false]);
});
