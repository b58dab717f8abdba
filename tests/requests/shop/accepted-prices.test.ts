import { expect, test } from "vitest";
import { loadPrices } from "#app/shop/products/price.server";
import type { StoredVersion } from "#app/shop/products/version-fields.server";
import type { Row } from "#drizzle/schema";
import { changeRows, insertRows, listRows } from "#tests/support/database/rows";
import { refund } from "#tests/support/order/payment";
import { getPurchase, insertProduct, payForProduct } from "#tests/support/shop/purchases";
import { setUpSite } from "#tests/support/site";

const site = setUpSite();

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);

async function recordEdit(productId: string, before: StoredVersion, createdAt: Date) {
  const [product] = await listRows(site, "products", { id: productId });
  const times = { saleStartsAt: null, saleEndsAt: null };
  const edit = { id: `${productId}-edit`, productId, createdAt, actor: "Ada", edition: 1 };
  await insertRows(site, "productEdits", { ...edit, before: { ...(product as Row<"products">), ...times, ...before } });
}

const backdatePurchases = (productId: string, createdAt: Date) =>
  changeRows(site, "purchases", { productId }, { createdAt });

test("the sale price is accepted during the sale and for a day after it", async () => {
  const sale = { salePriceCents: 900, saleStartsAt: ago(72) };
  for (const [saleEndsAt, outcome] of [
    [null, "applied"],
    [ago(23), "applied"],
    [ago(25), "wrong_amount"],
  ] as const) {
    const product = await insertProduct(site, { ...sale, saleEndsAt });
    expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe(outcome);
    expect(await getPurchase(site, product)).toMatchObject({ onSale: outcome === "applied" });
  }
});

test("the full price is accepted for a day after a sale began", async () => {
  for (const [hours, outcome] of [
    [23, "applied"],
    [25, "wrong_amount"],
  ] as const) {
    const product = await insertProduct(site, { salePriceCents: 900, saleStartsAt: ago(hours) });
    expect((await payForProduct(site, product, { amount: 1900 })).outcome).toBe(outcome);
  }
});

test("a sale with a limit ends with its last copy, and for payments a day later", async () => {
  const product = await insertProduct(site, { salePriceCents: 900, saleLimit: 2 });
  for (const _ of [1, 2, 3]) expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("applied");
  await backdatePurchases(product.id, ago(25));
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("wrong_amount");
  expect((await payForProduct(site, product)).outcome).toBe("applied");
});

test("a sale continues after a refund of its last copy, and the full price is accepted for a day", async () => {
  const product = await insertProduct(site, { salePriceCents: 900, saleLimit: 1, saleStartsAt: ago(72) });
  const { intent } = await payForProduct(site, product, { amount: 900 });
  await backdatePurchases(product.id, ago(30));
  const readPrice = async () => (await loadPrices(site.services.db, [product])).get(product.id)?.cents;
  expect(await readPrice()).toBe(1900);
  await refund(site, intent, { refunded: 900, of: 900 });
  expect(await readPrice()).toBe(900);
  expect((await payForProduct(site, product, { amount: 1900 })).outcome).toBe("applied");
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("applied");
});

test("copies of an earlier sale do not count against a new sale's limit", async () => {
  const product = await insertProduct(site, { salePriceCents: 900, saleLimit: 1, saleStartsAt: ago(100) });
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("applied");
  await backdatePurchases(product.id, ago(90));
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("wrong_amount");
  const { db } = site.services;
  await changeRows(site, "products", { id: product.id }, { saleStartsAt: ago(72) });
  expect((await loadPrices(db, [{ ...product, saleStartsAt: ago(72) }])).get(product.id)?.cents).toBe(900);
  expect((await payForProduct(site, product, { amount: 900 })).outcome).toBe("applied");
});

test("a price that was edited within the last day is still accepted", async () => {
  for (const [hours, outcome] of [
    [23, "applied"],
    [25, "wrong_amount"],
  ] as const) {
    const product = await insertProduct(site, { priceCents: 2900 });
    await recordEdit(product.id, { priceCents: 1900 }, ago(hours));
    expect((await payForProduct(site, product, { amount: 1900 })).outcome).toBe(outcome);
    expect((await payForProduct(site, product, { amount: 2900 })).outcome).toBe("applied");
  }
});
