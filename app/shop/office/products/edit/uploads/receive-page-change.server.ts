import { paths } from "#app/paths";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import { cleanLine } from "#app/server/text/clean-text";
import type { Edit } from "#app/shop/edit-products/apply-edit.server";
import { createUndo } from "#app/shop/edit-products/apply-edit.server";
import { uploadLimits } from "#app/shop/model/upload-limits";
import { type Change, describePage, movePage, removePage } from "#app/shop/product-files/change-pictures.server";
import { getProduct } from "../load-product.server";

export interface RefusedPage {
  form: "page";
  page: string;
  alt: string;
  problem: string;
  toast?: Flash;
}

type PageResult = { toast: Flash; to: string } | { refused: RefusedPage; status: number };

export async function receivePageChange(
  context: RequestContext,
  change: Change,
  fields: URLSearchParams,
): Promise<PageResult> {
  const { id } = change;
  const page = fields.get("page") ?? "";
  const answer = (title: string, edit: Edit | null) => ({
    toast: describePictureEdit(id, title, edit),
    to: `${paths.adminProduct(id)}#pages-title`,
  });
  switch (fields.get("intent")) {
    case "page_up":
      return answer("Page Moved", await movePage(context, change, page, -1));
    case "page_down":
      return answer("Page Moved", await movePage(context, change, page, 1));
    case "remove_page":
      return answer("Page Removed", await removePage(context, change, page));
    default:
      return receiveDescription(context, change, { page, fields, answer });
  }
}

interface Description {
  page: string;
  fields: URLSearchParams;
  answer: (title: string, edit: Edit | null) => PageResult;
}

async function receiveDescription(
  context: RequestContext,
  change: Change,
  { page, fields, answer }: Description,
): Promise<PageResult> {
  const [alt, shown] = [cleanLine(fields.get("alt") ?? ""), fields.get("shown_alt") ?? ""];
  const refuse = (problem: string, status: number) => ({
    refused: { form: "page" as const, page, alt, problem },
    status,
  });
  if (!alt) return refuse("Describe what the page shows.", 400);
  if (alt.length > uploadLimits.alt) return refuse(`Keep it to ${uploadLimits.alt} characters.`, 400);
  const edit = alt === shown ? null : await describePage(context, change, { url: page, shown, alt });
  if (edit || alt === shown) return answer("Description Saved", edit);
  const { previews } = await getProduct(context, change.id);
  const theirs = previews?.find(({ url }) => url === page);
  if (!theirs || theirs.alt === alt) return answer("Description Saved", null);
  return refuse(`A colleague just wrote “${theirs.alt}”. Save again to replace it.`, 409);
}

export function describePictureEdit(id: string, title: string, edit: Edit | null): Flash {
  if (!edit) return { title: "Nothing Changed", description: "Somebody already changed it.", tone: "info" };
  return { title, tone: "info", action: createUndo(id, edit) };
}
