import { and, eq } from "drizzle-orm";
import { getCurrency } from "#app/server/money/money-settings";
import type { Services } from "#app/server/services.server";
import { lockProduct } from "../products/lock-product.server";
import { fromVersion } from "../products/version-fields.server";
import { applyEdit, type Edit } from "./apply-edit.server";
import { isTooSmall } from "./check-product.server";
import { isSlugTaken } from "./free-slug.server";

type RestoreResult =
  | { outcome: "missing" | "changed" | "taken" | "too small" }
  | { outcome: "restored"; edit: Edit; title: string };

interface Wanted {
  id: string;
  editId: string;
  edition: number;
  actor: string;
}

export async function restoreVersion(
  services: Pick<Services, "db" | "settings">,
  { id, editId, edition, actor }: Wanted,
): Promise<RestoreResult> {
  const { db } = services;
  const { productEdits } = db.tables;
  return db.transact(async (tx): Promise<RestoreResult> => {
    const product = await lockProduct(db, tx, id);
    const [wanted] = await tx
      .select({ before: productEdits.before })
      .from(productEdits)
      .where(and(eq(productEdits.id, editId), eq(productEdits.productId, id)));
    if (!product || !wanted) return { outcome: "missing" };
    if (product.edition !== edition) return { outcome: "changed" };
    const fields = fromVersion(wanted.before);
    const prices = [fields.priceCents, fields.salePriceCents ?? 0];
    if (prices.some((cents) => isTooSmall(cents, getCurrency(services)))) return { outcome: "too small" };
    if (await isSlugTaken(db, tx, id, fields.slug)) return { outcome: "taken" };
    const edit = await applyEdit(db, tx, product, actor, fields);
    return { outcome: "restored", edit, title: fields.title };
  });
}
