import { and, eq, gte, inArray } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { type FieldName, fieldNames, getRelatedField, type ProductTexts } from "../model/product-fields";
import type { Product } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";
import { fromVersion } from "../products/version-fields.server";
import { applyEdit, type Edit } from "./apply-edit.server";
import { describeMissing, type FieldErrors, listMissing } from "./check-product.server";
import { findFreeSlug, isSlugTaken } from "./free-slug.server";
import { columnOf, type EditedColumns, toTexts } from "./product-texts.server";

export type SaveResult =
  | { outcome: "missing" }
  | { outcome: "invalid"; errors: FieldErrors }
  /** Somebody else saved it meanwhile. `texts`: theirs, with what this form changes in their place. */
  | { outcome: "changed"; edition: number; texts: ProductTexts; theirs: FieldName[]; actors: string[] }
  | { outcome: "unchanged"; product: Product }
  | { outcome: "saved"; before: Product; product: Product; edit: Edit };

interface Saved {
  id: string;
  /** The edition that the form began with. */
  edition: number;
  actor: string;
  columns: EditedColumns;
}

export async function saveProduct(services: Services, sent: Saved): Promise<SaveResult> {
  const { db, env } = services;
  const zone = env.BUSINESS_TIMEZONE;
  return db.transact(async (tx): Promise<SaveResult> => {
    const product = await lockProduct(db, tx, sent.id);
    if (!product) return { outcome: "missing" };
    const columns = { ...sent.columns, saleStartsAt: getSaleStart(sent.columns, product) };
    if (!columns.slug)
      columns.slug =
        product.status === "published" ? product.slug : await findFreeSlug(db, tx, product.id, columns.title);
    const [typed, saved] = [toTexts(columns, zone), toTexts(product, zone)];
    if (product.edition !== sent.edition) {
      const { base, actors } = await findBase(services, tx, product, sent.edition);
      const { merged, theirs } = mergeEdits(fieldNames, { shown: base, saved, typed });
      if (theirs.length > 0) return { outcome: "changed", edition: product.edition, texts: merged, theirs, actors };
    }
    const conflicts = await findConflicts(services, tx, product, columns);
    const errors = { ...conflicts, ...findPastSale(columns, product) };
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors };
    const edited = fieldNames.filter((name) => typed[name] !== saved[name]).map((name) => columnOf[name]);
    if (edited.length === 0) return { outcome: "unchanged", product };
    const set = Object.fromEntries(edited.map((column) => [column, columns[column]])) as Partial<EditedColumns>;
    const edit = await applyEdit(db, tx, product, sent.actor, set);
    return { outcome: "saved", before: product, product: { ...product, ...set, edition: edit.edition }, edit };
  });
}

/** A sale without a start begins now, so that its limit counts no copies of an earlier sale. */
function getSaleStart({ salePriceCents, saleStartsAt }: EditedColumns, before: Product): Date | null {
  const isNewSale = salePriceCents !== null && before.salePriceCents === null;
  return saleStartsAt ?? (isNewSale ? new Date() : null);
}

/** A running sale may get an end in the past, which ends it; a new one may not. */
export function findPastSale(
  { salePriceCents, saleEndsAt }: EditedColumns,
  before: Product | null,
  now = new Date(),
): FieldErrors {
  const isNewSale = salePriceCents !== null && (before?.salePriceCents ?? null) === null;
  return isNewSale && saleEndsAt !== null && saleEndsAt <= now
    ? { sale_ends: "Please choose an end in the future." }
    : {};
}

/** The product as the form began with it, and who has changed it since. */
async function findBase({ db, env }: Services, tx: Writer, product: Product, edition: number) {
  const { productEdits } = db.tables;
  const edits = await tx
    .select({ edition: productEdits.edition, actor: productEdits.actor, before: productEdits.before })
    .from(productEdits)
    .where(and(eq(productEdits.productId, product.id), gte(productEdits.edition, edition)));
  const first = edits.find((edit) => edit.edition === edition);
  const base = toTexts(first ? fromVersion(first.before) : product, env.BUSINESS_TIMEZONE);
  return { base, actors: [...new Set(edits.map(({ actor }) => actor))] };
}

/** What depends on other rows. */
export async function findConflicts(
  { db }: Pick<Services, "db">,
  tx: Writer,
  product: Pick<Product, "id" | "slug" | "status">,
  columns: EditedColumns,
): Promise<FieldErrors> {
  const { products, productFiles } = db.tables;
  const errors: FieldErrors = {};
  if (await isSlugTaken(db, tx, product.id, columns.slug))
    errors.slug = "Another product has this address. Please choose a different one.";
  const others = columns.relatedProducts.filter((id) => id !== product.id);
  const known =
    others.length > 0 ? await tx.select({ id: products.id }).from(products).where(inArray(products.id, others)) : [];
  for (const [index, id] of columns.relatedProducts.entries())
    if (known.every((other) => other.id !== id))
      errors[getRelatedField(index)] = "Please enter the address of another product.";
  if (columns.status === "published") {
    const hasFile = (await tx.$count(productFiles, eq(productFiles.productId, product.id))) > 0;
    // What is published without a file can still be corrected.
    const missing = listMissing(columns, hasFile || product.status === "published");
    if (missing.length > 0) errors.status = describeMissing(missing);
  }
  return errors;
}
