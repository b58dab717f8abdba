import { data } from "@remix-run/node";
import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { createUndo } from "#app/shop/edit-products/apply-edit.server";
import { checkProduct, type FieldErrors } from "#app/shop/edit-products/check-product.server";
import { createProduct } from "#app/shop/edit-products/create-product.server";
import { endSale } from "#app/shop/edit-products/end-sale.server";
import { getRegion, readProductForm } from "#app/shop/edit-products/product-texts.server";
import { resolveRelated, showRelated } from "#app/shop/edit-products/related-products.server";
import { restoreVersion } from "#app/shop/edit-products/restore-version.server";
import { type SaveResult, saveProduct } from "#app/shop/edit-products/save-product.server";
import { getHeading, type ProductKey, type ProductTexts } from "#app/shop/model/product-fields";
import { productFailed } from "#app/shop/model/product-statuses";
import { removeCover } from "#app/shop/product-files/change-pictures.server";
import type { Product } from "#app/shop/products/find-product.server";
import { describePictureEdit, type RefusedPage, receivePageChange } from "./uploads/receive-page-change.server";

export interface RefusedProduct {
  form: "product";
  title: string;
  values: ProductTexts;
  errors: FieldErrors;
  edition: number;
  id: string;
  /** The fields that somebody else changed meanwhile: `values` has their texts, except where they are contested. */
  theirs: ProductKey[];
  toast?: Flash;
}

export type PostResult = { toast: Flash; to: string } | { refused: RefusedProduct | RefusedPage; status: number };

/** The answer to a post that failed. The form of a new product contains its id. */
export function keepTypedProduct(id: string, fields: URLSearchParams): RefusedProduct | RefusedPage | Flash {
  const toast = productFailed;
  switch (fields.get("intent")) {
    case "save_product": {
      const [values, edition] = [readProductForm(fields), readEdition(fields)];
      return { form: "product", title: "", values, errors: {}, edition, id: fields.get("id") ?? id, theirs: [], toast };
    }
    case "describe_page":
      return { form: "page", page: fields.get("page") ?? "", alt: fields.get("alt") ?? "", problem: "", toast };
    default:
      return toast;
  }
}

const NOT_SAVED = "We haven’t saved it yet. Fix this:";

export async function receiveNewProduct(
  context: RequestContext,
  actor: string,
  fields: URLSearchParams,
): Promise<PostResult> {
  const id = fields.get("id") ?? "";
  if (!/^[0-9a-f-]{36}$/.test(id)) return { toast: productFailed, to: paths.adminProduct("new") };
  const sent = await readSent(context, id, fields);
  if ("refused" in sent) return sent;
  const { texts, columns, edition, refuse } = sent;
  const { errors, isNew } = await createProduct(context, id, columns);
  if (Object.keys(errors).length > 0) return refuse(errors);
  if (!isNew) {
    // The form was sent before, and may have been changed since by going back to it.
    const result = await saveProduct(context, { id, edition, actor, texts });
    if (result.outcome !== "unchanged") return answerSave(context, id, result, refuse);
  }
  const description = `${columns.title}: now upload its cover and file.`;
  return { toast: { title: "Product Created", description, tone: "info" }, to: paths.adminProduct(id) };
}

export async function receiveProductPost(
  context: RequestContext,
  actor: string,
  id: string,
  fields: URLSearchParams,
): Promise<PostResult> {
  const to = paths.adminProduct(id);
  const change = { id, actor };
  switch (fields.get("intent")) {
    case "save_product":
      return receiveSave(context, actor, id, fields);
    case "restore_product":
      return { toast: await receiveRestore(context, actor, id, fields), to };
    case "end_sale":
      return { toast: await endSale(context, { ...change, edition: readEdition(fields) }), to };
    case "remove_cover":
      return { toast: describePictureEdit(id, "Cover Removed", await removeCover(context, change)), to };
    case "describe_page":
    case "page_up":
    case "page_down":
    case "remove_page":
      return receivePageChange(context, change, fields);
    default:
      return { toast: productFailed, to };
  }
}

function readEdition(fields: URLSearchParams): number {
  const text = fields.get("edition") ?? "";
  return /^\d{1,9}$/.test(text) ? Number(text) : 0;
}

async function readSent(context: RequestContext, id: string, fields: URLSearchParams) {
  const [edition, values] = [readEdition(fields), readProductForm(fields)];
  const texts = await resolveRelated(context.db, values);
  const { errors, columns } = checkProduct(texts, getRegion(context));
  const refuse: Refuse = (errors, changes = {}, status = 400) => ({
    refused: { form: "product", title: NOT_SAVED, values, errors, edition, id, theirs: [], ...changes },
    status,
  });
  return Object.keys(errors).length > 0 ? refuse(errors) : { edition, texts, columns, refuse };
}

type Refuse = (
  errors: FieldErrors,
  changes?: Partial<RefusedProduct>,
  status?: number,
) => { refused: RefusedProduct; status: number };

async function receiveSave(
  context: RequestContext,
  actor: string,
  id: string,
  fields: URLSearchParams,
): Promise<PostResult> {
  const sent = await readSent(context, id, fields);
  if ("refused" in sent) return sent;
  const { texts, edition, refuse } = sent;
  return answerSave(context, id, await saveProduct(context, { id, edition, actor, texts }), refuse);
}

async function answerSave({ db }: RequestContext, id: string, result: SaveResult, refuse: Refuse): Promise<PostResult> {
  if (result.outcome === "missing") throw data(null, { status: 404 });
  if (!("theirs" in result)) return { toast: describeSave(id, result), to: paths.adminProduct(id) };
  const { edition, theirs } = result;
  if (result.outcome === "invalid" && theirs.length === 0) return refuse(result.errors);
  const merged = { values: await showRelated(db, result.texts), edition, theirs };
  if (result.outcome === "invalid") return refuse(result.errors, merged);
  const names = theirs.map(getHeading).join(", ");
  const title = `${result.actors.join(" and ") || "Somebody else"} just changed this product (${names}), so we haven’t saved your changes yet.`;
  return refuse({}, { ...merged, title }, 409);
}

const statusTitles = { published: "Product Published", hidden: "Product Hidden", draft: "Product Back to Draft" };

function describeSave(id: string, result: Extract<SaveResult, { product: Product }>): Flash {
  const { product } = result;
  if (result.outcome === "unchanged") return { title: "Nothing Changed", description: product.title, tone: "info" };
  const { before, edit } = result;
  const title = before.status === product.status ? "Product Saved" : statusTitles[product.status];
  const isMoved = before.slug !== product.slug && before.status === "published";
  const description = isMoved
    ? `${product.title} is at ${paths.product(product.slug)} now. Links to ${paths.product(before.slug)} no longer work.`
    : product.title;
  return { title, description, tone: "info", action: createUndo(id, edit) };
}

const notRestored = {
  missing: "This version doesn’t exist.",
  changed: "A colleague just changed this product. Check its history.",
  taken: "Another product now has this version’s address.",
  "too small": "This version’s price is less than 50 cents. Payment links can’t charge that little.",
};

async function receiveRestore(
  context: RequestContext,
  actor: string,
  id: string,
  fields: URLSearchParams,
): Promise<Flash> {
  const [editId, edition] = [fields.get("edit") ?? "", readEdition(fields)];
  const result = await restoreVersion(context, { id, editId, edition, actor });
  if (result.outcome !== "restored")
    return { title: "Not Restored", description: notRestored[result.outcome], tone: "error" };
  return { title: "Version Restored", description: result.title, tone: "info", action: createUndo(id, result.edit) };
}
