import { data } from "@remix-run/node";
import { desc, eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { describeZone, formatMoment } from "#app/server/business-time.server";
import { formatSize } from "#app/server/mail/format-size";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { findProductById, type Product } from "../../../products/find-product.server";
import { countSoldOnSale } from "../../../products/sold-on-sale.server";
import { countSold } from "../list/find-products.server";
import { describeMissing, listMissing } from "./check-product.server";
import { loadHistory } from "./load-history.server";
import { noTexts, toTexts } from "./product-texts.server";
import { listRelatedChoices, showRelated } from "./related-products.server";

/** The edition of a product that was created and not edited yet: the default in the database. */
const FIRST_EDITION = 1;

/** @throws 404 */
export async function getProduct({ db }: Pick<Services, "db">, id: string): Promise<Product> {
  const product = await findProductById(db, id);
  if (!product) throw data(null, { status: 404 });
  return product;
}

export async function loadNewProduct(services: Services) {
  const related = await listRelatedChoices(services.db, null);
  return { ...createForm(services, newId()), texts: noTexts, edition: FIRST_EDITION, related, saved: null };
}

const createForm = ({ env }: Services, id: string) => ({ id, zone: describeZone(env.BUSINESS_TIMEZONE) });

/** @throws 404 */
export async function loadProduct(services: Services, id: string) {
  const { db, env } = services;
  const product = await getProduct(services, id);
  const [texts, related, files, history, sold, soldOnSale] = await Promise.all([
    showRelated(db, toTexts(product, env.BUSINESS_TIMEZONE)),
    listRelatedChoices(db, product),
    listVersions(services, id),
    loadHistory(services, product),
    countSold(db, [id]),
    countSoldOnSale(db, [id]),
  ]);
  const { title, slug, status, imageUrl, previews, edition } = product;
  const missing = listMissing(product, files.length > 0);
  return {
    ...createForm(services, id),
    ...{ texts, edition, related },
    saved: {
      ...{ title, slug, status, imageUrl, files, history },
      pages: previews ?? [],
      missing: missing.length > 0 && status !== "published" ? describeMissing(missing) : null,
      sold: sold.get(id) ?? 0,
      soldOnSale: soldOnSale.get(id) ?? 0,
      viewUrl: paths.product(slug) + (status === "published" ? "" : "?preview=1"),
    },
  };
}

export type ProductScreen = Awaited<ReturnType<typeof loadProduct>> | Awaited<ReturnType<typeof loadNewProduct>>;
export type SavedProduct = NonNullable<ProductScreen["saved"]>;

async function listVersions({ db, env }: Services, productId: string) {
  const { productFiles } = db.tables;
  const versions = await db.read
    .select()
    .from(productFiles)
    .where(eq(productFiles.productId, productId))
    .orderBy(desc(productFiles.version))
    .limit(50);
  return versions.map(({ id, version, name, size, note, createdAt }) => ({
    ...{ id, version, name, note },
    size: formatSize(size),
    at: formatMoment(createdAt, env.BUSINESS_TIMEZONE),
  }));
}
