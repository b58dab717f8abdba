import { data } from "@remix-run/node";
import { desc, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { formatSize } from "#app/server/email/format-size";
import { getCurrency } from "#app/server/money/money-settings";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { describeZone, formatMoment } from "#app/server/time/business-time.server";
import { findAmountDue } from "#app/shop/buy/amount-due.server";
import { describeBlueprintPage } from "#app/shop/buy/blueprint-offer.server";
import { getProductCheckout } from "#app/shop/buy/buy-link.server";
import { listMissing } from "#app/shop/edit-products/check-product.server";
import { getRegion, toTexts } from "#app/shop/edit-products/product-texts.server";
import { listRelatedChoices, showRelated } from "#app/shop/edit-products/related-products.server";
import { initialTexts } from "#app/shop/model/product-fields";
import { findProductById, type Product } from "#app/shop/products/find-product.server";
import { countSold } from "#app/shop/products/find-products.server";
import { countSoldOnSale } from "#app/shop/products/sold-on-sale.server";
import { loadHistory } from "./load-history.server";

// The edition of a product that was created and not edited yet: the default in the database.
const FIRST_EDITION = 1;

/** @throws 404 */
export async function getProduct({ db }: Pick<Services, "db">, id: string): Promise<Product> {
  const product = await findProductById(db, id);
  if (!product) throw data(null, { status: 404 });
  return product;
}

export async function loadNewProduct(services: Services) {
  const related = await listRelatedChoices(services.db, null);
  return { ...createForm(services, newId()), texts: initialTexts, edition: FIRST_EDITION, related, saved: null };
}

const createForm = (services: Services, id: string) => ({
  id,
  zone: describeZone(services.env.BUSINESS_TIMEZONE),
  currency: getCurrency(services),
  checkoutWithoutLink: getProductCheckout(services, { checkoutLink: null }),
});

/** @throws 404 */
export async function loadProduct(services: Services, id: string) {
  const { db } = services;
  const product = await getProduct(services, id);
  const [texts, related, files, history, sold, soldOnSale, blueprintPage, due] = await Promise.all([
    showRelated(db, toTexts(product, getRegion(services))),
    listRelatedChoices(db, product),
    listVersions(services, id),
    loadHistory(services, product),
    countSold(db, [id]),
    countSoldOnSale(db, [id]),
    describeBlueprintPage(services, product),
    findAmountDue(db, db.read, { product, coupon: null, currency: getCurrency(services) }),
  ]);
  const { title, slug, status, imageUrl, previews, edition } = product;
  const form = createForm(services, id);
  return {
    ...form,
    ...{ texts, edition, related },
    saved: {
      ...{ title, slug, status, imageUrl, files, history },
      pages: previews ?? [],
      missing: listMissingParts(product, files.length > 0, Boolean(form.checkoutWithoutLink)),
      sold: sold.get(id) ?? 0,
      soldOnSale: soldOnSale.get(id) ?? 0,
      onSale: due.onSale,
      blueprintPage,
      viewUrl: paths.product(slug) + (status === "published" ? "" : "?preview=1"),
    },
  };
}

function listMissingParts(product: Product, hasFile: boolean, hasCheckout: boolean) {
  const { status, imageUrl, priceCents, checkoutLink } = product;
  return {
    needed: status === "published" ? [] : listMissing(product, hasFile),
    wanted: [
      status === "published" && !hasFile ? "a file to download" : null,
      imageUrl ? null : "a cover",
      priceCents === 0 || checkoutLink || hasCheckout ? null : "a checkout link",
    ].filter((what) => what !== null),
  };
}

export type ProductScreen = Awaited<ReturnType<typeof loadProduct>> | Awaited<ReturnType<typeof loadNewProduct>>;
export type SavedProduct = NonNullable<ProductScreen["saved"]>;

/** Null if no buyers are emailed. Fewer may be emailed than were counted, because purchases may end meanwhile. */
function describeTold(tellsNow: boolean, told: number, toTell: number): string | null {
  const count = (buyers: number) => (buyers === 1 ? "one buyer" : `${buyers.toLocaleString("en-US")} buyers`);
  if (toTell === 0) return null;
  return tellsNow
    ? `Emailing ${count(toTell)}: ${told.toLocaleString("en-US")} so far. Reload the page for an update.`
    : `We emailed ${count(told)}.`;
}

async function listVersions({ db, env }: Services, productId: string) {
  const { productFiles } = db.tables;
  const versions = await db.read
    .select()
    .from(productFiles)
    .where(eq(productFiles.productId, productId))
    .orderBy(desc(productFiles.version))
    .limit(50);
  return versions.map(({ id, version, name, size, note, createdAt, tellsNow, toldCount, buyersToTell }) => ({
    ...{ id, version, name, note },
    told: describeTold(tellsNow, toldCount, buyersToTell),
    size: formatSize(size),
    at: formatMoment(createdAt, env.BUSINESS_TIMEZONE),
  }));
}
