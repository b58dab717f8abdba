import { and, eq, gte } from "drizzle-orm";
import { paths } from "#app/paths";
import { newId } from "#app/server/new-id.server";
import type { Database, Writer } from "#drizzle/connect";
import { mapProductFields } from "../model/product-fields";
import type { Product } from "../products/find-product.server";
import { fromVersion, toVersion, type VersionColumns } from "../products/version-fields.server";
import { type Region, toTexts } from "./product-texts.server";

export interface Edit {
  id: string;
  edition: number;
}

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

/** What a form of this edition began with, and who has changed the product since. Empty for an unknown edition. */
export async function findShownTexts(
  { tables: { productEdits } }: Database,
  tx: Writer,
  product: Product,
  edition: number,
  region: Region,
) {
  if (edition === product.edition) return { shown: toTexts(product, region), actors: [] };
  const edits = await tx
    .select({ edition: productEdits.edition, actor: productEdits.actor, before: productEdits.before })
    .from(productEdits)
    .where(and(eq(productEdits.productId, product.id), gte(productEdits.edition, edition)));
  const first = edits.find((edit) => edit.edition === edition);
  const shown = first ? toTexts(fromVersion(first.before), region) : mapProductFields(() => "");
  return { shown, actors: [...new Set(edits.map(({ actor }) => actor))] };
}

export function createUndo(productId: string, { id, edition }: { id: string; edition: number }) {
  const fields = { intent: "restore_product", edit: id, edition: String(edition) };
  return { label: "Undo", to: paths.adminProduct(productId), fields };
}
