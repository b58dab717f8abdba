import { eq } from "drizzle-orm";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import type { Product } from "../products/find-product.server";
import { toVersion, type VersionColumns } from "../products/version-fields.server";

export interface Edit {
  /** The id of the row that keeps the product as it was before. */
  id: string;
  /** The product's edition from now on. */
  edition: number;
}

/** Changes a locked product and keeps what it was before. */
export async function applyEdit(
  { tables: { products, productEdits } }: Database,
  tx: Writer,
  product: Product,
  actor: string,
  changes: Partial<VersionColumns>,
): Promise<Edit> {
  const [id, now, edition] = [newId(), new Date(), product.edition + 1];
  const before = toVersion(product);
  await tx
    .insert(productEdits)
    .values({ id, productId: product.id, createdAt: now, actor, edition: product.edition, before });
  await tx
    .update(products)
    .set({ ...changes, edition, updatedAt: now })
    .where(eq(products.id, product.id));
  return { id, edition };
}

/** The Undo button of the toast, which restores the product as it was before the edit. */
export function createUndo(productId: string, { id, edition }: { id: string; edition: number }) {
  const fields = { intent: "restore_product", edit: id, edition: String(edition) };
  return { label: "Undo", to: paths.adminProduct(productId), fields };
}
