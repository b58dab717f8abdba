import type { Services } from "#app/server/services.server";
import type { FieldErrors } from "./check-product.server";
import { findFreeSlug } from "./free-slug.server";
import type { EditedColumns } from "./product-texts.server";
import { findConflicts } from "./save-product.server";

/** On top of the shop. The form has the new product's id, so that sending it twice creates one. */
export async function createProduct(
  services: Pick<Services, "db" | "changes">,
  id: string,
  columns: EditedColumns,
): Promise<FieldErrors> {
  const { db, changes } = services;
  const { products } = db.tables;
  const errors = await db.transact(async (tx): Promise<FieldErrors> => {
    const slug = columns.slug || (await findFreeSlug(db, tx, id, columns.title));
    const found = await findConflicts(services, tx, { id, slug, status: "draft" }, { ...columns, slug });
    if (Object.keys(found).length > 0) return found;
    const now = new Date();
    await tx
      .insert(products)
      .values({ ...columns, slug, id, position: now.getTime(), createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: products.id });
    return {};
  });
  changes.notify("products");
  return errors;
}
