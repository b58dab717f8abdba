import { randomBytes, randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { createPurchaseQuery } from "#app/shop/buy/purchase-link.server";
import type { Row } from "#drizzle/schema";
import { changeRows, insertRows, listRows } from "../database/rows";
import { createPaidSession, refund, sendEvent } from "../order/payment";
import type { Site } from "../site";
import { insertProduct as insertListedProduct, type Product } from "./products";

type Purchase = Row<"purchases">;

let serial = 0;

/** Published, without a checkout link. */
export const insertProduct = (site: Site, changes: Partial<Product> = {}) =>
  insertListedProduct(site, { checkoutLink: null, ...changes });

/** Stores a file as the newest version of the product. */
export async function addProductFile(
  { services: { db, storage } }: Site,
  { id: productId }: Product,
  content: Buffer,
  { version = 1, name = "weekly-planner.pdf", type = "application/pdf" } = {},
): Promise<void> {
  const storagePath = `products/${productId}/${version}/${name}`;
  await storage.put(storagePath, Readable.from([content]), { type });
  const file = { id: randomUUID(), productId, version, name, type, size: content.length, storagePath };
  await insertRows(db, "productFiles", file);
}

export async function insertSoldProduct(site: Site, changes: Partial<Product> = {}) {
  const product = await insertProduct(site, changes);
  const content = randomBytes(200_000);
  await addProductFile(site, product, content);
  return { product, content };
}

interface Sale {
  amount?: number;
  email?: string | null;
  id?: string;
  intent?: string;
  session?: string;
  coupon?: string;
}

/** The provider's event of a payment for the product. */
export async function payForProduct(site: Site, product: Product, sale: Sale = {}) {
  const number = ++serial;
  const { amount = 1900, id = `evt_sale_${number}`, intent = `pi_sale_${number}`, coupon } = sale;
  const { session = `cs_sale_${number}`, email = `buyer${number}@studio.example` } = sale;
  const reference = `vault_${product.id}${coupon ? `_${coupon}` : ""}`;
  const paid = createPaidSession(reference, amount, "usd", intent);
  const response = await sendEvent(site, { id, session: { ...paid, id: session, customer_details: { email } } });
  const { outcome } = (await response.json()) as { outcome: string };
  return { outcome, id, intent, session, email };
}

export const refundSale = (site: Site, intent: string, refunded = 1900, id?: string) =>
  refund(site, intent, { refunded, of: 1900, ...(id && { id }) });

export const listPurchases = (site: Site, product: Pick<Product, "id">) =>
  listRows(site, "purchases", { productId: product.id }, "id");

export async function getPurchase(site: Site, product: Pick<Product, "id">): Promise<Purchase> {
  const found = await listPurchases(site, product);
  if (found.length !== 1) throw new Error(`${found.length} purchases`);
  return found[0] as Purchase;
}

export const changePurchase = (site: Site, id: string, values: Partial<Purchase>) =>
  changeRows(site, "purchases", { id }, values);

export const listPurchaseEvents = (site: Site, purchaseId: string) =>
  listRows(site, "purchaseEvents", { purchaseId }, "id");

/** A product with its file, bought once. */
export async function sellProduct(site: Site, changes: Partial<Product> = {}) {
  const { product, content } = await insertSoldProduct(site, changes);
  const sale = await payForProduct(site, product);
  const purchase = await getPurchase(site, product);
  const query = createPurchaseQuery(site.services, purchase);
  return { product, content, purchase, query, ...sale };
}
