import { eq, inArray } from "drizzle-orm";
import { mergeEdits } from "#app/server/forms/merge-edits";
import type { Services } from "#app/server/services.server";
import type { Writer } from "#drizzle/connect";
import { type ProductKey, type ProductTexts, productKeys } from "../model/product-fields";
import { getRelatedField } from "../model/product-formats";
import type { Product } from "../products/find-product.server";
import { lockProduct } from "../products/lock-product.server";
import { applyEdit, type Edit, findShownTexts } from "./apply-edit.server";
import { checkProduct, describeMissing, type FieldErrors, listMissing } from "./check-product.server";
import { findFreeSlug, isSlugTaken } from "./free-slug.server";
import { type EditedColumns, getRegion, type Region, toTexts } from "./product-texts.server";

interface MergedForm {
  edition: number;
  texts: ProductTexts;
  theirs: ProductKey[];
}

export type SaveResult =
  | { outcome: "missing" }
  | ({ outcome: "invalid"; errors: FieldErrors } & MergedForm)
  | ({ outcome: "changed"; actors: string[] } & MergedForm)
  | { outcome: "unchanged"; product: Product }
  | { outcome: "saved"; before: Product; product: Product; edit: Edit };

interface SentForm {
  id: string;
  edition: number;
  actor: string;
  texts: ProductTexts;
}

export async function saveProduct(services: Services, sent: SentForm): Promise<SaveResult> {
  const { db } = services;
  const region = getRegion(services);
  return db.transact(async (tx): Promise<SaveResult> => {
    const product = await lockProduct(db, tx, sent.id);
    if (!product) return { outcome: "missing" };
    const { edition } = product;
    const saved = toTexts(product, region);
    const { shown, actors } = await findShownTexts(db, tx, product, sent.edition, region);
    const {
      merged: texts,
      theirs,
      contested,
    } = mergeEdits(productKeys, { shown, saved, typed: formatTexts(sent.texts, region) });
    if (contested.length > 0) return { outcome: "changed", edition, texts, theirs, actors };
    const { errors: mistakes, columns } = checkProduct(texts, region);
    columns.saleStartsAt = getSaleStart(columns, product);
    if (!columns.slug)
      columns.slug =
        product.status === "published" ? product.slug : await findFreeSlug(db, tx, product.id, columns.title);
    const conflicts = await findConflicts(services, tx, product, columns);
    const errors = { ...conflicts, ...findPastSale(columns, product), ...mistakes };
    if (Object.keys(errors).length > 0) return { outcome: "invalid", errors, edition, texts, theirs };
    const after = toTexts(columns, region);
    const edited = productKeys.filter((key) => after[key] !== saved[key]);
    if (edited.length === 0) return { outcome: "unchanged", product };
    const set = Object.fromEntries(edited.map((key) => [key, columns[key]])) as Partial<EditedColumns>;
    const edit = await applyEdit(db, tx, product, sent.actor, set);
    return { outcome: "saved", before: product, product: { ...product, ...set, edition: edit.edition }, edit };
  });
}

// As the form would show saved texts: "19.00" is the same price as "19".
function formatTexts(texts: ProductTexts, region: Region): ProductTexts {
  const { errors, columns } = checkProduct(texts, region);
  return Object.keys(errors).length > 0 ? texts : toTexts(columns, region);
}

// A sale without a start begins now, so that its limit counts no copies of an earlier sale.
function getSaleStart({ salePriceCents, saleStartsAt }: EditedColumns, before: Product): Date | null {
  const isNewSale = salePriceCents !== null && before.salePriceCents === null;
  return saleStartsAt ?? (isNewSale ? new Date() : null);
}

/** A running sale may get an end in the past, which ends it; a new sale may not. */
export function findPastSale(
  { salePriceCents, saleEndsAt }: EditedColumns,
  before: Product | null,
  now = new Date(),
): FieldErrors {
  const isNewSale = salePriceCents !== null && (before?.salePriceCents ?? null) === null;
  return isNewSale && saleEndsAt !== null && saleEndsAt <= now ? { sale_ends: "Choose an end in the future." } : {};
}

export async function findConflicts(
  { db }: Pick<Services, "db">,
  tx: Writer,
  product: Pick<Product, "id" | "slug" | "status">,
  columns: EditedColumns,
): Promise<FieldErrors> {
  const { products, productFiles } = db.tables;
  const errors: FieldErrors = {};
  if (await isSlugTaken(db, tx, product.id, columns.slug))
    errors.slug = "Another product has this web address. Choose a different one.";
  const others = columns.relatedProducts.filter((id) => id !== product.id);
  const known =
    others.length > 0 ? await tx.select({ id: products.id }).from(products).where(inArray(products.id, others)) : [];
  for (const [index, id] of columns.relatedProducts.entries())
    if (known.every((other) => other.id !== id))
      errors[getRelatedField(index)] = "Enter the web address of another product.";
  if (columns.status === "published") {
    const hasFile = (await tx.$count(productFiles, eq(productFiles.productId, product.id))) > 0;
    // A product that is already published without a file can still be corrected.
    const missing = listMissing(columns, hasFile || product.status === "published");
    if (missing.length > 0) errors.status = describeMissing(missing);
  }
  return errors;
}
