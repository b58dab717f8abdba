import { desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { toTexts } from "#app/shop/edit-products/product-texts.server";
import { getHeading, productKeys } from "#app/shop/model/product-fields";
import type { Product } from "#app/shop/products/find-product.server";
import { fromVersion, type VersionColumns } from "#app/shop/products/version-fields.server";

const SHOWN = 30;

/** The latest edits, newest first. The product can be restored as it was before each of them. */
export async function loadHistory({ db, env }: Services, product: Product) {
  const { productEdits } = db.tables;
  const zone = env.BUSINESS_TIMEZONE;
  const edits = await db.read
    .select()
    .from(productEdits)
    .where(eq(productEdits.productId, product.id))
    .orderBy(desc(productEdits.edition))
    .limit(SHOWN);
  let after: VersionColumns = product;
  return edits.map(({ id, edition, createdAt, actor, before }) => {
    const version = fromVersion(before);
    const changed = listChanges(version, after, zone);
    after = version;
    return { id, edition, at: formatMoment(createdAt, zone), actor, changed };
  });
}

function listChanges(before: VersionColumns, after: VersionColumns, zone: string): string[] {
  const [old, now] = [toTexts(before, zone), toTexts(after, zone)];
  const fields = productKeys.filter((key) => old[key] !== now[key]).map(getHeading);
  const cover = before.imageUrl === after.imageUrl ? [] : ["Cover"];
  const pages = JSON.stringify(before.previews) === JSON.stringify(after.previews) ? [] : ["Inside pages"];
  return [...fields, ...cover, ...pages];
}
