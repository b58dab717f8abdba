import type { Services } from "#app/server/services.server";
import type { FieldErrors } from "./check-product.server";
import { findFreeSlug } from "./free-slug.server";
import type { EditedColumns } from "./product-texts.server";
import { findConflicts, findPastSale } from "./save-product.server";

/** The form has the product's id, so that sending it twice creates one: the second time, `isNew` is false. */
export async function createProduct(
  services: Pick<Services, "db" | "changes">,
  id: string,
  columns: EditedColumns,
): Promise<{ errors: FieldErrors; isNew: boolean }> {
  const { db } = services;
  const { products } = db.tables;
  return db.transact(async (tx) => {
    const slug = columns.slug || (await findFreeSlug(db, tx, id, columns.title));
    const conflicts = await findConflicts(services, tx, { id, slug, status: "draft" }, { ...columns, slug });
    const errors = { ...conflicts, ...findPastSale(columns, null) };
    if (Object.keys(errors).length > 0) return { errors, isNew: false };
    const now = new Date();
    const created = await tx
      .insert(products)
      .values({ ...columns, slug, id, position: now.getTime(), createdAt: now, updatedAt: now })
      .onConflictDoNothing({ target: products.id })
      .returning({ id: products.id });
    return { errors, isNew: created.length > 0 };
  });
}
