import { desc, eq } from "drizzle-orm";
import type { Services } from "#app/server/services.server";
import { formatMoment } from "#app/server/time/business-time.server";
import { getRegion, type Region, toTexts } from "#app/shop/edit-products/product-texts.server";
import { getHeading, productKeys } from "#app/shop/model/product-fields";
import type { Product } from "#app/shop/products/find-product.server";
import { fromVersion, type VersionColumns } from "#app/shop/products/version-fields.server";

const SHOWN = 30;

export async function loadHistory(services: Services, product: Product) {
  const { db } = services;
  const region = getRegion(services);
  const { productEdits } = db.tables;
  const edits = await db.read
    .select()
    .from(productEdits)
    .where(eq(productEdits.productId, product.id))
    .orderBy(desc(productEdits.edition))
    .limit(SHOWN);
  let after: VersionColumns = product;
  return edits.map(({ id, edition, createdAt, actor, before }) => {
    const version = fromVersion(before);
    const changed = listChanges(version, after, region);
    after = version;
    return { id, edition, at: formatMoment(createdAt, region.zone), actor, changed };
  });
}

function listChanges(before: VersionColumns, after: VersionColumns, region: Region): string[] {
  const [old, now] = [toTexts(before, region), toTexts(after, region)];
  const fields = productKeys.filter((key) => old[key] !== now[key]).map(getHeading);
  const cover = before.imageUrl === after.imageUrl ? [] : ["Cover"];
  const pages = JSON.stringify(before.previews) === JSON.stringify(after.previews) ? [] : ["Inside pages"];
  return [...fields, ...cover, ...pages];
}
