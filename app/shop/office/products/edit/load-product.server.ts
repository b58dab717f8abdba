import { data } from "@remix-run/node";
import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { paths } from "#app/paths";
import { formatMoment } from "#app/server/business-time.server";
import { formatSize } from "#app/server/mail/format-size";
import { newId } from "#app/server/new-id.server";
import type { Services } from "#app/server/services.server";
import { findProductById, type Product } from "../../../products/find-product.server";
import { byPosition } from "../../../products/list-products.server";
import { countSold } from "../list/find-products.server";
import { describeMissing, listMissing } from "./check-product.server";
import { loadHistory } from "./load-history.server";
import { noTexts, toTexts } from "./product-texts.server";

/** More would make the form's selects slow. */
const MAX_RELATED_CHOICES = 500;

/** @throws 404 */
export async function getProduct({ db }: Pick<Services, "db">, id: string): Promise<Product> {
  const product = await findProductById(db, id);
  if (!product) throw data(null, { status: 404 });
  return product;
}

export async function loadNewProduct(services: Services) {
  const related = await listRelatedChoices(services, null);
  return { ...createForm(services, newId()), texts: noTexts, edition: 0, related, saved: null };
}

const createForm = ({ env }: Services, id: string) => ({ id, zone: env.BUSINESS_TIMEZONE });

/** @throws 404 */
export async function loadProduct(services: Services, id: string) {
  const { db, env } = services;
  const product = await getProduct(services, id);
  const [related, files, history, sold] = await Promise.all([
    listRelatedChoices(services, product),
    listVersions(services, id),
    loadHistory(services, product),
    countSold(db, [id]),
  ]);
  const { title, slug, status, imageUrl, previews, edition } = product;
  const missing = listMissing(product, files.length > 0);
  return {
    ...createForm(services, id),
    texts: toTexts(product, env.BUSINESS_TIMEZONE),
    edition,
    related,
    saved: {
      ...{ title, slug, status, imageUrl, files, history },
      pages: previews ?? [],
      missing: missing.length > 0 && status !== "published" ? describeMissing(missing) : null,
      sold: sold.get(id) ?? 0,
      viewUrl: paths.product(slug) + (status === "published" ? "" : "?preview=1"),
    },
  };
}

export type ProductScreen = Awaited<ReturnType<typeof loadProduct>> | Awaited<ReturnType<typeof loadNewProduct>>;
export type SavedProduct = NonNullable<ProductScreen["saved"]>;

/** The first published products of the shop, and those that are chosen. */
async function listRelatedChoices({ db }: Services, product: Product | null) {
  const { products } = db.tables;
  const columns = { id: products.id, title: products.title };
  const isOther = product ? ne(products.id, product.id) : undefined;
  const [published, chosen] = await Promise.all([
    db.read
      .select(columns)
      .from(products)
      .where(and(eq(products.status, "published"), isOther))
      .orderBy(...byPosition(products))
      .limit(MAX_RELATED_CHOICES),
    product && product.relatedProducts.length > 0
      ? db.read.select(columns).from(products).where(inArray(products.id, product.relatedProducts))
      : [],
  ]);
  return [...chosen.filter(({ id }) => published.every((other) => other.id !== id)), ...published];
}

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
